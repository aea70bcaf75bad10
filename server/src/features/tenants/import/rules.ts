import type { Issue } from '@home-pulse/contract/errors'
import type { ImportedTenant } from '@home-pulse/contract/features/tenants/import'
import { groupBy } from '@home-pulse/contract/objects'
import type { CurrentTenant, Home } from './queries.ts'

/** The property or unit that a tenant rents. */
export interface Place {
  readonly propertyId: string
  /** Null for the whole property. */
  readonly unitId: string | null
}

export interface KnownPlaces {
  readonly homes: readonly Home[]
  readonly units: readonly { readonly id: string; readonly propertyId: string; readonly unitNumber: string }[]
  readonly currentTenants: readonly CurrentTenant[]
}

/** Converts a text to lower case, without punctuation and with single spaces. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.,#]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ')

/** Returns the street of an address, normalized as in the queries. */
export const streetOf = (address: string): string =>
  (address.split(',')[0] ?? '').trim().toLowerCase().replace(/ +/g, ' ')

/**
 * Finds the place of each row. Returns an issue for each row whose home or unit is unknown or ambiguous, or whose
 * place already has a tenant. If there are issues, `places` is incomplete.
 */
export function findPlaces(
  rows: readonly ImportedTenant[],
  known: KnownPlaces,
): { readonly places: readonly Place[]; readonly issues: readonly Issue[] } {
  const byId = new Map(known.homes.map((home) => [home.id, home]))
  const byStreet = groupBy(known.homes, ({ street }) => street.toLowerCase().replace(/ +/g, ' '))
  const units = groupBy(known.units, ({ propertyId }) => propertyId)
  const taken = new Map(
    known.currentTenants.map((one) => [keyOf(one), `is rented to ${nameOf(one)} already`]),
  )
  const rentedByUnit = new Set(
    known.currentTenants.flatMap(({ propertyId, unitId }) => (unitId ? [propertyId] : [])),
  )
  const issues: Issue[] = []
  const places = rows.flatMap((row, at) => {
    const reportIssue = (field: string, message: string) => {
      issues.push({ path: `rows.${at}.${field}`, message })
      return []
    }
    const found = row.property_id ? [byId.get(row.property_id)] : homesAt(row.address, byStreet)
    const [home] = found
    if (!home) return reportIssue('address', 'is no home of yours; choose one')
    if (found.length > 1) return reportIssue('address', 'fits several homes of yours; choose one')
    const number = row.unit_number?.trim().toLowerCase()
    const unit = number && units.get(home.id)?.find(({ unitNumber }) => unitNumber.toLowerCase() === number)
    if (number && !unit) return reportIssue('unit_number', `is no unit of ${home.street}`)
    const place: Place = { propertyId: home.id, unitId: unit ? unit.id : null }
    const conflict =
      taken.get(keyOf(place)) ??
      taken.get(keyOf({ ...place, unitId: null })) ??
      (unit || !rentedByUnit.has(home.id)
        ? undefined
        : 'has a unit that is rented, so it cannot be rented as a whole')
    if (conflict !== undefined) return reportIssue(unit ? 'unit_number' : 'address', conflict)
    taken.set(keyOf(place), `is in row ${at + 1} already`)
    if (unit) rentedByUnit.add(home.id)
    return [place]
  })
  return { places, issues }
}

/**
 * Finds the homes that an address can mean. The street must be equal. Each further word must occur in the
 * city, state or postal code.
 */
function homesAt(address: string, byStreet: ReadonlyMap<string, readonly Home[]>): readonly Home[] {
  const street = streetOf(address)
  const further = plain(address.slice(address.split(',')[0]?.length ?? 0)).split(' ')
  return (byStreet.get(street) ?? []).filter(({ city, state, postalCode }) => {
    const rest = plain(`${city} ${state} ${postalCode}`).split(' ')
    return further.every((word) => word === '' || rest.includes(word))
  })
}

/** Returns the key of a place. For a whole property, the part for the unit is empty. */
const keyOf = ({ propertyId, unitId }: Place): string => `${propertyId} ${unitId ?? ''}`

const nameOf = ({ firstName, lastName }: CurrentTenant): string =>
  `${firstName} ${lastName}`.trim() || 'a tenant'
