import type { PlainDate } from '@home-pulse/contract/primitives'
import { type ComponentType, componentTypes } from '@home-pulse/contract/vocabulary'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { inject } from 'vitest'
import {
  isVariantOf,
  type Lifetime,
  lifetimeOf,
  lifetimes,
  type Variant,
} from '../catalogue/lives/lifetimes.ts'
import { type PricedState, stateFactors } from '../catalogue/prices/state-factors.ts'
import type { PlannedComponent } from '../money/portfolio.ts'
import type { Weibull } from '../survival/survival.ts'

type Kind = { type: ComponentType; variant: Variant | undefined; lifetime: Lifetime }

/** Every component type without a variant, and every type with each of its variants. */
export const kinds: readonly Kind[] = componentTypes.flatMap((type) => {
  const variants = Object.keys(lifetimes[type].variants).filter((name) => isVariantOf(type, name))
  return [undefined, ...variants].map((variant) => ({ type, variant, lifetime: lifetimeOf(type, variant) }))
})

export const states = Object.keys(stateFactors) as PricedState[]

export const anyKind = fc.constantFrom(...kinds)
export const anyState = fc.constantFrom(...states)

/** Any allowed age. Common ages are generated more often. */
export const anyAge = fc.oneof(
  fc.double({ min: 0, max: 40, noNaN: true }),
  fc.double({ min: 0, max: 500, noNaN: true }),
)

/** Any day from 2025 to 2298. */
export const anyToday = fc.integer({ min: 0, max: 100_000 }).map((days) => daysAfter('2025-01-01', days))

/** Any number of days in service, up to 500 years. Typical ages at replacement are generated more often. */
export const anyDaysInService = fc.oneof(
  fc.integer({ min: 0, max: 15_000 }),
  fc.integer({ min: 0, max: 182_621 }),
)

export function daysAfter(date: PlainDate, days: number): PlainDate {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/**
 * Asserts a property for `count / 8` inputs, which are the same in every run. `npm run test:long` asserts it for `100 *
 * count` random inputs.
 */
export function always<Input>(property: fc.IProperty<Input>, count = 200): void {
  fc.assert(
    property,
    inject('isLongRun') ? { numRuns: 100 * count } : { numRuns: Math.ceil(count / 8), seed: 1 },
  )
}

export const conditions = ['excellent', 'good', 'fair', 'poor'] as const

/** Creates a portfolio of many types, ages, conditions and prices. The result is the same in every run. */
export function portfolioOf(size: number, today: PlainDate): PlannedComponent[] {
  return Array.from({ length: size }, (_, index) => {
    // The cast is safe, because the remainder is always an index of `kinds`.
    const { type, variant } = kinds[index % kinds.length] as (typeof kinds)[number]
    const typicalCents = 50_000 + ((index * 7_919) % 1_000_000)
    return {
      ...{ id: `c${index}`, type, variant, condition: conditions[index % 5] },
      installedOn: daysAfter(today, -((index * 104_729) % 11_000)),
      cost: { lowCents: typicalCents / 2, typicalCents, highCents: typicalCents * 2 },
      ownerDate: index % 11 === 0 ? daysAfter(today, (index * 31) % 4_000) : undefined,
    }
  })
}

/**
 * Returns the failures per year among the components that still work at this age, by the formula of the distribution.
 */
export function hazardAt({ shape, scaleYears, delayYears }: Weibull, ageYears: number): number {
  if (ageYears < delayYears) return 0
  return (shape / scaleYears) * ((ageYears - delayYears) / scaleYears) ** (shape - 1)
}
