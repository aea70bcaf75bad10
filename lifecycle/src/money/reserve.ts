import { formatDollars } from '@home-pulse/contract/money'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { formatCount } from '@home-pulse/contract/wording'
import { type Citation, cite } from '../catalogue/sources.ts'
import { ageBetween, yearsBetween } from '../plain-date.ts'
import { effectiveAge, lifetimeIn } from '../survival/condition.ts'
import { meanLife, meanRemainingLife } from '../survival/survival.ts'
import { inRate } from '../wording.ts'
import { assertInflation, simulate, usualInflation } from './budget.ts'
import { type Expectation, expectSpending, roundedTo, wholeDollarCents } from './expectation.ts'
import { makeHorizon, type Period } from './horizon.ts'
import { countOf, expectGroups, groupAlike, type PlanItem, sumOf } from './portfolio.ts'
import { type Rates, simulateSavings, usualConfidence } from './savings.ts'
import { type Band, bandsToDate } from './spread.ts'

/**
 * A component in a reserve study (CAI, National Reserve Study Standards). Its cost is in cents at today's prices. Its
 * effective age is its useful life minus its remaining life, even if its calendar age differs.
 */
export type ReserveItem = {
  readonly costCents: number
  readonly usefulLifeYears: number
  readonly remainingYears: number
  /** The number of equal components. Default: 1. Amounts in cents are for one of them. */
  readonly count?: number
}

/** Returns the fully funded balance in cents. Each component adds its cost times the used-up share of its life. */
export function fullyFundedBalance(items: readonly ReserveItem[]): number {
  return sumInOrder(items.map((item) => countedIn(item) * fundedOf(item)))
}

/** Sums amounts in ascending order, because the sum of rounded numbers depends on their order. */
const sumInOrder = (amounts: readonly number[]): number =>
  sumOf(
    amounts.toSorted((one, other) => one - other),
    (amount) => amount,
  )

/**
 * Returns the balance as a share of the fully funded balance: 1 means fully funded. Null if there is nothing to fund.
 */
export function percentFunded(items: readonly ReserveItem[], balanceCents: number): number | null {
  const needed = fullyFundedBalance(items)
  return needed > 0 ? balanceCents / needed : null
}

const countedIn = ({ count = 1 }: ReserveItem): number => count

function fundedOf({ costCents, usefulLifeYears, remainingYears }: ReserveItem): number {
  const usedYears = Math.min(usefulLifeYears, Math.max(0, usefulLifeYears - remainingYears))
  return (costCents * usedYears) / usefulLifeYears
}

export type ReserveRequest = {
  /** The components of the reserve. An item is one component or a group of equal components. */
  readonly components: readonly PlanItem[]
  readonly today: PlainDate
  /** Whole years, 1 to 30. */
  readonly years: number
  /** The number of homes that contain these components. Default: 1. */
  readonly homes?: number
  /** The savings so far, in cents. */
  readonly balanceCents: number
  /** The yearly inflation, from -0.05 to 0.25. Default: 0.025. */
  readonly inflation?: number
  /** The yearly interest on savings, up to 0.25. Default: the inflation, at least 0. */
  readonly interest?: number
  /** The share of simulations in which the money should last. Default: `usualConfidence`. */
  readonly confidence?: number
  /** Other confidences for which the starting sum is returned. */
  readonly confidences?: readonly number[]
  /** The owner's monthly amount in cents. If absent, a twelfth of the long-run yearly cost. */
  readonly contributionCents?: number | undefined
}

/** A monthly amount and the starting sum that it needs, in cents at today's prices. */
export type ReserveChoice = { readonly monthlyCents: number; readonly startingCents: number }

/** The totals for all components of one type, in cents at today's prices. */
export type ReservePart = {
  readonly type: PlanItem['type']
  readonly count: number
  /** The long-run yearly cost. Each component adds its cost divided by its mean life. */
  readonly yearlyCents: number
  /** The fully funded balance. Each component adds its cost times the used-up share of its life. */
  readonly fundedCents: number
}

/**
 * A plan for saving. Amounts are in cents at today's prices. The amounts of years, components and types are whole
 * dollars that add up to the totals.
 */
