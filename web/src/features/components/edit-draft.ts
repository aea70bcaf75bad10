import type { Problem } from '@home-pulse/contract/errors'
import { readDate } from '../../platform/plain-date.ts'
import { type HomeComponent, typeOf } from './home-component.ts'

/** A component's edit copy: what stands in the fields. */
export interface EditDraft {
  ageInYears: string
  estimatedReplacementCost: string
  /** `YYYY-MM-DD`; blank means our estimate. */
  forecastedReplacementDate: string
}
export type EditField = keyof EditDraft

export const draftOf = (component: HomeComponent): EditDraft => ({
  ageInYears: String(component.ageInYears ?? ''),
  estimatedReplacementCost: String(component.estimatedReplacementCost ?? ''),
  forecastedReplacementDate: shownDate(component.forecastedReplacementDate),
})

/** `YYYY-MM-DD` of a date or a date-time; blank if it is missing or no calendar date. */
export const shownDate = (date: string | null): string => readDate(date) ?? ''

const atLeastZero = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0)

const parse = (draft: EditDraft) => ({
  ageInYears: atLeastZero(Number.parseInt(draft.ageInYears, 10)),
  estimatedReplacementCost: atLeastZero(Number.parseFloat(draft.estimatedReplacementCost)),
  forecastedReplacementDate: shownDate(draft.forecastedReplacementDate),
})

/** The values that an edited component shows until the server answers. */
export function valuesOf(draft: EditDraft) {
  const { forecastedReplacementDate, ...numbers } = parse(draft)
  return { ...numbers, forecastedReplacementDate: forecastedReplacementDate || null }
}

function changesOf(component: HomeComponent, draft: EditDraft) {
  const before = parse(draftOf(component))
  const after = parse(draft)
  const isChanged = (field: EditField) => before[field] !== after[field]
  return {
    age: isChanged('ageInYears'),
    cost: isChanged('estimatedReplacementCost'),
    date: isChanged('forecastedReplacementDate'),
  }
}

/** True if the draft differs from the stored component. */
export const isEdited = (component: HomeComponent, draft: EditDraft): boolean =>
  Object.values(changesOf(component, draft)).some(Boolean)

/** The request for an edited component. A new age without a new date asks for a new forecast. */
export function updateOf(component: HomeComponent, draft: EditDraft) {
  const { ageInYears, estimatedReplacementCost, forecastedReplacementDate } = parse(draft)
  const { age, date } = changesOf(component, draft)
  const values = {
    id: component.id,
    age_in_years: ageInYears,
    estimated_replacement_cost: estimatedReplacementCost,
    forecasted_replacement_date: forecastedReplacementDate,
    ...(age && !date && { reforecast: true }),
  }
  return 'applianceType' in component
    ? { appliance_type: component.applianceType, ...values }
    : { structure_type: typeOf(component), ...values }
}

const fieldNames: Record<string, EditField> = {
  age_in_years: 'ageInYears',
  estimated_replacement_cost: 'estimatedReplacementCost',
  forecasted_replacement_date: 'forecastedReplacementDate',
}

/** Reads the position and the field from the path of an issue: `applianceUpdates.1.age_in_years`. */
export function readIssuePath(path: string): { index: number; field: EditField | undefined } {
  const [, index, field = ''] = path.split('.')
  return { index: Number(index), field: fieldNames[field] }
}

/** Returns the positions of updates whose component no longer exists. */
export const findGone = ({ code, issues = [] }: Problem): number[] =>
  code === 'not_found' ? issues.map(({ path }) => readIssuePath(path).index) : []
