import type { PlainDate } from '@home-pulse/contract/primitives'
import { maxSimulated, refuseInflation, roundsFor, usualInflation } from './budget.ts'
import { type Citation, cite } from './catalogue/sources.ts'
import { effectiveAge, lifetimeIn } from './condition.ts'
import { type Expectation, expectSpending } from './expectation.ts'
import { makeHorizon, type Period } from './horizon.ts'
import { ageBetween, yearsBetween } from './plain-date.ts'
import { componentsOf, countOf, foresee, groupAlike, type Planned, sumOf } from './portfolio.ts'
import { type SimulatedSpend, simulateSpend } from './simulation.ts'
import { type Band, bandOf, quantileOf, simulatedBands } from './spread.ts'
import { simulateByStandIns } from './stand-ins.ts'
import { meanLife, meanRemainingLife } from './survival.ts'
import { inRate, inShare } from './wording.ts'

/**
 * A component as a reserve study sees it (CAI, National Reserve Study Standards): years and cents at today's prices. Its
 * effective age is its useful life less what remains of it, whatever the calendar says.
 */
export type ReserveItem = {
  readonly costCents: number
  readonly usefulLifeYears: number
  readonly remainingYears: number
  /** How many there are of it: 1 when absent. All that is said in cents is of one. */
  readonly count?: number
}

/** What should be set aside by now: of each cost the part that is used up. In cents. */
export function fullyFundedBalance(items: readonly ReserveItem[]): number {
  return sumInOrder(items.map((item) => countedIn(item) * fundedOf(item)))
}

/** The sum of amounts from the least up, so that it does not depend on their order. */
const sumInOrder = (amounts: readonly number[]): number =>
  sumOf(
    amounts.toSorted((one, other) => one - other),
    (amount) => amount,
  )

/** The balance as a share of the fully funded one, 1 for just enough; null where there is nothing to fund. */
export function percentFunded(items: readonly ReserveItem[], balanceCents: number): number | null {
  const needed = fullyFundedBalance(items)
  return needed > 0 ? balanceCents / needed : null
}

const countedIn = ({ count = 1 }: ReserveItem): number => count

function fundedOf({ costCents, usefulLifeYears, remainingYears }: ReserveItem): number {
  const usedYears = Math.min(usefulLifeYears, Math.max(0, usefulLifeYears - remainingYears))
  return (costCents * usedYears) / usefulLifeYears
}

/** How prices rise and savings bear interest, a year. */
type Rates = { readonly inflation: number; readonly interest: number }

/**
 * The component method: each component is saved for by itself, in level months until it is due. The balance there is now is
 * shared out by how much each has used up, and no component is given more than it costs. What is due within a year is
 * saved for over that year. Cents a month for each item, and of what there is more of for one.
 */
export function contributionsByComponent(
  items: readonly ReserveItem[],
  balanceCents: number,
  { inflation, interest }: Rates,
): number[] {
  const needed = fullyFundedBalance(items)
  const count = sumOf(items, countedIn)
  return items.map((item) => {
    const share = needed > 0 ? (balanceCents * fundedOf(item)) / needed : balanceCents / count
    const years = Math.max(item.remainingYears, 1)
    const due = item.costCents * (1 + inflation) ** years
    const saved = Math.min(share, item.costCents) * (1 + interest) ** years
    return Math.max(0, due - saved) / grownDeposits(interest, years)
  })
}

/** What a deposit of 1 at the start of every month has grown to after so many years. */
function grownDeposits(interest: number, years: number): number {
  const monthly = Math.log1p(interest) / 12
  const months = 12 * years
  if (Math.abs(monthly) < 1e-12) return months
  return (Math.exp(monthly) * Math.expm1(monthly * months)) / Math.expm1(monthly)
}

export type ReserveRequest = {
  /** One by one, or as many as are alike at once. */
  readonly components: readonly Planned[]
  readonly today: PlainDate
  /** Whole years, 1 to 30. */
  readonly years: number
  /** What is set aside now, in cents. */
  readonly balanceCents: number
  /** A year: 0.025 when absent; from -0.05 to 0.25. */
  readonly inflation?: number
  /** What the reserve earns a year: nothing when absent; up to 0.25. */
  readonly interest?: number
  /** In which share of all futures the money should last: a half, 0.8 and 0.9 when absent. */
  readonly confidences?: readonly number[]
  /** A contribution, in cents a month, whose chances are asked for. */
  readonly contributionCents?: number | undefined
}

