import { keepPrivate, readPrivate } from '../../platform/session/private-storage.ts'
import type { FoundPlace } from './geocode.ts'

interface KeptPlace {
  /** The id and the address of the home, so that a stored position is not used after the address has changed. */
  key: string
  place: FoundPlace
}

const name = 'places'
const maxKept = 100

function readAll(): KeptPlace[] {
  const kept = readPrivate(name)
  return Array.isArray(kept) ? kept.filter(isKept) : []
}

const isKept = (item: Partial<KeptPlace> | null): item is KeptPlace =>
  typeof item?.key === 'string' && Number.isFinite(item.place?.lat) && Number.isFinite(item.place?.lng)

const keyOf = (propertyId: string, address: string) => `${propertyId} ${address}`

/** Returns the stored map position of a home at this address, or null if there is none. */
export const keptPlace = (propertyId: string, address: string): FoundPlace | null =>
  readAll().find(({ key }) => key === keyOf(propertyId, address))?.place ?? null

/** Stores the map position of a home until sign-out. Only the newest positions are kept. */
export function keepPlace(propertyId: string, address: string, place: FoundPlace): void {
  const key = keyOf(propertyId, address)
  const others = readAll().filter((kept) => kept.key !== key)
  keepPrivate(name, [{ key, place }, ...others].slice(0, maxKept))
}
