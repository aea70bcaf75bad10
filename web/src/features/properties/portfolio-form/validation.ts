import { maxAgeYears } from '@home-pulse/contract/calendar'
import { isAgeTooHigh } from '../../components/age.ts'
import type { PortfolioForm } from './form-state.ts'
import type { ApplianceEntry, PropertyEntry, StructureEntry } from './property-entry.ts'

export type FaultyField =
  | 'street'
  | 'city'
  | 'state'
  | 'zip'
  | 'homeAgeYears'
  | 'floorArea'
  | 'storeys'
  | 'drivewayArea'
  | 'units'
  | 'unitNumber'
  | 'structureAge'
  | 'applianceAge'

export interface Fault {
  /** The property's index in the form. */
  propertyIndex: number
  /** The fields to mark as invalid. The first one gets the focus. */
  fields: FaultyField[]
  message: string
}

const isBlank = (text: string) => text.trim() === ''

function faultOf(property: PropertyEntry, propertyIndex: number): Fault | null {
  const n = propertyIndex + 1
  const blank = (['street', 'city', 'state', 'zip'] as const).filter((field) => isBlank(property[field]))
  if (blank.length > 0)
    return { propertyIndex, fields: blank, message: `Please fill in all address fields for property ${n}` }
  if (!(Number(property.homeAgeYears) > 0) || isAgeTooHigh(property.homeAgeYears))
    return {
      propertyIndex,
      fields: ['homeAgeYears'],
      message: `Please enter a valid home age for property ${n}`,
    }
  return faultOfUnits(property, propertyIndex) ?? faultOfAges(property, propertyIndex)
}

function faultOfUnits(property: PropertyEntry, propertyIndex: number): Fault | null {
  const n = propertyIndex + 1
  if (!property.isMultifamily) return null
  if (property.units.length === 0)
    return {
      propertyIndex,
      fields: ['units'],
      message: `Multifamily property ${n} must have at least one unit`,
    }
  if (property.units.every((unit) => isBlank(unit.unitNumber)))
    return {
      propertyIndex,
      fields: ['unitNumber'],
      message: `Please provide at least one unit number for property ${n}`,
    }
  return null
}

const isWrong = ({ type, ageYears }: StructureEntry | ApplianceEntry) => type !== '' && isAgeTooHigh(ageYears)

/** Checks that no component's age is above the maximum of the server. The specification has no such rule. */
function faultOfAges(property: PropertyEntry, propertyIndex: number): Fault | null {
  const appliances = [property, ...property.units].flatMap((home) => home.appliances)
  const fields = [
    ...(property.structures.some(isWrong) ? ['structureAge' as const] : []),
    ...(appliances.some(isWrong) ? ['applianceAge' as const] : []),
  ]
  if (fields.length === 0) return null
  const message = `Please enter ages of at most ${maxAgeYears} years for property ${propertyIndex + 1}`
  return { propertyIndex, fields, message }
}

/**
 * Returns the first error of the form, or null. Properties are checked one after the other, and the rules in the order
 * of the specification.
 */
export function findFault({ properties }: Pick<PortfolioForm, 'properties'>): Fault | null {
  for (const [index, property] of properties.entries()) {
    const fault = faultOf(property, index)
    if (fault) return fault
  }
  return null
}
