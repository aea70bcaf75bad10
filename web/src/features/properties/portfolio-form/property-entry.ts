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
  /** Set while the age is a suggestion that the user has not changed. */
  ageSource?: 'guess' | undefined
}

/** The facts of a product, as typed or chosen. A fact is absent until the user states it. */
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
  /** Areas are in square feet. These fields are absent in drafts that an earlier version stored. */
  floorArea?: WholeNumberInput
  storeys?: WholeNumberInput
  drivewayArea?: WholeNumberInput
  isMultifamily: boolean
  structures: StructureEntry[]
  /** Empty for a multifamily home, whose units have the appliances. */
  appliances: ApplianceEntry[]
  /** Empty for a single-family home. */
  units: UnitEntry[]
}
