import type { PlainDate } from '@home-pulse/contract/primitives'
import type { CostFigure, CostRange } from './catalogue/costs.ts'
import type { Lifetime } from './catalogue/lifetimes.ts'
import { carriedForwardRate, indexEndsOn } from './catalogue/price-index.ts'
import { sources } from './catalogue/sources.ts'
import { type PricedState, parityYear, stateFactors } from './catalogue/state-factors.ts'
import { monthAndYear } from './plain-date.ts'
import { medianRemainingLife, survivalAt } from './survival.ts'
import { inDollars, inPercent, inWholeYears, inYears } from './wording.ts'

/** What a forecast's explanation speaks of. */
type ForecastFindings = {
  readonly lifetime: Lifetime
  /** The kind it is taken to be, when none is recorded and it matters. */
  readonly assumed: string | undefined
  readonly today: PlainDate
  readonly ageYears: number
  readonly medianRemainingYears: number
  readonly failureWithin12Months: number
  readonly forecastOn: PlainDate
  readonly forecastLow: PlainDate
  readonly forecastHigh: PlainDate
}

/** Why this date, how sure it is, and what it rests on, as a home inspector would say it: whole sentences. */
export function explainForecast(findings: ForecastFindings): string[] {
  return [...explainDate(findings), ...explainSpread(findings), ...explainBasis(findings)]
}

function explainDate({ lifetime, today, ageYears, medianRemainingYears, forecastOn }: ForecastFindings) {
  const [one, many] = lifetime.nouns
  const medianLifeYears = medianRemainingLife(lifetime.life, 0)
  const survivors = survivalAt(lifetime.life, ageYears)
  const half = `Half of all ${many} last longer than ${inYears(medianLifeYears)}.`
  const age = inWholeYears(ageYears)
  const left = inYears(medianRemainingYears)
  const when = monthAndYear(forecastOn)

  if (forecastOn < today) {
    const rarity =
      survivors < 0.01
        ? `Fewer than 1 in 100 reach ${age}, so check that this age is right.`
        : `About ${inPercent(survivors)} reach ${age}; half of those go on for another ${left}.`
    return [
      `Three in four ${many} are gone by the age this one reached in ${when}, so it is overdue: plan its replacement now rather than wait for it to fail.`,
      rarity,
    ]
  }
  if (ageYears >= medianLifeYears) {
    return [
      half,
      `This ${one} is one of them, at ${age}. Plan for ${when}, when it reaches the age that three in four do not outlive; that date no longer moves away while it keeps working.`,
    ]
  }
  if (ageYears < 1) return [half, `This one is new, so plan for ${when}.`]
  return [
    half,
    `This one has lasted ${age}, which about ${inPercent(survivors)} do, and half of those last another ${left}: plan for ${when}.`,
  ]
}

function explainSpread({
  lifetime,
  ageYears,
  failureWithin12Months,
  forecastLow,
  forecastHigh,
}: ForecastFindings) {
  const [, many] = lifetime.nouns
  const peers = ageYears < 1 ? `new ${many}` : `${many} of this age`
  return [
    `Eight in ten ${peers} fail between ${monthAndYear(forecastLow)} and ${monthAndYear(forecastHigh)}; the chance that this one fails within 12 months is ${inPercent(failureWithin12Months)}.`,
  ]
}

function explainBasis({ lifetime, assumed }: ForecastFindings) {
  const basis = `${lifetime.basis}. The odds are our own estimate from published average lives, not a record of this model.`
  return assumed === undefined ? [basis] : [`No kind is recorded, so it is taken to be ${assumed}.`, basis]
}

/** What a cost's explanation speaks of. */
type CostFindings = {
  readonly lifetime: Lifetime
  readonly baseNouns: Lifetime['nouns']
  readonly assumed: string | undefined
  readonly range: CostRange
  readonly isTypeRange: boolean
  readonly parity: 'goods' | 'allItems'
  readonly parityFactor: number
  readonly state: PricedState
  readonly today: PlainDate
}

/** What the cost rests on: the published figures, the prices since, and the state. Whole sentences. */
export function explainCost(findings: CostFindings): string[] {
  return [
    ...explainKind(findings),
    ...explainFigures(findings),
    explainPrices(findings),
    ...explainState(findings),
  ]
}

function explainKind({ lifetime, baseNouns, assumed, isTypeRange }: CostFindings) {
  if (isTypeRange) {
    return [
      `We found no published cost for ${lifetime.nouns[1]}, so this is the range for ${baseNouns[1]} in general.`,
    ]
  }
  return assumed === undefined ? [] : [`No kind is recorded, so it is priced as ${assumed}.`]
}

function explainFigures({ range }: CostFindings) {
  return [
    `The typical cost starts from ${figure(range.typical)}.`,
    `The low end is ${figure(range.low)}; the high end ${figure(range.high)}.`,
  ]
}

function figure({ dollars, year, what, source }: CostFigure) {
  const origin =
    source === undefined ? 'our own estimate, for which we found no published source' : sources[source].name
  return `${inDollars(dollars)} in ${year}, ${what} (${origin})`
}

function explainPrices({ today }: CostFindings) {
  return `Each is brought to ${monthAndYear(indexEndsOn)} by the Consumer Price Index, and from there to ${monthAndYear(today)} at ${carriedForwardRate * 100}% a year, our assumption.`
}

function explainState({ parity, parityFactor, state }: CostFindings) {
  const { name } = stateFactors[state]
  const percent = Math.abs(parityFactor - 1) * 100
  const what = parity === 'goods' ? 'Goods' : 'Prices'
  const compared =
    percent < 0.05
      ? `${what} in ${name} cost what they do in the country as a whole (${parityYear}).`
      : `${what} in ${name} are ${percent.toFixed(1)}% ${parityFactor > 1 ? 'above' : 'below'} the national level (${parityYear}).`
  const isRemote = state === 'AK' || state === 'HI'
  return isRemote
    ? [compared, `Freight and remote work can cost more in ${name} than this level of consumer prices shows.`]
    : [compared]
}
