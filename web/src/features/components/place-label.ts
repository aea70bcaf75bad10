import { formatUnit } from '../../platform/format.ts'

interface PlaceFields {
  propertyAddress: string
  unitNumber: string | null
}

/** Returns the place of an entry: `418 Juniper Lane, Austin, TX, unit 2`. */
export const placeOf = ({ propertyAddress, unitNumber }: PlaceFields): string =>
  unitNumber === null ? propertyAddress : `${propertyAddress}, ${formatUnit(unitNumber)}`
