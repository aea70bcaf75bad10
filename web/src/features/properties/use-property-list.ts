import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { propertiesQuery } from './api.ts'

/** One kind of property, as far as it has been loaded. */
export function usePropertyList(isMultifamily: boolean, search: string) {
  const query = useInfiniteQuery({
    ...propertiesQuery(isMultifamily, search),
    placeholderData: keepPreviousData,
  })
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const properties = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data])
  // A page that failed is asked for again by hand, not by every step of scrolling.
  const isMoreWanted = hasNextPage && !isFetchingNextPage && !error
  const loadMore = useCallback(() => {
    if (isMoreWanted) fetchNextPage()
  }, [isMoreWanted, fetchNextPage])
  return {
    properties,
    error,
    isLoading: isPending,
    /** Known to hold nothing; a list that failed to load is not known to. */
    isEmpty: data !== undefined && properties.length === 0,
    hasMore: hasNextPage,
    loadMore,
    retry: refetch,
  }
}

export type PropertyList = ReturnType<typeof usePropertyList>
