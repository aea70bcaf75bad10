import type { SimulatedSpend } from './simulation.ts'

/** The 10th, 50th and 90th percentile of the simulated amounts. */
export type Band = { readonly p10: number; readonly p50: number; readonly p90: number }

/** Returns the percentiles of spending, `real` or `nominal`: in each period, and from today to the end of each. */
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

/** Returns the percentiles of amounts in ascending order. */
export function bandOf(sorted: Float64Array): Band {
  return { p10: quantileOf(sorted, 0.1), p50: quantileOf(sorted, 0.5), p90: quantileOf(sorted, 0.9) }
}

/** The smallest amount that at least a share `p` of the sorted amounts do not exceed. */
export function quantileOf(sorted: Float64Array, p: number): number {
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? 0
}
