import { formatMoney } from '../../platform/format.ts'
import type { Budget } from './budget-api.ts'

/** The figure of so many years from today: its amount, its likely range, and the components that it opens to. */
export function figureOf({ periods }: Budget, years: number, isNominal: boolean) {
  const period = periods[Math.min(years, periods.length) - 1]
  const amounts = isNominal ? period?.nominalToDate : period?.realToDate
  return period && amounts && { ...amounts, isNominal, drivers: period.driversToDate }
}

/** `Likely range: $1,200 to $4,300`. */
export const formatRange = ({ low, high }: { low: number; high: number }): string =>
  `Likely range: ${formatMoney(low)} to ${formatMoney(high)}`

/** `80% likely`; never 0% or 100%, because nothing is certain. */
export function formatLikely(chance: number): string {
  if (chance < 0.01) return 'less than 1% likely'
  if (chance > 0.99) return 'more than 99% likely'
  return `${Math.round(chance * 100)}% likely`
}

/** The year that asks for most: what a chart shows where nobody has chosen one. */
export function dearestOf({ periods }: Budget) {
  return periods.toSorted((one, other) => other.real.expected - one.real.expected)[0]
}
