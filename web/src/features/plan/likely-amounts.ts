import { formatMoney } from '../../platform/format.ts'
import { formatChance } from '../components/chance.ts'
import type { Budget, CostDriver } from './calls/budget-api.ts'

/**
 * Returns the expected amount for this number of years from today, its likely range, and the components with the
 * largest part of it. The amounts are in today's dollars unless `isNominal`.
 */
export function figureOf({ periods }: Budget, years: number, { isNominal = false } = {}) {
  const period = periods[Math.min(years, periods.length) - 1]
  const amounts = isNominal ? period?.nominalToDate : period?.realToDate
  return period && amounts && { ...amounts, isNominal, drivers: period.driversToDate }
}

/** Returns the part of an expected amount that one replacement causes. */
export const partOf = (driver: CostDriver, isNominal: boolean): number =>
  isNominal ? driver.expectedNominal : driver.expected

/**
 * Formats the probability of a replacement in a period: `12% likely`. If the owner set the date, returns `planned by
 * you`: the budget treats it as certain, but it says nothing about a failure.
 */
export const formatLikelihood = ({ isPlanned, chance }: CostDriver, words: string): string =>
  isPlanned ? 'planned by you' : `${formatChance(chance)} ${words}`

interface LikelyAmount {
  expected: number
  low: number
  high: number
}

/**
 * Returns true if the likely range contains the expected amount. An unlikely but large cost can lift the expected
 * amount above the range.
 */
export const isRange = ({ expected, low, high }: LikelyAmount): boolean => low <= expected && expected <= high

/**
 * Formats the likely range: `Likely range: $1,200 to $4,300`. If the range does not contain the expected amount, only
 * the end nearer to that amount is shown: `Most likely $800 or less`.
 */
export function formatRange(amount: LikelyAmount): string {
  const { expected, low, high } = amount
  if (isRange(amount)) return `Likely range: ${formatMoney(low)} to ${formatMoney(high)}`
  if (expected < low) return `Most likely ${formatMoney(low)} or more`
  return high > 0 ? `Most likely ${formatMoney(high)} or less` : 'Most likely nothing'
}

/** Formats a probability, but never as a certainty: `8 in 10`, `93 in 100`, `more than 99 in 100`. */
export function formatOdds(chance: number): string {
  const tenths = Math.round(chance * 10)
  if (tenths > 0 && tenths < 10 && Math.abs(chance * 10 - tenths) < 0.05) return `${tenths} in 10`
  if (chance < 0.01) return 'less than 1 in 100'
  if (chance > 0.99) return 'more than 99 in 100'
  return `${Math.round(chance * 100)} in 100`
}

/** Returns the year with the highest expected cost. A chart shows it until the user selects another year. */
export function mostExpensivePeriodOf({ periods }: Budget) {
  return periods.toSorted((one, other) => other.real.expected - one.real.expected)[0]
}
