import type { ProductFact } from '@home-pulse/contract/component-facts'
import type { ApplianceType, StateCode, StructureType } from '@home-pulse/contract/vocabulary'

/** Identifies an entry within a form. Keys are never reused. */
export type Key = number

/** A whole number, or blank while nothing has been typed. */
export type WholeNumberInput = number | ''

export interface StructureEntry {
  key: Key
  type: StructureType | ''
  ageYears: WholeNumberInput
  /** Set to `guess` if the app suggested the age and the user has not changed it. */
  ageSource?: 'guess' | undefined
}

/** The facts of a product, such as its brand, as typed or selected. A fact is absent until the user enters it. */
type StatedProduct = { [Name in ProductFact]?: string }

export interface ApplianceEntry extends StatedProduct {
  key: Key
  type: ApplianceType | ''
  ageYears: WholeNumberInput
  ageSource?: 'guess' | undefined
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
  homeAgeYears: WholeNumberInput
  /** The area in square feet. A draft that was stored by an earlier version lacks this field and the next two. */
  floorArea?: WholeNumberInput
  storeys?: WholeNumberInput
  drivewayArea?: WholeNumberInput
  isMultifamily: boolean
  structures: StructureEntry[]
  /** Empty for a multifamily home, because its appliances belong to its units. */
  appliances: ApplianceEntry[]
  /** Empty for a single-family home. */
  units: UnitEntry[]
}
