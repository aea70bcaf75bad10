import { geocode } from '@home-pulse/contract/features/places/places'
import type { Services } from '../../platform/services.ts'
import { presentPlaces } from './present.ts'

export function registerPlaces({ bind, findLocations }: Services): void {
  bind(geocode, async ({ query }) => presentPlaces(await findLocations(query.q), query.limit ?? 10))
}
