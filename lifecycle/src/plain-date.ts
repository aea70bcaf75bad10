import type { PlainDate } from '@home-pulse/contract/primitives'
import { Temporal } from 'temporal-polyfill'

/** The mean length of a Gregorian year: 146,097 days in 400 years. */
const daysPerYear = 365.2425

/**
 * The years from installation to today: whole calendar years, and the days left over as a share of a mean year, so that
 * ten calendar years are exactly 10. Throws a RangeError when either is no date or the installation lies in the future.
 */
export function ageBetween(installedOn: PlainDate, today: PlainDate): number {
  const ageYears = yearsBetween(installedOn, today)
  if (ageYears < 0) throw new RangeError(`installed on ${installedOn}, which is after today, ${today}`)
  return ageYears
}

/** The birthdays passed from installation to today, as a person states an age. Throws like `ageBetween`. */
export function wholeYearsBetween(installedOn: PlainDate, today: PlainDate): number {
  return Math.floor(ageBetween(installedOn, today))
}

/** The years from one date to another, counted as `ageBetween` counts them, negative when `to` is the earlier. */
export function yearsBetween(from: PlainDate, to: PlainDate): number {
  const start = parseDate(from)
  const end = parseDate(to)
  if (Temporal.PlainDate.compare(start, end) > 0) return -yearsBetween(to, from)
  const { years } = start.until(end, { largestUnit: 'years' })
  return years + start.add({ years }).until(end).days / daysPerYear
}

/** The date a number of years from this one, by mean years, rounded to a day; `years` may be negative. */
export function addYearsAsDays(date: PlainDate, years: number): PlainDate {
  return formatDate(parseDate(date).add({ days: Math.round(years * daysPerYear) }))
}

/** The same day a number of whole months later; where that month is shorter, its last day. `months` may be negative. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  return formatDate(parseDate(date).add({ months }))
}

/** The date a number of days later; `days` may be negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return formatDate(parseDate(date).add({ days }))
}

/** How many days the month of a date has. */
export function daysInMonthOf(date: PlainDate): number {
  return parseDate(date).daysInMonth
}

/** The whole months from one date to a later one; negative when `to` is the earlier. */
export function wholeMonthsBetween(from: PlainDate, to: PlainDate): number {
  return parseDate(from).until(parseDate(to), { largestUnit: 'months' }).months
}

/** The days from one date to another; negative when `to` is the earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return parseDate(from).until(parseDate(to)).days
}

/** The earlier of two dates. With four-digit years, the order of the texts is that of the days. */
export function earlierOf(one: PlainDate, other: PlainDate): PlainDate {
  return one < other ? one : other
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The later of two dates. */
export function laterOf(one: PlainDate, other: PlainDate): PlainDate {
  return one > other ? one : other
}

/** A date as a person says it when the day does not matter: `March 2031`. */
export function monthAndYear(date: PlainDate): string {
  const { month, year } = parseDate(date)
  return `${months[month - 1]} ${year}`
}

function parseDate(text: PlainDate): Temporal.PlainDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new RangeError(`not a calendar date (YYYY-MM-DD): ${text}`)
  return Temporal.PlainDate.from(text, { overflow: 'reject' })
}

function formatDate(date: Temporal.PlainDate): PlainDate {
  if (date.year < 0 || date.year > 9999)
    throw new RangeError(`beyond the calendar's four-digit years: ${date}`)
  return date.toString()
}
