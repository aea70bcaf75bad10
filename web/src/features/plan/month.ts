import type { PlainDate } from '@home-pulse/contract/primitives'
import { addDays, addMonths, dayNumber } from '../../platform/plain-date.ts'

/** The numbers of entries in the calendar. */
export interface DayCounts {
  /** The number of entries on each day that has entries. */
  readonly days: readonly { readonly on: PlainDate; readonly total: number }[]
  /** The number of overdue entries. */
  readonly overdue: number
}

/** Returns the month of a day in the format of the URL: `2026-11`. */
export const monthOf = (day: PlainDate): string => day.slice(0, 7)
export const firstDayOf = (month: string): PlainDate => `${month}-01`
export const lastDayOf = (month: string): PlainDate => addDays(addMonths(firstDayOf(month), 1), -1)
export const addToMonth = (month: string, months: number): string =>
  monthOf(addMonths(firstDayOf(month), months))

export const monthsOfYear = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)

/** Returns the weekday, from 0 for Sunday. The 4 stands for Thursday, the weekday of 1970-01-01. */
const weekdayOf = (day: PlainDate) => (((dayNumber(day) + 4) % 7) + 7) % 7

/** Returns the weeks of a month, each from Sunday to Saturday. Days of other months are null. */
export function weeksOf(month: string): (PlainDate | null)[][] {
  const first = firstDayOf(month)
  const last = lastDayOf(month)
  const sunday = addDays(first, -weekdayOf(first))
  const weekCount = Math.ceil((dayNumber(last) - dayNumber(sunday) + 1) / 7)
  return Array.from({ length: weekCount }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = addDays(sunday, 7 * week + weekday)
      return monthOf(day) === month ? day : null
    }),
  )
}

export const monthTotal = ({ days }: DayCounts, month: string): number =>
  days.reduce((sum, { on, total }) => (monthOf(on) === month ? sum + total : sum), 0)

/** Returns the day to which an arrow or page key moves from `day`. Undefined for other keys. */
export function dayAfterKey(day: PlainDate, key: string): PlainDate | undefined {
  const days = new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -7],
    ['ArrowDown', 7],
  ]).get(key)
  if (days !== undefined) return addDays(day, days)
  if (key === 'PageUp') return addMonths(day, -1)
  if (key === 'PageDown') return addMonths(day, 1)
  return undefined
}
