import { entriesOf } from '@home-pulse/contract/objects'
import { type StateCode, stateCodes } from '@home-pulse/contract/vocabulary'
import type { Property } from '../../portfolio/property-query.ts'
import type { WholeNumberInput } from './property-entry.ts'

/** A home's address, age and sizes as typed in the form. */
export interface PropertyDraft {
  street: string
  city: string
  state: StateCode | ''
  zip: string
  homeAgeYears: WholeNumberInput
  floorArea: WholeNumberInput
  storeys: WholeNumberInput
  drivewayArea: WholeNumberInput
}

/**
 * Converts a home to a draft. Splits the address at its last two commas: the street of `12 Oak St, Apt 4, Austin, TX`
 * is `12 Oak St, Apt 4`.
 */
export function draftOf({
  address,
  postalCode,
  age,
  floorArea,
  storeys,
  drivewayArea,
}: Property): PropertyDraft {
  const [, street = address, city = '', code = ''] = /^(.*), ([^,]*), ([A-Z]{2})$/s.exec(address) ?? []
  const state = stateCodes.find((known) => known === code) ?? ''
  return {
    street,
    city,
    state,
    zip: postalCode,
    homeAgeYears: age,
    floorArea: floorArea ?? '',
    storeys: storeys ?? '',
    drivewayArea: drivewayArea ?? '',
  }
}

/**
 * Returns the fields that the user changed, for the request. If an address was split wrongly, its unchanged fields are
 * not sent, so the stored address stays correct.
 */
export function changesOf(property: Property, draft: PropertyDraft) {
  const before = draftOf(property)
  const { homeAgeYears, ...place } = draft
  const changed = entriesOf(place).filter(([field, value]) => before[field] !== value)
  return {
    ...Object.fromEntries(changed),
    ...(homeAgeYears !== before.homeAgeYears && { homeAge: homeAgeYears }),
  }
}

export const isAddressIncomplete = ({ street, city, state, zip }: PropertyDraft): boolean =>
  [street, city, state, zip].some((field) => field.trim() === '')
