import { and, asc, eq, isNull, lte, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import type { OwnedProperty } from '../../platform/owned.ts'
import { componentColumns } from '../components/queries.ts'
import { components, installations } from '../components/tables.ts'
import { properties, units } from '../properties/tables.ts'

export interface DueFilter {
  /** The last forecast date that counts, inclusive. */
  readonly dueBy: string
  /** One property alone; without it all of the owner's. */
  readonly property?: OwnedProperty | undefined
  readonly limit?: number | undefined
  readonly after?: { readonly forecastOn: string; readonly componentId: string } | undefined
}

/** What is due by a day, most urgent first; with a limit one more, which tells that a page follows. */
export function selectDue(sql: Sql, owner: Owner, { dueBy, property, limit, after }: DueFilter) {
  const query = sql
    .select({
      ...componentColumns,
      street: properties.street,
      city: properties.city,
      state: properties.state,
      unitNumber: units.unitNumber,
    })
    .from(installations)
    .innerJoin(
      components,
      and(
        eq(components.customerId, installations.customerId),
        eq(components.id, installations.componentId),
        isNull(components.archivedAt),
      ),
    )
    .innerJoin(
      properties,
      and(
        eq(properties.customerId, installations.customerId),
        eq(properties.id, installations.propertyId),
        isNull(properties.archivedAt),
      ),
    )
    .leftJoin(units, and(eq(units.customerId, components.customerId), eq(units.id, components.unitId)))
    .where(
      and(
        eq(installations.customerId, owner.customerId),
        isNull(installations.removedOn),
        lte(installations.forecastOn, dueBy),
        property && eq(installations.propertyId, property.id),
        after &&
          raw`(${installations.forecastOn}, ${installations.componentId}) > (${after.forecastOn}::date, ${after.componentId}::uuid)`,
      ),
    )
    .orderBy(asc(installations.forecastOn), asc(installations.componentId))
  return limit === undefined ? query : query.limit(limit + 1)
}

export type DueRow = Awaited<ReturnType<typeof selectDue>>[number]
