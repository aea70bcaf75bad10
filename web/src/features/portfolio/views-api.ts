import type * as contract from '@home-pulse/contract/features/portfolio/views'
import { queryOptions } from '@tanstack/react-query'
import { dataOf, endpoint } from '../../platform/calls/api.ts'
import { portfolioKeys } from '../../platform/calls/query-keys.ts'

const listViews = endpoint<typeof contract.listViews>('GET', '/v1/properties/views')
export const saveView = endpoint<typeof contract.saveView>('PUT', '/v1/properties/views')
export const deleteView = endpoint<typeof contract.deleteView>('DELETE', '/v1/properties/views/:id')

/**
 * Loads the saved views of the table, from A to Z. They fit into one response, because the server limits their number.
 */
export const viewsQuery = () =>
  queryOptions({
    queryKey: portfolioKeys.views,
    queryFn: async ({ signal }) => dataOf(await listViews({ signal })),
  })
