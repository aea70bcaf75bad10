import type { Condition } from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { hotHumidStates } from '../catalogue/climate.ts'
import { type Lifetime, lifetimeOf, type Variant } from '../catalogue/lives/lifetimes.ts'
import type { PricedState } from '../catalogue/prices/state-factors.ts'
import { addYearsAsDays, earlierOf } from '../plain-date.ts'
import { meanLife, type Weibull } from './survival.ts'

/**
 * The share of the mean life that each condition adds to the age of a component. The sum is the effective age, a term
 * of reserve studies. The shares are our own judgment, as no source states any. `good` is the usual condition at any
 * age, and the default. The share refers to the mean life and not to the age. Heavy wear can thus cost a two-year-old
 * component more than two years of its life.
 */
export const olderByCondition: Readonly<Record<Condition, number>> = {
  excellent: -0.15,
  good: 0,
  fair: 0.15,
  poor: 0.3,
}

/** The facts besides the age that affect the life of a component. */
export type Circumstances = {
  readonly type: ComponentType
  readonly variant?: Variant | undefined
  /** The state of the home. A hot and humid climate shortens the life of central air. */
  readonly state?: PricedState | undefined
}

/** Returns the life of a component in the climate of its state. Throws a RangeError if the type has no such variant. */
export function lifetimeIn({ type, variant, state }: Circumstances): Lifetime {
  return lifetimeOf(type, isInHotClimate({ type, variant, state }) ? 'central_hot_humid' : variant)
}

/**
 * Returns true for central air in a state with a hot climate. An air conditioner of unknown variant is treated as
 * central air.
 */
export function isInHotClimate({ type, variant, state }: Circumstances): boolean {
  const isCentral = type === 'ac_unit' && (variant === undefined || variant === 'central')
  return isCentral && hotHumidStates.some((hot) => hot === state)
}

/** Returns the years that a condition adds to the age. Negative for less wear than usual. */
function olderYears(life: Weibull, condition: Condition | null | undefined): number {
  return (condition ? olderByCondition[condition] : 0) * meanLife(life)
}

/** Returns the effective age of a component: its age plus the years that its condition adds. Never negative. */
export function effectiveAge(
  life: Weibull,
  ageYears: number,
  condition: Condition | null | undefined,
): number {
  return Math.max(0, ageYears + olderYears(life, condition))
}

/** Returns the installation date that a component of the effective age would have. It is never after today. */
export function effectiveInstallation(
  life: Weibull,
  installedOn: PlainDate,
  today: PlainDate,
  condition: Condition | null | undefined,
): PlainDate {
  const older = olderYears(life, condition)
  return older === 0 ? installedOn : earlierOf(addYearsAsDays(installedOn, -older), today)
}
