import { geocode } from '@home-pulse/contract/features/places/places'
import { presentPlaces } from './present.ts'
import type { PlacesServices } from './services.ts'

export function registerPlaces({ bind, findLocations }: PlacesServices): void {
  bind(geocode, async ({ query }) => presentPlaces(await findLocations(query.q), query.limit ?? 10))
}