export type Reserve = ReserveChoice & {
  readonly fullyFundedCents: number
  /** The balance as a share of the fully funded balance: 0.414 means 41.4 percent. Null if there is nothing to fund. */
  readonly percentFunded: number | null
  /** One entry for each component, in the order of the request. */
  readonly items: readonly (ReserveItem & {
    readonly effectiveAgeYears: number
    readonly fundedCents: number
  })[]
  /** The totals for each type. The type with the highest yearly cost comes first. */
  readonly parts: readonly ReservePart[]
  /** The long-run yearly cost. Each component adds its replacement cost divided by its mean life. */
  readonly yearlyCents: number
  /** The starting sum minus the savings so far, at least 0. */
  readonly toAddCents: number
  readonly startingSums: readonly number[]
  /**
   * Other monthly amounts, each with the starting sum that it needs. The highest monthly amount comes first and needs
   * no starting sum.
   */
  readonly choices: readonly ReserveChoice[]
  /**
   * The share of simulations in which the reserve never runs out. Each simulation starts with the larger of the savings
   * so far and the starting sum.
   */
  readonly chance: number
  /** The percentiles of the balance at the end of each year. */
  readonly balances: readonly Band[]
  /** The years, counted from today. */
  readonly periods: readonly Period[]
  readonly spending: readonly Expectation[]
  /** The percentiles of the spending from today to the end of each year. */
  readonly spentToDate: readonly Band[]
  readonly reason: string
  readonly explanation: readonly string[]
  /**
   * The sources of the calculation method. The sources of lives and costs are not included: forecasts and cost
   * estimates contain them.
   */
  readonly sources: readonly Citation[]
}

/**
 * The number of steps in which the monthly amount of `choices` falls to 0. The first of the choices needs no starting
 * sum.
 */
const choiceSteps = 40

/**
 * Plans a reserve: a starting sum and a monthly amount that rises with prices each year. The usual monthly amount is a
 * twelfth of the long-run yearly cost. The starting sum is the smallest one with which the balance never falls below
 * zero in the requested share of simulated futures. The balance is tested in the middle of each year, when all bills of
 * the year are assumed to be due.
 *
 * The useful life of a component is the mean life of its kind. Its remaining life is the expected one, or ends on the
 * date that the owner set.
 *
 * Throws a RangeError for the same reasons as `planBudget`, and for a balance, an interest or a confidence out of
 * bounds.
 */
export function planReserve(request: ReserveRequest): Reserve {
  const { components, today, years, balanceCents, contributionCents } = request
  const { homes = 1, inflation = usualInflation, confidence = usualConfidence, confidences = [] } = request
  const { interest = Math.max(0, inflation) } = request
  assertInflation(inflation)
  assertInRange('an interest', interest, 0, 0.25)
  assertInRange('a balance', balanceCents, 0, Number.MAX_SAFE_INTEGER)
  assertInRange('a contribution', contributionCents ?? 0, 0, Number.MAX_SAFE_INTEGER)
  for (const each of [confidence, ...confidences]) assertInRange('a confidence', each, 0.01, 0.99)
  const horizon = makeHorizon(today, years, 'fromToday')
  const groups = groupAlike(components, horizon, inflation)
  const groupExpectations = expectGroups(groups, horizon)
  const items = itemsOf(components, today)
  const parts = partsOf(components, items)
  const yearlyCents = sumOf(parts, (part) => part.yearlyCents)
  const spend = simulate(groups, groupExpectations, horizon, { homes, inflation })
  const futures = simulateSavings(spend, { inflation, interest })
  const usualCents = roundedTo(wholeDollarCents, yearlyCents / 12)
  const monthlyCents = contributionCents ?? usualCents
  const startFor = (monthly: number, share = confidence) => wholeDollarsUp(futures.startFor(monthly, share))
  const startingCents = startFor(monthlyCents)
  const heldCents = Math.max(startingCents, balanceCents)
  const maxCents = Math.max(wholeDollarsUp(futures.monthlyFor(0, confidence)), usualCents, monthlyCents)
  const { real: spending, realToDate } = expectSpending(groupExpectations, horizon)
  return {
    ...{ monthlyCents, startingCents, yearlyCents, parts },
    toAddCents: heldCents - balanceCents,
    fullyFundedCents: sumOf(parts, ({ fundedCents }) => fundedCents),
    percentFunded: percentFunded(items, balanceCents),
    items: items.map((item) => ({
      ...item,
      effectiveAgeYears: item.usefulLifeYears - item.remainingYears,
      fundedCents: fundedOf(item),
    })),
    startingSums: confidences.map((share) => startFor(monthlyCents, share)),
    choices: stepsDown(maxCents, [usualCents, monthlyCents]).map((monthly) => ({
      ...{ monthlyCents: monthly, startingCents: startFor(monthly) },
    })),
    chance: futures.chanceOf(heldCents, monthlyCents),
    balances: futures.balancesWith(heldCents, monthlyCents),
    periods: horizon.periods,
    spending,
    spentToDate: bandsToDate(spend, 'real'),
    reason: explainStart({ startingCents, monthlyCents }, realToDate),
    explanation: explainReserve(yearlyCents, { inflation, interest }, spend.rounds),
    sources: cite(['CAI']),
  }
}

/** Rounds up to whole dollars, because a smaller sum would not be enough. Never negative. */
const wholeDollarsUp = (cents: number): number =>
  Math.max(0, Math.ceil(cents / wholeDollarCents - 1e-6)) * wholeDollarCents

