import { describe, expect, inject, it } from 'vitest'
import { measureBandCoverage, worlds } from '../evidence/band-coverage.ts'

describe('the 80 % range of ten years of spending', () => {
  // `npm run test:long` tests all portfolios, and allows 76 to 84 %. A usual run tests few portfolios, so it allows
  // four standard errors.
  it('contains the spending of about 80 % of simulated portfolios with correlated lives and costs', () => {
    const isLongRun = inject('isLongRun')
    const sizes = [[1, 60] as const, [20, 5] as const]
    for (const { homes, portfolios, inside } of isLongRun
      ? measureBandCoverage(worlds.asAssumed)
      : measureBandCoverage(worlds.asAssumed, sizes)) {
      const tolerance = isLongRun ? 0.04 : 4 * Math.sqrt((0.8 * 0.2) / portfolios)
      expect(Math.abs(inside - 0.8), `${homes} homes: ${inside}`).toBeLessThanOrEqual(tolerance)
    }
  })
})
