import type { Condition } from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { hotHumidStates } from '../catalogue/climate.ts'
import { type Lifetime, lifetimeOf, type Variant } from '../catalogue/lives/lifetimes.ts'
import type { PricedState } from '../catalogue/prices/state-factors.ts'
import { addYearsAsDays, earlierOf } from '../plain-date.ts'
import { meanLife, type Weibull } from './survival.ts'

/**
 * By what share of its kind's average life something of a condition counts as older than it is. Reserve studies let an
 * effective age stand for the age in this way; the shares are our own judgement, as no source gives any. Good is what is
 * usual for the age, and so is a condition that nobody recorded. A share of the average life, not of the age: what is worn
 * out after two years has lost more than a part of two years.
 */
export const olderByCondition: Readonly<Record<Condition, number>> = {
  excellent: -0.15,
  good: 0,
  fair: 0.15,
  poor: 0.3,
}

/** The facts besides its age that the life of a component depends on. */
export type Circumstances = {
  readonly type: ComponentType
  readonly variant?: Variant | undefined
  /** The state of the home. A hot and humid climate shortens the life of central air. */
  readonly state?: PricedState | undefined
}

/** The life of a component where it stands. Throws a RangeError when its type has no such variant. */
export function lifetimeIn({ type, variant, state }: Circumstances): Lifetime {
  return lifetimeOf(type, isInHotClimate({ type, variant, state }) ? 'central_hot_humid' : variant)
}

/** Returns true for central air, or an air conditioner of unknown kind, in a state with a hot climate. */
export function isInHotClimate({ type, variant, state }: Circumstances): boolean {
  const isCentral = type === 'ac_unit' && (variant === undefined || variant === 'central')
  return isCentral && hotHumidStates.some((hot) => hot === state)
}

/** The years that a condition adds to the age. Negative if it is worn less than usual. */
function olderYears(life: Weibull, condition: Condition | null | undefined): number {
  return (condition ? olderByCondition[condition] : 0) * meanLife(life)
}

/** The age that something of this condition counts as: reserve studies call it effective. Never negative. */
export function effectiveAge(
  life: Weibull,
  ageYears: number,
  condition: Condition | null | undefined,
): number {
  return Math.max(0, ageYears + olderYears(life, condition))
}

/** The day on which something of that effective age would have been installed: never after today. */
export function effectiveInstallation(
  life: Weibull,
  installedOn: PlainDate,
  today: PlainDate,
  condition: Condition | null | undefined,
): PlainDate {
  const older = olderYears(life, condition)
  return older === 0 ? installedOn : earlierOf(addYearsAsDays(installedOn, -older), today)
}
