import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import { componentColumns } from '../components/queries.ts'
import { components, installations } from '../components/tables.ts'
import { properties, units } from './tables.ts'

/** What stands in an owner's homes today, of those that `where` leaves, with where it stands. */
export const selectStanding = (sql: Sql, { customerId }: Owner, where: SQL | undefined) =>
  sql
    .select({
      ...componentColumns,
      installationId: installations.id,
      createdAt: components.createdAt,
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
        eq(installations.customerId, customerId),
        isNull(installations.removedOn),
        isNull(units.archivedAt),
        where,
      ),
    )

export type StandingRow = Awaited<ReturnType<typeof selectStanding>>[number]
