import { formatMoney } from '../../platform/format.ts'
import type { Budget, Reserve } from './budget-api.ts'

/** What is spent within so many years from today: what is expected of it, and where eight in ten futures lie. */
export function spentWithin({ balances }: Reserve, years: number) {
  const counted = balances.slice(0, years)
  const last = counted.at(-1)
  return {
    expected: counted.reduce((sum, { spent }) => sum + spent, 0),
    low: last?.spentToDateLow ?? 0,
    high: last?.spentToDateHigh ?? 0,
    until: last?.to,
  }
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
