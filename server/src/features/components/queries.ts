import {
  byFactColumn,
  componentFacts,
  type FactName,
  factNames,
  factsBy,
} from '@home-pulse/contract/component-facts'
import { keysOf } from '@home-pulse/contract/objects'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { and, asc, eq, gt, isNotNull, isNull, sql as raw, type SQL } from 'drizzle-orm'
import { insertAll } from '../../platform/database/bulk-insert.ts'
import type { Sql } from '../../platform/database/database.ts'
import { type Given, makePreparedQuery } from '../../platform/database/prepared-query.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedComponent, OwnedProperty, OwnedUnit } from '../../platform/tenancy/ownership.ts'
import { components, installations } from './tables.ts'

type WithoutCustomer<Row> = Omit<Row, 'customerId'>

/** A new component and its installation, as stored. */
interface ComponentRows {
  readonly component: WithoutCustomer<typeof components.$inferInsert>
  readonly installation: WithoutCustomer<typeof installations.$inferInsert>
}

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

/** The fact columns as SQL text, for statements that Drizzle cannot express. */
const factList = raw.raw(factNames.map((name) => componentFacts[name].column).join(', '))
const factAssignments = raw.raw(
  factNames.map((name) => `${componentFacts[name].column} = r.${componentFacts[name].column}`).join(', '),
)

/** Inserts one component with its installation in one statement. */
export async function insertComponent(
  sql: Sql,
  { customerId }: Owner,
  { component: c, installation: i }: ComponentRows,
): Promise<void> {
  await sql.execute(raw`
    with added as (
      insert into components (customer_id, id, property_id, unit_id, type, created_at)
      values (${customerId}, ${c.id}, ${c.propertyId}, ${c.unitId}, ${c.type}, ${c.createdAt}))
    insert into installations (customer_id, id, property_id, component_id, installed_on, installed_precision,
      ${factList}, forecast_on, forecast_source, created_at)
    values (${customerId}, ${i.id}, ${i.propertyId}, ${i.componentId}, ${i.installedOn}, ${i.installedPrecision},
      ${raw.join(
        factNames.map((name) => raw`${i[name]}`),
        raw`, `,
      )}, ${i.forecastOn}, ${i.forecastSource}, ${i.createdAt})`)
}

/** Join condition: the current installation of a component, which has no removal date. */
export const isCurrentInstallation = and(
  eq(installations.customerId, components.customerId),
  eq(installations.componentId, components.id),
  isNull(installations.removedOn),
)

/**
 * The area in square feet that sets the cost. For a roof, it is the floor area per story. For a driveway, it is the
 * paved area. It is null if unknown, and for all other types.
 */
export const pricedArea = raw<number | null>`case when ${components.type} in ('roof', 'driveway') then (
  select case ${components.type} when 'roof' then p.floor_area / coalesce(p.storeys, 1) else p.driveway_area end
  from properties p where p.customer_id = ${components.customerId} and p.id = ${components.propertyId}) end`

/** The number of units below a roof. Null for other types. */
export const unitsBelow = raw<number | null>`case ${components.type} when 'roof' then (
  select count(*)::integer from units u
  where u.customer_id = ${components.customerId} and u.property_id = ${components.propertyId} and u.archived_at is null) end`

/** The columns from which forecast and cost are computed, including the owner's figures. */
export const componentColumns = {
  id: components.id,
  propertyId: components.propertyId,
  unitId: components.unitId,
  type: components.type,
  installedOn: installations.installedOn,
  installedPrecision: installations.installedPrecision,
  ...factsBy<Pick<typeof installations, FactName>>((name) => installations[name]),
  forecastOn: installations.forecastOn,
  forecastSource: installations.forecastSource,
  confirmedOn: installations.confirmedOn,
  ownerCostCents: installations.ownerCostCents,
  ownerCostPriceOn: installations.ownerCostPriceOn,
  pricedArea: pricedArea.as('priced_area'),
  unitsBelow: unitsBelow.as('units_below'),
}

