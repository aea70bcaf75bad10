import { and, type Column, count, eq, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { componentColumns, pricedArea, unitsBelow } from '../components/queries.ts'
import { components, installations } from '../components/tables.ts'
import { properties, units } from './tables.ts'

const columns = {
  ...componentColumns,
  installationId: installations.id,
  createdAt: components.createdAt,
  street: properties.street,
  city: properties.city,
  state: properties.state,
  unitNumber: units.unitNumber,
}

/** Join condition for the component of an installation. Archived components are left out. */
export const componentOfInstallation = and(
  eq(components.customerId, installations.customerId),
  eq(components.id, installations.componentId),
  isNull(components.archivedAt),
)
/** Join condition for the home of an installation. Archived homes are left out. */
export const propertyOfInstallation = and(
  eq(properties.customerId, installations.customerId),
  eq(properties.id, installations.propertyId),
  isNull(properties.archivedAt),
)
/** Join condition for the unit that a component is in. A component of the whole home is in no unit. */
export const unitOfComponent = and(
  eq(units.customerId, components.customerId),
  eq(units.id, components.unitId),
)

/**
 * Excludes components in archived units. With an outer join instead of `not exists`, the planner underestimates the
 * rows by a factor of 200 if there are no units, and looks up 300,000 rows one by one.
 */
const isNotInArchivedUnit = raw`not exists (select from ${units} as gone
  where gone.customer_id = ${components.customerId} and gone.id = ${components.unitId} and gone.archived_at is not null)`

/**
 * Condition for a query with the joins above. It selects the current installations of active components that match
 * `where`.
 */
export const isActive = ({ customerId }: Owner, where: SQL | undefined) =>
  and(eq(installations.customerId, customerId), isNull(installations.removedOn), isNotInArchivedUnit, where)

/** Selects the active components of an owner that match `where`, with their home and unit. */
export const selectActiveComponents = (sql: Sql, owner: Owner, where: SQL | undefined) =>
  sql
    .select(columns)
    .from(installations)
    .innerJoin(components, componentOfInstallation)
    .innerJoin(properties, propertyOfInstallation)
    .leftJoin(units, unitOfComponent)
    .where(isActive(owner, where))

/**
 * The functions below return equal rows as one group. `ids` of a group is one text of all component ids (36 characters
 * each, in any order). A large portfolio has few different types, dates and states, so this takes a fifth of the time
 * of separate rows.
 */

/**
 * The columns that sorting by due date needs. The other columns are read later, and only for the rows shown.
 */
const outlineColumns = {
  type: components.type,
  variant: installations.variant,
  state: properties.state,
  installedOn: installations.installedOn,
  forecastOn: installations.forecastOn,
  createdAt: components.createdAt,
}

/**
 * Groups active components whose due date and other outline columns are equal. In the text `ids`, property ids and
 * component ids alternate.
 */
export const selectComponentGroups = (sql: Sql, owner: Owner, where: SQL | undefined) =>
  sql
    .select({
      ...outlineColumns,
      count: count(),
      ids: raw<string>`string_agg(${components.propertyId}::text || ${components.id}::text, '')`,
    })
    .from(installations)
    .innerJoin(components, componentOfInstallation)
    .innerJoin(properties, propertyOfInstallation)
    .where(isActive(owner, where))
    .groupBy(...Object.values(outlineColumns))

export type ActiveGroup = Awaited<ReturnType<typeof selectComponentGroups>>[number]

/** The forecast date if the owner set it, else null. */
const ownerDate = raw<
  string | null
>`case ${installations.forecastSource} when 'owner' then ${installations.forecastOn} end`

/** The columns from which the life and the cost of a component are computed, except areas. */
const lifeColumns = {
  type: components.type,
  variant: installations.variant,
  condition: installations.condition,
  state: properties.state,
  installedOn: installations.installedOn,
  ownerCostCents: installations.ownerCostCents,
}

const costGroupColumns = {
  ...lifeColumns,
  pricedArea,
  unitsBelow,
  ownerDate: raw<string | null>`(${ownerDate})::text`,
  count: count(),
  ids: raw<string>`string_agg(${components.id}::text, '')`,
}
const costGroupKeys = [...Object.values(lifeColumns), ownerDate, pricedArea, unitsBelow]

/** Groups active components by all columns that determine future costs. */
export const selectCostGroups = (sql: Sql, owner: Owner, where: SQL | undefined) =>
  sql
    .select(costGroupColumns)
    .from(installations)
    .innerJoin(components, componentOfInstallation)
    .innerJoin(properties, propertyOfInstallation)
    .where(isActive(owner, where))
    .groupBy(...costGroupKeys)

/** Does the same as `selectCostGroups`, but makes separate groups for each home. */
export const selectCostGroupsByHome = (sql: Sql, owner: Owner, where: SQL | undefined) =>
  sql
    .select({ ...costGroupColumns, propertyId: installations.propertyId })
    .from(installations)
    .innerJoin(components, componentOfInstallation)
    .innerJoin(properties, propertyOfInstallation)
    .where(isActive(owner, where))
    .groupBy(...costGroupKeys, installations.propertyId)

export type CostGroupRow = Awaited<ReturnType<typeof selectCostGroups>>[number]

/**
 * Condition: the column is one of the ids. Passes all ids as one parameter, because a statement may have at most 65,535
 * parameters.
 */
export const isAmong = (column: Column, ids: string[]): SQL => raw`${column} = any(${raw.param(ids)}::uuid[])`

export const selectByIds = (sql: Sql, owner: Owner, ids: string[]) =>
  selectFewActiveComponents(sql, owner, isAmong(installations.componentId, ids))

/** Returns a subquery for a lateral join. It finds the component of each row of `installations`. */
const oneComponent = (sql: Sql) =>
  sql.select().from(components).where(componentOfInstallation).limit(1).as('components')
/** Returns a subquery for a lateral join. It finds the property of each row of `installations`. */
const oneProperty = (sql: Sql) =>
  sql.select().from(properties).where(propertyOfInstallation).limit(1).as('properties')

/**
 * Returns the same rows as `selectActiveComponents`, but is faster if `where` matches few rows. Each lateral join takes
 * one index lookup per row. With plain joins, the planner would scan the whole portfolio, because its statistics cover
 * all customers and overestimate the matches.
 */
export const selectFewActiveComponents = (sql: Sql, owner: Owner, where: SQL | undefined) =>
  sql
    .select(columns)
    .from(installations)
    .innerJoinLateral(oneComponent(sql), raw`true`)
    .innerJoinLateral(oneProperty(sql), raw`true`)
    .leftJoinLateral(sql.select().from(units).where(unitOfComponent).limit(1).as('units'), raw`true`)
    .where(isActive(owner, where))

const urgencyColumns = {
  ...lifeColumns,
  pricedArea: pricedArea.as('priced_area'),
  unitsBelow: unitsBelow.as('units_below'),
  forecastOn: installations.forecastOn,
  id: components.id,
}

/**
 * Does the same as `selectFewActiveComponents`, but reads only the columns that determine the order of the attention
 * list. More rows are sorted than shown.
 */
export const selectUrgencies = (sql: Sql, owner: Owner, where: SQL | undefined) =>
  sql
    .select(urgencyColumns)
    .from(installations)
    .innerJoinLateral(oneComponent(sql), raw`true`)
    .innerJoinLateral(oneProperty(sql), raw`true`)
    .where(isActive(owner, where))

export type UrgencyRow = Awaited<ReturnType<typeof selectUrgencies>>[number]

export type ActiveRow = Awaited<ReturnType<typeof selectActiveComponents>>[number]
