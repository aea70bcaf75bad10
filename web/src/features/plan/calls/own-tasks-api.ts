import type * as contract from '@home-pulse/contract/features/plan/own-tasks'
import { queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../../platform/calls/api.ts'
import { planKeys } from '../../../platform/calls/query-keys.ts'

const listOwnTasks = endpoint<typeof contract.listOwnTasks>('GET', '/v1/plan/own-tasks')
export const createOwnTask = endpoint<typeof contract.createOwnTask>('POST', '/v1/plan/own-tasks')
export const updateOwnTask = endpoint<typeof contract.updateOwnTask>('PUT', '/v1/plan/own-tasks/:id')
export const finishOwnTask = endpoint<typeof contract.finishOwnTask>('POST', '/v1/plan/own-tasks/:id/done')
export const deleteOwnTask = endpoint<typeof contract.deleteOwnTask>('DELETE', '/v1/plan/own-tasks/:id')

export type OwnTask = CallData<typeof contract.listOwnTasks>['tasks'][number]

export const isOpen = ({ isFinished }: OwnTask): boolean => !isFinished

/** The tasks that the customer added, open ones first. The server limits their number. */
export const ownTasksQuery = (propertyId: string | undefined) =>
  queryOptions({
    queryKey: planKeys.ownTasks.of({ propertyId }),
    queryFn: async ({ signal }) => {
      const query = propertyId === undefined ? {} : { propertyId }
      return dataOf(await listOwnTasks({ query, signal })).tasks
    },
  })
