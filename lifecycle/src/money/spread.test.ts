import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../laws/arbitraries.ts'
import { bandOf, quantileOf } from './spread.ts'

/**
 * Generates amounts with many equal ones. The spending of a year is like this, because it is zero in many simulations.
 */
const anyAmounts = fc
  .array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5 }), fc.integer({ min: -1_000, max: 1_000 })), {
    minLength: 1,
    maxLength: 60,
  })
  .map((amounts) => Float64Array.from(amounts))

describe('percentiles of amounts', () => {
  test('are the amounts at the corresponding positions of the sorted list', () => {
    always(
      fc.property(anyAmounts, (amounts) => {
        const sorted = amounts.toSorted()
        const at = (p: number) => sorted[Math.ceil(p * sorted.length) - 1]
        expect(bandOf(amounts.slice())).toEqual({ p10: at(0.1), p50: at(0.5), p90: at(0.9) })
        expect(quantileOf(amounts.slice(), 0.8)).toBe(at(0.8))
      }),
      1_000,
    )
  })

  test('are zero if the list of amounts is empty', () => {
    expect(bandOf(new Float64Array(0))).toEqual({ p10: 0, p50: 0, p90: 0 })
  })
})
