import type { PlainDate } from '@home-pulse/contract/primitives'

const dayMs = 86_400_000

/** Returns the number of days from 1970-01-01 to a date. */
export function dayNumber(date: PlainDate): number {
  return Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / dayMs
}

export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4))
}

/** Returns today's date in the browser's time zone. */
export function localToday(now = new Date()): PlainDate {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Returns the number of whole calendar months between two dates. */
export function monthsBetween(from: PlainDate, to: PlainDate): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}

const plainDateOf = (instant: Date): PlainDate => instant.toISOString().slice(0, 10)

export function addDays(date: PlainDate, days: number): PlainDate {
  return plainDateOf(new Date((dayNumber(date) + days) * dayMs))
}

/** Adds months to a date. The result is the last day of its month if that month has no such day. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return plainDateOf(new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))))
}

/** Returns a date or a timestamp as `YYYY-MM-DD`. Returns null if it is missing or invalid. */
export function readDate(value: unknown): PlainDate | null {
  const day = typeof value === 'string' ? (value.split('T')[0] ?? '') : ''
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const instant = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : null
}
