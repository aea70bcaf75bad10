import { describe, expect, it } from 'vitest'
import { costs } from '../catalogue/prices/costs.ts'
import { kinds } from '../laws/arbitraries.ts'
import { estimateReplacementCost } from '../money/cost.ts'

/*
 * The same home in both states. If labor is most of the cost of a component, the costs differ by 29 %. If the component
 * is mostly made in a factory, they differ by 13 %.
 */
describe('California and Mississippi', () => {
  it.each(kinds.filter(({ variant }) => variant === undefined))(
    'have costs for a $type in the ratio of their price levels',
    ({ type }) => {
      const costIn = (state: 'CA' | 'MS') =>
        estimateReplacementCost({ type, state, today: '2026-11-21' }).typicalCents
      const expected = costs[type].parity === 'goods' ? 107.53 / 94.873 : 112.581 / 87.292
      expect(costIn('CA') / costIn('MS')).toBeCloseTo(expected, 2)
    },
  )
})
