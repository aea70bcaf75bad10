import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { nextDue } from '@home-pulse/lifecycle/upkeep/maintenance'
import { recordOf, type TaskEntry } from './entry-rules.ts'

/** Returns the due date that follows if a task is done on the day `doneOn`. */
export type NextRound = (entry: TaskEntry, doneOn: string) => string

/** Returns a function that computes due dates. Caches them, because a portfolio has few different tasks and dates. */
export function makeRounds(): NextRound {
  const known = new Map<string, string>()
  return (entry, doneOn) => {
    const key = `${entry.task.id} ${doneOn}`
    const before = known.get(key)
    if (before) return before
    const record = { ...recordOf(entry, doneOn), lastDoneOn: doneOn, lastSkippedOn: undefined }
    const next = nextDue({ ...record, installedOn: doneOn, snoozedUntil: undefined }).dueOn
    known.set(key, next)
    return next
  }
}

/** Lists of tasks contain the due dates of this many months. */
const listedMonths = 12

/**
 * Returns the due dates of a task after its next one, up to a year from today. Assumes that the task is always done
 * when it is due.
 */
export function laterRounds(
  entry: TaskEntry & { dueOn: string },
  today: string,
  nextRound: NextRound,
): string[] {
  const horizon = addMonths(today, listedMonths)
  const rounds: string[] = []
  if (entry.dueOn > horizon) return rounds
  for (let on = nextRound(entry, entry.dueOn); on <= horizon; on = nextRound(entry, on))
    if (on > today) rounds.push(on)
  return rounds
}
