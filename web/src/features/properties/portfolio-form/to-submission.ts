import { type ProductFact, productFacts } from '@home-pulse/contract/component-facts'
import type { PortfolioForm } from './form-state.ts'
import type { ApplianceEntry, PropertyEntry, StructureEntry } from './property-entry.ts'

/**
 * Either a map by component type, such as `{ roof: 12 }`, or a list of entries with names. Only the list can contain
 * two components of one type.
 */
type MapOrArray<Value, Entry> = Record<string, Value> | ({ name: string } & Entry)[]

interface SubmittedAge {
  age: number
  ageSource?: 'guess'
}
type SubmittedAppliance = SubmittedAge & { [Name in ProductFact]?: string }
type Appliances = MapOrArray<SubmittedAppliance, SubmittedAppliance>

/** One entry of the body of `POST /v1/properties`. */
export interface SubmittedHome {
  street: string
  city: string
  state: string
  zip: string
  homeAge: number
  floorArea?: number
  storeys?: number
  drivewayArea?: number
  isMultifamily: boolean
  structures: MapOrArray<number, SubmittedAge>
  appliances?: Appliances
  units?: { unitNumber: string; appliances: Appliances }[]
}

const hasTwoOfOneType = (entries: { type: string }[]) =>
  new Set(entries.map((entry) => entry.type)).size < entries.length

function submitAppliance({ ageYears, ageSource, ...entry }: ApplianceEntry): SubmittedAppliance {
  const product = productFacts.map((name) => [name, entry[name]?.trim()] as const)
  return {
    age: Number(ageYears),
    ...(ageSource && { ageSource }),
    ...Object.fromEntries(product.filter(([, value]) => value)),
  }
}

function submitAppliances(entries: ApplianceEntry[]): Appliances {
  const named = entries.filter((entry) => entry.type !== '')
  return hasTwoOfOneType(named)
    ? named.map((entry) => ({ name: entry.type, ...submitAppliance(entry) }))
    : Object.fromEntries(named.map((entry) => [entry.type, submitAppliance(entry)]))
}

function submitStructures(entries: StructureEntry[]): SubmittedHome['structures'] {
  const named = entries.filter((entry) => entry.type !== '')
  // A guessed age needs a list of entries, because a map such as `{ roof: 12 }` cannot say that the age is a guess.
  return hasTwoOfOneType(named) || named.some(({ ageSource }) => ageSource)
    ? named.map(({ type, ageYears, ageSource }) => ({
        name: type,
        age: Number(ageYears),
        ...(ageSource && { ageSource }),
      }))
    : Object.fromEntries(named.map(({ type, ageYears }) => [type, Number(ageYears)]))
}

function submitProperty(property: PropertyEntry): SubmittedHome {
  const home = {
    street: property.street.trim(),
    city: property.city.trim(),
    state: property.state.trim(),
    zip: property.zip.trim(),
    homeAge: Number(property.homeAgeYears),
    ...(property.floorArea && { floorArea: property.floorArea }),
    ...(property.storeys && { storeys: property.storeys }),
    ...(property.drivewayArea && { drivewayArea: property.drivewayArea }),
    isMultifamily: property.isMultifamily,
    structures: submitStructures(property.structures),
  }
  if (!property.isMultifamily) return { ...home, appliances: submitAppliances(property.appliances) }
  const units = property.units
    .map((unit) => ({ unitNumber: unit.unitNumber.trim(), appliances: submitAppliances(unit.appliances) }))
    .filter((unit) => unit.unitNumber !== '')
  return { ...home, units }
}

/**
 * Converts the form to the request. Texts are trimmed, and blank ages become 0. Entries without a type and units
 * without a number are left out.
 */
export const toSubmission = ({ properties }: Pick<PortfolioForm, 'properties'>): SubmittedHome[] =>
  properties.map(submitProperty)
