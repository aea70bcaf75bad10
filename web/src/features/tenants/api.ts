import type { listUnits } from '@home-pulse/contract/features/properties/properties'
import type * as tenants from '@home-pulse/contract/features/tenants/tenants'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallData, CallFailed, dataOf, endpoint, firstPage } from '../../platform/calls/api.ts'
import { tenantKeys } from '../../platform/calls/query-keys.ts'
import {
  readList,
  readNumber,
  readText,
  readTextOrNull,
  type Unvalidated,
} from '../../platform/calls/wire-values.ts'
import { readDate } from '../../platform/plain-date.ts'

const listAddresses = endpoint<typeof tenants.listAddresses>('GET', '/v1/properties/:id/addresses')
const listTenants = endpoint<typeof tenants.listTenants>('GET', '/v1/properties/:id/tenants')
const askUnits = endpoint<typeof listUnits>('GET', '/v1/properties/:id/units')
export const createTenant = endpoint<typeof tenants.createTenant>('POST', '/v1/properties/:id/tenants')
export const updateTenant = endpoint<typeof tenants.updateTenant>(
  'PUT',
  '/v1/properties/:id/tenants/:tenantId',
)
export const renewContract = endpoint<typeof tenants.renewContract>(
  'POST',
  '/v1/properties/:id/tenants/:tenantId/renewals',
)

type SentTenant = CallData<typeof tenants.listTenants>[number]
type SentImprovement = SentTenant['recommendedImprovements'][number]
export type Tenant = Omit<SentTenant, 'recommendedImprovementDates' | 'recommendedImprovements'> & {
  /**
   * The recommended replacements of components between two tenancies. If the server sends only the date, the name is
   * blank.
   */
  recommendedImprovements: { date: PlainDate; componentId: string; name: string }[]
}
type SentAddress = CallData<typeof tenants.listAddresses>[number]
/**
 * An address of the portfolio with the number of its current tenants. `contractEndDate` is the earliest end of their
 * leases.
 */
export type AddressRow = Omit<SentAddress, 'hasCurrentTenant'> & {
  /** Undefined if the server does not send this field. */
  hasCurrentTenant: boolean | undefined
}

/** The number of addresses on one page. The next page is requested when the user scrolls near the end of the list. */
const pageSize = 100

/** Loads the addresses that match a search, a page at a time. The address whose lease ends first comes first. */
export const addressesQuery = (userId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: tenantKeys.addresses(userId, search),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = {
        limit: pageSize,
        ...(cursor !== undefined && { cursor }),
        ...(search && { q: search }),
      }
      const answer = await listAddresses({ params: { id: userId }, query, signal })
      if (!answer.ok) throw new CallFailed(answer)
      return { rows: readList<SentAddress>(answer.data).map(readAddress), next: answer.next }
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

/**
 * The maximum number of vacant addresses in a list. With a longer list, the browser would need seconds for its layout.
 */
const maxVacant = 100

/** Loads addresses with a vacancy that match the search, at most `maxVacant`. `hasMore` is true if there are more. */
export const vacantQuery = (userId: string, search = '') =>
  queryOptions({
    queryKey: tenantKeys.vacant(userId, search),
    queryFn: async ({ signal }) => {
      const query = { limit: maxVacant, vacant: 'true' as const, ...(search && { q: search }) }
      const answer = await listAddresses({ params: { id: userId }, query, signal })
      if (!answer.ok) throw new CallFailed(answer)
      const rows = readList<SentAddress>(answer.data).map(readAddress)
      return {
        rows: rows.filter(({ hasCurrentTenant }) => hasCurrentTenant !== true),
        hasMore: answer.next !== undefined,
      }
    },
    placeholderData: keepPreviousData,
  })

/** Loads the tenants of one property. Current tenants come first, sorted by the end of their leases. */
export const tenantsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: tenantKeys.of(propertyId),
    queryFn: async ({ signal }) => {
      const sent = dataOf(await listTenants({ params: { id: propertyId }, signal }))
      return readList<SentTenant>(sent).map(readTenant)
    },
    select: sortTenants,
  })

export const unitsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: tenantKeys.units(propertyId),
    queryFn: async ({ signal }) => {
      const sent = dataOf(await askUnits({ params: { id: propertyId }, signal }))
      return readList<{ unitId: string; unitNumber: string }>(sent).map((unit) => ({
        unitId: readText(unit.unitId),
        unitNumber: readText(unit.unitNumber),
      }))
    },
  })

function readTenant(sent: Unvalidated<SentTenant>): Tenant {
  const improvements = readList<SentImprovement>(sent.recommendedImprovements)
  const dates = Array.isArray(sent.recommendedImprovementDates) ? sent.recommendedImprovementDates : []
  return {
    id: readText(sent.id),
    propertyId: readText(sent.propertyId),
    unitId: readTextOrNull(sent.unitId),
    unitNumber: readTextOrNull(sent.unitNumber),
    firstName: readText(sent.firstName),
    lastName: readText(sent.lastName),
    phoneNumber: readText(sent.phoneNumber),
    email: readText(sent.email),
    ...readLease(sent),
    moveOutDate: readDate(sent.moveOutDate),
    deposit: readNumber(sent.deposit) ?? null,
    coTenants: Array.isArray(sent.coTenants) ? sent.coTenants.map(readText).filter(Boolean) : [],
    isCurrent: sent.isCurrent !== false,
    endedOn: readDate(sent.endedOn),
    recommendedImprovements: (improvements.length > 0
      ? improvements
      : dates.map((date) => ({ date }))
    ).flatMap(({ date, componentId, name }: Unvalidated<SentImprovement>) => {
      const day = readDate(date)
      return day === null ? [] : [{ date: day, componentId: readText(componentId), name: readText(name) }]
    }),
    earlierContracts: readList<SentTenant['earlierContracts'][number]>(sent.earlierContracts).map(readLease),
  }
}

const readLease = (sent: Unvalidated<SentTenant['earlierContracts'][number]>) => ({
  currentRent: readNumber(sent.currentRent) ?? 0,
  contractDurationMonths: readNumber(sent.contractDurationMonths) ?? 0,
  contractStartDate: readDate(sent.contractStartDate),
  contractEndDate: readDate(sent.contractEndDate),
})

const readAddress = (sent: Unvalidated<SentAddress>): AddressRow => ({
  propertyId: readText(sent.propertyId),
  address: readText(sent.address),
  hasCurrentTenant: typeof sent.hasCurrentTenant === 'boolean' ? sent.hasCurrentTenant : undefined,
  currentTenantCount: readNumber(sent.currentTenantCount) ?? 0,
  contractEndDate: readDate(sent.contractEndDate),
  vacantUnitCount: readNumber(sent.vacantUnitCount) ?? 0,
})

/** Sorts rows by the end of the lease, earliest first. Rows without an end come last and keep their order. */
export function sortByLeaseEnd<Row extends { contractEndDate: PlainDate | null }>(rows: Row[]): Row[] {
  const endOf = (row: Row) => row.contractEndDate ?? '9999-99-99'
  return rows.toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : endOf(one) > endOf(other) ? 1 : 0))
}

/** Sorts current tenants by the end of their leases. Previous tenants come last and keep their order. */
export function sortTenants<Row extends Pick<Tenant, 'isCurrent' | 'contractEndDate'>>(rows: Row[]): Row[] {
  const isCurrent = (row: Row) => row.isCurrent
  return [...sortByLeaseEnd(rows.filter(isCurrent)), ...rows.filter((row) => !isCurrent(row))]
}
