import type { OwnTask } from './calls/own-tasks-api.ts'
import type { DayCounts } from './month.ts'

/** Adds the customer's own tasks to the number of entries on each day. `tasks` must contain only open tasks. */
export function withOwnTasks(counts: DayCounts, tasks: readonly OwnTask[]): DayCounts {
  const days = new Map(counts.days.map(({ on, total }) => [on, total]))
  for (const { dueOn } of tasks) days.set(dueOn, (days.get(dueOn) ?? 0) + 1)
  return {
    days: [...days].map(([on, total]) => ({ on, total })),
    overdue: counts.overdue + tasks.filter(({ isOverdue }) => isOverdue).length,
  }
}
