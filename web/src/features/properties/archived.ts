import { queryOptions } from '@tanstack/react-query'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import type { Property } from '../portfolio/property-query.ts'

/**
 * The homes that the user archived in this tab, last archived first. They are stored in the query cache, which is
 * cleared at sign-out.
 */
export const archivedQuery = queryOptions({
  queryKey: propertyKeys.archivedHere,
  queryFn: (): Property[] => [],
  initialData: [],
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 30 * 60_000,
})
