import * as contract from '@home-pulse/contract/features/plan/first-rounds'
import { nowDate } from '../../../platform/config/clock.ts'
import { createOnce } from '../../../platform/http/idempotency.ts'
import { required } from '../../../platform/tenancy/ownership.ts'
import type { PlanServices } from '../services.ts'
import { insertEvents } from './queries.ts'
import { readUnrecorded } from './read.ts'
import { dayOf, noteOf, type UnrecordedTask } from './rules.ts'

const present = ({ task, rows }: UnrecordedTask) => ({
  task_id: task.id,
  title: task.title,
  component_types: [...new Set(rows.map(({ type }) => type))],
  component_count: rows.length,
  home_count: new Set(rows.map(({ propertyId }) => propertyId)).size,
  is_danger: task.guardsAgainst === 'danger',
})

/** Registers the routes that list the tasks without a record, and store when such a task was last done. */
export function registerFirstRounds(services: PlanServices): void {
  const { bind, gate, clock, makeId } = services

  bind(contract.listUnrecordedTasks, ({ query, session }) =>
    gate.read(session.owner, async (sql) =>
      (await readUnrecorded(sql, session, query.propertyId)).map(present),
    ),
  )

  bind(contract.recordFirstRounds, ({ body: { taskId, propertyId, when }, session, request }) =>
    createOnce(services, session, request, async (sql) => {
      const { owner, today } = session
      const unrecorded = await readUnrecorded(sql, session, propertyId)
      const { rows } = required(unrecorded.find(({ task }) => task.id === taskId))
      const createdAt = nowDate(clock)
      const events = rows.map((row) => ({
        ...{ id: makeId(), propertyId: row.propertyId, componentId: row.id, taskId, createdAt },
        ...{ kind: 'done' as const, onDate: dayOf(when, row.installedOn, today), untilDate: null },
        ...{ note: noteOf(when, today), costCents: null },
      }))
      await insertEvents(sql, owner, events)
      return { count: rows.length }
    }),
  )
}
