import type { SimulatedSpend } from './simulation.ts'

/** The amounts that 10, 50 and 90 futures in a hundred stay within. */
export type Band = { readonly p10: number; readonly p50: number; readonly p90: number }

/** The first three cumulants of a sum: its mean, its variance and its third central moment. */
export type Cumulants = { mean: number; variance: number; third: number }

/** The bands of each period of a simulation, and of all periods up to its end, of one of its two amounts. */
export function simulatedBands({ rounds, periods, ...spend }: SimulatedSpend, of: 'real' | 'nominal') {
  const amounts = spend[of]
  const single: Band[] = []
  const cumulative: Band[] = []
  const sums = new Float64Array(rounds)
  const column = new Float64Array(rounds)
  for (let period = 0; period < periods; period += 1) {
    for (let round = 0; round < rounds; round += 1) {
      const amount = amounts[round * periods + period] as number
      column[round] = amount
      sums[round] = (sums[round] as number) + amount
    }
    single.push(bandOf(column.sort()))
    cumulative.push(bandOf(sums.toSorted()))
  }
  return { single, cumulative }
}

/** The band of amounts in rising order. */
export function bandOf(sorted: Float64Array): Band {
  return { p10: quantileOf(sorted, 0.1), p50: quantileOf(sorted, 0.5), p90: quantileOf(sorted, 0.9) }
}

/** The smallest amount that at least a share `p` of the sorted amounts do not exceed. */
export function quantileOf(sorted: Float64Array, p: number): number {
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? 0
}

/** The 90th percentile of the standard normal distribution. */
const z90 = 1.2815515655446004

/**
 * The band of a sum of very many small independent amounts, from its cumulants: Pearson's type III, whose quantiles are
 * those of Wilson and Hilferty (1931, PNAS 17, 684). It is the normal distribution where there is no skew, and never
 * reaches below nothing.
 */
export function bandOfMany({ mean, variance, third }: Cumulants): Band {
  const deviation = Math.sqrt(Math.max(0, variance))
  const skew = deviation > 0 ? third / deviation ** 3 : 0
  const at = (z: number) => Math.max(0, mean + deviation * skewedDeviate(z, skew))
  return { p10: at(-z90), p50: at(0), p90: at(z90) }
}

function skewedDeviate(z: number, skew: number): number {
  if (Math.abs(skew) < 1e-6) return z
  const root = Math.max(0, 1 + (skew * z) / 6 - skew ** 2 / 36)
  return (2 / skew) * (root ** 3 - 1)
}
