/**
 * The label of a type where the specification prescribes it: `Air Conditioner`, `Water Heater`, and other types by
 * their wire name with spaces. Elsewhere use `typeTitle` or `typeInWords`.
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
