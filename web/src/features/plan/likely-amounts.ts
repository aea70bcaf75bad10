import { formatMoney } from '../../platform/format.ts'
import type { Budget } from './calls/budget-api.ts'

/** The figure for this many years from today: its amount, its likely range and its components. */
export function figureOf({ periods }: Budget, years: number, isNominal: boolean) {
  const period = periods[Math.min(years, periods.length) - 1]
  const amounts = isNominal ? period?.nominalToDate : period?.realToDate
  return period && amounts && { ...amounts, isNominal, drivers: period.driversToDate }
}

interface LikelyAmount {
  expected: number
  low: number
  high: number
}

/** Returns false if the expected amount lies outside its likely range, because of an unlikely but large cost. */
export const isRange = ({ expected, low, high }: LikelyAmount): boolean => low <= expected && expected <= high

/** `Likely range: $1,200 to $4,300`, or `Most likely nothing` if the range does not contain the expected amount. */
export function formatRange(amount: LikelyAmount): string {
  const { expected, low, high } = amount
  if (isRange(amount)) return `Likely range: ${formatMoney(low)} to ${formatMoney(high)}`
  if (expected < low) return `Most likely ${formatMoney(low)} or more`
  return high > 0 ? `Most likely ${formatMoney(high)} or less` : 'Most likely nothing'
}

/** A probability that is never shown as certain: `8 in 10`, `93 in 100`, `more than 99 in 100`. */
export function formatOdds(chance: number): string {
  const tenths = Math.round(chance * 10)
  if (tenths > 0 && tenths < 10 && Math.abs(chance * 10 - tenths) < 0.05) return `${tenths} in 10`
  if (chance < 0.01) return 'less than 1 in 100'
  if (chance > 0.99) return 'more than 99 in 100'
  return `${Math.round(chance * 100)} in 100`
}

/** The most expensive year, which a chart shows until another is selected. */
export function mostExpensivePeriodOf({ periods }: Budget) {
  return periods.toSorted((one, other) => other.real.expected - one.real.expected)[0]
}
