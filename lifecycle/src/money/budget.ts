import type { PlainDate } from '@home-pulse/contract/primitives'
import { formatCount } from '@home-pulse/contract/wording'
import { inRate } from '../wording.ts'
import {
  type ComponentExpectation,
  type Expectation,
  expectEach,
  expectSpending,
  roundedTo,
  wholeDollarCents,
} from './expectation.ts'
import { type Horizon, makeHorizon, type Period, type YearCut } from './horizon.ts'
import {
  componentsOf,
  countOf,
  expectGroups,
  type Group,
  type GroupExpectation,
  groupAlike,
  type PlanItem,
  sumOf,
} from './portfolio.ts'
import { simulateByRepresentatives } from './representatives.ts'
import { type SimulatedSpend, simulateSpend } from './simulation.ts'
import { type Band, bandsOfPeriods, bandsToDate } from './spread.ts'

export type BudgetRequest = {
  /** The components to plan for. An item is one component or a group of equal components. */
  readonly components: readonly PlanItem[]
  readonly today: PlainDate
  /** Whole years, 1 to 30. */
  readonly years: number
  /**
   * The number of homes that contain these components. Default: 1. In a portfolio of many homes, the risks of single
   * homes average out.
   */
  readonly homes?: number
  /**
   * `calendar` (the default): the rest of this calendar year, then whole calendar years. `fromToday`: years that begin
   * today or on an anniversary of today.
   */
  readonly cut?: YearCut
  /** The yearly rise of prices, from -0.05 to 0.25. Default: 0.025. */
  readonly inflation?: number
  /** The number of drivers that each period lists. Default: 3. */
  readonly driversPerPeriod?: number
  /** Each component's expected amounts are rounded to this unit. Default: whole dollars. 0 means no rounding. */
  readonly unitCents?: number
}

/**
 * Future spending in cents of US dollars. `p10`, `p50` and `p90` are the percentiles of simulated amounts. The other
 * fields are expected amounts, which are sums of rounded amounts of single components.
 */
export type Spend = Expectation & Band

/** A component that causes spending in a period. */
export type SpendingDriver = {
  readonly componentId: string
  /** The expected spending on the component in the period, in cents at today's prices. */
  readonly expected: number
  /** The expected spending on the component in the period, in cents at future prices. */
  readonly expectedNominal: number
  /** The probability of a replacement in the period, 0 to 1. */
  readonly chance: number
  /** True if the owner set a replacement date within the period. */
  readonly isPlanned: boolean
}

/**
 * The spending of a period. `real` is at today's prices, and `nominal` at future prices. `realToDate` and
 * `nominalToDate` are the spending from today to the end of the period.
 */
export type BudgetPeriod = Period & {
  readonly real: Spend
  readonly nominal: Spend
  readonly realToDate: Spend
  readonly nominalToDate: Spend
  /** The components with the highest expected spending in the period, the highest first. */
  readonly drivers: readonly SpendingDriver[]
  /** The components with the highest expected spending from today to the end of the period, the highest first. */
  readonly driversToDate: readonly SpendingDriver[]
}

export type Budget = {
  readonly periods: readonly BudgetPeriod[]
  /** Whole sentences about the figures and their basis. */
  readonly explanation: readonly string[]
}

export const usualInflation = 0.025
const minInflation = -0.05
const maxInflation = 0.25

/** A portfolio with more components than this is simulated by a sample of this size. */
const maxSimulated = 1_000
/**
 * The usual number of simulated futures. With this number, the probability of falling below a percentile is accurate to
 * about 0.01.
 */
const usualRounds = 2_000
/**
 * The maximum product of the number of simulated futures and the number of components. It limits the time that a
 * request takes.
 */
const maxRoundsTimesComponents = 600_000

