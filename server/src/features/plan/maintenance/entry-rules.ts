import type { MaintenanceTask } from '@home-pulse/lifecycle/catalogue/tasks/task'
import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { lifetimeIn } from '@home-pulse/lifecycle/survival/condition'
import { meanLife } from '@home-pulse/lifecycle/survival/survival'
import { recommendTurnovers } from '@home-pulse/lifecycle/upkeep/turnover'
import { staggerOf } from '@home-pulse/lifecycle/upkeep/unrecorded'
import type { Session } from '../../../platform/http/session.ts'
import { kindOf } from '../../components/present.ts'
import type { ActiveRow } from '../../properties/active-components-queries.ts'
import type { RunningLease, TaskHistory } from './queries.ts'

/** One entry of the plan: a task with its next due date, or a replacement, which has no task. */
export interface PlanEntry {
  readonly row: ActiveRow
  readonly dueOn: string
  /**
   * The day on which the entry became or becomes due. It differs from `dueOn` only for a task without a record, during
   * its first interval: such a task stays due instead of becoming overdue.
   */
  readonly becameDueOn: string
  /** The day on which the component was entered. No task is due before it. */
  readonly plannedSince: string
  readonly task: MaintenanceTask | undefined
  readonly history: TaskHistory | undefined
  /** The current lease. The day after its end is suitable for the work. */
  readonly lease: RunningLease | undefined
}

/** Returns the sort key of an entry. It sorts by due date, then by home, component and task. */
export const planKey = ({
  dueOn,
  row,
  task,
}: Pick<PlanEntry, 'dueOn' | 'task'> & {
  readonly row: Pick<ActiveRow, 'id' | 'propertyId'>
}): string => `${dueOn}_${row.propertyId}_${row.id}_${task?.id ?? ''}`

export type DateContext = Pick<Session, 'timeZone' | 'today'>

/** The customer whose plan is read. A `Session` has these fields. */
export type PlanCustomer = Pick<Session, 'owner' | 'timeZone' | 'today'>

/** The data from which a task's next due date is computed. */
export type TaskEntry = Pick<PlanEntry, 'history' | 'plannedSince'> & {
  readonly row: Pick<ActiveRow, 'id' | 'type' | 'variant' | 'state' | 'installedOn'>
  readonly task: MaintenanceTask
}

/** Returns the input for computing the due dates of a task. */
export const recordOf = ({ row, task, history, plannedSince }: TaskEntry, today: string) => ({
  task,
  installedOn: row.installedOn,
  plannedSince,
  lifeYears: meanLife(lifetimeIn({ ...kindOf(row), state: row.state }).life),
  stagger: staggerOf(row.id),
  lastDoneOn: history?.lastDoneOn ?? undefined,
  lastSkippedOn: history?.lastSkippedOn ?? undefined,
  snoozedUntil: history?.snoozedUntil ?? undefined,
  today,
})

/**
 * Returns the day after the end of the lease, or of one of its renewals. Chooses the end that is nearest to the due
 * date. Undefined if none is within a year of the due date.
 */
export function turnoverNear({ lease }: PlanEntry, dueOn: string, today: string): string | undefined {
  if (!lease) return undefined
  const { endsOn, termMonths } = lease
  return recommendTurnovers({ endsOn: endsOn ?? undefined, termMonths }, [dueOn], today)[0]
}

/** The maximum time by which a task can be postponed. */
const maxSnoozeMonths = 60

/**
 * Checks the day `until` which a task was postponed. `on` is the day on which the owner postponed it. Returns a message
 * if `until` is not valid.
 */
export function findSnoozeFault(until: string, on: string, today: string): string | undefined {
  if (until <= on) return `must be after ${on}`
  return until > addMonths(today, maxSnoozeMonths) ? 'must be within five years' : undefined
}
