import type { PlainDate } from '@home-pulse/contract/primitives'
import { type Expectation, expectSpending, spreadOfMany } from './expectation.ts'
import { type Horizon, makeHorizon, type Period, type YearCut } from './horizon.ts'
import {
  componentsOf,
  countOf,
  foresee,
  type Group,
  groupAlike,
  oneByOne,
  type Planned,
  type Prospect,
} from './portfolio.ts'
import { simulateSpend } from './simulation.ts'
import { type Band, simulatedBands } from './spread.ts'
import { inRate } from './wording.ts'

export type BudgetRequest = {
  /** One by one, or as many as are alike at once. */
  readonly components: readonly Planned[]
  readonly today: PlainDate
  /** Whole years, 1 to 30. */
  readonly years: number
  /** At New Year, which is usual: what is left of this year, then so many whole ones. Or from today's day on. */
  readonly cut?: YearCut
  /** What prices rise by in a year: 0.025 when absent; from -0.05 to 0.25. */
  readonly inflation?: number
  /** How many components are named for each period as what drives it: 3 when absent. */
  readonly driversPerPeriod?: number
}

/** Money that will be spent, in cents of US dollars, not rounded. */
export type Spend = Expectation & Band

/** A component that a period's spending comes from. */
export type Driver = {
  readonly componentId: string
  /** Expected in this period, in cents at today's prices. */
  readonly expected: number
  /** That it is replaced in this period, 0 to 1. */
  readonly chance: number
  /** Whether its owner settled a date in this period, and it is not chance that says so. */
  readonly isPlanned: boolean
}

/** What a period costs. `real` is at today's prices, `nominal` in the dollars of its day; `…ToDate` from today to its end. */
export type BudgetPeriod = Period & {
  readonly real: Spend
  readonly nominal: Spend
  readonly realToDate: Spend
  readonly nominalToDate: Spend
  /** What drives it, dearest first. */
  readonly drivers: readonly Driver[]
}

export type Budget = {
  readonly periods: readonly BudgetPeriod[]
  /** Whole sentences: what the figures are, and what they rest on. */
  readonly explanation: readonly string[]
}

export const usualInflation = 0.025
const leastInflation = -0.05
const mostInflation = 0.25

/** Up to so many components are simulated: of more, the sums are smooth enough to be told by their moments. */
export const mostSimulated = 1_000
/** With so many rounds a percentile is met within one in a hundred. */
const usualRounds = 2_000
/** The work of a simulation, in rounds of one component, that a person will wait for. */
const affordableRounds = 600_000

/**
 * What the years ahead will cost: for each, the expected spending and the band in which eight in ten futures fall.
 *
 * A component that works today fails by its life, given its age: one past its usual age has not failed yet, so its chances
 * are those of the ones that got so far, spread over the coming years, however long it is overdue. What replaces it is new,
 * of its kind, and can fail again. Where its owner settled a date, the first replacement is planned for it with certainty,
 * and the later ones follow by chance. Expected amounts are exact by renewal theory, at the typical cost. Bands are of when
 * things fail, not of what they cost, of which `ifCheap` and `ifDear` tell: published ranges are no percentiles. Bands are
 * simulated for up to 1,000 components, and beyond that follow from the first three moments, which are exact.
 *
 * Throws a RangeError for a horizon of anything but 1 to 30 years, inflation outside -5 to 25 %, an installation after today,
 * a variant that a type does not have, a cost that is no amount, or a date that is none. No components cost nothing.
 */