/** One pooled contribution, the same each month to the end. */
export type PooledContribution = {
  /** The share of futures, 0 to 1, in which the balance is below nothing at no year's end. */
  readonly confidence: number
  readonly monthlyCents: number
  /** What is in the reserve at the end of each year, in cents of that year. */
  readonly balances: readonly Band[]
}

export type Reserve = {
  readonly fullyFundedCents: number
  /** 0.414 for 41.4 percent; null where there is nothing to fund. */
  readonly percentFunded: number | null
  /** One for each that was asked about, in that order. */
  readonly items: readonly (ReserveItem & {
    readonly effectiveAgeYears: number
    readonly fundedCents: number
    /** By the component method. */
    readonly monthlyCents: number
  })[]
  /** The sum of the component method. */
  readonly componentMonthlyCents: number
  /** The pooled method, for each confidence asked for. */
  readonly pooled: readonly PooledContribution[]
  /** For the contribution asked about, if one was. */
  readonly asked: PooledContribution | undefined
  /** The years, each from today's day on. */
  readonly periods: readonly Period[]
  /** What is expected to be spent in each year, in cents of its days. */
  readonly spending: readonly Expectation[]
  /** What is spent from today to the end of each year, in cents of their days. */
  readonly spentToDate: readonly Band[]
  readonly explanation: readonly string[]
  /** What the method rests on; lives and costs have sources of their own. */
  readonly sources: readonly Citation[]
}

/**
 * A reserve study of the components: what should be set aside by now, and what to set aside each month. A useful life is the
 * average of its kind; what remains of it is the expected rest for one that got so far in its condition, or the time to the
 * date its owner settled. The pooled contribution is tested against simulated futures year by year, as reserve studies test
 * theirs against a schedule: within a year a bill may come before the money for it. Of more than 1,000 components, so many
 * stand in for all.
 *
 * Throws a RangeError as `planBudget` does, and for a balance, an interest or a confidence out of bounds.
 */
export function planReserve(request: ReserveRequest): Reserve {
  const { components, today, years, balanceCents, contributionCents } = request
  const { inflation = usualInflation, interest = 0, confidences = [0.5, 0.8, 0.9] } = request
  refuseInflation(inflation)
  refuseOutside('an interest', interest, 0, 0.25)
  refuseOutside('a balance', balanceCents, 0, Number.MAX_SAFE_INTEGER)
  refuseOutside('a contribution', contributionCents ?? 0, 0, Number.MAX_SAFE_INTEGER)
  for (const confidence of confidences) refuseOutside('a confidence', confidence, 0.01, 0.99)
  const horizon = makeHorizon(today, years, 'fromToday')
  const groups = groupAlike(components, horizon, inflation)
  const { prospects } = foresee(groups, horizon)
  const items = itemsOf(components, today)
  const monthly = contributionsByComponent(items, balanceCents, { inflation, interest })
  const count = countOf(components)
  const rounds = roundsFor(Math.min(count, maxSimulated))
  const spend =
    count <= maxSimulated
      ? simulateSpend(componentsOf(groups, horizon), horizon, { inflation, rounds })
      : simulateByStandIns(groups, prospects, horizon, { count: maxSimulated, inflation, rounds })
  const futures = liveOn(spend, balanceCents, interest)
  const needs = futures.needs.toSorted()
  const contribute = (confidence: number, monthlyCents: number): PooledContribution => ({
    ...{ confidence, monthlyCents },
    balances: futures.balancesWith(monthlyCents),
  })
  return {
    fullyFundedCents: fullyFundedBalance(items),
    percentFunded: percentFunded(items, balanceCents),
    items: items.map((item, index) => ({
      ...item,
      effectiveAgeYears: item.usefulLifeYears - item.remainingYears,
      fundedCents: fundedOf(item),
      monthlyCents: monthly[index] as number,
    })),
    componentMonthlyCents: sumInOrder(items.map((item, index) => (monthly[index] ?? 0) * countedIn(item))),
    pooled: confidences.map((confidence) => contribute(confidence, quantileOf(needs, confidence))),
    asked:
      contributionCents === undefined
        ? undefined
        : contribute(needs.filter((need) => need <= contributionCents).length / rounds, contributionCents),
    periods: horizon.periods,
    spending: expectSpending(prospects, horizon).nominal,
    spentToDate: simulatedBands(spend, 'nominal').cumulative,
    explanation: [
      ...explainReserve(items, balanceCents, { inflation, interest }, rounds),
      ...explainEarlyYears(futures.decisiveYear, years),
    ],
    sources: cite(['CAI']),
  }
}

