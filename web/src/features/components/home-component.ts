import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { LifelineDates } from '../../ui/charts/lifeline-layout.ts'
import { replacementStatus, type Status } from '../../ui/feedback/status.ts'
import type { Appliance, Structure } from './api.ts'
import { typeInWords } from './type-in-words.ts'
import { typeLabel, typeTitle } from './type-label.ts'

/** An appliance or a structure. They share all fields except the type. */
export type HomeComponent = Appliance | Structure

export const typeOf = (component: HomeComponent): ComponentType =>
  'applianceType' in component ? component.applianceType : component.structureType

/** Returns the name that the specification prescribes for the lists of a property. */
export const nameOf = (component: HomeComponent): string => typeLabel(typeOf(component))

/** Returns the type as a title: `Air Conditioner`, `Roof`. */
export const titleOf = (component: HomeComponent): string => typeTitle(typeOf(component))

/** Returns the name for the middle of a sentence: `air conditioner`, `roof`. */
export const inWords = (component: HomeComponent): string => typeInWords(typeOf(component))

/** Returns the dates that a lifeline needs, or null if one is missing. */
export function lifeOf({
  installedOn,
  forecastedReplacementDate: forecastDate,
  forecastLow,
  forecastHigh,
}: Pick<
  HomeComponent,
  'installedOn' | 'forecastedReplacementDate' | 'forecastLow' | 'forecastHigh'
>): LifelineDates | null {
  if (installedOn === null || forecastDate === null || forecastLow === null || forecastHigh === null)
    return null
  return { installedOn, forecastDate, forecastLow, forecastHigh }
}

/** Returns the status that follows from the forecast date, or null without a forecast date. */
export const statusOf = (
  { forecastedReplacementDate: date }: HomeComponent,
  today: PlainDate,
): Status | null => (date === null ? null : replacementStatus(date, today))

/** Sorts by forecast date, the earliest first. Components without a date are last. */
export const soonestFirst = <C extends HomeComponent>(components: readonly C[]): C[] =>
  [...components].sort((a, b) => sortKeyOf(a).localeCompare(sortKeyOf(b)))

const sortKeyOf = ({ forecastedReplacementDate }: HomeComponent) => forecastedReplacementDate ?? '9999-99-99'

/**
 * Returns the expected cost, in dollars, if the component stays in place for 12 months: the probability of failure
 * times the replacement cost. Returns 0 if either is missing.
 */
const riskOf = ({ failureWithin12Months: chance, estimatedReplacementCost: cost }: HomeComponent): number =>
  (chance ?? 0) * (cost ?? 0)

/**
 * Returns the overdue and coming due components in the order of the attention list: overdue first, then by `riskOf`.
 */
export const dueByUrgency = <C extends HomeComponent>(components: readonly C[], today: PlainDate): C[] => {
  const rank = (component: C) => ['overdue', 'coming_due'].indexOf(statusOf(component, today) ?? '')
  const ranked = soonestFirst(components).filter((component) => rank(component) >= 0)
  return ranked.sort((a, b) => rank(a) - rank(b) || riskOf(b) - riskOf(a))
}