export function planBudget(request: BudgetRequest): Budget {
  const { components, today, years, cut = 'calendar', inflation = usualInflation } = request
  const { driversPerPeriod = 3 } = request
  refuseInflation(inflation)
  const horizon = makeHorizon(today, years, cut)
  const groups = groupAlike(components, horizon, inflation)
  const { prospects, meanSquares } = foresee(groups, horizon)
  const expected = expectSpending(prospects, horizon)
  const count = countOf(components)
  const isSimulated = count <= mostSimulated
  const rounds = roundsFor(count)
  const simulated = () => {
    const spend = simulateSpend(componentsOf(groups, horizon), horizon, { inflation, rounds })
    return { real: simulatedBands(spend, 'real'), nominal: simulatedBands(spend, 'nominal') }
  }
  const bands = isSimulated ? simulated() : spreadOfMany(prospects, expected, meanSquares())
  const drivers = findDrivers(prospects, horizon, driversPerPeriod)
  return {
    periods: horizon.periods.map((period, index) => ({
      ...period,
      real: { ...expected.real[index], ...bands.real.single[index] } as Spend,
      nominal: { ...expected.nominal[index], ...bands.nominal.single[index] } as Spend,
      realToDate: { ...expected.realToDate[index], ...bands.real.cumulative[index] } as Spend,
      nominalToDate: { ...expected.nominalToDate[index], ...bands.nominal.cumulative[index] } as Spend,
      drivers: drivers[index] as Driver[],
    })),
    explanation: explainBudget(request, inflation, isSimulated ? rounds : undefined),
  }
}

/** Throws a RangeError for inflation outside what has been seen in a lifetime, or no number. */
export function refuseInflation(inflation: number): void {
  if (inflation >= leastInflation && inflation <= mostInflation) return
  throw new RangeError(
    `inflation of ${inRate(inflation)} a year, which is not from ${inRate(leastInflation)} to ${inRate(mostInflation)}`,
  )
}

/** As many rounds as are affordable for so many components, and no more than are of use. */
export function roundsFor(components: number): number {
  return Math.min(usualRounds, Math.ceil(affordableRounds / Math.max(1, components)))
}

/** For each period the components that most of its expected spending comes from. */
function findDrivers(prospects: readonly Prospect[], { ends }: Horizon, count: number): Driver[][] {
  const candidates = prospects.map((prospect) => ({ ...prospect, dearest: dearestOf(prospect.group, count) }))
  return ends.map((end, period) => {
    const drivers: Driver[] = []
    if (count === 0) return drivers
    for (const { group, counts, dearest } of candidates) {
      const replacements = (counts[period] as number) - (counts[period - 1] ?? 0)
      if (replacements <= 0) continue
      const { plannedCell = 0 } = group
      const isPlanned = plannedCell > (ends[period - 1] ?? 0) && plannedCell <= end
      for (const { id, cents } of dearest) {
        const expected = replacements * cents
        const least = drivers.length < count ? undefined : drivers.at(-1)
        if (least && expected <= least.expected) break
        const rank = drivers.findIndex((driver) => driver.expected < expected)
        const driver = { componentId: id, expected, chance: Math.min(1, replacements), isPlanned }
        drivers.splice(rank < 0 ? drivers.length : rank, 0, driver)
        drivers.length = Math.min(drivers.length, count)
      }
    }
    return drivers
  })
}

/** So many members of a group that cost most; of those that cost the same, the first by their ids. */
const dearestOf = ({ members }: Group, count: number) =>
  oneByOne(members.map(({ ids, cost }) => ({ ids: ids.slice(0, count), cost })))
    .sort((one, other) => other.cents - one.cents)
    .slice(0, count)

function explainBudget(
  { components }: BudgetRequest,
  inflation: number,
  rounds: number | undefined,
): string[] {
  const planned = countOf(components.filter(({ ownerDate }) => ownerDate !== undefined))
  return [
    'What is expected of a year is the chance that each component is replaced in it, times its typical cost.',
    'What replaces it is new, of the same kind, and can fail again.',
    'One past its usual age has not failed yet: its chances are those of the ones that got so far.',
    ...(planned === 0
      ? []
      : [`${planned === 1 ? 'One is' : `${planned} are`} planned for the date you set, and for no other.`]),
    'In eight of ten futures a year costs between the low and the high end of its band. The band is of when things fail; what they cost has a range of its own.',
    rounds !== undefined
      ? `Bands are counted over ${wholeNumber.format(rounds)} simulated futures.`
      : 'Bands follow from the mean, the spread and the skew of so many components.',
    `In dollars of the day prices rise by ${inRate(inflation)} a year.`,
  ]
}

const wholeNumber = new Intl.NumberFormat('en-US')
