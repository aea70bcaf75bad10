import { maxOwnTasks } from '@home-pulse/contract/terms'
import type { StateCode } from '@home-pulse/contract/vocabulary'
import { and, asc, eq, isNotNull, isNull, or, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import type { OwnedProperty } from '../../../platform/tenancy/ownership.ts'
import { properties } from '../../properties/tables.ts'
import { ownTasks } from './tables.ts'

type OwnTaskFields = Omit<typeof ownTasks.$inferSelect, 'customerId'>

/** A task that the customer added, with the address of its home. */
export type OwnTaskRow = OwnTaskFields & {
  readonly street: string
  readonly city: string
  readonly state: StateCode
}

const selectWithHome = (sql: Sql) =>
  sql
    .select({
      id: ownTasks.id,
      propertyId: ownTasks.propertyId,
      title: ownTasks.title,
      note: ownTasks.note,
      dueOn: ownTasks.dueOn,
      isWholeMonth: ownTasks.isWholeMonth,
      repeatMonths: ownTasks.repeatMonths,
      lastDoneOn: ownTasks.lastDoneOn,
      createdAt: ownTasks.createdAt,
      street: properties.street,
      city: properties.city,
      state: properties.state,
    })
    .from(ownTasks)
    .innerJoin(
      properties,
      and(eq(properties.customerId, ownTasks.customerId), eq(properties.id, ownTasks.propertyId)),
    )

const isOpen = or(isNull(ownTasks.lastDoneOn), isNotNull(ownTasks.repeatMonths))

const isShown = ({ customerId }: Owner) =>
  and(eq(ownTasks.customerId, customerId), isNull(properties.archivedAt))

/** Selects the tasks that the customer added in homes that are not archived, open tasks first. */
export const selectOwnTasks = (
  sql: Sql,
  owner: Owner,
  property: OwnedProperty | undefined,
): Promise<OwnTaskRow[]> =>
  selectWithHome(sql)
    .where(and(isShown(owner), property && eq(ownTasks.propertyId, property.id)))
    .orderBy(raw`${isOpen} desc`, asc(ownTasks.dueOn), asc(ownTasks.id))
    .limit(maxOwnTasks)

/** Selects the open tasks that the customer added, earliest first. */
export const selectOpenOwnTasks = (sql: Sql, owner: Owner): Promise<OwnTaskRow[]> =>
  selectWithHome(sql)
    .where(and(isShown(owner), isOpen))
    .orderBy(asc(ownTasks.dueOn), asc(ownTasks.id))
    .limit(maxOwnTasks)

export async function findOwnTask(sql: Sql, owner: Owner, id: string): Promise<OwnTaskRow | undefined> {
  const [row] = await selectWithHome(sql).where(and(isShown(owner), eq(ownTasks.id, id)))
  return row
}

/**
 * Counts all tasks that the customer added. The lock makes simultaneous inserts of one customer wait for each
 * other.
 */
export async function lockAndCountOwnTasks(sql: Sql, { customerId }: Owner): Promise<number> {
  await sql.execute(raw`select 1 from data_versions where customer_id = ${customerId} for update`)
  return sql.$count(ownTasks, eq(ownTasks.customerId, customerId))
}

export async function insertOwnTask(sql: Sql, { customerId }: Owner, row: OwnTaskFields): Promise<void> {
  await sql.insert(ownTasks).values({ customerId, ...row })
}

export async function updateOwnTask(
  sql: Sql,
  { customerId }: Owner,
  { id }: OwnTaskRow,
  changes: Partial<OwnTaskFields>,
): Promise<void> {
  await sql
    .update(ownTasks)
    .set(changes)
    .where(and(eq(ownTasks.customerId, customerId), eq(ownTasks.id, id)))
}

export async function deleteOwnTask(sql: Sql, { customerId }: Owner, { id }: OwnTaskRow): Promise<void> {
  await sql.delete(ownTasks).where(and(eq(ownTasks.customerId, customerId), eq(ownTasks.id, id)))
}
