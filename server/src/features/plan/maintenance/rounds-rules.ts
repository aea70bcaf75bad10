import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { nextDue } from '@home-pulse/lifecycle/upkeep/maintenance'
import { recordOf, type TaskEntry } from './commands.ts'

/** When a task is due again that is done on its day. */
export type NextRound = (entry: TaskEntry, doneOn: string) => string

/** A portfolio has few tasks and days: each is worked out once. */
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

/** The number of months for which a list names the dates after the next one. */
const listedMonths = 12

/** The rounds of a task after its next that come within a year of today, if each is done on its day. */
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
