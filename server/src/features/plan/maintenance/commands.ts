import type { SubmittedMaintenanceEvent } from '@home-pulse/contract/features/plan/plan'
import { optionalCents } from '@home-pulse/contract/money'
import { nowDate } from '../../../platform/config/clock.ts'
import type { Sql } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/errors/api-error.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { OwnedComponent } from '../../../platform/tenancy/ownership.ts'
import type { PlanServices } from '../services.ts'
import { findSnoozeFault, type TaskEntry } from './entry-rules.ts'

import { insertEvent, type MaintenanceEventRow } from './queries.ts'

/** Stores a record of a component's task within a write. */
export async function recordEvent(
  { clock, makeId }: PlanServices,
  sql: Sql,
  { owner, today }: Session,
  component: OwnedComponent,
  { row, task }: TaskEntry,
  submitted: SubmittedMaintenanceEvent,
): Promise<MaintenanceEventRow> {
  const { kind, on = today, note = null, cost = null } = submitted
  if (on > today) throw fieldError('on', 'must not be in the future')
  if (on < row.installedOn && row.installedOn <= today)
    throw fieldError('on', `must not be before ${row.installedOn}, when what stands there was installed`)
  const until = kind === 'snoozed' ? (submitted.until ?? today) : null
  if (until !== null && until <= today) throw fieldError('until', 'must be after today')
  const fault = until === null ? undefined : findSnoozeFault(until, on, today)
  if (fault) throw fieldError('until', fault)
  return insertEvent(sql, owner, component, {
    id: makeId(),
    taskId: task.id,
    kind,
    onDate: on,
    untilDate: until,
    note: note || null,
    costCents: optionalCents(cost),
    createdAt: nowDate(clock),
  })
}