/**
 * Plans the spending of the years ahead: for each year, the expected spending and the range that holds 8 in 10
 * simulations.
 *
 * A component fails according to its life and its current age. An overdue component has not failed yet, so its failure
 * is spread over the coming years. Its replacement is new, of the same kind, and can fail again. If the owner set a
 * date, the first replacement is certain on that date, and later ones are random. Expected amounts follow from renewal
 * theory at the typical cost. Each component's amount is rounded to whole dollars, so that parts add up to their
 * totals. The ranges come from a simulation of failures, costs and the common risk (`simulation.ts`).
 *
 * Throws a RangeError for a horizon outside 1 to 30 years, inflation outside -5 to 25 %, a future installation date, a
 * variant that the type does not have, or an invalid cost or date. The budget of no components is zero.
 */
export function planBudget(request: BudgetRequest): Budget {
  const { components, today, years, homes = 1, cut = 'calendar', inflation = usualInflation } = request
  const { driversPerPeriod = 3, unitCents = wholeDollarCents } = request
  assertInflation(inflation)
  const horizon = makeHorizon(today, years, cut)
  const groups = groupAlike(components, horizon, inflation)
  const groupExpectations = expectGroups(groups, horizon)
  const expected = expectSpending(groupExpectations, horizon, unitCents)
  const spend = simulate(groups, groupExpectations, horizon, { homes, inflation })
  const bands = {
    real: bandsOfPeriods(spend, 'real'),
    nominal: bandsOfPeriods(spend, 'nominal'),
    realToDate: bandsToDate(spend, 'real'),
    nominalToDate: bandsToDate(spend, 'nominal'),
  }
  const candidates = groupExpectations.map((prospect) => ({
    ...prospect,
    mostExpensive: mostExpensiveOf(prospect.group, driversPerPeriod),
  }))
  const naming = { count: driversPerPeriod, unitCents }
  const drivers = findDrivers(candidates, horizon, { ...naming, isToDate: false })
  const driversToDate = findDrivers(candidates, horizon, { ...naming, isToDate: true })
  return {
    periods: horizon.periods.map((period, index) => ({
      ...period,
      // The casts are safe, because every list has one entry for each period.
      real: { ...expected.real[index], ...bands.real[index] } as Spend,
      nominal: { ...expected.nominal[index], ...bands.nominal[index] } as Spend,
      realToDate: { ...expected.realToDate[index], ...bands.realToDate[index] } as Spend,
      nominalToDate: { ...expected.nominalToDate[index], ...bands.nominalToDate[index] } as Spend,
      drivers: drivers[index] as SpendingDriver[],
      driversToDate: driversToDate[index] as SpendingDriver[],
    })),
    explanation: explainBudget(request, inflation, spend.rounds),
  }
}

/**
 * Returns the expected cost of each component in each period, by component id. The costs add up to `expected` of
 * `planBudget`. Throws like `planBudget`.
 */
export function planComponents({
  components,
  today,
  years,
  cut = 'calendar',
  inflation = usualInflation,
}: Omit<BudgetRequest, 'homes' | 'driversPerPeriod' | 'unitCents'>): {
  readonly periods: readonly Period[]
  readonly expected: ReadonlyMap<string, ComponentExpectation>
} {
  assertInflation(inflation)
  const horizon = makeHorizon(today, years, cut)
  const groupExpectations = expectGroups(groupAlike(components, horizon, inflation), horizon)
  return { periods: horizon.periods, expected: expectEach(groupExpectations) }
}

/** Throws a RangeError for an inflation outside -5 to 25 %, or NaN. */
export function assertInflation(inflation: number): void {
  if (inflation >= minInflation && inflation <= maxInflation) return
  throw new RangeError(
    `inflation of ${inRate(inflation)} a year, which is not from ${inRate(minInflation)} to ${inRate(maxInflation)}`,
  )
}

/** Simulates a portfolio: all of its components, or only a sample if there are very many. */
export function simulate(
  groups: readonly Group[],
  groupExpectations: readonly GroupExpectation[],
  horizon: Horizon,
  options: { readonly homes: number; readonly inflation: number },
): SimulatedSpend {
  const count = sumOf(groups, ({ members }) => sumOf(members, ({ ids }) => ids.length))
  const rounds = roundsFor(Math.min(count, maxSimulated))
  return count <= maxSimulated
    ? simulateSpend(componentsOf(groups, horizon), horizon, { ...options, rounds })
    : simulateByRepresentatives(groups, groupExpectations, horizon, {
        ...options,
        rounds,
        count: maxSimulated,
      })
}