/** The conditions of a query for components. A component must meet all conditions that are given. */
interface Selection {
  readonly customerId: string
  readonly componentId?: string | undefined
  readonly propertyId?: string | undefined
  readonly unitId?: string | undefined
  readonly unitIds?: readonly string[] | undefined
  readonly types?: readonly ComponentType[] | undefined
  /** The last id of the previous page. The result begins after it. */
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

/** The SQL for each condition of `Selection`. */
const conditionOf: Record<Exclude<keyof Selection, 'customerId' | 'limit'>, SQL> = {
  componentId: eq(components.id, raw.placeholder('componentId')),
  propertyId: eq(components.propertyId, raw.placeholder('propertyId')),
  unitId: eq(components.unitId, raw.placeholder('unitId')),
  unitIds: raw`${components.unitId} = any(${raw.placeholder('unitIds')}::uuid[])`,
  types: raw`${components.type} = any(${raw.placeholder('types')}::text[])`,
  after: gt(components.id, raw.placeholder('after')),
}

/** Selects components in the order in which they were added. */
const select = makePreparedQuery((sql, given: Given<Selection>) => {
  const query = sql
    .select(componentColumns)
    .from(components)
    // The lateral join takes one index lookup per component. With a plain join, the planner would loop over all
    // installations for each component after a bulk insert, because the tables have no statistics yet.
    .innerJoinLateral(
      sql.select().from(installations).where(isCurrentInstallation).limit(1).as('installations'),
      raw`true`,
    )
    .where(
      and(
        eq(components.customerId, raw.placeholder('customerId')),
        isNull(components.archivedAt),
        ...keysOf(conditionOf)
          .filter((name) => given.has(name))
          .map((name) => conditionOf[name]),
      ),
    )
    .orderBy(asc(components.id))
  return given.has('limit') ? query.limit(raw.placeholder('limit')) : query
})

export type ComponentRow = Awaited<ReturnType<typeof select>>[number]

/**
 * Selects the property's components of the given types, including components in its units, in the order in which they
 * were added.
 */
export const selectComponents = (
  sql: Sql,
  { customerId }: Owner,
  { id: propertyId }: OwnedProperty,
  types: readonly ComponentType[],
): Promise<ComponentRow[]> => select(sql, { customerId, propertyId, types })

export interface ComponentSlice extends Pick<Selection, 'unitIds' | 'types' | 'after'> {
  readonly propertyId: string
  readonly rows: number
}

/** Selects up to `rows` components of a property, in the order in which they were added. */
export const selectComponentSlice = (
  sql: Sql,
  { customerId }: Owner,
  { rows: limit, ...slice }: ComponentSlice,
): Promise<ComponentRow[]> => select(sql, { customerId, limit, ...slice })

export const selectUnitComponents = (
  sql: Sql,
  { customerId }: Owner,
  { id: unitId }: OwnedUnit,
): Promise<ComponentRow[]> => select(sql, { customerId, unitId })

export async function selectComponent(
  sql: Sql,
  { customerId }: Owner,
  { id: componentId }: Pick<OwnedComponent, 'id'>,
): Promise<ComponentRow | undefined> {
  const [row] = await select(sql, { customerId, componentId })
  return row
}

/** Updates the current installations of any number of components in one statement. */
export async function updateInstallations(
  sql: Sql,
  { customerId }: Owner,
  rows: readonly ComponentRow[],
): Promise<void> {
  if (rows.length === 0) return
  const records = rows.map((row) => ({
    component_id: row.id,
    installed_on: row.installedOn,
    installed_precision: row.installedPrecision,
    ...byFactColumn((name) => row[name]),
    forecast_on: row.forecastOn,
    forecast_source: row.forecastSource,
    confirmed_on: row.confirmedOn,
    owner_cost_cents: row.ownerCostCents,
    owner_cost_price_on: row.ownerCostPriceOn,
  }))
  await sql.execute(raw`
    update installations i
    set installed_on = r.installed_on, installed_precision = r.installed_precision,
      ${factAssignments},
      forecast_on = r.forecast_on, forecast_source = r.forecast_source, confirmed_on = r.confirmed_on,
      owner_cost_cents = r.owner_cost_cents, owner_cost_price_on = r.owner_cost_price_on
    from jsonb_populate_recordset(null::installations, ${JSON.stringify(records)}::jsonb) r
    where i.customer_id = ${customerId} and i.component_id = r.component_id and i.removed_on is null`)
}

/** Ends the current installation and keeps it as history. */
export async function removeInstallation(
  sql: Sql,
  { customerId }: Owner,
  component: OwnedComponent,
  removal: Pick<typeof installations.$inferSelect, 'removedOn' | 'removalReason' | 'removalCause'>,
): Promise<void> {
  await sql
    .update(installations)
    .set(removal)
    .where(
      and(
        eq(installations.customerId, customerId),
        eq(installations.componentId, component.id),
        isNull(installations.removedOn),
      ),
    )
}

/** Archives or restores the components that meet all conditions. At least one condition is required. */
async function archive(
  sql: Sql,
  { customerId }: Owner,
  archivedAt: Date | null,
  ...where: readonly [SQL, ...SQL[]]
) {
  const hasOtherState = archivedAt === null ? isNotNull(components.archivedAt) : isNull(components.archivedAt)
  await sql
    .update(components)
    .set({ archivedAt })
    .where(and(eq(components.customerId, customerId), hasOtherState, ...where))
}

/** Archives a component as of the given time. Null restores it. */
export const archiveComponent = (
  sql: Sql,
  owner: Owner,
  component: OwnedComponent,
  archivedAt: Date | null,
): Promise<void> => archive(sql, owner, archivedAt, eq(components.id, component.id))

/** Archives all components of a unit with the same timestamp. `restoreUnitComponents` finds them by this timestamp. */
export const archiveUnitComponents = (
  sql: Sql,
  owner: Owner,
  unit: OwnedUnit,
  archivedAt: Date,
): Promise<void> => archive(sql, owner, archivedAt, eq(components.unitId, unit.id))

/**
 * Restores the components that were archived together with their unit. Components removed earlier stay
 * archived.
 */
export const restoreUnitComponents = (
  sql: Sql,
  owner: Owner,
  unit: OwnedUnit,
  archivedAt: Date,
): Promise<void> =>
  archive(sql, owner, null, eq(components.unitId, unit.id), eq(components.archivedAt, archivedAt))
