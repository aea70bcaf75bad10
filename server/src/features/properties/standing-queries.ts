import { and, type Column, count, eq, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { componentColumns } from '../components/queries.ts'
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

const itsComponent = and(
  eq(components.customerId, installations.customerId),
  eq(components.id, installations.componentId),
  isNull(components.archivedAt),
)
const itsProperty = and(
  eq(properties.customerId, installations.customerId),
  eq(properties.id, installations.propertyId),
  isNull(properties.archivedAt),
)
const itsUnit = and(eq(units.customerId, components.customerId), eq(units.id, components.unitId))

/**
 * Asked in this way round, for where nobody has units the planner takes what is outer joined with them for a two hundredth
 * of what it is, and then looks 300,000 rows up one by one.
 */
const isNotInArchivedUnit = raw`not exists (select from ${units} as gone
  where gone.customer_id = ${components.customerId} and gone.id = ${components.unitId} and gone.archived_at is not null)`

const standing = ({ customerId }: Owner, where: SQL | undefined) =>
  and(eq(installations.customerId, customerId), isNull(installations.removedOn), isNotInArchivedUnit, where)

/** What stands in an owner's homes today, of those that `where` leaves, with where it stands. */
export const selectStanding = (sql: Sql, owner: Owner, where: SQL | undefined) =>
  sql
    .select(columns)
    .from(installations)
    .innerJoin(components, itsComponent)
    .innerJoin(properties, itsProperty)
    .leftJoin(units, itsUnit)
    .where(standing(owner, where))

/*
 * A large portfolio has few kinds, days and states: what is alike comes as one row with the ids of all, 36 characters each
 * and in no order, one after another in a text. That takes a fifth of the time that a row for each takes.
 */

/** The least that its place among what is due hangs on: of a large portfolio more is read only of what is shown. */
const outlineColumns = {
  type: components.type,
  variant: installations.variant,
  state: properties.state,
  installedOn: installations.installedOn,
  forecastOn: installations.forecastOn,
  createdAt: components.createdAt,
}

/** What `selectStanding` finds, in outline: `ids` has that of the property and that of the component, in turns. */
export const selectOutlines = (sql: Sql, owner: Owner, where: SQL | undefined) =>
  sql
    .select({
      ...outlineColumns,
      count: count(),
      ids: raw<string>`string_agg(${components.propertyId}::text || ${components.id}::text, '')`,
    })
    .from(installations)
    .innerJoin(components, itsComponent)
    .innerJoin(properties, itsProperty)
    .where(standing(owner, where))
    .groupBy(...Object.values(outlineColumns))

export type Outline = Awaited<ReturnType<typeof selectOutlines>>[number]

/** The day that an owner settled, where one did. */
const ownerDate = raw<
  string | null
>`case ${installations.forecastSource} when 'owner' then ${installations.forecastOn} end`

const kindColumns = {
  type: components.type,
  variant: installations.variant,
  condition: installations.condition,
  state: properties.state,
  installedOn: installations.installedOn,
  ownerCostCents: installations.ownerCostCents,
}

/** What `selectStanding` finds, as far as its cost in the years ahead depends on it. */
export const selectAlike = (sql: Sql, owner: Owner, where: SQL | undefined) =>
  sql
    .select({
      ...kindColumns,
      ownerDate: raw<string | null>`(${ownerDate})::text`,
      count: count(),
      ids: raw<string>`string_agg(${components.id}::text, '')`,
    })
    .from(installations)
    .innerJoin(components, itsComponent)
    .innerJoin(properties, itsProperty)
    .where(standing(owner, where))
    .groupBy(...Object.values(kindColumns), ownerDate)

export type AlikeRow = Awaited<ReturnType<typeof selectAlike>>[number]

/** One value, however many ids: a statement takes 65,535. */
export const isAmong = (column: Column, ids: string[]): SQL => raw`${column} = any(${raw.param(ids)}::uuid[])`

/** What stands in some places of an owner's. */
export const selectStandingByIds = (sql: Sql, owner: Owner, ids: string[]) =>
  selectFewStanding(sql, owner, isAmong(installations.componentId, ids))

/**
 * The same where `where` leaves few of many: each of them costs a few steps into an index, and the rest nothing. The planner
 * takes the dates of one customer for those of all, and where it may choose it reads a whole portfolio to find ten.
 */
export const selectFewStanding = (sql: Sql, owner: Owner, where: SQL | undefined) =>
  sql
    .select(columns)
    .from(installations)
    .innerJoinLateral(sql.select().from(components).where(itsComponent).limit(1).as('components'), raw`true`)
    .innerJoinLateral(sql.select().from(properties).where(itsProperty).limit(1).as('properties'), raw`true`)
    .leftJoinLateral(sql.select().from(units).where(itsUnit).limit(1).as('units'), raw`true`)
    .where(standing(owner, where))

export type StandingRow = Awaited<ReturnType<typeof selectStanding>>[number]
