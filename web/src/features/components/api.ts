import type * as components from '@home-pulse/contract/features/components'
import { queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../platform/api.ts'

const listAppliances = endpoint<typeof components.listAppliances>('GET', '/v1/properties/:id/appliances')
const listStructures = endpoint<typeof components.listStructures>('GET', '/v1/properties/:id/structures')
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

export type Appliance = CallData<typeof components.listAppliances>[number]
export type Structure = CallData<typeof components.listStructures>[number]

// Under the properties' own key: what changes a property changes what stands in it.
const componentsKey = (propertyId: string, kind: 'appliances' | 'structures') =>
  ['properties', 'one', propertyId, kind] as const

export const appliancesQuery = (propertyId: string) =>
  queryOptions({
    queryKey: componentsKey(propertyId, 'appliances'),
    queryFn: async ({ signal }) => dataOf(await listAppliances({ params: { id: propertyId }, signal })),
  })

export const structuresQuery = (propertyId: string) =>
  queryOptions({
    queryKey: componentsKey(propertyId, 'structures'),
    queryFn: async ({ signal }) => dataOf(await listStructures({ params: { id: propertyId }, signal })),
  })
