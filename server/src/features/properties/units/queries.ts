import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import type { OwnedProperty } from '../../../platform/tenancy/ownership.ts'
import { units } from '../tables.ts'

/** Selects the units of a property, in the order in which they were added. */
export const selectUnits = (sql: Sql, owner: Owner, property: OwnedProperty) =>
  unitsOf(sql, owner, property, undefined)

/** Selects up to `rows` units of a property, starting after an id. */
export const selectUnitSlice = (
  sql: Sql,
  owner: Owner,
  property: OwnedProperty,
  { after, rows }: { readonly after: string | undefined; readonly rows: number },
) => unitsOf(sql, owner, property, after).limit(rows)

function unitsOf(sql: Sql, owner: Owner, property: OwnedProperty, after: string | undefined) {
  return sql
    .select({ id: units.id, unitNumber: units.unitNumber })
    .from(units)
    .where(
      and(
        eq(units.customerId, owner.customerId),
        eq(units.propertyId, property.id),
        isNull(units.archivedAt),
        after === undefined ? undefined : gt(units.id, after),
      ),
    )
    .orderBy(asc(units.id))
}
