import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { propertiesQuery } from './api.ts'

/** The loaded properties of one kind. */
export function usePropertyList(isMultifamily: boolean, search: string) {
  const query = useInfiniteQuery({
    ...propertiesQuery(isMultifamily, search),
    placeholderData: keepPreviousData,
  })
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const properties = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data])
  // A failed page is retried by a click, not by scrolling.
  const isMoreWanted = hasNextPage && !isFetchingNextPage && !error
  const loadMore = useCallback(() => {
    if (isMoreWanted) fetchNextPage()
  }, [isMoreWanted, fetchNextPage])
  return {
    properties,
    error,
    isLoading: isPending,
    /** True if the list is known to be empty. A list that failed to load is not. */
    isEmpty: data !== undefined && properties.length === 0,
    hasMore: hasNextPage,
    loadMore,
    retry: refetch,
  }
}

export type PropertyList = ReturnType<typeof usePropertyList>
