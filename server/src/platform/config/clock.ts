import { performance } from 'node:perf_hooks'

/** The only source of time in the server; tests hand in one that stands still or jumps. */
export interface Clock {
  /** Milliseconds since the epoch. */
  nowMs(): number
}

export const systemClock: Clock = { nowMs: () => Date.now() }

/** Answers how many milliseconds have passed since, whatever is done to the clocks meanwhile: for durations, never for instants. */
export function startStopwatch(): () => number {
  const beganMs = performance.now()
  return () => performance.now() - beganMs
}

/** The instant as a `Date`, the form the database driver takes. */
export const nowDate = (clock: Clock): Date => new Date(clock.nowMs())

interface Day {
  readonly format: Intl.DateTimeFormat
  minute: number
  date: string
}
const days = new Map<string, Day>()

/** The calendar date, `YYYY-MM-DD`, at this instant in a time zone. */
export function todayIn(timeZone: string, clock: Clock): string {
  let day = days.get(timeZone)
  if (!day) {
    const format = new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    })
    day = { format, minute: Number.NaN, date: '' }
    days.set(timeZone, day)
  }
  // Every zone's day begins with a minute, and formatting is dear.
  const minute = Math.floor(clock.nowMs() / 60_000)
  if (minute !== day.minute) Object.assign(day, { minute, date: day.format.format(minute * 60_000) })
  return day.date
}

export const defaultTimeZone = 'America/New_York'

/** The time zone a browser names, if it is one that `todayIn` knows: an offset such as `+13:00` is no zone. */
export function knownTimeZone(name: string | undefined): string | undefined {
  if (!name || !/^[a-z]/i.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
