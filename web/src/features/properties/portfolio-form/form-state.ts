import type {
  ApplianceEntry,
  Key,
  PropertyEntry,
  StructureEntry,
  WholeNumberInput,
} from './property-entry.ts'
import { fillUsualComponents, type LikelyAge } from './usual-components.ts'

export interface PortfolioForm {
  properties: PropertyEntry[]
  nextKey: Key
  /** The key of the entry that the last action added. That entry gets the focus. */
  added: Key | null
}

export type PropertyFields = Pick<
  PropertyEntry,
  'street' | 'city' | 'state' | 'zip' | 'homeAgeYears' | 'floorArea' | 'storeys' | 'drivewayArea'
>
export type StructureFields = Omit<StructureEntry, 'key'>
export type ApplianceFields = Omit<ApplianceEntry, 'key'>

/** Identifies the list of an appliance: the list of a unit, or the list of the property if `unit` is undefined. */
export interface AppliancePosition {
  property: Key
  unit?: Key | undefined
}

export type FormAction =
  | { type: 'propertyAdded' }
  | { type: 'propertyEdited'; property: Key; change: Partial<PropertyFields> }
  | { type: 'propertyRemoved'; property: Key }
  | { type: 'multifamilySet'; property: Key; isMultifamily: boolean }
  | { type: 'usualComponentsFilled'; property: Key; ages: readonly LikelyAge[] }
  | { type: 'structureAdded'; property: Key }
  | { type: 'structureEdited'; property: Key; structure: Key; change: Partial<StructureFields> }
  | { type: 'structureRemoved'; property: Key; structure: Key }
  | { type: 'unitAdded'; property: Key }
  | { type: 'unitRenumbered'; property: Key; unit: Key; unitNumber: string }
  | { type: 'unitRemoved'; property: Key; unit: Key }
  | ({ type: 'applianceAdded' } & AppliancePosition)
  | ({ type: 'applianceEdited'; appliance: Key; change: Partial<ApplianceFields> } & AppliancePosition)
  | ({ type: 'applianceRemoved'; appliance: Key } & AppliancePosition)

const blankProperty = (key: Key): PropertyEntry => ({
  key,
  street: '',
  city: '',
  state: '',
  zip: '',
  homeAgeYears: '',
  isMultifamily: false,
  structures: [],
  appliances: [],
  units: [],
})

/** Returns a form with one blank property. With a new key, React discards the state of the previous form's fields. */
export const blankForm = (key: Key = 1): PortfolioForm => ({
  properties: [blankProperty(key)],
  nextKey: key + 1,
  added: null,
})

/** Converts the text of a field for an age or a size. Text that is not a number becomes 0. Blank text stays blank. */
export function parseWholeNumber(typed: string): WholeNumberInput {
  if (typed.trim() === '') return ''
  return Math.max(0, Math.trunc(Number(typed))) || 0
}

const edit = <T extends { key: Key }>(list: T[], key: Key, change: (entry: T) => T): T[] =>
  list.map((entry) => (entry.key === key ? change(entry) : entry))

const without = <T extends { key: Key }>(list: T[], key: Key): T[] =>
  list.filter((entry) => entry.key !== key)

function setMultifamily(property: PropertyEntry, isMultifamily: boolean, unitKey: Key): PropertyEntry {
  if (isMultifamily === property.isMultifamily) return property
  if (isMultifamily) {
    const firstUnit = { key: unitKey, unitNumber: '', appliances: property.appliances }
    return { ...property, isMultifamily, units: [firstUnit], appliances: [] }
  }
  return { ...property, isMultifamily, units: [], appliances: property.units[0]?.appliances ?? [] }
}

function editAppliances(
  property: PropertyEntry,
  unit: Key | undefined,
  change: (appliances: ApplianceEntry[]) => ApplianceEntry[],
): PropertyEntry {
  if (unit === undefined) return { ...property, appliances: change(property.appliances) }
  const units = edit(property.units, unit, (entry) => ({ ...entry, appliances: change(entry.appliances) }))
  return { ...property, units }
}

type WithinProperty = Exclude<
  FormAction,
  { type: 'propertyAdded' | 'propertyRemoved' | 'usualComponentsFilled' }
>

function reduceProperty(property: PropertyEntry, action: WithinProperty, newKey: Key): PropertyEntry {
  switch (action.type) {
    case 'propertyEdited':
      return { ...property, ...action.change }
    case 'multifamilySet':
      return setMultifamily(property, action.isMultifamily, newKey)
    case 'structureAdded': {
      const structure: StructureEntry = { key: newKey, type: '', ageYears: '' }
      return { ...property, structures: [...property.structures, structure] }
    }
    case 'structureEdited': {
      const structures = edit(property.structures, action.structure, (entry) => ({
        ...entry,
        ...action.change,
      }))
      return { ...property, structures }
    }
    case 'structureRemoved':
      return { ...property, structures: without(property.structures, action.structure) }
    case 'unitAdded':
      return { ...property, units: [...property.units, { key: newKey, unitNumber: '', appliances: [] }] }
    case 'unitRenumbered': {
      const { unitNumber } = action
      return { ...property, units: edit(property.units, action.unit, (entry) => ({ ...entry, unitNumber })) }
    }
    case 'unitRemoved':
      return property.units.length > 1
        ? { ...property, units: without(property.units, action.unit) }
        : property
    case 'applianceAdded': {
      const appliance: ApplianceEntry = { key: newKey, type: '', ageYears: '' }
      return editAppliances(property, action.unit, (appliances) => [...appliances, appliance])
    }
    case 'applianceEdited':
      return editAppliances(property, action.unit, (appliances) =>
        edit(appliances, action.appliance, (entry) => ({ ...entry, ...action.change })),
      )
    case 'applianceRemoved':
      return editAppliances(property, action.unit, (appliances) => without(appliances, action.appliance))
  }
}

/**
 * The reducer of the portfolio form. It keeps at least one property in the form, and at least one unit in a multifamily
 * property.
 */
export function reduceForm(form: PortfolioForm, action: FormAction): PortfolioForm {
  const { properties, nextKey } = form
  if (action.type === 'propertyRemoved') {
    if (properties.length === 1) return form
    return { ...form, properties: without(properties, action.property), added: null }
  }
  if (action.type === 'usualComponentsFilled') {
    let nextFreeKey = nextKey
    const filled = edit(properties, action.property, (entry) => {
      const after = fillUsualComponents(entry, action.ages, nextKey)
      nextFreeKey = after.nextKey
      return after.property
    })
    return { properties: filled, nextKey: nextFreeKey, added: null }
  }
  const added = action.type.endsWith('Added') ? nextKey : null
  const isKeyUsed = added !== null || action.type === 'multifamilySet'
  return {
    properties:
      action.type === 'propertyAdded'
        ? [...properties, blankProperty(nextKey)]
        : edit(properties, action.property, (entry) => reduceProperty(entry, action, nextKey)),
    nextKey: isKeyUsed ? nextKey + 1 : nextKey,
    added,
  }
}

/** Summarizes the form in words: `2 properties, 5 structures and appliances`. */
export function summarize({ properties }: PortfolioForm): string {
  const parts = properties.flatMap((property) => [
    ...property.structures,
    ...[property, ...property.units].flatMap(({ appliances }) => appliances),
  ])
  const homes = properties.length === 1 ? '1 property' : `${properties.length} properties`
  const contents = parts.length === 1 ? 'structure or appliance' : 'structures and appliances'
  return `${homes}, ${parts.length} ${contents}`
}
