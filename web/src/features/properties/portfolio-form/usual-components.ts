import type { ApplianceType, ComponentType, StructureType } from '@home-pulse/contract/vocabulary'
import type { ApplianceEntry, Key, PropertyEntry } from './property-entry.ts'

/** The likely age of a component type in a home of a given age. */
export interface LikelyAge {
  type: ComponentType
  likelyAge: number
}

const structures: readonly StructureType[] = ['roof', 'driveway', 'furnace']
const appliances: readonly ApplianceType[] = [
  'stove',
  'refrigerator',
  'dishwasher',
  'washer',
  'dryer',
  'ac_unit',
  'water_heater',
]
/** The appliances that are added to each unit. Appliances that tenants often share, such as washers, are left out. */
const appliancesOfUnit: readonly ApplianceType[] = ['stove', 'refrigerator', 'ac_unit', 'water_heater']

/**
 * Returns true if the list of structures or a list of appliances is empty. In a multifamily property, each unit has its
 * own list of appliances.
 */
export const hasEmptyComponentList = ({
  structures,
  appliances,
  isMultifamily,
  units,
}: PropertyEntry): boolean =>
  structures.length === 0 ||
  (isMultifamily ? units.some((unit) => unit.appliances.length === 0) : appliances.length === 0)

/**
 * Adds the usual components to each empty list of a property, with guessed ages. The keys of the new entries begin with
 * `firstKey`.
 */
export function fillUsualComponents(
  property: PropertyEntry,
  ages: readonly LikelyAge[],
  firstKey: Key,
): { property: PropertyEntry; nextKey: Key } {
  let nextKey = firstKey
  const guessOf = (type: ComponentType) => {
    nextKey += 1
    const ageYears = ages.find((age) => age.type === type)?.likelyAge ?? ('' as const)
    return { key: nextKey - 1, ageYears, ageSource: 'guess' as const }
  }
  const fill = (held: ApplianceEntry[], usual: readonly ApplianceType[]): ApplianceEntry[] =>
    held.length > 0 ? held : usual.map((type) => ({ ...guessOf(type), type }))
  return {
    property: {
      ...property,
      structures:
        property.structures.length > 0
          ? property.structures
          : structures.map((type) => ({ ...guessOf(type), type })),
      appliances: property.isMultifamily ? property.appliances : fill(property.appliances, appliances),
      units: property.units.map((unit) => ({ ...unit, appliances: fill(unit.appliances, appliancesOfUnit) })),
    },
    nextKey,
  }
}

/** Counts the guessed ages of a property. */
export const guessesOf = ({ structures, appliances, units }: PropertyEntry): number =>
  [...structures, ...appliances, ...units.flatMap((unit) => unit.appliances)].filter(
    ({ ageSource }) => ageSource === 'guess',
  ).length
