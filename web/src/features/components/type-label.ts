import { capitalize } from '../../platform/format.ts'
/**
 * Returns the label that the specification prescribes on some screens: `Air Conditioner`, `Water Heater`, and every
 * other type as its API name with spaces. On all other screens, use `typeTitle` or `typeInWords`.
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
