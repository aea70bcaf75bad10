import type { Gate, Owner } from '../../../platform/tenancy/gate.ts'
import { type OwnTaskRow, selectOpenOwnTasks } from '../own-tasks/queries.ts'
import { isOverdue } from '../own-tasks/rules.ts'
import type { DigestGroup, DigestItem } from './mail.ts'

const itemOf = (task: OwnTaskRow, status: DigestItem['status']): DigestItem => {
  const { propertyId, street, city, state, title, dueOn } = task
  return {
    entry: { row: { propertyId, street, city, state, unitNumber: null, type: null }, dueOn, task: { title } },
    status,
  }
}

const groupOf = (tasks: readonly OwnTaskRow[], status: DigestItem['status']): DigestGroup => ({
  items: tasks.map((task) => itemOf(task, status)),
  total: tasks.length,
})

/**
 * Reads the open tasks that the customer added, for an email: the overdue tasks, and the tasks due by the day `until`.
 */
export async function readOwnTasksDueBy(gate: Gate, owner: Owner, today: string, until: string) {
  const tasks = await gate.read(owner, (sql) => selectOpenOwnTasks(sql, owner))
  const inTime = tasks.filter((task) => !isOverdue(task, today))
  return {
    due: groupOf(
      inTime.filter(({ dueOn }) => dueOn <= until),
      'due',
    ),
    overdue: groupOf(
      tasks.filter((task) => isOverdue(task, today)),
      'overdue',
    ),
  }
}

/** Reads the open tasks that the customer added and that became due after the day `after` and up to the day `until`. */
export async function readOwnTasksBetween(
  gate: Gate,
  owner: Owner,
  after: string,
  until: string,
): Promise<DigestGroup> {
  const tasks = await gate.read(owner, (sql) => selectOpenOwnTasks(sql, owner))
  return groupOf(
    tasks.filter(({ dueOn }) => dueOn > after && dueOn <= until),
    'due',
  )
}

/** Joins two groups. The items of `first` come first. */
export const joinGroups = (first: DigestGroup, second: DigestGroup): DigestGroup => ({
  items: [...first.items, ...second.items],
  total: first.total + second.total,
})
