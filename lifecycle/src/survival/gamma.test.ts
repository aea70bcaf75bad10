import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gamma, scaledUpperGamma } from './gamma.ts'

describe('the gamma function', () => {
  it.each([
    [1, 1],
    [5, 24],
    [0.5, Math.sqrt(Math.PI)],
    [1.5, Math.sqrt(Math.PI) / 2],
    [1 / 3, 2.678938534707747],
    [1 / 4, 3.625609908221908],
    [1e-3, 999.4237724845955],
  ])('of %f is %f', (s, expected) => {
    expect(gamma(s) / expected).toBeCloseTo(1, 13)
  })

  it('satisfies gamma(s + 1) = s * gamma(s)', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 160, noNaN: true }), (s) => {
        expect(gamma(s + 1) / (s * gamma(s))).toBeCloseTo(1, 11)
      }),
    )
  })
})

describe('the scaled upper incomplete gamma function', () => {
  it('equals the gamma function at zero', () => {
    expect(scaledUpperGamma(0.3, 0)).toBe(gamma(0.3))
  })

  // exp(x)·Γ(1/2, x) is √π·erfcx(√x). The values erfcx(1) and erfcx(10) are from tables of the scaled complementary
  // error function.
  it.each([
    [1, 0.427583576155807],
    [100, 0.05614099274382258],
  ])(
    'for s = 1/2 and x = %f is the square root of π times the scaled complementary error function',
    (x, erfcx) => {
      expect(scaledUpperGamma(0.5, x) / (Math.sqrt(Math.PI) * erfcx)).toBeCloseTo(1, 12)
    },
  )

  it('is 1 for s = 1 and any x', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (x) => {
        expect(scaledUpperGamma(1, x)).toBeCloseTo(1, 12)
      }),
    )
  })

  // DLMF 8.8.2. The two sides change from the series to the continued fraction at different x.
  it('satisfies Γ(s + 1, x) = s·Γ(s, x) + x^s·exp(-x), including where the continued fraction replaces the series', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 3, noNaN: true }),
        fc.oneof(
          fc.double({ min: 0.001, max: 6, noNaN: true }),
          fc.double({ min: 6, max: 1e8, noNaN: true }),
        ),
        (s, x) => {
          const raised = s * scaledUpperGamma(s, x) + x ** s
          expect(scaledUpperGamma(s + 1, x) / raised).toBeCloseTo(1, 11)
        },
      ),
    )
  })

  it('stays within its known bounds for large x, where the unscaled function underflows to 0', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.99, noNaN: true }),
        fc.double({ min: 750, max: 1e12, noNaN: true }),
        (s, x) => {
          const scaled = scaledUpperGamma(s, x)
          expect(scaled).toBeLessThanOrEqual(x ** (s - 1))
          expect(scaled).toBeGreaterThanOrEqual((x ** s / (x + 1 - s)) * (1 - 1e-12))
        },
      ),
    )
  })
})
