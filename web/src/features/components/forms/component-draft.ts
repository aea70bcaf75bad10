import {
  type AgeSource,
  canHaveFact,
  componentFacts,
  type FactName,
  type FactValue,
  factNames,
  factsBy,
} from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { monthsBetween } from '../../../platform/plain-date.ts'
import type { HomeComponent } from '../home-component.ts'

/** The labels of the ways in which an owner can know an age, the most reliable first. */
export const ageSourceLabels: Readonly<Record<AgeSource, string>> = {
  receipt: 'From a receipt',
  label: 'From its label',
  previous_owner: 'A previous owner said so',
  guess: 'I guessed it',
}

export const ageSourceOptions = Object.entries(ageSourceLabels).map(([value, label]) => ({ value, label }))

/**
 * A fact whose form field needs only `componentFacts`. Excludes the variant, because its options depend on the type,
 * and the age source, because it is edited together with the age.
 */
export type PlainFact = Exclude<FactName, 'variant' | 'ageSource'>
const plainFacts = factNames.filter((name): name is PlainFact => name !== 'variant' && name !== 'ageSource')

/** The facts of type `PlainFact` that have a text field. */
export const textFacts = plainFacts.filter((name) => 'maxLength' in componentFacts[name])

/** The facts of type `PlainFact` that have a list of options. */
export const optionFacts = plainFacts.filter((name) => 'options' in componentFacts[name])

/** The facts of a component, as typed. An unknown fact is blank. */
type FactDraft = { [Name in FactName]: FactValue<Name> | '' }

/** The fields of a component form, as typed. */
export interface ComponentDraft extends FactDraft {
  type: ComponentType | ''
  ageYears: string
  /** `YYYY-MM-DD`, or blank. */
  installedOn: string
  costDollars: string
  reason: string
  cause: 'failed' | 'elective' | ''
}

export const blankDraft: ComponentDraft = {
  type: '',
  ageYears: '',
  installedOn: '',
  ...factsBy<FactDraft>(() => ''),
  costDollars: '',
  reason: '',
  cause: '',
}

export const specsOf = (component: HomeComponent, type: ComponentType): ComponentDraft => ({
  ...blankDraft,
  ...factsBy<FactDraft>((name) => component[name] ?? ''),
  type,
})

/** The draft of a replacement. Copies nothing from the old component, because even its variant may change. */
export const replacementOf = (type: ComponentType, today: PlainDate): ComponentDraft => ({
  ...blankDraft,
  type,
  installedOn: today,
})

/** Returns true if the form has this field for this type. A blank type has all fields. */
export const canHaveField = (type: ComponentDraft['type'], field: keyof ComponentDraft): boolean =>
  type === '' || factNames.every((name) => name !== field || canHaveFact(type, componentFacts[name]))

/** Returns the draft with one field changed. A new type clears the variant and the facts that it cannot have. */
export function withField(draft: ComponentDraft, field: keyof ComponentDraft, value: string): ComponentDraft {
  const changed: ComponentDraft = { ...draft, [field]: value }
  if (field !== 'type') return changed
  const facts = factsBy<FactDraft>((name) => (canHaveField(changed.type, name) ? draft[name] : ''))
  return { ...changed, ...facts, variant: '' }
}

/** Returns the whole years from a date to today, or undefined if the date is invalid or in the future. */
export function yearsSince(date: string, today: PlainDate): number | undefined {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(date) || date > today) return undefined
  return Math.floor(monthsBetween(date, today) / 12)
}

const factsOf = (draft: FactDraft) => factsBy<FactDraft>((name) => draft[name])

export const newToWire = (draft: ComponentDraft, unitId: string | null) => ({
  type: draft.type,
  unitId: unitId ?? '',
  ...(draft.installedOn ? { installedOn: draft.installedOn } : { age: draft.ageYears }),
  ...factsOf(draft),
})

/** Returns the facts for the request. The age source is left out, because it is changed together with the age. */
export function specsToWire(draft: ComponentDraft) {
  const { ageSource: _, ...specs } = factsOf(draft)
  return specs
}

export const replacementToWire = ({ installedOn, costDollars, reason, cause, ...draft }: ComponentDraft) => ({
  installedOn,
  cost: costDollars,
  reason,
  cause,
  ...factsOf(draft),
})
