import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFailureToast } from '../../platform/calls/use-failure-toast.ts'
import { type AddressRow, addressesQuery, tenantsQuery, vacantQuery } from './api.ts'

/** Loads the addresses that match a search, and the vacant addresses for the form that adds a tenant. */
export function useAddresses(userId: string, wanted: string, isEnabled: boolean) {
  const addresses = useInfiniteQuery({ ...addressesQuery(userId, wanted), enabled: isEnabled })
  const vacant = useQuery({ ...vacantQuery(userId), enabled: isEnabled })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = addresses
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows), [data])
  const error = addresses.error ?? vacant.error
  useFailureToast(error, 'Failed to fetch addresses', 'Error fetching addresses')
  const isWhole = data?.pages.length === 1 && !hasNextPage
  const rentedIds = useRentedIds(isWhole ? (rows ?? []) : [])
  // A server that implements only the specification does not send `hasCurrentTenant`. The loaded tenants then show
  // which address is rented.
  const isRented = ({ propertyId, hasCurrentTenant }: AddressRow) =>
    hasCurrentTenant === undefined && rentedIds.has(propertyId)
  return {
    rows,
    /** True while new search results are loading. The rows are then those of the previous search. */
    isPlaceholderData: addresses.isPlaceholderData,
    vacant: vacant.data && {
      rows: vacant.data.rows.filter((row) => !isRented(row)),
      hasMore: vacant.data.hasMore,
    },
    isVacantPending: vacant.isPending,
    error,
    loadMore: hasNextPage && !isFetchingNextPage && !error ? fetchNextPage : undefined,
    refetch: () => Promise.all([addresses.refetch(), vacant.refetch()]),
  }
}

/**
 * Requests the tenants of each home, and returns the ids of the rented homes. The specification requires these requests
 * (row 06-23). They are sent only for a portfolio that fits on one page of addresses. In a larger portfolio, only the
 * visible cards request their tenants.
 */
function useRentedIds(homes: readonly AddressRow[]): ReadonlySet<string> {
  const loaded = useQueries({ queries: homes.map(({ propertyId }) => tenantsQuery(propertyId)) })
  return new Set(
    homes.flatMap(({ propertyId }, index) =>
      loaded[index]?.data?.some((tenant) => tenant.isCurrent) ? propertyId : [],
    ),
  )
}
