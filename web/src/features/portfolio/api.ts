import type * as portfolio from '@home-pulse/contract/features/portfolio/portfolio'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallData, CallFailed, dataOf, endpoint, firstPage } from '../../platform/calls/api.ts'
import { portfolioKeys } from '../../platform/calls/query-keys.ts'
import { cleaned, filterOf, type TableChoice } from './table-choice.ts'

const listTable = endpoint<typeof portfolio.listTable>('GET', '/v1/properties/table')
const readTotals = endpoint<typeof portfolio.readTableTotals>('GET', '/v1/properties/table/totals')
export const changeHomes = endpoint<typeof portfolio.changeHomes>('POST', '/v1/properties/bulk')

type ListQuery = NonNullable<Parameters<typeof listTable>[0]['query']>
type TotalsQuery = NonNullable<Parameters<typeof readTotals>[0]['query']>
export type BulkFilter = Parameters<typeof changeHomes>[0]['body']['filter']
export type HomeRow = CallData<typeof portfolio.listTable>[number]
export type TableTotals = CallData<typeof portfolio.readTableTotals>

const pageSize = 100
/** The delay before the totals are requested again if the server is still calculating some of them. */
const pendingRefetchMs = 3_000

/** Loads the homes of the table, a page at a time. */
export const tableQuery = (choice: TableChoice) =>
  infiniteQueryOptions({
    queryKey: portfolioKeys.rows(cleaned(choice)),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { ...cleaned(choice), limit: pageSize, ...(cursor !== undefined && { cursor }) }
      // The values may come from the URL. The cast is safe, because the server checks them.
      const answer = await listTable({ query: query as ListQuery, signal })
      if (!answer.ok) throw new CallFailed(answer)
      return { rows: answer.data, next: answer.next }
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

/** Loads the totals of all homes that match the filters. */
export const totalsQuery = (choice: TableChoice) =>
  queryOptions({
    queryKey: portfolioKeys.totals(filterOf(choice)),
    queryFn: async ({ signal }) =>
      // The cast is safe, because the server checks the values.
      dataOf(await readTotals({ query: filterOf(choice) as TotalsQuery, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pendingCount ? pendingRefetchMs : false),
  })
