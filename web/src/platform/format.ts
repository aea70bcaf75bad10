import { formatDollars } from '@home-pulse/contract/money'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { countWithNoun } from '@home-pulse/contract/wording'
import { dayNumber, monthsBetween, readDate } from './plain-date.ts'

export { capitalize, countWithNoun, formatCount } from '@home-pulse/contract/wording'

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Shown in place of a missing or invalid value. */
export const missing = 'N/A'
export type Missing = null | undefined

/** Formats money in whole dollars, such as `$4,760`, because no estimate is precise to the cent. */
export function formatMoney(dollars: number | Missing): string {
  return Number.isFinite(dollars) ? formatDollars(Number(dollars)) : missing
}

/** Formats a number of years as `30 years`. */
export function formatYears(years: number | Missing): string {
  return Number.isFinite(years) ? countWithNoun(Number(years), 'year') : missing
}

/** Formats a unit as `unit 2A`. The no-break space keeps the word and its number on one line. */
export const formatUnit = (unitNumber: string): string => `unit\u00a0${unitNumber}`

/** Formats a month as `Mar 2031`. */
export function formatMonth(date: PlainDate | Missing): string {
  const day = readDate(date)
  return day === null ? missing : monthAndYear.format(new Date(`${day}T00:00:00Z`))
}

/** Formats a calendar date in the reader's locale. */
export function formatDate(date: PlainDate | Missing, locale?: string): string {
  const day = readDate(date)
  return day === null ? missing : new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC' })
}

/**
 * Describes the time from today to a date: `in 4 years 5 months`, `in 3 weeks`, `today`, `8 months ago`. Returns a
 * blank if the date is missing.
 */
export function formatDistance(sent: PlainDate | Missing, today: PlainDate): string {
  const date = readDate(sent)
  if (date === null) return ''
  const days = dayNumber(date) - dayNumber(today)
  if (days === 0) return 'today'
  const length = formatSpan(...(days > 0 ? ([today, date] as const) : ([date, today] as const)))
  return days > 0 ? `in ${length}` : `${length} ago`
}

const minDaysInWeeks = 14
const minMonths = 2

function formatSpan(from: PlainDate, to: PlainDate): string {
  const months = monthsBetween(from, to)
  const days = dayNumber(to) - dayNumber(from)
  if (days < minDaysInWeeks) return countWithNoun(days, 'day')
  // A span of less than two months is given in weeks, because the text "1 month" could mean up to 61 days.
  if (months < minMonths) return countWithNoun(Math.round(days / 7), 'week')
  const years = Math.floor(months / 12)
  return [years > 0 && countWithNoun(years, 'year'), months % 12 > 0 && countWithNoun(months % 12, 'month')]
    .filter(Boolean)
    .join(' ')
}

/**
 * Formats half the length of the range between two dates: `±3 years`. Uses months if it is shorter than 18 months: `±8
 * months`.
 */
export function formatSpread(low: PlainDate, high: PlainDate): string {
  const months = (dayNumber(high) - dayNumber(low)) / 2 / 30.44
  return months < 18
    ? `±${countWithNoun(Math.max(1, Math.round(months)), 'month')}`
    : `±${countWithNoun(Math.round(months / 12), 'year')}`
}
