/** How a type is called on screen: two have a name of their own, the others stand raw, with spaces. */
export function typeLabel(type: string): string {
  if (type === 'ac_unit') return 'Air Conditioner'
  if (type === 'water_heater') return 'Water Heater'
  return type.replaceAll('_', ' ')
}
