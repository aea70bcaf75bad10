/** The name of a type on screens. Two types have special names. The others are the wire name with spaces. */
export function typeLabel(type: string): string {
  if (type === 'ac_unit') return 'Air Conditioner'
  if (type === 'water_heater') return 'Water Heater'
  return type.replaceAll('_', ' ')
}
