import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { and, asc, count, desc, eq, inArray, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { components } from '../components/tables.ts'
import { maintenanceEvents } from '../plan/maintenance/tables.ts'
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

/** The upkeep that was recorded as done for components of some types, or of all, the latest first. */
export const selectDone = (
  sql: Sql,
  { customerId }: Owner,
  {
    types,
    propertyId,
    limit,
  }: {
    readonly types: readonly ComponentType[]
    readonly propertyId: string | undefined
    readonly limit: number
  },
) =>
  sql
    .select({
      taskId: maintenanceEvents.taskId,
      on: maintenanceEvents.onDate,
      street: properties.street,
      city: properties.city,
      state: properties.state,
      unitNumber: units.unitNumber,
    })
    .from(maintenanceEvents)
    .innerJoin(
      components,
      and(
        eq(components.customerId, maintenanceEvents.customerId),
        eq(components.id, maintenanceEvents.componentId),
      ),
    )
    .innerJoin(
      properties,
      and(
        eq(properties.customerId, maintenanceEvents.customerId),
        eq(properties.id, maintenanceEvents.propertyId),
      ),
    )
    .leftJoin(units, and(eq(units.customerId, components.customerId), eq(units.id, components.unitId)))
    .where(
      and(
        eq(maintenanceEvents.customerId, customerId),
        eq(maintenanceEvents.kind, 'done'),
        isNull(components.archivedAt),
        isNull(properties.archivedAt),
        types.length > 0 ? inArray(components.type, [...types]) : undefined,
        propertyId === undefined ? undefined : eq(maintenanceEvents.propertyId, propertyId),
      ),
    )
    .orderBy(desc(maintenanceEvents.onDate), desc(maintenanceEvents.id))
    .limit(limit)

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
