/**
 * The label of a type as in the specification: `Air Conditioner`, `Water Heater`. Other types have their wire name with
 * spaces. Everywhere else, use `typeTitle` or `typeInWords`.
 */
export function typeLabel(type: string): string {
  if (type === 'ac_unit') return 'Air Conditioner'
  if (type === 'water_heater') return 'Water Heater'
  return type.replaceAll('_', ' ')
}

/** A type as a title: `Air Conditioner`, `Roof`. */
export function typeTitle(type: string): string {
  return typeLabel(type).replace(/^./, (letter) => letter.toUpperCase())
}
