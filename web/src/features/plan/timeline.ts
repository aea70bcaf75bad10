import type { PlainDate } from '@home-pulse/contract/primitives'
import { dayNumber, yearOf } from '../../platform/plain-date.ts'

/** The first and the last day of a timeline. */
export interface TimeSpan {
  readonly from: PlainDate
  readonly until: PlainDate
}

/**
 * Returns the position of a date on the timeline as a fraction, where 0 is the start and 1 is the end. A date before
 * the start returns 0, a date after the end returns 1.
 */
export function positionOnLine({ from, until }: TimeSpan, date: PlainDate): number {
  const length = Math.max(1, dayNumber(until) - dayNumber(from))
  return Math.min(1, Math.max(0, (dayNumber(date) - dayNumber(from)) / length))
}

/**
 * Returns each year that begins on the timeline, with its position. If there are more than `maxLabels` years, it
 * returns only every second, fifth or tenth year.
 */
export function yearsOnLine(span: TimeSpan, maxLabels: number): { year: number; place: number }[] {
  const first = yearOf(span.from) + 1
  const years = Array.from(
    { length: Math.max(0, yearOf(span.until) - first + 1) },
    (_, index) => first + index,
  )
  const every = [1, 2, 5, 10].find((step) => years.length / step <= maxLabels) ?? 10
  return years
    .filter((year) => every === 1 || year % every === 0)
    .map((year) => ({ year, place: positionOnLine(span, `${year}-01-01`) }))
}
