import { productFacts } from '@home-pulse/contract/component-facts'
import { typeInWords } from '../../components/type-in-words.ts'
import { type FormAction, type PortfolioForm, reduceForm } from './form-state.ts'
import type { ApplianceEntry, Key, PropertyEntry, UnitEntry } from './property-entry.ts'

/** The last removal, with all that is needed to undo it. */
export interface Undo {
  before: PortfolioForm
  /** The name of the removed entry, such as `stove`, `unit 2` or `property 3`. */
  what: string
  /** The property of the removed entry. Null if the property itself was removed. */
  property: Key | null
}

export interface UndoableForm {
  form: PortfolioForm
  /**
   * The last removal. The next change of the form sets this to null, because an undo would then discard that change
   * too.
   */
  undo: Undo | null
}

export type UndoableAction = FormAction | { type: 'undone' } | { type: 'restored'; form: PortfolioForm }

const hasApplianceInput = (entry: ApplianceEntry) =>
  entry.type !== '' || entry.ageYears !== '' || productFacts.some((name) => entry[name]?.trim())
const hasUnitInput = (entry: UnitEntry) =>
  entry.unitNumber.trim() !== '' || entry.appliances.some(hasApplianceInput)

/** Returns true if a field of the property is filled in, if it is multifamily, or if it has a component. */
export const hasInput = ({ street, city, state, zip, ...property }: PropertyEntry): boolean =>
  [street, city, state, zip].some((field) => field.trim() !== '') ||
  [property.homeAgeYears, property.floorArea, property.storeys, property.drivewayArea].some(
    (field = '') => field !== '',
  ) ||
  property.isMultifamily ||
  property.structures.length > 0 ||
  property.appliances.length > 0

const named = (type: string, fallback: string) => (type === '' ? fallback : typeInWords(type))

/**
 * Returns the name of the entry whose input an action would discard, such as `stove`. Returns null if no input would be
 * lost.
 */
function findLoss({ properties }: PortfolioForm, action: FormAction): string | null {
  if (!('property' in action)) return null
  const index = properties.findIndex((entry) => entry.key === action.property)
  const property = properties[index]
  if (!property) return null
  switch (action.type) {
    case 'propertyRemoved':
      return hasInput(property) ? `property ${index + 1}` : null
    case 'structureRemoved': {
      const entry = property.structures.find(({ key }) => key === action.structure)
      return entry && (entry.type !== '' || entry.ageYears !== '') ? named(entry.type, 'structure') : null
    }
    case 'unitRemoved': {
      const entry = property.units.find(({ key }) => key === action.unit)
      return entry && hasUnitInput(entry) ? `unit ${entry.unitNumber}`.trim() : null
    }
    case 'applianceRemoved': {
      const unit = property.units.find(({ key }) => key === action.unit)
      const entry = (unit ?? property).appliances.find(({ key }) => key === action.appliance)
      return entry && hasApplianceInput(entry) ? named(entry.type, 'appliance') : null
    }
    case 'multifamilySet': {
      const [first, ...others] = property.units
      const losesUnits = first !== undefined && (first.unitNumber.trim() !== '' || others.some(hasUnitInput))
      return !action.isMultifamily && losesUnits ? 'the units' : null
    }
    default:
      return null
  }
}

/** The reducer of the form with an undo of the last removal. */
export function reduceUndoable(state: UndoableForm, action: UndoableAction): UndoableForm {
  if (action.type === 'restored') return { form: action.form, undo: null }
  if (action.type === 'undone')
    return state.undo ? { form: { ...state.undo.before, added: null }, undo: null } : state
  const form = reduceForm(state.form, action)
  if (form === state.form) return state
  const what = findLoss(state.form, action)
  const property = action.type === 'propertyRemoved' || !('property' in action) ? null : action.property
  return { form, undo: what === null ? null : { before: state.form, what, property } }
}
