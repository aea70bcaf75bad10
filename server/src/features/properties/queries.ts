import { and, asc, eq, gt, isNull, sql as raw } from 'drizzle-orm'
import { insertAll } from '../../platform/bulk-insert.ts'
import type { Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import type { OwnedProperty } from '../../platform/owned.ts'
import { properties, units } from './tables.ts'

export type PropertyRow = typeof properties.$inferSelect
type WithoutCustomer<Row> = Omit<Row, 'customerId'>

export interface PropertyFilter {
  readonly limit?: number | undefined
  /** The id after which the page begins. */
  readonly cursor?: string | undefined
  /** Every word must stand somewhere in the address. */
  readonly q?: string | undefined
  readonly isMultifamily?: boolean | undefined
}

const addressLine = raw`(${properties.street} || ', ' || ${properties.city} || ', ' || ${properties.state} || ' ' || ${properties.postalCode})`
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Properties in the order in which they were entered; with a limit one more, which tells that a page follows. */
export function selectProperties(sql: Sql, owner: Owner, filter: PropertyFilter): Promise<PropertyRow[]> {
  const { limit, cursor, q = '', isMultifamily } = filter
  const words = q.split(/[\s,]+/).filter(Boolean)
  const query = sql
    .select()
    .from(properties)
    .where(
      and(
        eq(properties.customerId, owner.customerId),
        isNull(properties.archivedAt),
        cursor === undefined ? undefined : gt(properties.id, cursor),
        isMultifamily === undefined ? undefined : eq(properties.isMultifamily, isMultifamily),
        ...words.map((word) => raw`${addressLine} ilike ${containing(word)}`),
      ),
    )
    .orderBy(asc(properties.id))
  return limit === undefined ? query : query.limit(limit + 1)
}

export async function selectProperty(sql: Sql, owner: Owner, id: string): Promise<PropertyRow | undefined> {
  const [row] = await sql
    .select()
    .from(properties)
    .where(
      and(eq(properties.customerId, owner.customerId), eq(properties.id, id), isNull(properties.archivedAt)),
    )
  return row
}

export const insertProperties = (
  sql: Sql,
  { customerId }: Owner,
  rows: WithoutCustomer<typeof properties.$inferInsert>[],
): Promise<void> =>
  insertAll(
    sql,
    properties,
    rows.map((row) => ({ customerId, ...row })),
  )

export const insertUnits = (
  sql: Sql,
  { customerId }: Owner,
  rows: WithoutCustomer<typeof units.$inferInsert>[],
): Promise<void> =>
  insertAll(
    sql,
    units,
    rows.map((row) => ({ customerId, ...row })),
  )

/** Units of a property in the order in which they were entered. */
export function selectUnits(sql: Sql, owner: Owner, property: OwnedProperty) {
  return sql
    .select({ id: units.id, unitNumber: units.unitNumber })
    .from(units)
    .where(
      and(
        eq(units.customerId, owner.customerId),
        eq(units.propertyId, property.id),
        isNull(units.archivedAt),
      ),
    )
    .orderBy(asc(units.id))
}
