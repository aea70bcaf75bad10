import type { Horizon } from './horizon.ts'
import { type MeanSquares, type Prospect, sumOfCosts } from './portfolio.ts'
import { type Band, bandOfMany } from './spread.ts'

/** Cents that are expected to be spent. */
export type Expectation = {
  readonly expected: number
  /** The same if everything costs the lowest, or the highest, that is published for it. */
  readonly ifCheap: number
  readonly ifDear: number
}

/** What is expected in each period and, `…ToDate`, from today to its end, at today's prices and at those of the day. */
export type ExpectedSpending = Readonly<
  Record<'real' | 'nominal' | 'realToDate' | 'nominalToDate', readonly Expectation[]>
>

/** What a portfolio is expected to cost: exact, as expected amounts add up whatever depends on what. */
export function expectSpending(prospects: readonly Prospect[], { periods }: Horizon): ExpectedSpending {
  const toDate = (by: 'counts' | 'costs'): Expectation[] => {
    const totals = periods.map(() => ({ expected: 0, ifCheap: 0, ifDear: 0 }))
    for (const { group, [by]: perDollar } of prospects) {
      const typical = sumOfCosts(group, ({ typicalCents }) => typicalCents)
      const low = sumOfCosts(group, ({ lowCents }) => lowCents)
      const high = sumOfCosts(group, ({ highCents }) => highCents)
      for (const [period, total] of totals.entries()) {
        const amount = perDollar[period] as number
        total.expected += amount * typical
        total.ifCheap += amount * low
        total.ifDear += amount * high
      }
    }
    return totals
  }
  const [realToDate, nominalToDate] = [toDate('counts'), toDate('costs')]
  return { realToDate, nominalToDate, real: differences(realToDate), nominal: differences(nominalToDate) }
}

function differences(toDate: readonly Expectation[]): Expectation[] {
  return toDate.map(({ expected, ifCheap, ifDear }, index) => {
    const before = toDate[index - 1]
    return {
      expected: expected - (before?.expected ?? 0),
      ifCheap: ifCheap - (before?.ifCheap ?? 0),
      ifDear: ifDear - (before?.ifDear ?? 0),
    }
  })
}

/** The bands of the spending on very many components, which fail independently: their variances add up. */
export function spreadOfMany(
  prospects: readonly Prospect[],
  { real, nominal, realToDate, nominalToDate }: ExpectedSpending,
  meanSquares: MeanSquares,
) {
  const single = bandsOfYears(prospects, real)
  // All of a year's prices are taken to have risen alike.
  const dearer = single.map((band, period) => {
    const { expected } = real[period] as Expectation
    return expected > 0 ? scaled(band, (nominal[period] as Expectation).expected / expected) : band
  })
  return {
    real: { single, cumulative: bandsToDate(prospects, 'counts', realToDate, meanSquares.real) },
    nominal: {
      single: dearer,
      cumulative: bandsToDate(prospects, 'costs', nominalToDate, meanSquares.nominal),
    },
  }
}

/** In one year a thing is replaced once or not at all: that it fails twice is 1 in 500 of the chance that it does once. */
function bandsOfYears(prospects: readonly Prospect[], real: readonly Expectation[]): Band[] {
  const totals = real.map(({ expected }) => ({ mean: expected, variance: 0, third: 0 }))
  for (const { group, counts } of prospects) {
    const squares = sumOfCosts(group, ({ typicalCents }) => typicalCents ** 2)
    const cubes = sumOfCosts(group, ({ typicalCents }) => typicalCents ** 3)
    for (const [period, total] of totals.entries()) {
      const chance = Math.min(1, (counts[period] as number) - (counts[period - 1] ?? 0))
      total.variance += chance * (1 - chance) * squares
      total.third += chance * (1 - chance) * (1 - 2 * chance) * cubes
    }
  }
  return totals.map(bandOfMany)
}

function bandsToDate(
  prospects: readonly Prospect[],
  by: 'counts' | 'costs',
  toDate: readonly Expectation[],
  meanSquares: Float64Array,
): Band[] {
  const variances = Float64Array.from(meanSquares)
  for (const { group, [by]: means } of prospects) {
    const squares = sumOfCosts(group, ({ typicalCents }) => typicalCents ** 2)
    for (let period = 0; period < variances.length; period += 1)
      variances[period] = (variances[period] as number) - squares * (means[period] as number) ** 2
  }
  return toDate.map(({ expected }, period) =>
    bandOfMany({ mean: expected, variance: variances[period] as number, third: 0 }),
  )
}

const scaled = ({ p10, p50, p90 }: Band, by: number): Band => ({
  p10: p10 * by,
  p50: p50 * by,
  p90: p90 * by,
})
