import type { SimulatedSpend } from './simulation.ts'

/** The 10th, 50th and 90th percentile of the simulated amounts. */
export type Band = { readonly p10: number; readonly p50: number; readonly p90: number }

/** Returns the percentiles of the spending in each period, at today's or at future prices. */
export function bandsOfPeriods(
  { rounds, periods, ...spend }: SimulatedSpend,
  of: 'real' | 'nominal',
): Band[] {
  const amounts = spend[of]
  const column = new Float64Array(rounds)
  return Array.from({ length: periods }, (_, period) => {
    for (let round = 0; round < rounds; round += 1)
      column[round] = amounts[round * periods + period] as number
    return bandOf(column.sort())
  })
}

/** Returns the percentiles of the spending from today to the end of each period, at today's or at future prices. */
export function bandsToDate({ rounds, periods, ...spend }: SimulatedSpend, of: 'real' | 'nominal'): Band[] {
  const amounts = spend[of]
  const sums = new Float64Array(rounds)
  return Array.from({ length: periods }, (_, period) => {
    for (let round = 0; round < rounds; round += 1)
      sums[round] = (sums[round] as number) + (amounts[round * periods + period] as number)
    return bandOf(sums.toSorted())
  })
}

/** Returns the percentiles of amounts that are in ascending order. */
export function bandOf(sorted: Float64Array): Band {
  return { p10: quantileOf(sorted, 0.1), p50: quantileOf(sorted, 0.5), p90: quantileOf(sorted, 0.9) }
}

/** Returns the smallest amount that at least a share `p` of the sorted amounts does not exceed. */
export function quantileOf(sorted: Float64Array, p: number): number {
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? 0
}
