import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { Temporal } from 'temporal-polyfill'
import type { OwnTaskRow } from './queries.ts'

type Due = Pick<OwnTaskRow, 'dueOn' | 'isWholeMonth' | 'repeatMonths'>

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

/** Returns the due date to store. For a whole month it is the first day of the month. */
export const dueDateOf = (day: string, isWholeMonth: boolean): string =>
  isWholeMonth ? firstOfMonth(day) : day

/**
 * Returns the due date, or the last day of the month if the task is due in a whole month. The task is overdue after
 * this day.
 */
const lastGoodDay = ({ dueOn, isWholeMonth }: Due): string =>
  isWholeMonth ? Temporal.PlainDate.from(addMonths(dueOn, 1)).subtract({ days: 1 }).toString() : dueOn

export const isOverdue = (task: Due, today: string): boolean => lastGoodDay(task) < today

/**
 * Returns the next due date of a repeating task: the first one after the day on which the task was done. All due dates
 * are on the same day of the month.
 */
export function dueAfterDone({ dueOn, isWholeMonth }: Due, repeatMonths: number, doneOn: string): string {
  const from = isWholeMonth ? firstOfMonth(doneOn) : doneOn
  for (let round = 1; ; round += 1) {
    const next = addMonths(dueOn, round * repeatMonths)
    if (next > from) return next
  }
}

/** Returns the due dates of a task from its next one to the horizon. Assumes that the task is always done on time. */
export function roundsOfOwnTask({ dueOn, repeatMonths }: Due, horizon: string): string[] {
  const rounds: string[] = []
  for (let on = dueOn; on <= horizon; on = addMonths(dueOn, rounds.length * (repeatMonths ?? 0))) {
    rounds.push(on)
    if (repeatMonths === null) break
  }
  return rounds
}
