import { Temporal } from 'temporal-polyfill'

/** The times at which a job runs, in the local time of a time zone. */
export type Schedule =
  | { readonly every: 'hour' }
  | { readonly every: 'day'; readonly atHour: number }
  /** `onDay` is 1 for Monday and 7 for Sunday. */
  | { readonly every: 'week'; readonly onDay: number; readonly atHour: number }

export interface ScheduledTime {
  /**
   * The name of the period. For daily and weekly jobs it is the local date, and for hourly jobs the UTC date and hour,
   * such as `2026-11-21T15`.
   */
  readonly period: string
  readonly atMs: number
}

const hourMs = 60 * 60_000

/**
 * Returns the last scheduled time at or before an instant. When clocks go forward, the scheduled hour may not exist:
 * the job then runs an hour later. When clocks go back, that hour comes twice: the job runs in the first one. If a time
 * zone skipped a whole day, the job runs on the next day.
 */
export function latestScheduledTime(schedule: Schedule, timeZone: string, nowMs: number): ScheduledTime {
  if (schedule.every === 'hour') {
    const atMs = Math.floor(nowMs / hourMs) * hourMs
    return { period: Temporal.Instant.fromEpochMilliseconds(atMs).toString().slice(0, 13), atMs }
  }
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate()
  const daysBack = schedule.every === 'day' ? 0 : (today.dayOfWeek - schedule.onDay + 7) % 7
  const timeOn = (day: Temporal.PlainDate): ScheduledTime => ({
    period: day.toString(),
    atMs: day
      .toPlainDateTime({ hour: schedule.atHour })
      .toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds,
  })
  const day = today.subtract({ days: daysBack })
  const scheduled = timeOn(day)
  if (scheduled.atMs <= nowMs) return scheduled
  return timeOn(day.subtract({ days: schedule.every === 'day' ? 1 : 7 }))
}
