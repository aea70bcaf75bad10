import { Temporal } from 'temporal-polyfill'

/** The times at which a job runs, in the local time of a time zone. */
export type Schedule =
  | { readonly every: 'hour' }
  | { readonly every: 'day'; readonly atHour: number }
  /** `onDay`: 1 is Monday, 7 Sunday. */
  | { readonly every: 'week'; readonly onDay: number; readonly atHour: number }

/** One scheduled time. */
export interface Occasion {
  /** The name of the period: its local date, or for hourly jobs the UTC date and hour, `2026-11-21T15`. */
  readonly period: string
  readonly atMs: number
}

const hourMs = 60 * 60_000

/**
 * Returns the last scheduled time at or before an instant. An hour that is skipped in spring becomes the next hour. An
 * hour that repeats in autumn means the first one. A day that a zone skipped becomes the next day.
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
