import type { GeocodedPlace, geocode } from '@home-pulse/contract/features/places/places'
import type { RouteResponse } from '@home-pulse/contract/route'
import type { GeocodeResult } from '../../platform/integrations/geocoding/geocode-result.ts'

const presentPlace = ({ lat, lng, isApproximate, ...place }: GeocodeResult): GeocodedPlace => ({
  geometry: { lat, lng },
  formatted: place.formatted,
  confidence: place.confidence,
  components: place.components,
  approximate: isApproximate,
})

/** Returns the best matches in the format of the OpenCage API. */
export const presentPlaces = (
  found: readonly GeocodeResult[],
  limit: number,
): RouteResponse<typeof geocode> => {
  const results = found.slice(0, limit).map(presentPlace)
  return { results, status: { code: 200, message: 'OK' }, total_results: results.length }
}
