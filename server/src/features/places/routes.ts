import { geocode } from '@home-pulse/contract/features/places/places'
import type { Services } from '../../platform/services.ts'
import { presentPlaces } from './present.ts'

export function registerPlaces({ bind, findPlaces }: Services): void {
  bind(geocode, async ({ query }) => presentPlaces(await findPlaces(query.q), query.limit ?? 10))
}
