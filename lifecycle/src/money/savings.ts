import type { SimulatedSpend } from './simulation.ts'
import { type Band, bandOf, quantileOf } from './spread.ts'

/** The default share of simulations in which a reserve must last. */
export const usualConfidence = 0.8

/** The yearly inflation, and the yearly interest on savings. */
export type Rates = { readonly inflation: number; readonly interest: number }

/**
 * Simulates savings in each simulated future. Returns functions that compute the needed starting sum or monthly amount,
 * the chance that the money lasts, and the balances. Amounts are in cents. The spending of a year is due in the middle
 * of the year. Deposits rise with prices each year.
 */
export function simulateSavings(
  { rounds, periods, nominal }: SimulatedSpend,
  { inflation, interest }: Rates,
) {
  const [byMiddle, byEnd] = [new Float64Array(rounds * periods), new Float64Array(rounds * periods)]
  for (let round = 0; round < rounds; round += 1) {
    let spent = 0
    for (let at = round * periods; at < (round + 1) * periods; at += 1) {
      // The cast is safe: `nominal` holds all periods of the first round, then all periods of the next round, and so
      // on.
      spent = spent * Math.sqrt(1 + interest) + (nominal[at] as number)
      byMiddle[at] = spent
      spent *= Math.sqrt(1 + interest)
      byEnd[at] = spent
    }
  }
  /**
   * The value of monthly deposits by the middle and by the end of each year. A deposit is 1 cent, and rises with
   * prices.
   */
  const [monthlyByMiddle, monthlyByEnd] = [new Float64Array(periods), new Float64Array(periods)]
  for (let year = 0; year < periods; year += 1) {
    const before = monthlyByEnd[year - 1] ?? 0
    const rise = (1 + inflation) ** year
    monthlyByMiddle[year] = before * Math.sqrt(1 + interest) + rise * grownDeposits(interest, 0.5)
    monthlyByEnd[year] = before * (1 + interest) + rise * grownDeposits(interest, 1)
  }
  const startByMiddle = Float64Array.from({ length: periods }, (_, year) => (1 + interest) ** (year + 0.5))
  // Only years with spending (bills) can determine how much money a future needs, because savings only grow in the
  // other years. Years without bills are skipped to save time: a home has bills in few years, and a plan tries dozens
  // of amounts.
  const { firstBills, billedAt } = listBills({ rounds, periods, nominal })
  /**
   * Returns a function that computes how much money each future needs from one of two sources. The sources are the
   * starting sum and the monthly amount. The function's parameter is the known amount of the other source. The year
   * with the largest unpaid bills determines the need. `wantedValue` is the value of one cent of the needed source by
   * the middle of each year, and `givenValue` that of the known source.
   */
  const needsOf = (wantedValue: Float64Array, givenValue: Float64Array) => {
    const needed = new Float64Array(billedAt.length)
    const saved = new Float64Array(billedAt.length)
    for (const [bill, at] of billedAt.entries()) {
      // The casts are safe, because `at` is an index of a round and year.
      const value = wantedValue[at % periods] as number
      needed[bill] = (byMiddle[at] as number) / value
      saved[bill] = (givenValue[at % periods] as number) / value
    }
    return (cents: number) => {
      const needs = new Float64Array(rounds)
      // The casts are safe, because every index is below the length of its array.
      for (let round = 0, bill = 0; round < rounds; round += 1) {
        let max = 0
        for (const end = firstBills[round + 1] as number; bill < end; bill += 1)
          max = Math.max(max, (needed[bill] as number) - cents * (saved[bill] as number))
        needs[round] = max
      }
      return needs
    }
  }
  const startsFor = needsOf(startByMiddle, monthlyByMiddle)
  return {
    startFor: (monthlyCents: number, share: number) => quantileOf(startsFor(monthlyCents), share),
    monthlyFor: (startCents: number, share: number) =>
      quantileOf(needsOf(monthlyByMiddle, startByMiddle)(startCents), share),
    // One cent is allowed for rounding errors, so that a sum that is just enough is treated as enough.
    chanceOf: (startCents: number, monthlyCents: number) =>
      startsFor(monthlyCents).filter((need) => need <= startCents + 1).length / rounds,
    /** Returns the percentiles of the balance at the end of each year, in cents at today's prices. */
    balancesWith: (startCents: number, monthlyCents: number): Band[] =>
      Array.from({ length: periods }, (_, year) => {
        // The casts are safe: `year` is the index of a period, and the other index belongs to a period of a round.
        const held = startCents * (1 + interest) ** (year + 1) + monthlyCents * (monthlyByEnd[year] as number)
        const prices = (1 + inflation) ** (year + 1)
        const left = new Float64Array(rounds)
        for (let round = 0; round < rounds; round += 1)
          left[round] = (held - (byEnd[round * periods + year] as number)) / prices
        return bandOf(left)
      }),
  }
}

/**
 * Lists the years with bills. `billedAt` has their indexes in `nominal`. `firstBills[round]` is the index in `billedAt`
 * of the round's first bill, and the last entry of `firstBills` is the length of `billedAt`.
 */
function listBills({ rounds, periods, nominal }: Omit<SimulatedSpend, 'real'>) {
  const firstBills = new Int32Array(rounds + 1)
  const billedAt = new Int32Array(nominal.length)
  let count = 0
  for (const [at, cents] of nominal.entries()) {
    if (cents > 0) billedAt[count++] = at
    if ((at + 1) % periods === 0) firstBills[(at + 1) / periods] = count
  }
  return { firstBills, billedAt: billedAt.subarray(0, count) }
}

/** Returns the value, after `years` years, of a deposit of 1 at the start of every month. */
function grownDeposits(interest: number, years: number): number {
  const monthly = Math.log1p(interest) / 12
  const months = 12 * years
  if (Math.abs(monthly) < 1e-12) return months
  return (Math.exp(monthly) * Math.expm1(monthly * months)) / Math.expm1(monthly)
}
