import type { SubmittedMaintenanceEvent } from '@home-pulse/contract/features/plan/plan'
import { optionalCents } from '@home-pulse/contract/money'
import { fieldError } from '../../../platform/errors/api-error.ts'
import { findSnoozeFault, type TaskEntry } from './entry-rules.ts'
import type { NewEvent } from './queries.ts'

/** Converts a submitted event of a task to its columns. Throws an API error if a date is not valid. */
export function toEventColumns(
  { row, task }: TaskEntry,
  submitted: SubmittedMaintenanceEvent,
  today: string,
): Omit<NewEvent, 'id' | 'createdAt'> {
  const { kind, on = today, note = null, cost = null } = submitted
  if (on > today) throw fieldError('on', 'must not be in the future')
  if (on < row.installedOn && row.installedOn <= today)
    throw fieldError('on', `must not be before ${row.installedOn}, when what stands there was installed`)
  const until = kind === 'snoozed' ? (submitted.until ?? today) : null
  if (until !== null && until <= today) throw fieldError('until', 'must be after today')
  const fault = until === null ? undefined : findSnoozeFault(until, on, today)
  if (fault) throw fieldError('until', fault)
  return {
    ...{ taskId: task.id, kind, onDate: on, untilDate: until },
    note: note || null,
    costCents: optionalCents(cost),
  }
}