/**
 * Returns monthly amounts, the largest first. They are evenly spaced amounts from `maxCents` to 0, in whole dollars,
 * and the amounts in `among`.
 */
function stepsDown(maxCents: number, among: readonly number[]): number[] {
  const even = Array.from({ length: choiceSteps + 1 }, (_, step) =>
    roundedTo(wholeDollarCents, maxCents * (1 - step / choiceSteps)),
  )
  return [...new Set([...even, ...among])].sort((one, other) => other - one)
}

/**
 * Sums the amounts by type. Each component is rounded once to whole dollars, so that types and homes add up to their
 * totals.
 */
function partsOf(components: readonly PlanItem[], items: readonly ReserveItem[]): ReservePart[] {
  const parts = new Map<PlanItem['type'], ReservePart>()
  for (const [index, { type }] of components.entries()) {
    // The cast is safe, because each component has one item.
    const item = items[index] as ReserveItem
    const part = parts.get(type) ?? { type, count: 0, yearlyCents: 0, fundedCents: 0 }
    const inAll = (cents: number) => countedIn(item) * roundedTo(wholeDollarCents, cents)
    parts.set(type, {
      type,
      count: part.count + countedIn(item),
      yearlyCents: part.yearlyCents + inAll(item.costCents / item.usefulLifeYears),
      fundedCents: part.fundedCents + inAll(fundedOf(item)),
    })
  }
  return [...parts.values()].sort(
    (one, other) => other.yearlyCents - one.yearlyCents || (one.type < other.type ? -1 : 1),
  )
}

function assertInRange(what: string, value: number, min: number, max: number): void {
  if (value >= min && value <= max) return
  throw new RangeError(`${what} of ${value}, which is not from ${min} to ${max}`)
}

/**
 * Returns the items of a reserve study. A remaining life is an integral, which is slow to compute. Components that
 * agree in type, variant, state, installation date, condition and planned date therefore share one computation.
 */
function itemsOf(components: readonly PlanItem[], today: PlainDate): ReserveItem[] {
  const known = new Map<string, Remaining>()
  return components.map((component) => {
    const { type, variant, state, installedOn, condition, ownerDate, cost } = component
    const key = [type, variant, state, installedOn, condition, ownerDate].join()
    const rest = known.get(key) ?? restOf(component, today)
    known.set(key, rest)
    return { costCents: cost.typicalCents, ...rest, count: countOf([component]) }
  })
}

type Remaining = Pick<ReserveItem, 'usefulLifeYears' | 'remainingYears'>

function restOf(component: PlanItem, today: PlainDate): Remaining {
  const { life } = lifetimeIn(component)
  const { installedOn, condition, ownerDate } = component
  const usefulLifeYears = meanLife(life)
  const age = effectiveAge(life, ageBetween(installedOn, today), condition)
  const remainingYears =
    ownerDate === undefined
      ? Math.min(usefulLifeYears, meanRemainingLife(life, age))
      : Math.min(usefulLifeYears, Math.max(0, yearsBetween(today, ownerDate)))
  return { usefulLifeYears, remainingYears }
}

/** The sentence that explains the starting sum compares spending and savings over this number of years. */
const earlyYears = 5

function explainStart(
  { startingCents, monthlyCents }: ReserveChoice,
  toDate: readonly Expectation[],
): string {
  if (startingCents === 0)
    return 'You need no starting sum: the savings are likely to come in before the bills.'
  const years = Math.min(earlyYears, toDate.length)
  const due = toDate[years - 1]?.expected ?? 0
  const saved = 12 * years * monthlyCents
  const span = years === 1 ? '12 months' : `${years} years`
  return due > saved
    ? `The next ${span} are expected to cost ${formatDollars(due / 100)}, and the monthly amount brings in only ${formatDollars(saved / 100)} by then. The starting sum covers the rest, and bad luck.`
    : 'Something may fail before enough is saved. The starting sum covers that.'
}

function explainReserve(yearlyCents: number, { inflation, interest }: Rates, rounds: number): string[] {
  return [
    `Over the long run, replacements cost ${formatDollars(yearlyCents / 100)} a year: each cost, divided by the average life. The usual monthly amount is a twelfth of that.`,
    `All amounts are in today’s dollars. Raise the monthly amount each year as prices rise: ${inRate(inflation)} a year here. Savings are taken to earn ${inRate(interest)} a year${interest === inflation ? ', as much as prices rise' : ''}.`,
    `The starting sum is the least that keeps the balance from falling below zero in as many of ${formatCount(rounds)} simulated futures as you chose. Each year’s bills are taken to come in its middle.`,
    'Fully funded means that the cost of each part is saved in proportion to the life it has used up.',
  ]
}
