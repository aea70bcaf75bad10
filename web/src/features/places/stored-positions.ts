import { readPrivate, storePrivate } from '../../platform/session/private-storage.ts'
import type { MapPosition } from './geocode.ts'

interface StoredPosition {
  /**
   * The id and the address of the home. The address is part of the key, so that a home with a new address does not get
   * the old position.
   */
  key: string
  place: MapPosition
}

const name = 'places'
const maxStored = 100

function readAll(): StoredPosition[] {
  const kept = readPrivate(name)
  return Array.isArray(kept) ? kept.filter(isStoredPosition) : []
}

const isStoredPosition = (item: Partial<StoredPosition> | null): item is StoredPosition =>
  typeof item?.key === 'string' && Number.isFinite(item.place?.lat) && Number.isFinite(item.place?.lng)

const keyOf = (propertyId: string, address: string) => `${propertyId} ${address}`

/** Returns the stored map position of a home at this address, or null if there is none. */
export const readPosition = (propertyId: string, address: string): MapPosition | null =>
  readAll().find(({ key }) => key === keyOf(propertyId, address))?.place ?? null

/** Stores the map position of a home until sign-out. Only the newest positions are kept. */
export function storePosition(propertyId: string, address: string, place: MapPosition): void {
  const key = keyOf(propertyId, address)
  const others = readAll().filter((kept) => kept.key !== key)
  storePrivate(name, [{ key, place }, ...others].slice(0, maxStored))
}
