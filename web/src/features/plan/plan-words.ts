import type { PlainDate } from '@home-pulse/contract/primitives'
import { countWithNoun, formatYears } from '../../platform/format.ts'
import { readDate } from '../../platform/plain-date.ts'
import type { PlannedTask } from './calls/api.ts'

const partsOf = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (date: PlainDate) => {
    const day = readDate(date)
    return day === null ? 'N/A' : formatter.format(new Date(`${day}T00:00:00Z`))
  }
}

/** Formats a month as `Nov`. */
export const formatMonthName = partsOf({ month: 'short' })
/** Formats a month as `November 2026`. */
export const formatWholeMonth = partsOf({ month: 'long', year: 'numeric' })
/** Formats a day as `Saturday, November 28, 2026`. */
export const formatLongDay = partsOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** Formats a day as `Nov 28, 2026`. */
export const formatDay = partsOf({ day: 'numeric', month: 'short', year: 'numeric' })

const formatMonths = (months: number) =>
  months % 12 === 0 ? formatYears(months / 12) : countWithNoun(months, 'month')

/** Formats an interval, such as `Every 6 months` or `Every year`. */
export function formatInterval({ typical }: PlannedTask['intervalMonths']): string {
  const length = formatMonths(typical)
  return `Every ${length.replace(/^1 /, '')}`
}

/**
 * Describes how much the sources of an interval differ: `Advice ranges from every 3 months to every year.` Returns
 * undefined if all sources agree.
 */
export function formatIntervalRange({ low, high }: PlannedTask['intervalMonths']): string | undefined {
  if (low === high) return undefined
  return `Advice ranges from every ${formatMonths(low).replace(/^1 /, '')} to every ${formatMonths(high).replace(/^1 /, '')}.`
}
