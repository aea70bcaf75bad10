import type { AgeSource, Condition } from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { type Lifetime, lifetimes } from '../catalogue/lives/lifetimes.ts'
import { stateFactors } from '../catalogue/prices/state-factors.ts'
import { monthAndYear } from '../plain-date.ts'
import { inMoreYears, inPercent, inWholeYears, inYears } from '../wording.ts'
import { explainAgeSource } from './age-source.ts'
import { type Circumstances, isInHotClimate, olderByCondition } from './condition.ts'
import { explainLife } from './explain-life.ts'
import { isImplausibleAge, quantileLife, survivalAt } from './survival.ts'

/** The stored forecast date of a component. It is from an earlier estimate, or set by the owner. */
export type StoredForecast = { readonly on: PlainDate; readonly from: 'estimate' | 'owner' }

/** The facts and figures that the explanation of a forecast describes. */
type ForecastFindings = {
  readonly lifetime: Lifetime
  /** The assumed variant, in words, if none is recorded and the variant makes a difference. */
  readonly assumed: string | undefined
  readonly circumstances: Circumstances & {
    readonly condition?: Condition | null | undefined
    readonly brand?: string | null | undefined
    readonly ageSource?: AgeSource | null | undefined
    readonly stored?: StoredForecast | undefined
    readonly confirmedOn?: PlainDate | null | undefined
    readonly today: PlainDate
  }
  readonly ageYears: number
  readonly effectiveAgeYears: number
  readonly medianRemainingYears: number
  readonly failureWithin12Months: number
  readonly forecastOn: PlainDate
  /** The day on which the component reaches the 75th percentile of its life. */
  readonly outlivesMostOn: PlainDate
  readonly forecastLow: PlainDate
  readonly forecastHigh: PlainDate
}

/** Explains the date, its uncertainty and its evidence in whole sentences, in the words of a home inspector. */
export function explainForecast(findings: ForecastFindings): string[] {
  return [
    ...explainCondition(findings),
    ...explainAge(findings),
    explainDate(findings),
    explainSpread(findings),
    ...explainAgeSource(findings.ageYears, findings.circumstances.ageSource),
    ...explainLifeBasis(findings),
    ...explainWhatSharpens(findings),
  ]
}

function explainCondition(findings: ForecastFindings) {
  const { condition } = findings.circumstances
  if (!condition) return []
  const share = olderByCondition[condition]
  if (share === 0) return [`A ${condition} condition is what we expect at its age.`]
  const { ageYears, effectiveAgeYears } = findings
  const counts =
    effectiveAgeYears === 0
      ? 'new'
      : `${inYears(Math.abs(effectiveAgeYears - ageYears))} ${share > 0 ? 'older' : 'younger'} than it is, by ${inPercent(Math.abs(share))} of an average life`
  return [`For its ${condition} condition we count it as ${counts}; no source gives a figure for that.`]
}

function explainAge(findings: ForecastFindings) {
  const { lifetime, ageYears, effectiveAgeYears, medianRemainingYears, outlivesMostOn } = findings
  const [one, many] = lifetime.nouns
  const age = inWholeYears(effectiveAgeYears)
  const left = inMoreYears(medianRemainingYears)
  const survivors = survivalAt(lifetime.life, effectiveAgeYears)

  if (outlivesMostOn <= findings.circumstances.today) {
    const gone = `Three in four ${many} have been replaced by the age that this one reached in ${monthAndYear(outlivesMostOn)}.`
    if (isImplausibleAge(lifetime.life, ageYears))
      return [gone, `Fewer than 1 in 100 reach ${inWholeYears(ageYears)}, so check that this age is right.`]
    const reach = survivors < 0.01 ? 'Hardly any' : `About ${inPercent(survivors)}`
    return [gone, `${reach} reach ${age}; half of those last ${left}.`]
  }
  const half = `Half of all ${many} last longer than ${inYears(medianLife(lifetime))}.`
  if (effectiveAgeYears < 1) return [half]
  if (effectiveAgeYears >= medianLife(lifetime)) return [half, `This ${one} is one of them, at ${age}.`]
  const lasted = effectiveAgeYears === ageYears ? 'has lasted' : 'counts as having lasted'
  return [
    half,
    `This one ${lasted} ${age}, which ${survivors >= 0.995 ? '' : 'about '}${inPercent(survivors)} do, and half of those last ${left}.`,
  ]
}

function explainDate({
  lifetime,
  circumstances,
  effectiveAgeYears,
  forecastOn,
  outlivesMostOn,
}: ForecastFindings) {
  const { stored, confirmedOn, today } = circumstances
  const estimated = monthAndYear(forecastOn)
  const storedMonth = stored && monthAndYear(stored.on)
  if (stored?.from === 'owner') return `You set its date, ${storedMonth}; our own estimate is ${estimated}.`
  const isOld = outlivesMostOn <= today
  if (isOld && confirmedOn && forecastOn > today)
    return `You confirmed in ${monthAndYear(confirmedOn)} that it still works, so plan for ${estimated}: half of those as old as this one last until then.`
  if (isOld && stored && stored.on < today)
    return `Its date, ${storedMonth}, has passed: plan its replacement now rather than wait for it to fail.`
  if (isOld) return 'So plan its replacement now rather than wait for it to fail.'
  if (stored && storedMonth !== estimated) {
    return stored.on < today
      ? `Its date, ${storedMonth}, has passed while it still works; forecast again today, it would be ${estimated}.`
      : `Its date, ${storedMonth}, is from an earlier estimate; forecast again today, it would be ${estimated}.`
  }
  return effectiveAgeYears < medianLife(lifetime)
    ? `Plan for ${estimated}.`
    : `Plan for ${estimated}: three in four have been replaced by the age that it reaches then. This date stays as time passes.`
}

function explainSpread(findings: ForecastFindings) {
  const { lifetime, ageYears, failureWithin12Months, forecastLow, forecastHigh } = findings
  if (isImplausibleAge(lifetime.life, ageYears)) {
    return 'At such an age the evidence says little about how long it will last.'
  }
  return `It is likely to fail between ${monthAndYear(forecastLow)} and ${monthAndYear(forecastHigh)}: 8 chances in 10. The chance that it fails within 12 months is ${inPercent(failureWithin12Months)}.`
}

function explainLifeBasis({ lifetime, assumed, circumstances }: ForecastFindings) {
  const { state, brand } = circumstances
  return [
    ...(assumed === undefined ? [] : [`Its kind is not recorded, so we take it to be ${assumed}.`]),
    ...(state !== undefined && isInHotClimate(circumstances)
      ? [`${stateFactors[state].name} is hot and humid, where air conditioners do not last as long.`]
      : []),
    ...explainLife(lifetime),
    ...(brand
      ? ['Its brand changes nothing: we found how often brands need repair, and nowhere how long they last.']
      : []),
  ]
}

/** Names the facts that the owner could record for a more exact estimate. */
function explainWhatSharpens({ circumstances }: ForecastFindings) {
  const { type, variant, condition, stored } = circumstances
  if (!stored) return []
  const hasKinds = Object.keys(lifetimes[type].variants).length > 0
  const missing = [
    ...(hasKinds && variant === undefined ? ['its kind'] : []),
    ...(condition ? [] : ['its condition']),
  ]
  return missing.length === 0 ? [] : [`To make this more exact, record ${missing.join(' and ')}.`]
}

function medianLife({ life }: Lifetime) {
  return quantileLife(life, 0.5)
}
