import type { AddressCursor } from '@home-pulse/contract/features/tenants/tenants'
import { and, asc, count, eq, gt, isNotNull, isNull, not, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { isAmong } from '../properties/active-components-queries.ts'
import { addressContainsWords, lineContainsWords } from '../properties/queries.ts'
import { properties, units } from '../properties/tables.ts'
import { rentedUnit } from './queries.ts'
import { leases, tenants } from './tables.ts'

export interface AddressFilter {
  readonly propertyId?: string | undefined
  readonly limit: number
  /** The last row of the previous page. The page begins after it. */
  readonly cursor?: AddressCursor | undefined
  /**
   * Words to search for. An address is found if all words occur in the address, or all of them in the name of a current
   * tenant.
   */
  readonly q?: string | undefined
  /** True limits the list to addresses with a vacant place, false to fully rented addresses. */
  readonly vacant?: boolean | undefined
}

const isOfProperty = and(eq(leases.customerId, properties.customerId), eq(leases.propertyId, properties.id))
/** Condition: a lease is current. If it is of a unit, the unit is not archived. */
const isRunning = and(
  leases.isCurrent,
  raw`not exists (select from ${units} where ${rentedUnit} and ${isNotNull(units.archivedAt)})`,
)
const hasCurrentLease = raw`exists (select from ${leases} where ${isOfProperty} and ${isRunning})`
const isRentedWhole = raw`exists (select from ${leases}
  where ${isOfProperty} and ${leases.isCurrent} and ${isNull(leases.unitId)})`
const isVacantUnit = raw`${units.archivedAt} is null
  and not exists (select from ${leases} as taken where taken.is_current
    and taken.customer_id = ${units.customerId} and taken.unit_id = ${units.id})`
const unitsWithoutTenant = raw`from ${units}
  where ${units.customerId} = ${properties.customerId} and ${units.propertyId} = ${properties.id} and ${isVacantUnit}`
/** Condition: the property is rented as a whole, or a tenant rents each of its units. */
const isFullyRented = raw`(${isRentedWhole} or (${hasCurrentLease} and not exists (select ${unitsWithoutTenant})))`
const hasEnd = raw`exists (select from ${leases} where ${isOfProperty} and ${isRunning} and ${isNotNull(leases.endsOn)})`
const firstEnd = raw<string | null>`min(${leases.endsOn})`

/** Condition: the address contains every word, or the name of one of its current tenants does. */
function isFoundBy(customerId: string, q: string | undefined): SQL | undefined {
  const name = raw`(${tenants.firstName} || ' ' || ${tenants.lastName})`
  const isNamed = lineContainsWords(name, [tenants.firstName, tenants.lastName], q)
  // A subquery reads the tenants once, not once for each address.
  return (
    isNamed &&
    or(
      addressContainsWords(q),
      raw`${properties.id} in (select rented.property_id from ${leases} as rented
        join ${tenants} on ${tenants.customerId} = rented.customer_id and ${tenants.id} = rented.tenant_id
        where rented.customer_id = ${customerId} and rented.is_current and ${isNamed})`,
    )
  )
}

const matches = ({ customerId }: Owner, { propertyId, q, vacant }: AddressFilter) =>
  and(
    eq(properties.customerId, customerId),
    isNull(properties.archivedAt),
    propertyId === undefined ? undefined : eq(properties.id, propertyId),
    vacant === undefined ? undefined : vacant ? not(isFullyRented) : isFullyRented,
    isFoundBy(customerId, q),
  )

/**
 * Counts the vacant units of several homes in one query. A query per home would read the units of a large
 * building once per home.
 */
const countVacantUnits = (sql: Sql, { customerId }: Owner, homes: string[]) =>
  sql
    .select({ propertyId: units.propertyId, count: count().as('vacant_unit_count') })
    .from(units)
    .where(and(eq(units.customerId, customerId), isAmong(units.propertyId, homes), isVacantUnit))
    .groupBy(units.propertyId)
    .as('vacancies')

function selectRows(sql: Sql, owner: Owner, homes: string[], where: SQL | undefined) {
  const vacancies = countVacantUnits(sql, owner, homes)
  const vacantUnitCount = raw`case when ${isRentedWhole} then 0 else coalesce(${vacancies.count}, 0) end`
  return (
    sql
      .select({
        id: properties.id,
        street: properties.street,
        city: properties.city,
        state: properties.state,
        hasCurrentTenant: isFullyRented.mapWith(Boolean),
        currentTenantCount: raw`count(${leases.id})`.mapWith(Number),
        leaseEndsOn: firstEnd,
        vacantUnitCount: vacantUnitCount.mapWith(Number),
      })
      .from(properties)
      .leftJoin(leases, and(isOfProperty, isRunning))
      .leftJoin(vacancies, eq(vacancies.propertyId, properties.id))
      .where(and(eq(properties.customerId, owner.customerId), isAmong(properties.id, homes), where))
      .groupBy(properties.customerId, properties.id, vacancies.count)
      // Nulls sort last, so addresses without an end date come last.
      .orderBy(asc(firstEnd), asc(properties.id))
  )
}
export type AddressRow = Awaited<ReturnType<typeof selectRows>>[number]

/**
 * Selects the addresses with their current leases. Addresses with the end date of a lease come first, sorted by the
 * earliest end. The others follow in the order in which they were added. Reads one row more than the limit, to learn
 * whether another page follows.
 */
export async function selectAddresses(sql: Sql, owner: Owner, filter: AddressFilter): Promise<AddressRow[]> {
  const { propertyId, limit } = filter
  if (propertyId !== undefined) return selectRows(sql, owner, [propertyId], matches(owner, filter))
  const ids = await selectPage(sql, owner, filter, limit + 1)
  return ids.length === 0 ? [] : selectRows(sql, owner, ids, undefined)
}

/** Selects the ids of a page. Addresses without an end date are read only if the page has room for them. */
async function selectPage(sql: Sql, owner: Owner, filter: AddressFilter, maxRows: number): Promise<string[]> {
  const { cursor } = filter
  const isPastEnds = cursor?.leaseEndsOn === null
  const ending = isPastEnds ? [] : await selectEnding(sql, owner, filter, maxRows)
  const room = maxRows - ending.length
  const others =
    room === 0
      ? []
      : await sql
          .select({ id: properties.id })
          .from(properties)
          .where(
            and(
              matches(owner, filter),
              not(hasEnd),
              cursor?.leaseEndsOn === null ? gt(properties.id, cursor.propertyId) : undefined,
            ),
          )
          .orderBy(asc(properties.id))
          .limit(room)
  return [...ending, ...others].map(({ id }) => id)
}

const selectEnding = (sql: Sql, owner: Owner, filter: AddressFilter, maxRows: number) =>
  sql
    .select({ id: properties.id })
    .from(leases)
    .innerJoin(properties, isOfProperty)
    .where(
      and(
        eq(leases.customerId, owner.customerId),
        isRunning,
        isNotNull(leases.endsOn),
        // A property that has a tenant and a vacancy is rented by unit. For a search for vacancies, leases of whole
        // properties are therefore skipped.
        filter.vacant === true ? isNotNull(leases.unitId) : undefined,
        matches(owner, filter),
      ),
    )
    .groupBy(properties.id)
    .having(
      filter.cursor &&
        raw`(${firstEnd}, ${properties.id}) > (${filter.cursor.leaseEndsOn}::date, ${filter.cursor.propertyId}::uuid)`,
    )
    .orderBy(asc(firstEnd), asc(properties.id))
    .limit(maxRows)
