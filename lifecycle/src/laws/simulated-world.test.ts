import { describe, expect, inject, it } from 'vitest'
import { coverBands, worlds } from '../evidence/band-coverage.ts'

describe('the 80 % range of ten years of spending', () => {
  // A usual run tests few portfolios, so it allows four standard errors. `npm run test:long` tests all of them.
  it('contains the spending of 76 to 84 % of simulated portfolios with correlated lives and costs', () => {
    const isLongRun = inject('isLongRun')
    const sizes = [[1, 60] as const, [20, 5] as const]
    for (const { homes, portfolios, inside } of isLongRun
      ? coverBands(worlds.asMade)
      : coverBands(worlds.asMade, sizes)) {
      const tolerance = isLongRun ? 0.04 : 4 * Math.sqrt((0.8 * 0.2) / portfolios)
      expect(Math.abs(inside - 0.8), `${homes} homes: ${inside}`).toBeLessThanOrEqual(tolerance)
    }
  })
})
