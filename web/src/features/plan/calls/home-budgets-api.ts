import type { listHomeBudgets } from '@home-pulse/contract/features/plan/homes'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { type CallData, CallFailed, endpoint, firstPage } from '../../../platform/calls/api.ts'
import { planKeys } from '../../../platform/calls/query-keys.ts'

const listHomes = endpoint<typeof listHomeBudgets>('GET', '/v1/plan/homes')

type Page = CallData<typeof listHomeBudgets>
export type HomeBudget = Page['homes'][number]

const pageSize = 100

/** The expected spending of each home by year, a page at a time. */
export const homeBudgetsQuery = (years: number) =>
  infiniteQueryOptions({
    queryKey: planKeys.budgets.homes({ years }),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { years, limit: pageSize, ...(cursor !== undefined && { cursor }) }
      const answer = await listHomes({ query, signal })
      if (!answer.ok) throw new CallFailed(answer)
      return { ...answer.data, next: answer.next }
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
