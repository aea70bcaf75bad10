import { componentTypes } from '@home-pulse/contract/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assumedKind, isVariantOf, lifetimes } from '../catalogue/lives/lifetimes.ts'
import { costMixOf } from '../catalogue/prices/cost-mix.ts'
import { costs } from '../catalogue/prices/costs.ts'
import { stateFactors } from '../catalogue/prices/state-factors.ts'
import { estimateReplacementCost, typicalCostCents } from '../money/cost.ts'
import { always, anyKind, anyState, anyToday, daysAfter, kinds } from './arbitraries.ts'

describe('a replacement cost', () => {
  it('is in whole dollars and ordered from low to high, for every variant, state and day', () => {
    always(
      fc.property(anyKind, anyState, anyToday, ({ type, variant }, state, today) => {
        const { lowCents, typicalCents, highCents } = estimateReplacementCost({ type, variant, state, today })
        expect(lowCents).toBeGreaterThan(0)
        expect(lowCents).toBeLessThanOrEqual(typicalCents)
        expect(typicalCents).toBeLessThanOrEqual(highCents)
        for (const cents of [lowCents, typicalCents, highCents]) expect(cents % 100).toBe(0)
      }),
    )
  })

  it('has the same typical amount in an estimate and in `typicalCostCents`, which lists use', () => {
    always(
      fc.property(anyKind, anyState, anyToday, ({ type, variant }, state, today) => {
        const request = { type, variant, state, today }
        expect(typicalCostCents(request)).toBe(estimateReplacementCost(request).typicalCents)
      }),
    )
  })

  it('of an unknown variant lies between the costs of the known variants', () => {
    const types = componentTypes.filter((type) => Object.keys(lifetimes[type].variants).length > 0)
    expect(types).toEqual(['ac_unit', 'water_heater', 'roof', 'driveway', 'furnace'])
    always(
      fc.property(fc.constantFrom(...types), anyState, anyToday, (type, state, today) => {
        const variants = Object.keys(lifetimes[type].variants).filter((name) => isVariantOf(type, name))
        const known = variants.map((variant) => estimateReplacementCost({ type, variant, state, today }))
        const unknown = estimateReplacementCost({ type, state, today })
        const all = (pick: (estimate: typeof unknown) => number) => known.map(pick)
        for (const level of ['lowCents', 'typicalCents', 'highCents'] as const) {
          expect(unknown[level]).toBeGreaterThanOrEqual(Math.min(...all((one) => one[level])))
          expect(unknown[level]).toBeLessThanOrEqual(Math.max(...all((one) => one[level])))
        }
        if (assumedKind(type, undefined) !== undefined) return
        expect(unknown.lowCents).toBe(Math.min(...all((one) => one.lowCents)))
        expect(unknown.highCents).toBe(Math.max(...all((one) => one.highCents)))
      }),
    )
  })

  it('of an unknown variant is a mix of the costs of the variants, with shares that add up to one', () => {
    for (const { type } of kinds)
      for (const { parts } of [costMixOf(type)].flatMap((mix) => mix ?? []))
        expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
  })

  it('never decreases over time', () => {
    const anyWait = fc.integer({ min: 0, max: 20_000 })
    always(
      fc.property(anyKind, anyState, anyToday, anyWait, ({ type, variant }, state, today, wait) => {
        const now = estimateReplacementCost({ type, variant, state, today })
        const later = estimateReplacementCost({ type, variant, state, today: daysAfter(today, wait) })
        expect(later.typicalCents).toBeGreaterThanOrEqual(now.typicalCents)
        expect(later.priceLevelOn).toBe(daysAfter(today, wait))
      }),
    )
  })

  it('is not lower in a state with higher prices', () => {
    always(
      fc.property(anyKind, anyState, anyState, anyToday, ({ type, variant }, one, other, today) => {
        const level = (state: typeof one) => stateFactors[state][costs[type].parity]
        const [cheaper, dearer] = level(one) <= level(other) ? [one, other] : [other, one]
        const there = estimateReplacementCost({ type, variant, state: cheaper, today })
        const here = estimateReplacementCost({ type, variant, state: dearer, today })
        expect(here.typicalCents).toBeGreaterThanOrEqual(there.typicalCents)
      }),
    )
  })

  it('is explained in complete sentences with sources', () => {
    always(
      fc.property(anyKind, anyState, anyToday, ({ type, variant }, state, today) => {
        const { explanation, sources } = estimateReplacementCost({ type, variant, state, today })
        for (const sentence of explanation) {
          expect(sentence).toMatch(/^[A-Z].*[^.]\.$/)
          expect(sentence).not.toMatch(/NaN|Infinity|undefined|null/)
        }
        expect(sources.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['CPI', 'BEA']))
      }),
    )
  })
})
