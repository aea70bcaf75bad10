import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFailureToast } from '../../platform/calls/use-failure-toast.ts'
import { type AddressRow, addressesQuery, tenantsQuery, vacantQuery } from './api.ts'

/** Loads the addresses that match a search, and the vacant ones, to which a tenant can be added. */
export function useAddresses(userId: string, wanted: string, isEnabled: boolean) {
  const addresses = useInfiniteQuery({ ...addressesQuery(userId, wanted), enabled: isEnabled })
  const vacant = useQuery({ ...vacantQuery(userId), enabled: isEnabled })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = addresses
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows), [data])
  const error = addresses.error ?? vacant.error
  useFailureToast(error, 'Failed to fetch addresses', 'Error fetching addresses')
  const isWhole = data?.pages.length === 1 && !hasNextPage
  const rentedIds = useRentedIds(isWhole ? (rows ?? []) : [])
  // A server that supports only the specification does not say which address is rented, so the loaded tenants are used
  // instead.
  const isRented = ({ propertyId, hasCurrentTenant }: AddressRow) =>
    hasCurrentTenant === undefined && rentedIds.has(propertyId)
  return {
    rows,
    /** True while the rows are those of the previous search. */
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
 * Requests the tenants of each home, and returns the ids of the homes with a current tenant. The specification requires
 * these requests (06-23). They are sent only if one page of addresses contains the whole portfolio. In a larger
 * portfolio, only the cards in view request their tenants.
 */
function useRentedIds(homes: readonly AddressRow[]): ReadonlySet<string> {
  const loaded = useQueries({ queries: homes.map(({ propertyId }) => tenantsQuery(propertyId)) })
  return new Set(
    homes.flatMap(({ propertyId }, index) =>
      loaded[index]?.data?.some((tenant) => tenant.isCurrent) ? propertyId : [],
    ),
  )
}
