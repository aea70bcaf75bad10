import type * as landing from '@home-pulse/contract/features/landing/landing'
import type { listArchivedProperties } from '@home-pulse/contract/features/properties/archived'
import type * as properties from '@home-pulse/contract/features/properties/properties'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { CallFailed, dataOf, endpoint, firstPage } from '../../platform/calls/api.ts'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { readList } from '../../platform/calls/wire-values.ts'
import { type Property, readProperty } from '../portfolio/property-query.ts'

/** Adds homes in one request. Either all of them are added or none. */
export const createHomes = endpoint<typeof properties.createProperties>('POST', '/v1/properties')
const listPage = endpoint<typeof properties.listProperties>('GET', '/v1/properties')
const listArchived = endpoint<typeof listArchivedProperties>('GET', '/v1/properties/archived')

export const updateProperty = endpoint<typeof properties.updateProperty>('PUT', '/v1/properties/:id')
export const removeProperty = endpoint<typeof properties.removeProperty>('DELETE', '/v1/properties/:id')
export const restoreProperty = endpoint<typeof properties.restoreProperty>(
  'POST',
  '/v1/properties/:id/restore',
)
export const addUnit = endpoint<typeof properties.addUnit>('POST', '/v1/properties/:id/units')
export const updateUnit = endpoint<typeof properties.updateUnit>('PUT', '/v1/units/:id')
export const removeUnit = endpoint<typeof properties.removeUnit>('DELETE', '/v1/units/:id')
export const restoreUnit = endpoint<typeof properties.restoreUnit>('POST', '/v1/units/:id/restore')
export const addSample = endpoint<typeof landing.addSamplePortfolio>('POST', '/v1/properties/sample')
export const removeSample = endpoint<typeof landing.removeSamplePortfolio>('DELETE', '/v1/properties/sample')

/** The number of properties on one page of a list. */
const pageSize = 50

export interface PropertyFilter {
  isMultifamily: boolean
  /** The words to find in addresses. If blank, all properties are listed. */
  search: string
}

/** Loads either the single-family or the multifamily properties, a page at a time. */
export const propertiesQuery = ({ isMultifamily, search }: PropertyFilter) =>
  infiniteQueryOptions({
    queryKey: propertyKeys.list(isMultifamily, search),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const answer = await listPage({
        query: {
          limit: pageSize,
          isMultifamily: isMultifamily ? 'true' : 'false',
          ...(search && { q: search }),
          ...(cursor !== undefined && { cursor }),
        },
        signal,
      })
      if (!answer.ok) throw new CallFailed(answer)
      // A server that implements only the specification ignores the filter `isMultifamily`. So the properties are
      // filtered here too.
      const rows = readList<Property>(answer.data).map(readProperty)
      return { rows: rows.filter((row) => row.isMultifamily === isMultifamily), next: answer.next }
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
  })

/** Loads the archived properties, last archived first. */
export const archivedPropertiesQuery = queryOptions({
  queryKey: propertyKeys.archived,
  queryFn: async ({ signal }) => dataOf(await listArchived({ signal })),
})
