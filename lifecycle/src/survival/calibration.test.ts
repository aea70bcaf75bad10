import { describe, expect, it } from 'vitest'
import { credibilityOf, fitWeibull, type ObservedLife, weightLife } from './calibration.ts'

const ended = (...years: number[]): ObservedLife[] => years.map((one) => ({ years: one, hasEnded: true }))

describe('a Weibull distribution fitted to lives', () => {
  // The lives of 23 ball bearings in millions of revolutions, by Lieblein and Zelen (1956, J. Res. NBS 57, 273).
  // Textbooks use this sample.
  it('equals the textbook values for the ball bearings of Lieblein and Zelen', () => {
    const fit = fitWeibull(
      ended(
        ...[17.88, 28.92, 33, 41.52, 42.12, 45.6, 48.4, 51.84, 51.96, 54.12, 55.56, 67.8, 68.64, 68.64],
        ...[68.88, 84.12, 93.12, 98.64, 105.12, 105.84, 127.92, 128.04, 173.4],
      ),
    )
    expect(fit?.shape.value).toBeCloseTo(2.102, 2)
    expect(fit?.scaleYears.value).toBeCloseTo(81.88, 1)
  })

  // The 90 added lives were observed for only 0.01 years each, so they add almost no information.
  it('has a standard error of the shape that depends on the number of failures, not on the number of lives', () => {
    const sample = ended(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    const more = [...sample, ...Array.from({ length: 90 }, () => ({ years: 0.01, hasEnded: false }))]
    const [few, many] = [fitWeibull(sample), fitWeibull(more)]
    expect(many?.ended).toBe(10)
    expect(many?.lives).toBe(100)
    expect((many?.shape.error ?? 0) / (few?.shape.error ?? 1)).toBeCloseTo(1, 1)
  })

  it('is undefined with fewer than three failures, or if all failed at the same age', () => {
    expect(fitWeibull([])).toBeUndefined()
    expect(fitWeibull([...ended(3, 4), { years: 9, hasEnded: false }])).toBeUndefined()
    expect(fitWeibull(ended(5, 5, 5, 5))).toBeUndefined()
  })

  it.each([
    [{ years: 0 }, 'a life of 0 years'],
    [{ years: -1 }, 'a life of -1 years'],
    [{ years: Number.NaN }, 'a life of NaN years'],
    [{ years: Infinity }, 'a life of Infinity years'],
    [{ years: 3, sinceYears: 3 }, 'observed since an age of 3'],
    [{ years: 3, sinceYears: -1 }, 'observed since an age of -1'],
  ])('throws an error for the invalid life %o', (life, words) => {
    expect(() => fitWeibull([{ hasEnded: true, ...life }])).toThrow(words)
  })
})

describe('the weight of customers’ own records against the published life', () => {
  const catalogued = { shape: 2, scaleYears: 16, delayYears: 0 }
  const fitOf = (failures: number) => {
    const fit = fitWeibull(ended(...Array.from({ length: failures }, (_, n) => 5 + (10 * n) / failures)))
    if (!fit) throw new Error('There is no fit.')
    return fit
  }

  it('is 0 with fewer than 30 recorded failures, and 1 from 1,082 failures on', () => {
    expect([0, 29, 30, 271, 1_082, 5_000].map((failures) => credibilityOf(failures).toFixed(2))).toEqual([
      '0.00',
      '0.00',
      '0.17',
      '0.50',
      '1.00',
      '1.00',
    ])
  })

  it('moves the life from the published one at weight 0 to the fitted one at weight 1', () => {
    expect(weightLife(catalogued, fitOf(29))).toEqual(catalogued)
    const half = fitOf(271)
    const weighted = weightLife(catalogued, half)
    expect(weighted.scaleYears).toBeLessThan(16)
    expect(weighted.scaleYears).toBeGreaterThan(half.life.scaleYears)
    const whole = fitOf(1_082)
    expect(weightLife(catalogued, whole).shape).toBeCloseTo(whole.life.shape, 12)
  })
})
