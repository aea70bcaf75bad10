import type { ApplianceType, StateCode, StructureType } from '@home-pulse/contract/vocabulary'

/** Names an entry for as long as the form lives; never reused within one form. */
export type Key = number

/** Whole years, or blank while nothing has been typed. */
export type AgeInput = number | ''

export interface StructureEntry {
  key: Key
  type: StructureType | ''
  ageYears: AgeInput
  /** Set while the age is a suggestion that nobody has changed. */
  ageSource?: 'guess' | undefined
}

export interface ApplianceEntry {
  key: Key
  type: ApplianceType | ''
  ageYears: AgeInput
  ageSource?: 'guess' | undefined
  brand: string
  model: string
}

export interface UnitEntry {
  key: Key
  unitNumber: string
  appliances: ApplianceEntry[]
}

export interface PropertyEntry {
  key: Key
  street: string
  city: string
  state: StateCode | ''
  zip: string
  homeAgeYears: AgeInput
  /** Sizes in square feet, and storeys. Absent in drafts stored before these fields. */
  floorArea?: AgeInput
  storeys?: AgeInput
  drivewayArea?: AgeInput
  isMultifamily: boolean
  structures: StructureEntry[]
  /** Empty while multifamily: the units hold them then. */
  appliances: ApplianceEntry[]
  /** Empty while single-family. */
  units: UnitEntry[]
}
