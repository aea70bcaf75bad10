import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type PropertyFilter, propertiesQuery } from './api.ts'

/** Loads the single-family or the multifamily properties, a page at a time. */
export function usePropertyList(filter: PropertyFilter) {
  const query = useInfiniteQuery({
    ...propertiesQuery(filter),
    placeholderData: keepPreviousData,
  })
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const properties = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data])
  // After a failure, the page is requested again only by a click, not by scrolling.
  const isMoreWanted = hasNextPage && !isFetchingNextPage && !error
  const loadMore = useCallback(() => {
    if (isMoreWanted) fetchNextPage()
  }, [isMoreWanted, fetchNextPage])
  return {
    properties,
    error,
    isLoading: isPending,
    /** True if the server returned no properties. False while that is unknown, and after a failure. */
    isEmpty: data !== undefined && properties.length === 0,
    hasMore: hasNextPage,
    loadMore,
    retry: refetch,
  }
}

export type PropertyList = ReturnType<typeof usePropertyList>
