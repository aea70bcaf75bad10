import type { readMaintenance } from '@home-pulse/contract/features/plan/plan'
import { queryOptions } from '@tanstack/react-query'
import { dataOf, endpoint } from '../../../platform/calls/api.ts'
import { planKeys } from '../../../platform/calls/query-keys.ts'
import { readDate } from '../../../platform/plain-date.ts'

const readOne = endpoint<typeof readMaintenance>('GET', '/v1/components/:id/maintenance')

/** The tasks and maintenance records of one component. Leaves out tasks and records without a valid date. */
export const maintenanceQuery = (componentId: string) =>
  queryOptions({
    queryKey: planKeys.maintenance(componentId),
    queryFn: async ({ signal }) => {
      const { tasks, events } = dataOf(await readOne({ params: { id: componentId }, signal }))
      return {
        tasks: tasks.filter(({ dueOn }) => readDate(dueOn) !== null),
        events: events.filter(({ on }) => readDate(on) !== null),
      }
    },
  })
