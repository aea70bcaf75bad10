import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { isAmong } from '../../properties/active-components-queries.ts'
import { properties, units } from '../../properties/tables.ts'
import { isActiveLease, rentedUnit, tenantOfLease } from '../queries.ts'
import { leases, tenants } from '../tables.ts'

/** The position of a place when sorted by home. A whole home comes before its units. */
export interface PlaceKey {
  readonly propertyId: string
  readonly unitId: string
}
/** The `unitId` of a place that is a whole home. It sorts before the ids of all units. */
export const wholeHome = '00000000-0000-0000-0000-000000000000'

const columns = {
  propertyId: properties.id,
  street: properties.street,
  city: properties.city,
  state: properties.state,
  leaseId: leases.id,
  tenantId: tenants.id,
  firstName: tenants.firstName,
  lastName: tenants.lastName,
  coTenantCount: raw`coalesce(cardinality(${leases.coTenants}), 0)`.mapWith(Number),
  rentCents: leases.rentCents,
  depositCents: leases.depositCents,
  startsOn: leases.startsOn,
  endsOn: leases.endsOn,
  moveOutOn: leases.moveOutOn,
}

const propertyOf = (table: typeof units | typeof leases) =>
  and(
    eq(properties.customerId, table.customerId),
    eq(properties.id, table.propertyId),
    isNull(properties.archivedAt),
  )
const leaseOfWhole = and(
  eq(leases.customerId, properties.customerId),
  eq(leases.propertyId, properties.id),
  leases.isCurrent,
  isNull(leases.unitId),
)
const leaseOfUnit = and(
  eq(leases.customerId, units.customerId),
  eq(leases.unitId, units.id),
  leases.isCurrent,
  isNotNull(leases.unitId),
)
const hasUnits = raw`exists (select from ${units} where ${units.customerId} = ${properties.customerId}
  and ${units.propertyId} = ${properties.id} and ${units.archivedAt} is null)`
const isInHomeRentedWhole = raw`exists (select from ${leases} as whole where whole.customer_id = ${units.customerId}
  and whole.property_id = ${units.propertyId} and whole.is_current and whole.unit_id is null)`

// These conditions use a scalar subquery, because the planner turns `exists` into a join that reads all
// leases or units for each page.
const hasNoUnits = raw`(select true from ${units} where ${units.customerId} = ${properties.customerId}
  and ${units.propertyId} = ${properties.id} and ${units.archivedAt} is null limit 1) is null`
const isNotInHomeRentedWhole = raw`(select true from ${leases} as whole where whole.customer_id = ${units.customerId}
  and whole.property_id = ${units.propertyId} and whole.is_current and whole.unit_id is null limit 1) is null`
const isHomeVacant = raw`(select true from ${leases} as taken where taken.customer_id = ${properties.customerId}
  and taken.property_id = ${properties.id} and taken.is_current and taken.unit_id is null limit 1) is null`
const isUnitVacant = raw`(select true from ${leases} as taken where taken.customer_id = ${units.customerId}
  and taken.unit_id = ${units.id} and taken.is_current and taken.unit_id is not null limit 1) is null`

/**
 * Selects the homes that are rented as a whole or have no units, in the order in which they were added. `isVacant`
 * limits them to homes without a tenant.
 */
export const selectWholeHomes = (
  sql: Sql,
  { customerId }: Owner,
  after: PlaceKey | undefined,
  isVacant: boolean,
) =>
  sql
    .select(columns)
    .from(properties)
    .leftJoin(leases, leaseOfWhole)
    .leftJoin(tenants, tenantOfLease)
    .where(
      and(
        eq(properties.customerId, customerId),
        isNull(properties.archivedAt),
        after && gt(properties.id, after.propertyId),
        isVacant ? and(isHomeVacant, hasNoUnits) : or(isNotNull(leases.id), hasNoUnits),
      ),
    )
    .orderBy(asc(properties.id))

/**
 * Selects the units of buildings that are not rented as a whole, one building after the other. If `isVacant` is true,
 * selects only units without a tenant.
 */
export const selectUnits = (
  sql: Sql,
  { customerId }: Owner,
  after: PlaceKey | undefined,
  isVacant: boolean,
) =>
  sql
    .select({ ...columns, unitId: units.id, unitNumber: units.unitNumber })
    .from(units)
    .innerJoin(properties, propertyOf(units))
    .leftJoin(leases, leaseOfUnit)
    .leftJoin(tenants, tenantOfLease)
    .where(
      and(
        eq(units.customerId, customerId),
        isNull(units.archivedAt),
        after && raw`(${units.propertyId}, ${units.id}) > (${after.propertyId}::uuid, ${after.unitId}::uuid)`,
        isVacant
          ? and(isUnitVacant, isNotInHomeRentedWhole)
          : or(isNotNull(leases.id), isNotInHomeRentedWhole),
      ),
    )
    .orderBy(asc(units.propertyId), asc(units.id))

