import { countPlanDays } from '@home-pulse/contract/features/plan/days'
import * as contract from '@home-pulse/contract/features/plan/plan'
import { maxPageEntries } from '@home-pulse/contract/primitives'
import { nowDate } from '../../../platform/config/clock.ts'
import type { Sql } from '../../../platform/database/database.ts'
import { createOnce } from '../../../platform/http/idempotency.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import {
  findOwnComponent,
  findOwnProperty,
  type OwnedComponent,
  required,
} from '../../../platform/tenancy/ownership.ts'
import type { Read } from '../home-slices-queries.ts'
import type { PlanServices } from '../services.ts'
import { makePlan, readDue } from './due-read.ts'
import { planKey } from './entry-rules.ts'
import { toEventColumns } from './event-rules.ts'
import { isTaskEntry, presentEvent, presentPage, presentTask } from './present.ts'
import { deleteEvent, insertEvent, selectEvents } from './queries.ts'
import { makeRounds } from './rounds-rules.ts'

export function registerMaintenance(services: PlanServices): void {
  const { bind, clock, gate, makeId } = services

  bind(contract.listPlan, async ({ query, session, reply }) => {
    const { owner, today } = session
    const { propertyId, cursor = '', limit = maxPageEntries, ...window } = query
    const read: Read = (work) => gate.read(owner, work)
    const property = await propertyOf(read, owner, propertyId)
    // Reads one entry more than the page has. If it exists, another page follows.
    const page = { after: cursor, limit: limit + 1 }
    const { entries, total, overdue } = await readDue(read, session, { property }, window, page)
    const listed = pageOf(entries, limit, reply, planKey)
    return { ...presentPage(listed, today, makeRounds()), total, overdue }
  })

  bind(countPlanDays, async ({ query, session }) => {
    const { owner, today } = session
    const { propertyId, kind, year = Number(today.slice(0, 4)) } = query
    const read: Read = (work) => gate.read(owner, work)
    const property = await propertyOf(read, owner, propertyId)
    const { onDay, overdue } = await readDue(read, session, { property }, { kind }, countsOnly)
    const days = [...onDay]
      .filter(([on]) => on.startsWith(`${year}-`))
      .map(([on, total]) => ({ on, total }))
      .sort((one, other) => (one.on < other.on ? -1 : 1))
    return { days, overdue }
  })

  bind(contract.readMaintenance, ({ params, session }) =>
    gate.read(session.owner, async (sql) => {
      const component = required(await findOwnComponent(sql, session.owner, params.id))
      const tasks = await tasksOf(sql, session, component)
      const events = await selectEvents(sql, session.owner, component)
      return {
        tasks: tasks.map((entry) => presentTask(entry, session.today)),
        events: events.map(presentEvent),
      }
    }),
  )

  bind(contract.recordMaintenance, ({ params, body, session, request }) =>
    createOnce(services, session, request, async (sql) => {
      const component = required(await findOwnComponent(sql, session.owner, params.id))
      const entry = await taskOf(sql, session, component, params.taskId)
      const event = await insertEvent(sql, session.owner, component, {
        id: makeId(),
        ...toEventColumns(entry, body, session.today),
        createdAt: nowDate(clock),
      })
      const next = await taskOf(sql, session, component, params.taskId)
      return { event: presentEvent(event), task: presentTask(next, session.today) }
    }),
  )

  bind(contract.undoMaintenance, ({ params, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const { id, taskId, eventId } = params
      const component = required(await findOwnComponent(sql, session.owner, id))
      const isDeleted = await deleteEvent(sql, session.owner, component, taskId, eventId)
      required(isDeleted || undefined)
      // The task may no longer apply, for example after the component's variant was corrected.
      const next = (await tasksOf(sql, session, component)).find(({ task }) => task.id === taskId)
      return { id: eventId, task: next ? presentTask(next, session.today) : null }
    }),
  )
}

/** A page without entries. Requests that need only the counts use it. */
const countsOnly = { after: '', limit: 0 }

const propertyOf = async (read: Read, owner: Owner, propertyId: string | undefined) =>
  propertyId === undefined
    ? undefined
    : required(await read((sql) => findOwnProperty(sql, owner, propertyId)))

const tasksOf = async (sql: Sql, session: Session, component: OwnedComponent) =>
  (await makePlan(sql, session, { component })).filter(isTaskEntry)

const taskOf = async (sql: Sql, session: Session, component: OwnedComponent, taskId: string) =>
  required((await tasksOf(sql, session, component)).find(({ task }) => task.id === taskId))
