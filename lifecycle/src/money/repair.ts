import type { Condition } from '@home-pulse/contract/component-facts'
import { formatDollars } from '@home-pulse/contract/money'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { type Citation, cite } from '../catalogue/sources.ts'
import { ageBetween, monthAndYear, yearsBetween } from '../plain-date.ts'
import { type Circumstances, effectiveAge, lifetimeIn } from '../survival/condition.ts'
import { meanLife, meanRemainingLife } from '../survival/survival.ts'
import { inExactYears, inMoreYears, inShare, inWholeYears, inYears, oneOf } from '../wording.ts'

/** A quote for a repair, with the replacement for comparison. Dates are `YYYY-MM-DD`, amounts cents of US dollars. */
export type RepairRequest = Circumstances & {
  readonly installedOn: PlainDate
  readonly condition?: Condition | null | undefined
  readonly today: PlainDate
  /** The replacement date that the owner set. A past date is ignored. */
  readonly ownerDate?: PlainDate | undefined
  readonly repairCents: number
  /** The cost of a new component, including its installation. */
  readonly replacementCents: number
  /** True if the same part failed before. The repair is then expected to last half as long. */
  readonly hasFailedBefore?: boolean
}

type Choice = 'repair' | 'replace'

/** The verdict, repair or replace, with the figures and the reasons. */
export type RepairVerdict = {
  readonly verdict: Choice
  /** True if repair and replacement cost about the same per year of life, so that other reasons may decide. */
  readonly isClose: boolean
  /** The years of service that the repair is expected to buy, and its cost per year in cents. */
  readonly repair: { readonly years: number; readonly centsPerYear: number }
  /** The years of service that a new component is expected to give, and its cost per year in cents. */
  readonly replace: { readonly years: number; readonly centsPerYear: number }
  /** The highest price in cents that is worth paying for the repair. */
  readonly worthUpToCents: number
  /**
   * The rule of thumb: a repair should cost at most half of a replacement. `share`: the quote divided by the price of a
   * replacement.
   */
  readonly halfRule: { readonly verdict: Choice; readonly share: number }
  readonly agrees: boolean
  /** The owner's replacement date, if it is earlier than the expected end of the repaired component's life. */
  readonly plannedOn: PlainDate | undefined
  /**
   * Full sentences about the comparison, the verdict and the rule of thumb. They also say if the rule agrees with the
   * verdict.
   */
  readonly reasons: readonly string[]
  readonly sources: readonly Citation[]
}

/** Two costs per year are close if they differ by less than this share. */
const closeShare = 0.15

/**
 * Compares a quoted repair with a replacement by the cost per year of life. A repair buys the component's expected
 * remaining life. A replacement buys an average life. The result also contains the verdict of a rule of thumb: a repair
 * should cost at most half of a replacement. That rule ignores age. It therefore accepts repairs of old components that
 * cost too much, and rejects good repairs of young ones.
 *
 * Throws a RangeError for invalid amounts, a future installation date, or a variant that the type does not have.
 */
export function judgeRepair(request: RepairRequest): RepairVerdict {
  const { installedOn, condition, today, ownerDate, repairCents, replacementCents } = request
  const { hasFailedBefore = false } = request
  if (!(repairCents >= 0 && repairCents < Infinity))
    throw new RangeError(`a repair for ${repairCents} cents, which is no amount`)
  if (!(replacementCents > 0 && replacementCents < Infinity))
    throw new RangeError(`a replacement for ${replacementCents} cents, which is no price`)
  const lifetime = lifetimeIn(request)
  const ageYears = ageBetween(installedOn, today)
  const remainingYears = meanRemainingLife(lifetime.life, effectiveAge(lifetime.life, ageYears, condition))
  const boughtYears = hasFailedBefore ? remainingYears / 2 : remainingYears
  const plannedYears =
    ownerDate !== undefined && ownerDate > today ? yearsBetween(today, ownerDate) : Infinity
  const plannedOn = plannedYears < boughtYears ? ownerDate : undefined
  const repair = priced(repairCents, Math.min(boughtYears, plannedYears))
  const replace = priced(replacementCents, meanLife(lifetime.life))
  const share = repairCents / replacementCents
  const findings = {
    verdict: choose(repair.centsPerYear < replace.centsPerYear),
    isClose: Math.abs(Math.log(repair.centsPerYear / replace.centsPerYear)) < Math.log(1 + closeShare),
    ...{ repair, replace },
    worthUpToCents: repair.years * replace.centsPerYear,
    halfRule: { verdict: choose(share <= 0.5), share },
    plannedOn,
  }
  const agrees = findings.verdict === findings.halfRule.verdict
  return {
    ...findings,
    agrees,
    reasons: explain({
      ...{ ...findings, agrees, noun: lifetime.nouns[0], ageYears, condition, remainingYears },
      failedBefore: hasFailedBefore ? { boughtYears } : undefined,
    }),
    sources: cite([...lifetime.sources, 'CR08', 'CBS11']),
  }
}

const choose = (isWorthIt: boolean): Choice => (isWorthIt ? 'repair' : 'replace')
const priced = (cents: number, years: number) => ({ years, centsPerYear: cents / years })

type Findings = Omit<RepairVerdict, 'reasons' | 'sources'> & {
  readonly noun: string
  readonly ageYears: number
  readonly condition: Condition | null | undefined
  readonly remainingYears: number
  readonly failedBefore: { readonly boughtYears: number } | undefined
}

function explain(findings: Findings): string[] {
  const { noun, ageYears, condition, remainingYears, failedBefore } = findings
  const { repair, replace, plannedOn, worthUpToCents } = findings
  const inCondition = condition ? ` in ${condition} condition` : ''
  return [
    `${oneOf(noun)} of ${inWholeYears(ageYears)}${inCondition} is expected to last ${inMoreYears(remainingYears)}.`,
    ...(failedBefore
      ? [`As the same part failed before, we count on half of that, ${inYears(failedBefore.boughtYears)}.`]
      : []),
    ...explainPlan(plannedOn, repair.years),
    `The repair comes to ${formatDollars(repair.centsPerYear / 100)} a year over the ${inExactYears(repair.years)} that it buys; a new one to ${formatDollars(replace.centsPerYear / 100)} a year, over an average life of ${inExactYears(replace.years)}.`,
    explainVerdict(findings),
    `Up to about ${formatDollars(worthUpToCents / 100)} a repair would be worth it.`,
    explainHalfRule(findings),
    'Before paying, look whether a warranty or a recall covers it.',
  ]
}

/**
 * Returns a sentence which says that the benefit of the repair ends on the planned date. Empty if no date is planned.
 */
export function explainPlan(plannedOn: PlainDate | undefined, years: number): string[] {
  if (plannedOn === undefined) return []
  return [
    `You plan to replace it in ${monthAndYear(plannedOn)}, so a repair buys no more than ${inYears(years)}.`,
  ]
}

function explainVerdict({ verdict, isClose }: Findings) {
  if (isClose)
    return `That is close: ${verdict === 'repair' ? 'repair' : 'replace'} it, unless something else decides.`
  return verdict === 'repair' ? 'So repair it.' : 'So replace it.'
}

function explainHalfRule({ agrees, halfRule, verdict }: Findings) {
  const share = `The quote is ${inShare(halfRule.share)} of the price of a new one`
  if (agrees) return `${share}: the rule of thumb, not more than half, says the same.`
  return verdict === 'replace'
    ? `${share}, which the rule of thumb, not more than half, would pay; it does not ask how little time that buys.`
    : `${share}, which the rule of thumb, not more than half, would not pay; it does not ask how much time that buys.`
}
