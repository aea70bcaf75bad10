import type * as firstRounds from '@home-pulse/contract/features/plan/first-rounds'
import { queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../../platform/calls/api.ts'
import { planKeys } from '../../../platform/calls/query-keys.ts'

const listUnrecorded = endpoint<typeof firstRounds.listUnrecordedTasks>('GET', '/v1/plan/first-rounds')
export const recordFirstRounds = endpoint<typeof firstRounds.recordFirstRounds>(
  'POST',
  '/v1/plan/first-rounds',
)

export type UnrecordedTask = CallData<typeof firstRounds.listUnrecordedTasks>[number]

/** Tasks that were never recorded as done. The screen asks when they were last done. */
export const unrecordedQuery = (propertyId: string | undefined) =>
  queryOptions({
    queryKey: planKeys.firstRounds({ propertyId }),
    queryFn: async ({ signal }) =>
      dataOf(await listUnrecorded({ query: propertyId === undefined ? {} : { propertyId }, signal })),
  })
