import { and, asc, count, eq, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { properties, units } from '../properties/tables.ts'
import { rentedUnit } from '../tenants/queries.ts'
import { leavesOn } from '../tenants/rent-roll/queries.ts'
import { leases, tenants } from '../tenants/tables.ts'

interface TenancyFilter {
  readonly propertyId: string | undefined
  /** The soonest end first, and none without an end. Otherwise in the order of entry. */
  readonly byEnd?: boolean
  readonly limit: number
}

const isCurrent = ({ customerId }: Owner, propertyId: string | undefined): SQL | undefined =>
  and(
    eq(leases.customerId, customerId),
    leases.isCurrent,
    isNull(units.archivedAt),
    propertyId === undefined ? undefined : eq(leases.propertyId, propertyId),
  )
const itsHome = and(
  eq(properties.customerId, leases.customerId),
  eq(properties.id, leases.propertyId),
  isNull(properties.archivedAt),
)
const itsTenant = and(eq(tenants.customerId, leases.customerId), eq(tenants.id, leases.tenantId))

/** Current tenants with their place and their lease. */
export const selectTenancies = (sql: Sql, owner: Owner, { propertyId, byEnd, limit }: TenancyFilter) =>
  sql
    .select({
      firstName: tenants.firstName,
      lastName: tenants.lastName,
      street: properties.street,
      city: properties.city,
      state: properties.state,
      unitNumber: units.unitNumber,
      rentCents: leases.rentCents,
      endsOn: leavesOn,
    })
    .from(leases)
    .innerJoin(properties, itsHome)
    .innerJoin(tenants, itsTenant)
    .leftJoin(units, rentedUnit)
    .where(and(isCurrent(owner, propertyId), byEnd ? raw`${leavesOn} is not null` : undefined))
    .orderBy(...(byEnd ? [raw`${leavesOn}`] : []), asc(leases.id))
    .limit(limit)

export type Tenancy = Awaited<ReturnType<typeof selectTenancies>>[number]

/** The number of current tenants and their rents in cents per month. */
export async function sumTenancies(sql: Sql, owner: Owner, propertyId: string | undefined) {
  const [row] = await sql
    .select({ count: count(), rentCents: raw`coalesce(sum(${leases.rentCents}), 0)`.mapWith(Number) })
    .from(leases)
    .innerJoin(properties, itsHome)
    .leftJoin(units, rentedUnit)
    .where(isCurrent(owner, propertyId))
  return row ?? { count: 0, rentCents: 0 }
}
