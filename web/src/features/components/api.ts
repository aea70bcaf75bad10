import type * as components from '@home-pulse/contract/features/components/components'
import type * as lists from '@home-pulse/contract/features/components/lists'
import type { guessAge, guessAllAges, listKinds } from '@home-pulse/contract/features/landing/landing'
import type { judgeRepair } from '@home-pulse/contract/features/plan/repair'
import { queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../platform/calls/api.ts'
import { lifecycleKeys, propertyKeys } from '../../platform/calls/query-keys.ts'
import { type Appliance, readAppliances, readStructures, type Structure } from './read-components.ts'

const listAppliances = endpoint<typeof lists.listAppliances>('GET', '/v1/properties/:id/appliances')
const listStructures = endpoint<typeof lists.listStructures>('GET', '/v1/properties/:id/structures')
export const updateAppliances = endpoint<typeof components.updateAppliances>(
  'PUT',
  '/v1/properties/:id/appliances',
)
export const updateStructures = endpoint<typeof components.updateStructures>(
  'PUT',
  '/v1/properties/:id/structures',
)
export const setForecastDate = endpoint<typeof components.setForecastDate>(
  'PUT',
  '/v1/properties/:id/appliances/forecasted-date',
)

export const addComponent = endpoint<typeof components.addComponent>('POST', '/v1/properties/:id/components')
export const correctComponent = endpoint<typeof components.correctComponent>('PUT', '/v1/components/:id')
export const replaceComponent = endpoint<typeof components.replaceComponent>(
  'POST',
  '/v1/components/:id/replacements',
)
export const removeComponent = endpoint<typeof components.removeComponent>('DELETE', '/v1/components/:id')
export const restoreComponent = endpoint<typeof components.restoreComponent>(
  'POST',
  '/v1/components/:id/restore',
)
const listInUnit = endpoint<typeof lists.listUnitAppliances>('GET', '/v1/units/:id/appliances')

/** The appliances of a unit. Empty if the response has no valid list. */
export async function readUnitAppliances(unitId: string, signal: AbortSignal): Promise<Appliance[]> {
  const answer = await listInUnit({ params: { id: unitId }, signal })
  return answer.ok ? readAppliances(answer.data) : []
}

const askKinds = endpoint<typeof listKinds>('GET', '/v1/lifecycle/kinds')

export type { Appliance, Structure }

export const appliancesQuery = (propertyId: string) =>
  queryOptions({
    queryKey: propertyKeys.components(propertyId, 'appliances'),
    queryFn: async ({ signal }) =>
      readAppliances(dataOf(await listAppliances({ params: { id: propertyId }, signal }))),
  })

export const structuresQuery = (propertyId: string) =>
  queryOptions({
    queryKey: propertyKeys.components(propertyId, 'structures'),
    queryFn: async ({ signal }) =>
      readStructures(dataOf(await listStructures({ params: { id: propertyId }, signal }))),
  })

/** All types with their variants. They change only with the server's version. */
export const kindsQuery = queryOptions({
  queryKey: lifecycleKeys.kinds,
  queryFn: async ({ signal }) => dataOf(await askKinds({ signal })).kinds,
  staleTime: Number.POSITIVE_INFINITY,
})

const askLikelyAge = endpoint<typeof guessAge>('GET', '/v1/lifecycle/likely-age')

/** The likely age of a component whose age is unknown, estimated from the age of its home. */
export const likelyAgeQuery = (question: Parameters<typeof askLikelyAge>[0]['query']) =>
  queryOptions({
    queryKey: lifecycleKeys.likelyAge(question),
    queryFn: async ({ signal }) => dataOf(await askLikelyAge({ query: question, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    // The suggested age is optional, so a failure is not retried.
    retry: false,
  })

export const askLikelyAges = endpoint<typeof guessAllAges>('GET', '/v1/lifecycle/likely-ages')

export const askVerdict = endpoint<typeof judgeRepair>('GET', '/v1/components/:id/repair-or-replace')
export type Verdict = CallData<typeof judgeRepair>