function refuseOutside(what: string, value: number, least: number, most: number): void {
  if (value >= least && value <= most) return
  throw new RangeError(`${what} of ${value}, which is not from ${least} to ${most}`)
}

/** What is left of a life takes an integral, so it is worked out once for each kind, day and condition. */
function itemsOf(components: readonly Planned[], today: PlainDate): ReserveItem[] {
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

function restOf(component: Planned, today: PlainDate): Remaining {
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

/** What a reserve goes through in each simulated future. A year's spending falls, and bears interest, in its middle. */
function liveOn({ rounds, periods, nominal }: SimulatedSpend, balanceCents: number, interest: number) {
  /** The balance at the end of a year without any contribution, for each future and year. */
  const bare = new Float64Array(rounds * periods)
  const deposits = Float64Array.from({ length: periods }, (_, year) => grownDeposits(interest, year + 1))
  const needs = new Float64Array(rounds)
  const decisive = new Float64Array(rounds)
  for (let round = 0; round < rounds; round += 1) {
    let balance = balanceCents
    let need = 0
    let hardest = 0
    for (let year = 0; year < periods; year += 1) {
      const at = round * periods + year
      balance = balance * (1 + interest) - (nominal[at] as number) * Math.sqrt(1 + interest)
      bare[at] = balance
      const needed = -balance / (deposits[year] as number)
      if (needed > need) [need, hardest] = [needed, year + 1]
    }
    needs[round] = need
    decisive[round] = hardest
  }
  const balancesWith = (monthlyCents: number): Band[] =>
    Array.from({ length: periods }, (_, year) => {
      const column = Float64Array.from(
        { length: rounds },
        (_, round) => bare[round * periods + year] as number,
      )
      const added = monthlyCents * (deposits[year] as number)
      const { p10, p50, p90 } = bandOf(column.sort())
      return { p10: p10 + added, p50: p50 + added, p90: p90 + added }
    })
  // Of the futures in which anything has to be set aside, the year by whose end half of them need it.
  const decisiveYear = quantileOf(decisive.filter((year) => year > 0).sort(), 0.5)
  return { needs, decisiveYear, balancesWith }
}

/** Why so much is left in the end, where the bills of the first years are the hardest to meet. */
function explainEarlyYears(decisiveYear: number, years: number): string[] {
  if (decisiveYear === 0 || decisiveYear > years / 2) return []
  const early = decisiveYear === 1 ? 'first year' : `first ${decisiveYear} years`
  return [
    `The early years decide: in half of the simulations the hardest bills come within the ${early}. What is enough for them, set aside each month to the end, is more than the later years need, and so the balance grows.`,
  ]
}

function explainReserve(
  items: readonly ReserveItem[],
  balanceCents: number,
  { inflation, interest }: Rates,
  rounds: number,
): string[] {
  const funded = percentFunded(items, balanceCents)
  return [
    'What should be set aside by now is, of each cost, the part of its average life that is used up.',
    ...(funded === null ? [] : [`What is set aside is ${inShare(funded)} of that.`]),
    'By component, each is saved for by itself until it is due; pooled, one sum a month pays for whatever comes.',
    `Pooled, the balance is tried at the end of each year in ${rounds.toLocaleString('en-US')} simulations.`,
    `Prices rise by ${inRate(inflation)} a year, and the reserve earns ${inRate(interest)}.`,
  ]
}
