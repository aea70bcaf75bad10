import type { PlainDate } from '@home-pulse/contract/primitives'
import { dayNumber, yearOf } from '../../platform/plain-date.ts'

/** The first and the last day of a timeline. */
export interface TimeSpan {
  readonly from: PlainDate
  readonly until: PlainDate
}

/**
 * Returns the position of a date on the timeline: 0 is the start, 1 is the end. A date outside the timeline is at the
 * nearer end.
 */
export function positionOnLine({ from, until }: TimeSpan, date: PlainDate): number {
  const length = Math.max(1, dayNumber(until) - dayNumber(from))
  return Math.min(1, Math.max(0, (dayNumber(date) - dayNumber(from)) / length))
}

/** Returns every New Year on the timeline, or every second, fifth or tenth one if there are more than `maxLabels`. */
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
