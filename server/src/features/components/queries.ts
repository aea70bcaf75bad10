import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { and, asc, eq, inArray, isNull, sql as raw, type SQL } from 'drizzle-orm'
import { insertAll } from '../../platform/bulk-insert.ts'
import type { Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import type { OwnedProperty, OwnedUnit } from '../../platform/owned.ts'
import { components, installations } from './tables.ts'

type WithoutCustomer<Row> = Omit<Row, 'customerId'>

export const insertComponents = (
  sql: Sql,
  { customerId }: Owner,
  rows: WithoutCustomer<typeof components.$inferInsert>[],
): Promise<void> =>
  insertAll(
    sql,
    components,
    rows.map((row) => ({ customerId, ...row })),
  )

export const insertInstallations = (
  sql: Sql,
  { customerId }: Owner,
  rows: WithoutCustomer<typeof installations.$inferInsert>[],
): Promise<void> =>
  insertAll(
    sql,
    installations,
    rows.map((row) => ({ customerId, ...row })),
  )

/** A place that still exists, joined with what stands in it now. */
export const standsIn = and(
  eq(installations.customerId, components.customerId),
  eq(installations.componentId, components.id),
  isNull(installations.removedOn),
)

/** What a forecast and a cost rest on, and what the owner said of it. */
export const componentColumns = {
  id: components.id,
  propertyId: components.propertyId,
  unitId: components.unitId,
  type: components.type,
  installedOn: installations.installedOn,
  brand: installations.brand,
  model: installations.model,
  variant: installations.variant,
  forecastOn: installations.forecastOn,
  forecastSource: installations.forecastSource,
  ownerCostCents: installations.ownerCostCents,
}

const select = (sql: Sql, owner: Owner, where: SQL | undefined) =>
  sql
    .select(componentColumns)
    .from(components)
    .innerJoin(installations, standsIn)
    .where(and(eq(components.customerId, owner.customerId), isNull(components.archivedAt), where))
    .orderBy(asc(components.id))

export type ComponentRow = Awaited<ReturnType<typeof select>>[number]

/** Components of these types in a property, its units included, in the order in which they were entered. */
export const selectComponents = (
  sql: Sql,
  owner: Owner,
  property: OwnedProperty,
  types: readonly ComponentType[],
): Promise<ComponentRow[]> =>
  select(sql, owner, and(eq(components.propertyId, property.id), inArray(components.type, [...types])))

/** What stands in one unit. */
export const selectUnitComponents = (sql: Sql, owner: Owner, unit: OwnedUnit): Promise<ComponentRow[]> =>
  select(sql, owner, eq(components.unitId, unit.id))

/** The component of a property whose forecast date comes first. */
export interface NextReplacement {
  readonly componentId: string
  readonly type: ComponentType
  readonly forecastOn: string
}

/** For each of these properties, what will need replacing first. */
export async function selectNextReplacements(
  sql: Sql,
  owner: Owner,
  propertyIds: readonly string[],
): Promise<Map<string, NextReplacement>> {
  if (propertyIds.length === 0) return new Map()
  // One step into the index for each property: what stands there, soonest first.
  const { rows } = (await sql.execute(raw`
    select home.id as "propertyId", next.*
    from unnest(${raw.param(propertyIds)}::uuid[]) as home (id)
    cross join lateral (
      select ${components.id} as "componentId", ${components.type}, ${installations.forecastOn}::text as "forecastOn"
      from ${installations} join ${components} on ${standsIn}
      where ${installations.customerId} = ${owner.customerId} and ${installations.propertyId} = home.id
        and ${isNull(installations.removedOn)} and ${isNull(components.archivedAt)}
      order by ${installations.forecastOn}, ${installations.componentId}
      limit 1
    ) as next`)) as { rows: (NextReplacement & { propertyId: string })[] }
  return new Map(rows.map((row) => [row.propertyId, row]))
}