/** Returns the number of futures to simulate for this many components. */
function roundsFor(components: number): number {
  return Math.min(usualRounds, Math.ceil(maxRoundsTimesComponents / Math.max(1, components)))
}

/**
 * A group of components with equal futures, with the expected replacements of one of them. Only its most expensive
 * members can be drivers (the main causes of spending).
 */
type Candidate = GroupExpectation & { readonly mostExpensive: ReturnType<typeof mostExpensiveOf> }

/**
 * Returns, for each period, the components with the highest expected spending. If `isToDate` is true, this is the
 * spending from today to the end of the period. Otherwise it is only that of the period.
 */
function findDrivers(
  candidates: readonly Candidate[],
  { ends }: Horizon,
  { count, unitCents, isToDate }: { count: number; unitCents: number; isToDate: boolean },
): SpendingDriver[][] {
  if (count === 0) return ends.map(() => [])
  return ends.map((end, period) => {
    const found: { weight: number; cents: number; id: string; candidate: Candidate }[] = []
    const before = isToDate ? -1 : period - 1
    for (const candidate of candidates) {
      const replacements = replacementsIn(candidate, before, period)
      if (replacements <= 0) continue
      for (const { id, cents } of candidate.mostExpensive) {
        const weight = replacements * cents
        const least = found.length < count ? undefined : found.at(-1)
        if (least && weight <= least.weight) break
        const rank = found.findIndex((other) => other.weight < weight)
        found.splice(rank < 0 ? found.length : rank, 0, { weight, cents, id, candidate })
        found.length = Math.min(found.length, count)
      }
    }
    const drivers = found.map(({ id, cents, candidate }): SpendingDriver => {
      const { counts, costs, group } = candidate
      // The cast is safe, because each array has one number for each period.
      const partOf = (perDollar: Float64Array) =>
        roundedTo(unitCents, (perDollar[period] as number) * cents) -
        roundedTo(unitCents, (perDollar[before] ?? 0) * cents)
      const { plannedCell = 0 } = group
      return {
        ...{ componentId: id, expected: partOf(counts), expectedNominal: partOf(costs) },
        chance: Math.min(1, replacementsIn(candidate, before, period)),
        isPlanned: plannedCell > (ends[before] ?? 0) && plannedCell <= end,
      }
    })
    // Sorts the drivers again, because rounding may have changed their order.
    return drivers.sort((one, other) => other.expected - one.expected)
  })
}

/**
 * Returns the expected replacements of one component between the ends of the periods `before` and `period`. A `before`
 * of -1 means today.
 */
const replacementsIn = ({ counts }: Candidate, before: number, period: number): number =>
  (counts[period] as number) - (counts[before] ?? 0)

/** Returns the `count` most expensive components of a group. Equal costs are ordered by id. */
const mostExpensiveOf = ({ members }: Group, count: number) =>
  members
    .flatMap(({ ids, cost }) => ids.slice(0, count).map((id) => ({ id, cents: cost.typicalCents })))
    .sort((one, other) => other.cents - one.cents || (one.id < other.id ? -1 : 1))
    .slice(0, count)

function explainBudget({ components }: BudgetRequest, inflation: number, rounds: number): string[] {
  const planned = countOf(components.filter(({ ownerDate }) => ownerDate !== undefined))
  return [
    'The expected cost of a year is the chance that each part is replaced in it, times its typical cost.',
    'Its replacement is new, of the same kind, and can fail again.',
    'A part past its usual age still works, so we use the odds of parts that reached its age.',
    ...(planned === 0
      ? []
      : [`${planned === 1 ? 'One is' : `${planned} are`} planned for the date you set, and for no other.`]),
    'The likely range leaves out 1 chance in 10 of less and 1 in 10 of more. It covers when things fail and what each costs.',
    'Parts of one home age alike, and prices move together, so good or bad luck does not even out. That makes the range wide. How much they share is our judgement, tested in a simulated world.',
    `Likely ranges are counted over ${formatCount(rounds)} simulations.`,
    `With inflation, prices rise by ${inRate(inflation)} a year.`,
  ]
}
