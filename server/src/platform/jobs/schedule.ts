import { Temporal } from 'temporal-polyfill'

/** When a job's work falls due, by the clock on the wall of a time zone. */
export type Schedule =
  | { readonly every: 'hour' }
  | { readonly every: 'day'; readonly atHour: number }
  /** `onDay`: 1 is Monday, 7 Sunday. */
  | { readonly every: 'week'; readonly onDay: number; readonly atHour: number }

/** One time that a schedule came round. */
export interface Occasion {
  /** What names it: its calendar date in its time zone; of an hour the date and hour by UTC, `2026-11-21T15`. */
  readonly period: string
  readonly atMs: number
}

const hourMs = 60 * 60_000

/**
 * The last time that a schedule came round, at or before an instant. An hour that a clock skips in spring is the one
 * after it; one that it repeats in autumn is its first. A day that a zone left out of its calendar is the next one.
 */
export function latestOccasion(schedule: Schedule, timeZone: string, nowMs: number): Occasion {
  if (schedule.every === 'hour') {
    const atMs = Math.floor(nowMs / hourMs) * hourMs
    return { period: Temporal.Instant.fromEpochMilliseconds(atMs).toString().slice(0, 13), atMs }
  }
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate()
  const daysBack = schedule.every === 'day' ? 0 : (today.dayOfWeek - schedule.onDay + 7) % 7
  const occasionOn = (day: Temporal.PlainDate): Occasion => ({
    period: day.toString(),
    atMs: day
      .toPlainDateTime({ hour: schedule.atHour })
      .toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds,
  })
  const day = today.subtract({ days: daysBack })
  const occasion = occasionOn(day)
  if (occasion.atMs <= nowMs) return occasion
  return occasionOn(day.subtract({ days: schedule.every === 'day' ? 1 : 7 }))
}
