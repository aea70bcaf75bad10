import { queryOptions } from '@tanstack/react-query'
import type { Property } from '../plan/property-query.ts'

/** What was archived lately, the latest first: kept with what was fetched, so that it goes when the person does. */
export const archivedQuery = queryOptions({
  queryKey: ['archived-properties'],
  queryFn: (): Property[] => [],
  initialData: [],
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 30 * 60_000,
})
