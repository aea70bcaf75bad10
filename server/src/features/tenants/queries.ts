import { and, desc, eq, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type Given, makePreparedQuery } from '../../platform/database/prepared-query.ts'
import { isUniqueViolation } from '../../platform/errors/database-errors.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { units } from '../properties/tables.ts'
import { leases, tenants } from './tables.ts'

type WithoutCustomer<Row> = Omit<Row, 'customerId'>

/** Join condition: the unit of a lease. A lease of the whole property has none. */
export const rentedUnit = and(eq(units.customerId, leases.customerId), eq(units.id, leases.unitId))

/** Condition for a query that left-joins `rentedUnit`. It selects current leases whose unit is not archived. */
export const isActiveLease = and(leases.isCurrent, isNull(units.archivedAt))

/** Join condition: the tenant of a lease. */
export const tenantOfLease = and(eq(tenants.customerId, leases.customerId), eq(tenants.id, leases.tenantId))

/** The values by which leases are selected. Without `tenantId`, all leases of the property are selected. */
interface LeaseSelection {
  readonly customerId: string
  readonly propertyId: string
  readonly tenantId?: string | undefined
}

const selectLeaseTerms = makePreparedQuery((sql, given: Given<LeaseSelection>) =>
  sql
    .select({
      leaseId: leases.id,
      tenantId: tenants.id,
      propertyId: leases.propertyId,
      unitId: leases.unitId,
      unitNumber: units.unitNumber,
      firstName: tenants.firstName,
      lastName: tenants.lastName,
      phoneNumber: tenants.phoneNumber,
      email: tenants.email,
      rentCents: leases.rentCents,
      durationMonths: leases.durationMonths,
      startsOn: leases.startsOn,
      endsOn: leases.endsOn,
      isCurrent: leases.isCurrent,
      endedOn: leases.endedOn,
      moveOutOn: leases.moveOutOn,
      depositCents: leases.depositCents,
      coTenants: leases.coTenants,
    })
    .from(leases)
    .innerJoin(tenants, and(tenantOfLease, isNull(tenants.archivedAt)))
    .leftJoin(units, rentedUnit)
    .where(
      and(
        eq(leases.customerId, raw.placeholder('customerId')),
        eq(leases.propertyId, raw.placeholder('propertyId')),
        isNull(units.archivedAt),
        given.has('tenantId') ? eq(leases.tenantId, raw.placeholder('tenantId')) : undefined,
      ),
    )
    .orderBy(desc(leases.isCurrent), desc(leases.id)),
)

/** A lease with its tenant and unit number. */
export type LeaseTerms = Awaited<ReturnType<typeof selectLeaseTerms>>[number]

/** All leases of a tenant at a property. */
export interface Tenancy {
  readonly latest: LeaseTerms
  /** The earlier leases, newest first. */
  readonly earlier: readonly LeaseTerms[]
}

/**
 * Returns the tenancies of a property, or only the tenancy of the given tenant. Current tenants come first, then the
 * newest.
 */
export async function selectTenancies(
  sql: Sql,
  { customerId }: Owner,
  { id: propertyId }: OwnedProperty,
  tenantId?: string,
): Promise<Tenancy[]> {
  const byTenant = new Map<string, LeaseTerms[]>()
  for (const row of await selectLeaseTerms(sql, { customerId, propertyId, tenantId }))
    byTenant.set(row.tenantId, [...(byTenant.get(row.tenantId) ?? []), row])
  return [...byTenant.values()].flatMap(([latest, ...earlier]) => (latest ? [{ latest, earlier }] : []))
}

export async function insertTenant(
  sql: Sql,
  { customerId }: Owner,
  row: WithoutCustomer<typeof tenants.$inferInsert>,
): Promise<void> {
  await sql.insert(tenants).values({ customerId, ...row })
}

export async function insertLease(
  sql: Sql,
  { customerId }: Owner,
  row: WithoutCustomer<typeof leases.$inferInsert>,
): Promise<void> {
  await sql.insert(leases).values({ customerId, ...row })
}

export async function updateTenant(
  sql: Sql,
  { customerId }: Owner,
  id: string,
  changes: Partial<Pick<typeof tenants.$inferInsert, 'firstName' | 'lastName' | 'phoneNumber' | 'email'>>,
): Promise<void> {
  await sql
    .update(tenants)
    .set(changes)
    .where(and(eq(tenants.customerId, customerId), eq(tenants.id, id)))
}

export async function updateLease(
  sql: Sql,
  { customerId }: Owner,
  id: string,
  changes: Partial<Omit<typeof leases.$inferInsert, 'customerId' | 'id' | 'tenantId' | 'propertyId'>>,
): Promise<void> {
  await sql
    .update(leases)
    .set(changes)
    .where(and(eq(leases.customerId, customerId), eq(leases.id, id)))
}

/** Returns true if the error means that the place already has a current lease. */
export const isSecondTenant = (error: unknown): boolean =>
  isUniqueViolation(error, 'leases_current_of_property') || isUniqueViolation(error, 'leases_current_of_unit')
