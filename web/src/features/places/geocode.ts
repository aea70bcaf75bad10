import { config } from '../../platform/config.ts'
import { currentToken } from '../../platform/session/session.ts'

export interface MapPosition {
  lat: number
  lng: number
  /** True if only the center of a ZIP code or a city is known. */
  isApproximate: boolean
}

interface GeocoderAnswer {
  results: { geometry: { lat: number; lng: number }; approximate?: boolean }[]
}

/** The number of results to request, from the specification (row 10-17). Only the first one is used. */
const resultLimit = '4'

/**
 * Finds the position of an address. Returns null if the geocoder does not know the address. Throws if the geocoder
 * cannot be reached.
 */
export async function geocode(address: string): Promise<MapPosition | null> {
  const isOwn = config.geocoderUrl.startsWith('/')
  const url = new URL(isOwn ? `${config.apiBase}${config.geocoderUrl}` : config.geocoderUrl, location.origin)
  url.searchParams.set('q', address)
  url.searchParams.set('key', config.geocoderKey)
  url.searchParams.set('limit', resultLimit)
  // The token is sent only to our own server.
  const response = await fetch(url, isOwn ? { headers: { authorization: `Bearer ${currentToken()}` } } : {})
  if (!response.ok) throw new Error(`The geocoder answered ${response.status}.`)
  const { results }: GeocoderAnswer = await response.json()
  const [first] = results
  return first ? { ...first.geometry, isApproximate: first.approximate === true } : null
}
