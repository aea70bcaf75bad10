import { daysPerYear } from '@home-pulse/contract/calendar'
import type { PlainDate } from '@home-pulse/contract/primitives'

/*
 * Integer arithmetic of the proleptic Gregorian calendar. The calendar of a large portfolio takes millions of date
 * computations, and creating a Temporal object for each would be ten times as slow. laws/plain-date.test.ts compares
 * the results with Temporal.
 */

/**
 * Returns the years from installation to today. They are whole calendar years, plus the remaining days as a share of a
 * mean year. Ten calendar years are therefore exactly 10. Throws a RangeError for an invalid date or a future
 * installation date.
 */
export function ageBetween(installedOn: PlainDate, today: PlainDate): number {
  const ageYears = yearsBetween(installedOn, today)
  if (ageYears < 0) throw new RangeError(`installed on ${installedOn}, which is after today, ${today}`)
  return ageYears
}

/** Returns the completed years from installation to today, as people state an age. Throws like `ageBetween`. */
export function wholeYearsBetween(installedOn: PlainDate, today: PlainDate): number {
  return Math.floor(ageBetween(installedOn, today))
}

/**
 * Returns the years from one date to another: whole calendar years, plus the remaining days as a share of a mean year.
 * Negative if `to` is the earlier date.
 */
export function yearsBetween(from: PlainDate, to: PlainDate): number {
  if (parseDate(from) > parseDate(to)) return -yearsBetween(to, from)
  const years = Math.floor(wholeMonthsBetween(from, to) / 12)
  return years + daysBetween(addMonths(from, 12 * years), to) / daysPerYear
}

/** Returns the date that is `years` years of mean length later, rounded to a day. `years` may be negative. */
export function addYearsAsDays(date: PlainDate, years: number): PlainDate {
  return addDays(date, Math.round(years * daysPerYear))
}

/**
 * Returns the same day of the month, a number of months later. If that month is too short, returns its last day.
 * `months` may be negative.
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = civilOf(parseDate(date))
  const monthNumber = 12 * year + (month - 1) + months
  const newYear = Math.floor(monthNumber / 12)
  const newMonth = monthNumber - 12 * newYear + 1
  return formatDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

/** Returns the date a number of days later. `days` may be negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return formatDay(parseDate(date) + days)
}

export function daysInMonthOf(date: PlainDate): number {
  const { year, month } = civilOf(parseDate(date))
  return daysInMonth(year, month)
}

/** Returns the whole months from one date to another. Negative if `to` is the earlier date. */
export function wholeMonthsBetween(from: PlainDate, to: PlainDate): number {
  const start = civilOf(parseDate(from))
  const end = civilOf(parseDate(to))
  const months = 12 * (end.year - start.year) + end.month - start.month
  if (months > 0) return start.day > end.day ? months - 1 : months
  return months < 0 && start.day < end.day ? months + 1 : months
}

/** Returns the days from one date to another. Negative if `to` is the earlier date. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return parseDate(to) - parseDate(from)
}

/** Returns the earlier of two dates. Comparing the strings is enough, because all years have four digits. */
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

export function laterOf(one: PlainDate, other: PlainDate): PlainDate {
  return one > other ? one : other
}

/** Returns the month and the year of a date, for sentences: `March 2031`. */
export function monthAndYear(date: PlainDate): string {
  const { month, year } = civilOf(parseDate(date))
  return `${months[month - 1]} ${year}`
}

/** Returns a date for sentences: `March 9, 2031`. */
export function longDate(date: PlainDate): string {
  const { month, day, year } = civilOf(parseDate(date))
  return `${months[month - 1]} ${day}, ${year}`
}

/** Returns a date for lists and tables: `Mar 9, 2031`. */
export function shortDate(date: PlainDate): string {
  const { month, day, year } = civilOf(parseDate(date))
  return `${months[month - 1]?.slice(0, 3)} ${day}, ${year}`
}

/** Converts a date to the number of days since 1970-01-01. Throws a RangeError for an invalid date. */
function parseDate(text: PlainDate): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new RangeError(`not a calendar date (YYYY-MM-DD): ${text}`)
  const year = Number(text.slice(0, 4))
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8))
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    throw new RangeError(`no such day: ${text}`)
  return dayNumber(year, month, day)
}

interface Civil {
  readonly year: number
  readonly month: number
  readonly day: number
}

// Years are counted from March, so that the leap day is the last day of its year: Howard Hinnant, "chrono-Compatible
// Low-Level Date Algorithms" (https://howardhinnant.github.io/date_algorithms.html), days_from_civil and
// civil_from_days.
const daysOf400Years = 146_097
const daysTo1970 = 719_468

function dayNumber(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - 400 * era
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return daysOf400Years * era + dayOfEra - daysTo1970
}

function civilOf(days: number): Civil {
  const shifted = days + daysTo1970
  const era = Math.floor(shifted / daysOf400Years)
  const dayOfEra = shifted - daysOf400Years * era
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: yearOfEra + 400 * era + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

const longMonths = [1, 3, 5, 7, 8, 10, 12]

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return longMonths.includes(month) ? 31 : 30
}

function formatDay(days: number): PlainDate {
  const { year, month, day } = civilOf(days)
  return formatDate(year, month, day)
}

function formatDate(year: number, month: number, day: number): PlainDate {
  // The comparison is false for NaN, so NaN is rejected, too.
  if (!(year >= 0 && year <= 9999)) throw new RangeError(`beyond the calendar's four-digit years: ${year}`)
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`
}
