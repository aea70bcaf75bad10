import { geocode } from '@home-pulse/contract/features/places'
import type { Platform } from '../../platform/platform.ts'
import { presentPlaces } from './present.ts'

export function registerPlaces({ bind, findPlaces }: Platform): void {
  bind(geocode, async ({ query }) => presentPlaces(await findPlaces(query.q), query.limit ?? 10))
}
