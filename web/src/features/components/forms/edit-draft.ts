import type { Problem } from '@home-pulse/contract/errors'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { readDate } from '../../../platform/plain-date.ts'
import { type HomeComponent, typeOf } from '../home-component.ts'
import { yearsSince } from './component-draft.ts'

/** The values in the fields of a component's edit form. */
export interface EditDraft {
  ageInYears: string
  /** `YYYY-MM-DD`. If blank, the age is used. */
  installedOn: string
  /** How the owner knows the age. Blank if not stated. */
  ageSource: string
  estimatedReplacementCost: string
  /** `YYYY-MM-DD`. If blank, the server estimates the date. */
  forecastedReplacementDate: string
}
export type EditField = keyof EditDraft

/** The edits of one component, with the errors of the last attempt. */
export interface Edit {
  component: HomeComponent
  draft: EditDraft
  errors: Partial<Record<EditField, string>>
}

export const draftOf = (component: HomeComponent): EditDraft => ({
  ageInYears: String(component.ageInYears ?? ''),
  installedOn: shownDate(component.installedOn),
  ageSource: component.ageSource ?? '',
  estimatedReplacementCost: String(component.estimatedReplacementCost ?? ''),
  forecastedReplacementDate: shownDate(component.forecastedReplacementDate),
})

/**
 * Returns the draft with one field changed. A typed installation date sets the age. A typed age clears the
 * installation date.
 */
export function typeInto(draft: EditDraft, field: EditField, value: string, today: PlainDate): EditDraft {
  const typed = { ...draft, [field]: value }
  if (field === 'ageInYears') return { ...typed, installedOn: '' }
  const years = field === 'installedOn' ? yearsSince(value, today) : undefined
  return years === undefined ? typed : { ...typed, ageInYears: String(years) }
}

/** Returns a date or a date-time as `YYYY-MM-DD`, or a blank if it is missing or invalid. */
export const shownDate = (date: string | null): string => readDate(date) ?? ''

const atLeastZero = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0)

const parse = (draft: EditDraft) => ({
  ageInYears: atLeastZero(Number.parseInt(draft.ageInYears, 10)),
  installedOn: shownDate(draft.installedOn),
  ageSource: draft.ageSource,
  estimatedReplacementCost: atLeastZero(Number.parseFloat(draft.estimatedReplacementCost)),
  forecastedReplacementDate: shownDate(draft.forecastedReplacementDate),
})

/** The values that an edited component shows until the server responds. */
export function valuesOf(draft: EditDraft) {
  const { forecastedReplacementDate, ageInYears, estimatedReplacementCost } = parse(draft)
  return {
    ageInYears,
    estimatedReplacementCost,
    forecastedReplacementDate: forecastedReplacementDate || null,
  }
}

function changesOf(component: HomeComponent, draft: EditDraft) {
  const before = parse(draftOf(component))
  const after = parse(draft)
  const isChanged = (field: EditField) => before[field] !== after[field]
  return {
    age: isChanged('ageInYears'),
    installation: after.installedOn !== '' && isChanged('installedOn'),
    ageSource: isChanged('ageSource'),
    cost: isChanged('estimatedReplacementCost'),
    date: isChanged('forecastedReplacementDate'),
  }
}

/** True if the draft differs from the stored component. */
export const isEdited = (component: HomeComponent, draft: EditDraft): boolean =>
  Object.values(changesOf(component, draft)).some(Boolean)

/**
 * Returns the request for an edited component. A new age without a new date requests a new forecast. The installation
 * date is sent only if it was changed, because the server treats a sent date as exact.
 */
export function updateOf(component: HomeComponent, draft: EditDraft) {
  const { ageInYears, installedOn, ageSource, estimatedReplacementCost, forecastedReplacementDate } =
    parse(draft)
  const { age, installation, ageSource: isSourceChanged, date } = changesOf(component, draft)
  const values = {
    id: component.id,
    age_in_years: ageInYears,
    estimated_replacement_cost: estimatedReplacementCost,
    forecasted_replacement_date: forecastedReplacementDate,
    ...(installation && { installed_on: installedOn }),
    ...(isSourceChanged && { age_source: ageSource }),
    ...((age || installation) && !date && { reforecast: true }),
  }
  return 'applianceType' in component
    ? { appliance_type: component.applianceType, ...values }
    : { structure_type: typeOf(component), ...values }
}

const fieldNames: Record<string, EditField> = {
  age_in_years: 'ageInYears',
  installed_on: 'installedOn',
  age_source: 'ageSource',
  estimated_replacement_cost: 'estimatedReplacementCost',
  forecasted_replacement_date: 'forecastedReplacementDate',
}

/**
 * Reads the index of the update and the name of the field from the path of an issue, such as
 * `applianceUpdates.1.age_in_years`.
 */
export function readIssuePath(path: string): { index: number; field: EditField | undefined } {
  const [, index, field = ''] = path.split('.')
  return { index: Number(index), field: fieldNames[field] }
}

/** Returns the indexes of the updates whose component no longer exists. */
export const findGone = ({ code, issues = [] }: Problem): number[] =>
  code === 'not_found' ? issues.map(({ path }) => readIssuePath(path).index) : []
