import { laterOf } from '@home-pulse/lifecycle/plain-date'
import type { PlanEntry } from '../maintenance/entry-rules.ts'
import { isTaskEntry } from '../maintenance/present.ts'
import { makeRounds, type NextRound } from '../maintenance/rounds-rules.ts'
import type { OwnTaskRow } from '../own-tasks/queries.ts'
import { roundsOfOwnTask } from '../own-tasks/rules.ts'
import type { CalendarEvent, OwnTaskEvent } from './present.ts'

/** The number of months that a calendar feed covers. */
export const horizonMonths = 24

/**
 * The maximum number of events in one feed, which calendar programs can handle. In a large portfolio, later events
 * appear as their date approaches.
 */
export const maxEvents = 1_000

/** The maximum number of additional events, for tasks that the customer added. */
const maxOwnEvents = 400

/** Lists the due dates of tasks that the customer added. A task for the whole current month is listed today. */
export function ownTaskEvents(tasks: readonly OwnTaskRow[], today: string, horizon: string): OwnTaskEvent[] {
  return tasks
    .flatMap((task) =>
      roundsOfOwnTask(task, horizon).map((dueOn) => {
        const isThisMonth = task.isWholeMonth && dueOn.slice(0, 7) === today.slice(0, 7)
        return { uid: `${task.id}.${dueOn}`, on: isThisMonth ? laterOf(dueOn, today) : dueOn, task }
      }),
    )
    .filter(({ on }) => on >= today)
    .sort((one, other) => (one.on + one.uid < other.on + other.uid ? -1 : 1))
    .slice(0, maxOwnEvents)
}

/** Lists the events from today to the horizon, earliest first. A task appears once for each due date. */
export function calendarEvents(
  planned: readonly PlanEntry[],
  today: string,
  horizon: string,
): CalendarEvent[] {
  const nextRound = makeRounds()
  return planned
    .flatMap((entry) => roundsOf(entry, horizon, nextRound))
    .filter(({ on }) => on >= today)
    .sort((one, other) => (one.on + one.uid < other.on + other.uid ? -1 : 1))
    .slice(0, maxEvents)
}

function roundsOf(entry: PlanEntry, horizon: string, nextRound: NextRound): CalendarEvent[] {
  const { row, dueOn } = entry
  if (!isTaskEntry(entry)) return [{ uid: `${row.installationId}.replacement`, on: dueOn, entry }]
  const rounds: CalendarEvent[] = []
  const roundsBefore = entry.history?.rounds ?? 0
  for (let on = dueOn; on <= horizon; on = nextRound(entry, on)) {
    const uid = `${row.installationId}.${entry.task.id}.${roundsBefore + rounds.length}`
    rounds.push({ uid, on, entry })
  }
  return rounds
}
