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
  // After a failure, scrolling does not request the next page again. The user must click the retry button.
  const isMoreWanted = hasNextPage && !isFetchingNextPage && !error
  const loadMore = useCallback(() => {
    if (isMoreWanted) fetchNextPage()
  }, [isMoreWanted, fetchNextPage])
  return {
    properties,
    error,
    isLoading: isPending,
    /** True if the server has returned an empty list. False while the list is loading, and after a failure. */
    isEmpty: data !== undefined && properties.length === 0,
    hasMore: hasNextPage,
    loadMore,
    retry: refetch,
  }
}

export type PropertyList = ReturnType<typeof usePropertyList>
