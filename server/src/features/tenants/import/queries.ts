import { and, eq, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { isAmong } from '../../properties/active-components-queries.ts'
import { properties, units } from '../../properties/tables.ts'
import { isActiveLease, rentedUnit, tenantOfLease } from '../queries.ts'
import { leases, tenants } from '../tables.ts'

/** Each query below returns at most this many rows. */
const maxHomes = 10_000

const isIn = (column: unknown, texts: readonly string[]) =>
  raw`lower(regexp_replace(${column}, ' +', ' ', 'g')) in (select value from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as value)`

/** Selects the homes with one of these ids, or on one of these streets. Streets are compared in lower case. */
export const selectHomes = (
  sql: Sql,
  { customerId }: Owner,
  { ids, streets }: { readonly ids: string[]; readonly streets: readonly string[] },
) =>
  sql
    .select({
      id: properties.id,
      street: properties.street,
      city: properties.city,
      state: properties.state,
      postalCode: properties.postalCode,
    })
    .from(properties)
    .where(
      and(
        eq(properties.customerId, customerId),
        isNull(properties.archivedAt),
        raw`(${isAmong(properties.id, ids)} or ${isIn(properties.street, streets)})`,
      ),
    )
    .orderBy(properties.id)
    .limit(maxHomes)
export type Home = Awaited<ReturnType<typeof selectHomes>>[number]

/** Selects the units of these homes with one of these numbers. Numbers are compared in lower case. */
export const selectUnits = (sql: Sql, { customerId }: Owner, homes: string[], numbers: readonly string[]) =>
  sql
    .select({ id: units.id, propertyId: units.propertyId, unitNumber: units.unitNumber })
    .from(units)
    .where(
      and(
        eq(units.customerId, customerId),
        isAmong(units.propertyId, homes),
        isNull(units.archivedAt),
        isIn(units.unitNumber, numbers),
      ),
    )
    .orderBy(units.id)
    .limit(maxHomes)

/** Selects the current tenants of these homes and of their units. */
export const selectCurrentTenants = (sql: Sql, { customerId }: Owner, homes: string[]) =>
  sql
    .select({
      propertyId: leases.propertyId,
      unitId: leases.unitId,
      firstName: tenants.firstName,
      lastName: tenants.lastName,
    })
    .from(leases)
    .innerJoin(tenants, tenantOfLease)
    .leftJoin(units, rentedUnit)
    .where(and(eq(leases.customerId, customerId), isAmong(leases.propertyId, homes), isActiveLease))
    .limit(maxHomes)
export type CurrentTenant = Awaited<ReturnType<typeof selectCurrentTenants>>[number]

/** The number of rows per statement. A row has at most 15 parameters, and a statement may have 65,535. */
const rowsAtOnce = 1_000

type WithoutCustomer<Row> = Omit<Row, 'customerId'>

export async function insertTenants(
  sql: Sql,
  { customerId }: Owner,
  people: readonly WithoutCustomer<typeof tenants.$inferInsert>[],
  newLeases: readonly WithoutCustomer<typeof leases.$inferInsert>[],
): Promise<void> {
  for (let from = 0; from < people.length; from += rowsAtOnce) {
    const owned = <Row extends object>(rows: readonly Row[]) =>
      rows.slice(from, from + rowsAtOnce).map((row) => ({ customerId, ...row }))
    await sql.insert(tenants).values(owned(people))
    await sql.insert(leases).values(owned(newLeases))
  }
}
