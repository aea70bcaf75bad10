import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costs } from '../catalogue/costs.ts'
import { stateFactors } from '../catalogue/state-factors.ts'
import { estimateReplacementCost, typicalCostCents } from '../cost.ts'
import { always, anyKind, anyState, anyToday, daysAfter } from './arbitraries.ts'

describe('a replacement cost', () => {
  it('is whole dollars, in order from low to high, of every kind in every state on every day', () => {
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

  it('is the same for a list that asks for nothing else', () => {
    always(
      fc.property(anyKind, anyState, anyToday, ({ type, variant }, state, today) => {
        const request = { type, variant, state, today }
        expect(typicalCostCents(request)).toBe(estimateReplacementCost(request).typicalCents)
      }),
    )
  })

  it('never falls as time goes on', () => {
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

  it('is no lower where prices are higher', () => {
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

  it('says what it rests on in whole sentences, and on whose word', () => {
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