type UnitRow = Awaited<ReturnType<typeof selectUnits>>[number]
/** A rentable place, with its current lease if there is one. */
export type PlaceRow = Omit<UnitRow, 'unitId' | 'unitNumber'> & {
  readonly unitId: string | null
  readonly unitNumber: string | null
}

/**
 * The move-out date, or else the end of the lease. The expression must equal the expression of the index
 * `leases_current_by_end`.
 */
export const leavesOn = raw<string | null>`coalesce(${leases.moveOutOn}, ${leases.endsOn})`

export type Condition = SQL | undefined
export type Order = SQL[]

/** Selects the current leases that match all conditions, in the given order. */
export const selectCurrentLeases = (
  sql: Sql,
  { customerId }: Owner,
  conditions: readonly Condition[],
  order: Order,
  limit: number,
) =>
  sql
    .select({ ...columns, unitId: units.id, unitNumber: units.unitNumber })
    .from(leases)
    .innerJoin(properties, propertyOf(leases))
    .innerJoin(tenants, tenantOfLease)
    .leftJoin(units, rentedUnit)
    .where(and(eq(leases.customerId, customerId), isActiveLease, ...conditions))
    .orderBy(...order)
    .limit(limit)

/** The sort order by the end of the lease. `after` is the condition for rows after a position. */
export const byEnd = {
  order: [asc(leavesOn), asc(leases.id)],
  after: (end: string, id: string) => raw`(${leavesOn}, ${leases.id}) > (${end}::date, ${id}::uuid)`,
}
export const byId = { order: [asc(leases.id)], after: (id: string) => gt(leases.id, id) }
/** The sort order by rent, highest first. */
export const byRent = {
  order: [desc(leases.rentCents), asc(leases.id)],
  after: (cents: number, id: string) =>
    and(lte(leases.rentCents, cents), or(lt(leases.rentCents, cents), gt(leases.id, id))),
}
const unitKey = raw`coalesce(${leases.unitId}, ${wholeHome}::uuid)`
/** The sort order by home, and within a home by unit. */
export const byHome = {
  order: [asc(leases.propertyId), asc(unitKey)],
  after: ({ propertyId, unitId }: PlaceKey) =>
    raw`(${leases.propertyId}, ${unitKey}) > (${propertyId}::uuid, ${unitId}::uuid)`,
}
export const hasEnd = raw`${leavesOn} is not null`
export const hasNoEnd = raw`${leavesOn} is null`
export const endsBefore = (day: string) => lt(leavesOn, raw`${day}::date`)
export const endsFrom = (first: string, last: string) =>
  and(gte(leavesOn, raw`${first}::date`), lte(leavesOn, raw`${last}::date`))

/** Maps each of these homes to its total rent in cents per month. */
export async function sumRents(
  sql: Sql,
  { customerId }: Owner,
  homes: string[],
): Promise<Map<string, number>> {
  const sums = await sql
    .select({ id: leases.propertyId, cents: raw`sum(${leases.rentCents})`.mapWith(Number) })
    .from(leases)
    .leftJoin(units, rentedUnit)
    .where(and(eq(leases.customerId, customerId), isAmong(leases.propertyId, homes), isActiveLease))
    .groupBy(leases.propertyId)
  return new Map(sums.map(({ id, cents }) => [id, cents]))
}

/** Selects the total rent and the numbers of rented and vacant places of all homes. Reads each table once. */
export async function selectTotals(sql: Sql, { customerId }: Owner) {
  const rented = sql
    .select({
      rentCents: raw`coalesce(sum(${leases.rentCents}), 0)`.mapWith(Number).as('rent_cents'),
      count: raw`count(*)`.mapWith(Number).as('let_count'),
    })
    .from(leases)
    .innerJoin(properties, propertyOf(leases))
    .leftJoin(units, rentedUnit)
    .where(and(eq(leases.customerId, customerId), isActiveLease))
    .as('rented')
  const vacantHomes = sql
    .select({ count: raw`count(*)`.mapWith(Number).as('free_home_count') })
    .from(properties)
    .leftJoin(leases, leaseOfWhole)
    .where(
      and(
        eq(properties.customerId, customerId),
        isNull(properties.archivedAt),
        isNull(leases.id),
        raw`not ${hasUnits}`,
      ),
    )
    .as('free_homes')
  const vacantUnits = sql
    .select({ count: raw`count(*)`.mapWith(Number).as('free_unit_count') })
    .from(units)
    .innerJoin(properties, propertyOf(units))
    .leftJoin(leases, leaseOfUnit)
    .where(
      and(
        eq(units.customerId, customerId),
        isNull(units.archivedAt),
        isNull(leases.id),
        raw`not ${isInHomeRentedWhole}`,
      ),
    )
    .as('free_units')
  const [totals] = await sql
    .select({
      rentCents: rented.rentCents,
      occupiedCount: rented.count,
      vacantCount: raw`${vacantHomes.count} + ${vacantUnits.count}`.mapWith(Number),
    })
    .from(rented)
    .crossJoin(vacantHomes)
    .crossJoin(vacantUnits)
  return totals ?? { rentCents: 0, occupiedCount: 0, vacantCount: 0 }
}
