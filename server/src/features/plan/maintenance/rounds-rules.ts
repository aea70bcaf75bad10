import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { nextDue } from '@home-pulse/lifecycle/upkeep/maintenance'
import { recordOf, type TaskEntry } from './commands.ts'

/** Returns the next due date of a task after a round that is done on its due date. */
export type NextRound = (entry: TaskEntry, doneOn: string) => string

/** A portfolio has few different tasks and dates, so results are cached. */
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

/** A list names the dates of a task for this many months. */
const listedMonths = 12

/** Returns the rounds of a task after its next one within a year of today, if each is done on its due date. */
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
