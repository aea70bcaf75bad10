import type { RoughTime } from '@home-pulse/contract/features/plan/first-rounds'
import type { MaintenanceTask } from '@home-pulse/lifecycle/catalogue/tasks/task'
import { addMonths, wholeMonthsBetween } from '@home-pulse/lifecycle/plain-date'
import { maintenanceTasks } from '@home-pulse/lifecycle/upkeep/maintenance'
import { kindOf } from '../../components/present.ts'
import type { ActiveRow } from '../../properties/active-components-queries.ts'
import type { TaskHistory } from '../maintenance/queries.ts'

/** A task, with the components for which it was never recorded as done or skipped. */
export interface UnrecordedTask {
  readonly task: MaintenanceTask
  readonly rows: ActiveRow[]
}

const ranks = { danger: 0, failure: 1, none: 2 }
const rankOf = ({ task }: UnrecordedTask): number => ranks[task.guardsAgainst ?? 'none']

/**
 * Finds the tasks that are due for at least one component, have no record for it and are not postponed. Safety tasks
 * come first, then the tasks with the most components.
 */
export function findUnrecorded(
  rows: readonly ActiveRow[],
  histories: readonly TaskHistory[],
  today: string,
): UnrecordedTask[] {
  const isKnown = ({ rounds, snoozedUntil }: TaskHistory) =>
    rounds > 0 || (snoozedUntil !== null && snoozedUntil > today)
  const recorded = new Set(
    histories.filter(isKnown).map(({ componentId, taskId }) => `${componentId} ${taskId}`),
  )
  const found = new Map<string, UnrecordedTask>()
  for (const row of rows)
    for (const task of maintenanceTasks(kindOf(row))) {
      const age = row.installedOn > today ? 0 : wholeMonthsBetween(row.installedOn, today)
      if (age < task.firstAfterMonths || recorded.has(`${row.id} ${task.id}`)) continue
      const known = found.get(task.id) ?? { task, rows: [] }
      known.rows.push(row)
      found.set(task.id, known)
    }
  return [...found.values()].sort(
    (one, other) => rankOf(one) - rankOf(other) || other.rows.length - one.rows.length,
  )
}

const monthsAgo: Record<RoughTime, number> = {
  within_6_months: 3,
  '6_to_12_months': 9,
  '1_to_2_years': 18,
  longer: 36,
}
const words: Record<RoughTime, string> = {
  within_6_months: 'in the 6 months before',
  '6_to_12_months': '6 to 12 months before',
  '1_to_2_years': '1 to 2 years before',
  longer: 'more than 2 years before',
}

/** Returns the date to store for a rough answer. It is never before the installation. */
export function dayOf(when: RoughTime, installedOn: string, today: string): string {
  const day = addMonths(today, -monthsAgo[when])
  return day < installedOn ? installedOn : day
}

/** Returns the note for a record whose date comes from a rough answer. The note says that the date is approximate. */
export const noteOf = (when: RoughTime, today: string): string =>
  `The day is rough: on ${today} you said that it was last done ${words[when]}.`
