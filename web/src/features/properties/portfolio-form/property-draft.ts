import { entriesOf } from '@home-pulse/contract/objects'
import { type StateCode, stateCodes } from '@home-pulse/contract/vocabulary'
import type { Property } from '../../portfolio/property-query.ts'
import type { WholeNumberInput } from './property-entry.ts'

/** A home's address, age and sizes as typed. */
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
 * Converts a home to a draft. Splits the address, which is one line such as `12 Oak St, Apt 4, Austin, TX`. The street
 * may contain commas.
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

/** Returns the request with only the changed fields, so that an address that was split wrongly stays as it is. */
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
