import type { Horizon } from './horizon.ts'
import type { Group, GroupExpectation } from './portfolio.ts'

/** Expected spending in cents. */
export type Expectation = {
  readonly expected: number
  /** The expected spending if every replacement cost its lowest published price. */
  readonly ifCheap: number
  /** The expected spending if every replacement cost its highest published price. */
  readonly ifDear: number
}

/**
 * The expected spending of each period. `real` is at today's prices, and `nominal` at future prices. `realToDate` and
 * `nominalToDate` are the spending from today to the end of the period.
 */
export type ExpectedSpending = Readonly<
  Record<'real' | 'nominal' | 'realToDate' | 'nominalToDate', readonly Expectation[]>
>

/** The unit of rounding: whole dollars, in cents. */
export const wholeDollarCents = 100

/**
 * Rounds the cost of one component from today to the end of a period. Expected spending is rounded only here: the
 * amount of a year is the difference of two rounded amounts, and every total is a sum of rounded amounts. So years,
 * components and homes add up to their totals to the dollar, and rounding errors do not accumulate. A unit of 0 does
 * not round.
 */
export const roundedTo = (unitCents: number, cents: number): number =>
  unitCents === 0 ? cents : Math.round(cents / unitCents) * unitCents

/**
 * Computes the expected spending of a portfolio by renewal theory. It is the sum of the amounts of all components, each
 * rounded by `roundedTo`.
 */
export function expectSpending(
  groupExpectations: readonly GroupExpectation[],
  { periods }: Horizon,
  unitCents = wholeDollarCents,
): ExpectedSpending {
  const byYear = (by: 'counts' | 'costs') => {
    const years = periods.map(() => ({ expected: 0, ifCheap: 0, ifDear: 0 }))
    for (const { group, [by]: perDollar } of groupExpectations)
      for (const { ids, cost } of group.members) addYears(years, ids.length, perDollar, cost, unitCents)
    return years
  }
  const [real, nominal] = [byYear('counts'), byYear('costs')]
  return { real, nominal, realToDate: runningSums(real), nominalToDate: runningSums(nominal) }
}

/** The expected spending for one component in each period, in cents at today's and at future prices. */
export type ComponentExpectation = { readonly real: readonly number[]; readonly nominal: readonly number[] }

/**
 * Returns the expected spending for each component, by its id. The sums over all components are the amounts of
 * `expectSpending`.
 */
export function expectEach(
  groupExpectations: readonly GroupExpectation[],
): Map<string, ComponentExpectation> {
  const each = new Map<string, ComponentExpectation>()
  for (const { group, counts, costs } of groupExpectations)
    for (const { ids, cost } of group.members) {
      const byPeriod = (perDollar: Float64Array) => {
        const toDate = Array.from(perDollar, (amount) =>
          roundedTo(wholeDollarCents, amount * cost.typicalCents),
        )
        return toDate.map((cents, period) => cents - (toDate[period - 1] ?? 0))
      }
      const expectation = { real: byPeriod(counts), nominal: byPeriod(costs) }
      for (const id of ids) each.set(id, expectation)
    }
  return each
}

type Totals = { -readonly [Key in keyof Expectation]: number }

/** Adds the amounts of `count` equal components to each year. */
function addYears(
  years: readonly Totals[],
  count: number,
  perDollar: Float64Array,
  { typicalCents, lowCents, highCents }: Group['members'][number]['cost'],
  unitCents: number,
): void {
  let [expectedBefore, cheapBefore, dearBefore] = [0, 0, 0]
  for (const [period, year] of years.entries()) {
    // The cast is safe, because `perDollar` has one number for each period.
    const amount = perDollar[period] as number
    const expectedToDate = roundedTo(unitCents, amount * typicalCents)
    const cheapToDate = roundedTo(unitCents, amount * lowCents)
    const dearToDate = roundedTo(unitCents, amount * highCents)
    const expected = expectedToDate - expectedBefore
    year.expected += count * expected
    // Rounding could make the cheap amount larger than the expected one, or the expensive amount smaller. The limits
    // here prevent this.
    year.ifCheap += count * Math.min(expected, cheapToDate - cheapBefore)
    year.ifDear += count * Math.max(expected, dearToDate - dearBefore)
    expectedBefore = expectedToDate
    cheapBefore = cheapToDate
    dearBefore = dearToDate
  }
}

function runningSums(years: readonly Expectation[]): Expectation[] {
  const sum: Totals = { expected: 0, ifCheap: 0, ifDear: 0 }
  return years.map(({ expected, ifCheap, ifDear }) => {
    sum.expected += expected
    sum.ifCheap += ifCheap
    sum.ifDear += ifDear
    return { ...sum }
  })
}
