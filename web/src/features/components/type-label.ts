import { capitalize } from '../../platform/format.ts'
/**
 * Returns the label of a type where the specification prescribes one: `Air Conditioner`, `Water Heater`, or the wire
 * name with spaces for every other type. Elsewhere, use `typeTitle` or `typeInWords`.
 */
export function typeLabel(type: string): string {
  if (type === 'ac_unit') return 'Air Conditioner'
  if (type === 'water_heater') return 'Water Heater'
  return type.replaceAll('_', ' ')
}

/** Returns a type as a title: `Air Conditioner`, `Roof`. */
export function typeTitle(type: string): string {
  return capitalize(typeLabel(type))
}
