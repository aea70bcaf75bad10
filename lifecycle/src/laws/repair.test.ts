import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeRepair } from '../money/repair.ts'
import { always, anyDaysInService, anyKind, anyToday, daysAfter } from './arbitraries.ts'

const anyCents = fc.integer({ min: 1, max: 3_000_000 })
const anyCondition = fc.constantFrom(undefined, 'excellent', 'good', 'fair', 'poor')

describe('the verdict on a repair', () => {
  const anyQuote = fc
    .tuple(
      fc.tuple(anyKind, anyToday, anyDaysInService),
      fc.tuple(
        anyCents,
        anyCents,
        anyCondition,
        fc.boolean(),
        fc.option(fc.integer({ min: -9, max: 9_000 })),
      ),
    )
    .map(([[{ type, variant }, today, days], [repairCents, replacementCents, ...known]]) => {
      const [condition, hasFailedBefore, planned] = known
      return {
        ...{ type, variant, today, installedOn: daysAfter(today, -days), condition, hasFailedBefore },
        ...{ repairCents, replacementCents },
        ownerDate: planned === null ? undefined : daysAfter(today, planned),
      }
    })

  it('is “repair” just below the limit that it states, and “replace” just above', () => {
    always(
      fc.property(anyQuote, (quote) => {
        const { worthUpToCents } = judgeRepair(quote)
        expect(worthUpToCents).toBeGreaterThan(0)
        expect(judgeRepair({ ...quote, repairCents: worthUpToCents * 0.999 }).verdict).toBe('repair')
        expect(judgeRepair({ ...quote, repairCents: worthUpToCents * 1.001 }).verdict).toBe('replace')
      }),
    )
  })

  it('has no higher price limit if the component is older, in worse condition or failed before', () => {
    always(
      fc.property(anyQuote, fc.nat(10_000), (quote, days) => {
        const worth = (changes: Partial<typeof quote>) => judgeRepair({ ...quote, ...changes }).worthUpToCents
        const older = { installedOn: daysAfter(quote.installedOn, -days) }
        const tolerance = worth({}) * 1e-9
        expect(worth(older)).toBeLessThanOrEqual(worth({}) + tolerance)
        expect(worth({ condition: 'poor' })).toBeLessThanOrEqual(worth({ condition: 'good' }) + tolerance)
        expect(worth({ hasFailedBefore: true })).toBeLessThanOrEqual(worth({ hasFailedBefore: false }))
        expect(worth({})).toBeLessThanOrEqual(worth({ ownerDate: undefined }))
      }),
    )
  })

  it('never has a limit above the cost of a replacement', () => {
    always(
      fc.property(anyQuote, (quote) => {
        const { worthUpToCents, repair, replace } = judgeRepair(quote)
        expect(worthUpToCents).toBeLessThanOrEqual(quote.replacementCents * (1 + 1e-9))
        expect(repair.years).toBeLessThanOrEqual(replace.years * (1 + 1e-9))
      }),
    )
  })

  it('is explained in complete sentences', () => {
    always(
      fc.property(anyQuote, (quote) => {
        for (const sentence of judgeRepair(quote).reasons) {
          expect(sentence).toMatch(/^[A-Z].*[^.]\.$/)
          expect(sentence).not.toMatch(/NaN|Infinity|undefined|null/)
        }
      }),
    )
  })

  it.each([
    [{ repairCents: -1 }, 'a repair for -1 cents'],
    [{ repairCents: Number.NaN }, 'a repair for NaN cents'],
    [{ replacementCents: 0 }, 'a replacement for 0 cents'],
    [{ installedOn: '2027-01-01' }, 'which is after today'],
  ])('throws an error for the invalid input %o', (changes, words) => {
    const quote = { type: 'stove', today: '2026-11-21', installedOn: '2020-01-01' } as const
    expect(() => judgeRepair({ ...quote, repairCents: 1, replacementCents: 2, ...changes })).toThrow(words)
  })
})
