import * as contract from '@home-pulse/contract/features/plan/own-tasks'
import { maxOwnTasks } from '@home-pulse/contract/terms'
import { nowDate } from '../../../platform/config/clock.ts'
import type { Sql } from '../../../platform/database/database.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import { createOnce } from '../../../platform/http/idempotency.ts'
import type { Session } from '../../../platform/http/session.ts'
import { findOwnProperty, required } from '../../../platform/tenancy/ownership.ts'
import { presentAddress } from '../../properties/present.ts'
import type { PlanServices } from '../services.ts'
import * as queries from './queries.ts'
import { dueAfterDone, dueDateOf, isOverdue } from './rules.ts'

function present(row: queries.OwnTaskRow, today: string): contract.OwnTask {
  const { id, propertyId, title, note, dueOn, isWholeMonth, repeatMonths, lastDoneOn } = row
  const isFinished = lastDoneOn !== null && repeatMonths === null
  return {
    id,
    property_id: propertyId,
    property_address: presentAddress(row),
    title,
    note,
    due_on: dueOn,
    is_whole_month: isWholeMonth,
    repeat_months: repeatMonths,
    last_done_on: lastDoneOn,
    is_finished: isFinished,
    is_overdue: !isFinished && isOverdue(row, today),
  }
}

const fieldsOf = ({
  title,
  note = null,
  dueOn,
  isWholeMonth = false,
  repeatMonths = null,
}: contract.ChangedOwnTask) => ({
  title,
  note: note || null,
  dueOn: dueDateOf(dueOn, isWholeMonth),
  isWholeMonth,
  repeatMonths,
})

/** Registers the routes for the tasks that customers add themselves. */
export function registerOwnTasks(services: PlanServices): void {
  const { bind, clock, gate, makeId } = services

  bind(contract.listOwnTasks, ({ query: { propertyId }, session: { owner, today } }) =>
    gate.read(owner, async (sql) => {
      const property =
        propertyId === undefined ? undefined : required(await findOwnProperty(sql, owner, propertyId))
      const rows = await queries.selectOwnTasks(sql, owner, property)
      return { tasks: rows.map((row) => present(row, today)) }
    }),
  )

  bind(contract.createOwnTask, ({ body: { propertyId, ...sent }, session, request }) =>
    createOnce(services, session, request, async (sql) => {
      const property = required(await findOwnProperty(sql, session.owner, propertyId))
      const count = await queries.lockAndCountOwnTasks(sql, session.owner)
      if (count >= maxOwnTasks) throw apiError('too_many_own_tasks')
      const id = makeId()
      const identity = { id, propertyId: property.id, lastDoneOn: null, createdAt: nowDate(clock) }
      await queries.insertOwnTask(sql, session.owner, { ...identity, ...fieldsOf(sent) })
      return presentStored(sql, session, id)
    }),
  )

  bind(contract.updateOwnTask, ({ params: { id }, body, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const task = required(await queries.findOwnTask(sql, session.owner, id))
      const fields = fieldsOf(body)
      const reopened = fields.repeatMonths === null && { lastDoneOn: null }
      await queries.updateOwnTask(sql, session.owner, task, { ...fields, ...reopened })
      return presentStored(sql, session, id)
    }),
  )

  bind(contract.finishOwnTask, ({ params: { id }, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const task = required(await queries.findOwnTask(sql, session.owner, id))
      const { repeatMonths } = task
      // If the task is marked as done twice on one day, for example by a double click, the second request must not skip
      // a due date.
      const isRepeated = task.lastDoneOn === session.today
      const next =
        repeatMonths === null || isRepeated ? {} : { dueOn: dueAfterDone(task, repeatMonths, session.today) }
      await queries.updateOwnTask(sql, session.owner, task, { lastDoneOn: session.today, ...next })
      return presentStored(sql, session, id)
    }),
  )

  bind(contract.deleteOwnTask, ({ params: { id }, session }) =>
    gate.write(session.owner, session.actor, async (sql) => {
      const task = required(await queries.findOwnTask(sql, session.owner, id))
      await queries.deleteOwnTask(sql, session.owner, task)
      return { id }
    }),
  )
}

const presentStored = async (sql: Sql, { owner, today }: Session, id: string) =>
  present(required(await queries.findOwnTask(sql, owner, id)), today)
