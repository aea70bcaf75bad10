import type { listPlan } from '@home-pulse/contract/features/plan/plan'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { CallFailed, endpoint, firstPage } from '../../../platform/calls/api.ts'
import { planKeys } from '../../../platform/calls/query-keys.ts'
import { type PlannedReplacement, readPage } from './api.ts'

const listParts = endpoint<typeof listPlan>('GET', '/v1/plan/tasks')

const pageSize = 12

/** The components with a forecast date up to a day, the earliest first, a page at a time. */
export const replacementsQuery = (propertyId: string | undefined, until: PlainDate) =>
  infiniteQueryOptions({
    queryKey: planKeys.parts({ propertyId, until }),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = {
        ...{ limit: pageSize, kind: 'replacement' as const, to: until },
        ...(propertyId !== undefined && { propertyId }),
        ...(cursor !== undefined && { cursor }),
      }
      const answer = await listParts({ query, signal })
      if (!answer.ok) throw new CallFailed(answer)
      const { planned, total } = readPage(answer.data)
      const parts = planned.filter((entry): entry is PlannedReplacement => entry.kind === 'replacement')
      return { parts, total, next: answer.next }
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
