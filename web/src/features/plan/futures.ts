import { formatMoney } from '../../platform/format.ts'
import type { Budget } from './budget-api.ts'

/** The figure of so many years from today: its amount, its likely range, and the components that it opens to. */
export function figureOf({ periods }: Budget, years: number, isNominal: boolean) {
  const period = periods[Math.min(years, periods.length) - 1]
  const amounts = isNominal ? period?.nominalToDate : period?.realToDate
  return period && amounts && { ...amounts, isNominal, drivers: period.driversToDate }
}

/** `$1,200 to $4,300 in 8 of 10 futures`. */
export const formatRange = ({ low, high }: { low: number; high: number }): string =>
  `${formatMoney(low)} to ${formatMoney(high)} in 8 of 10 futures`

/** `80 of 100 futures`; never none or all, which nobody can promise. */
export function formatLasting(chance: number): string {
  if (chance < 0.01) return 'fewer than 1 of 100 futures'
  if (chance > 0.99) return 'more than 99 of 100 futures'
  return `${Math.round(chance * 100)} of 100 futures`
}

/** The year that asks for most: what a chart shows where nobody has chosen one. */
export function dearestOf({ periods }: Budget) {
  return periods.toSorted((one, other) => other.real.expected - one.real.expected)[0]
}
