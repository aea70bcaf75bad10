import type { listUnits } from '@home-pulse/contract/features/properties'
import type * as tenants from '@home-pulse/contract/features/tenants'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallData, CallFailed, dataOf, endpoint } from '../../platform/api.ts'

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

export type Tenant = CallData<typeof tenants.listTenants>[number]
/** An address of the portfolio, and whether it is let. */
export type AddressRow = CallData<typeof tenants.listAddresses>[number]

// Under the properties' key: what changes a home may change the dates at which work disturbs nobody.
export const tenantKeys = {
  addresses: (userId: string) => ['properties', 'addresses', 'all', userId] as const,
  vacant: (userId: string, search: string) => ['properties', 'addresses', 'vacant', userId, search] as const,
  allAddresses: ['properties', 'addresses'] as const,
  of: (propertyId: string) => ['properties', 'tenants', propertyId] as const,
  units: (propertyId: string) => ['properties', 'lettable-units', propertyId] as const,
}

/** The tenants of so many properties are asked for at once; of a larger portfolio, of those that come into view. */
const pageSize = 100

/** The addresses of the portfolio a page at a time, those whose contract ends first before the rest. */
export const addressesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: tenantKeys.addresses(userId),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: pageSize, ...(cursor !== undefined && { cursor }) }
      const answer = await listAddresses({ params: { id: userId }, query, signal })
      if (!answer.ok) throw new CallFailed(answer)
      return { rows: answer.data, next: answer.next }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

/** More than this nobody looks through, and a browser takes seconds to lay them out. */
const mostVacant = 100

/** Addresses that stand empty and hold what is looked for, as many as can be chosen among, and whether there are others. */
export const vacantQuery = (userId: string, search = '') =>
  queryOptions({
    queryKey: tenantKeys.vacant(userId, search),
    queryFn: async ({ signal }) => {
      const query = { limit: mostVacant, vacant: 'true' as const, ...(search && { q: search }) }
      const answer = await listAddresses({ params: { id: userId }, query, signal })
      if (!answer.ok) throw new CallFailed(answer)
      return { rows: answer.data, hasMore: answer.next !== undefined }
    },
    placeholderData: keepPreviousData,
  })

/** The tenants of one property: the current ones first, by the end of their contracts, as their cards are sorted. */
export const tenantsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: tenantKeys.of(propertyId),
    queryFn: async ({ signal }) => dataOf(await listTenants({ params: { id: propertyId }, signal })),
    select: sortTenants,
  })

/** What can be let of a building. */
export const unitsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: tenantKeys.units(propertyId),
    queryFn: async ({ signal }) => dataOf(await askUnits({ params: { id: propertyId }, signal })),
  })

/** By the end of the current contract, the earliest first; those without an end keep their order, after the rest. */
export function sortByContractEnd<Row extends { contractEndDate: PlainDate | null }>(rows: Row[]): Row[] {
  const endOf = (row: Row) => row.contractEndDate ?? '9999-99-99'
  return rows.toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : endOf(one) > endOf(other) ? 1 : 0))
}

/** The current tenants first, the one whose contract ends first before the others; then the previous ones as they came. */
export function sortTenants<Row extends Pick<Tenant, 'isCurrent' | 'contractEndDate'>>(rows: Row[]): Row[] {
  const isCurrent = (row: Row) => row.isCurrent
  return [...sortByContractEnd(rows.filter(isCurrent)), ...rows.filter((row) => !isCurrent(row))]
}
