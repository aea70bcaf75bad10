import { performance } from 'node:perf_hooks'

/** The server reads the time only from this clock, so that tests can set it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  nowMs(): number
}

export const systemClock: Clock = { nowMs: () => Date.now() }

/**
 * Starts a stopwatch: a function that returns the milliseconds since the start. Changes of the system clock do not
 * affect it.
 */
export function startStopwatch(): () => number {
  const beganMs = performance.now()
  return () => performance.now() - beganMs
}

/** Returns the current time as a `Date`, the type that the database driver accepts. */
export const nowDate = (clock: Clock): Date => new Date(clock.nowMs())

interface Day {
  readonly format: Intl.DateTimeFormat
  minute: number
  date: string
}
const days = new Map<string, Day>()

/** Returns the current calendar date, `YYYY-MM-DD`, in a time zone. */
export function todayIn(timeZone: string, clock: Clock): string {
  let day = days.get(timeZone)
  if (!day) {
    const format = new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    })
    day = { format, minute: Number.NaN, date: '' }
    days.set(timeZone, day)
  }
  // Formatting is expensive, so the date is cached for a minute. In every time zone a day begins on a full
  // minute.
  const minute = Math.floor(clock.nowMs() / 60_000)
  if (minute !== day.minute) Object.assign(day, { minute, date: day.format.format(minute * 60_000) })
  return day.date
}

export const defaultTimeZone = 'America/New_York'

/**
 * Returns the standard spelling of a time zone's name, or undefined if the name is unknown. An offset such as `+13:00`
 * is not a name.
 */
export function knownTimeZone(name: string | undefined): string | undefined {
  if (!name || !/^[a-z]/i.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
