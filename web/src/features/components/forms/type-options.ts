import type { ApplianceType, ComponentType, StructureType } from '@home-pulse/contract/vocabulary'

/** The options of the type pickers, in the specification's order. */
export const applianceOptions: { value: ApplianceType; label: string }[] = [
  { value: 'stove', label: 'Stove' },
  { value: 'dishwasher', label: 'Dishwasher' },
  { value: 'dryer', label: 'Dryer' },
  { value: 'refrigerator', label: 'Refrigerator' },
  { value: 'washer', label: 'Washer' },
  { value: 'ac_unit', label: 'A/C Unit' },
  { value: 'water_heater', label: 'Water Heater' },
]

export const structureOptions: { value: StructureType; label: string }[] = [
  { value: 'roof', label: 'Roof' },
  { value: 'driveway', label: 'Driveway' },
  { value: 'furnace', label: 'Furnace' },
]

/** Returns the label of the selected type, or undefined if none is selected. */
export const labelOf = (type: ComponentType | ''): string | undefined =>
  [...applianceOptions, ...structureOptions].find((option) => option.value === type)?.label

export const isStructure = (type: ComponentType): type is StructureType =>
  structureOptions.some(({ value }) => value === type)
