import type { readLifeCurve } from '@home-pulse/contract/features/plan/curve'
import { queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../platform/calls/api.ts'
import { planKeys } from '../../platform/calls/query-keys.ts'

const readCurve = endpoint<typeof readLifeCurve>('GET', '/v1/components/:id/life-curve')

export type LifeCurve = CallData<typeof readLifeCurve>

export const curveQuery = (componentId: string) =>
  queryOptions({
    queryKey: planKeys.curve(componentId),
    queryFn: async ({ signal }) => dataOf(await readCurve({ params: { id: componentId }, signal })),
  })
