import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rounds } from '../../../scripts/vitest/rounds.ts'
import { lifetimes } from '../catalogue/lives/lifetimes.ts'
import { makeRandom } from '../money/random.ts'
import {
  fitWeibull,
  type ObservedLife,
  type WeibullFit,
  withoutImplausible,
} from '../survival/calibration.ts'
import { cumulativeHazardAt, meanLife, quantileLife, type Weibull } from '../survival/survival.ts'
import { always, hazardAt } from './arbitraries.ts'

/**
 * Simulates lives as customers record them. The observation of a life begins at a certain age, and many lives have not
 * ended yet.
 */
function observe(life: Weibull, count: number, seed: number): ObservedLife[] {
  const { draw } = makeRandom(seed, 'lives')
  const lives: ObservedLife[] = []
  while (lives.length < count) {
    const end = quantileLife(life, draw())
    const sinceYears = draw() < 0.5 ? 0 : draw() * meanLife(life)
    const lastSeen = sinceYears + draw() * meanLife(life)
    // Lives that ended before the records began are not recorded.
    if (end <= sinceYears) continue
    lives.push({ years: Math.min(end, lastSeen), hasEnded: end <= lastSeen, sinceYears })
  }
  return lives
}

function logLikelihood(life: Weibull, lives: readonly ObservedLife[]): number {
  return lives.reduce((sum, { years, hasEnded, sinceYears = 0 }) => {
    const exposure = cumulativeHazardAt(life, years) - cumulativeHazardAt(life, sinceYears)
    return sum - exposure + (hasEnded ? Math.log(hazardAt(life, years)) : 0)
  }, 0)
}

const anyLife = fc.record({
  shape: fc.double({ min: 0.8, max: 8, noNaN: true }),
  scaleYears: fc.double({ min: 0.5, max: 80, noNaN: true }),
  delayYears: fc.constant(0),
})
const anySample = fc
  .tuple(anyLife, fc.integer({ min: 30, max: 200 }), fc.nat())
  .map(([life, count, seed]) => observe(life, count, seed))

describe('a lifetime distribution fitted to observed lives', () => {
  it('has a higher likelihood than distributions with slightly different parameters', () => {
    always(
      fc.property(anySample, (lives) => {
        const fit = fitWeibull(lives)
        if (fit === undefined) return
        const best = logLikelihood(fit.life, lives)
        expect(fit.logLikelihood).toBeCloseTo(best, 6)
        for (const [byShape, byScale] of [
          [1.02, 1],
          [0.98, 1],
          [1, 1.02],
          [1, 0.98],
          [1.01, 0.99],
        ] as const) {
          const beside = {
            ...fit.life,
            shape: fit.life.shape * byShape,
            scaleYears: fit.life.scaleYears * byScale,
          }
          expect(logLikelihood(beside, lives)).toBeLessThan(best)
        }
      }),
      60,
    )
  })

  it('does not depend on the unit of time', () => {
    always(
      fc.property(anySample, fc.double({ min: 0.01, max: 1_000, noNaN: true }), (lives, unit) => {
        const fit = fitWeibull(lives)
        const other = fitWeibull(
          lives.map(({ years, hasEnded, sinceYears = 0 }) => ({
            ...{ hasEnded, years: years * unit, sinceYears: sinceYears * unit },
          })),
        )
        expect((other?.shape.value ?? 1) / (fit?.shape.value ?? 1)).toBeCloseTo(1, 6)
        expect((other?.scaleYears.error ?? unit) / (fit?.scaleYears.error ?? 1) / unit).toBeCloseTo(1, 6)
      }),
      60,
    )
  })

  it('has standard errors smaller by a factor of the square root of two for twice the data', () => {
    always(
      fc.property(anySample, (lives) => {
        const [once, twice] = [fitWeibull(lives), fitWeibull([...lives, ...lives])]
        if (once === undefined || twice === undefined) return
        expect(twice.shape.value / once.shape.value).toBeCloseTo(1, 6)
        expect(once.shape.error / twice.shape.error).toBeCloseTo(Math.SQRT2, 6)
        expect(once.scaleYears.error / twice.scaleYears.error).toBeCloseTo(Math.SQRT2, 6)
      }),
      60,
    )
  })

  // Ages are in whole days, as in the database. A life that ends on the day of its first observation is not recorded.
  it.each([0.25, 0.5].slice(0, rounds(1, 2)))(
    'recovers the true life from components observed for %d years on average, within three standard errors',
    (watched) => {
      const { life } = lifetimes.stove.base
      const { draw } = makeRandom(3, `watched for ${watched}`)
      const inDays = (years: number) => Math.floor(years * 365.2425)
      const lives: ObservedLife[] = []
      while (lives.length < 30_000) {
        const since = draw() * 25
        const end = quantileLife(life, draw())
        const lastSeen = since - watched * Math.log(draw())
        const [first, last] = [inDays(since), inDays(Math.min(end, lastSeen))]
        if (last <= first) continue
        const hasEnded = end <= lastSeen
        lives.push({ years: last / 365.2425, sinceYears: first / 365.2425, hasEnded })
      }
      const fit = fitWeibull(lives) as WeibullFit
      for (const key of ['shape', 'scaleYears'] as const)
        expect(Math.abs(fit[key].value - life[key])).toBeLessThan(3 * fit[key].error)
      // Whole months are too coarse. If the start is rounded down and the end is rounded up, the scale is too high by
      // more than three standard errors.
      const months = lives.map(({ years, sinceYears = 0, hasEnded }) => ({
        ...{ years: Math.ceil(12 * years) / 12, sinceYears: Math.floor(12 * sinceYears) / 12, hasEnded },
      }))
      const rough = fitWeibull(months) as WeibullFit
      expect(rough.scaleYears.value - life.scaleYears).toBeGreaterThan(3 * rough.scaleYears.error)
    },
  )

  it('is distorted by one mistyped age, which `withoutImplausible` removes', () => {
    const life = { shape: 3.6, scaleYears: 16.65, delayYears: 0 }
    const lives = observe(life, 1_000, 5)
    const typo = { years: 300 + 1 / 6, sinceYears: 300, hasEnded: true }
    expect(withoutImplausible([...lives, typo], life)).toEqual(lives)
    expect(fitWeibull([...lives, typo])?.shape.value).toBeLessThan(3.3)
    expect(fitWeibull(lives)?.shape.interval95[0]).toBeGreaterThan(3.3)
  })

  // The share of samples whose confidence interval contains the true value should be 95 %. It may differ by four
  // standard errors.
  it.each(['water_heater', 'roof', 'washer'] as const)(
    'has 95 % intervals that contain the true parameters of the %s in about 95 % of samples',
    (type) => {
      const { life } = lifetimes[type].base
      const times = rounds(50, 2_000)
      const fits = Array.from(
        { length: times },
        (_, seed) => fitWeibull(observe(life, 200, seed + 1)) as WeibullFit,
      )
      const covered = (key: 'shape' | 'scaleYears') =>
        fits.filter((fit) => {
          const [low, high] = fit[key].interval95
          return low <= life[key] && life[key] <= high
        }).length / times
      const tolerance = 4 * Math.sqrt((0.95 * 0.05) / times)
      expect(Math.abs(covered('shape') - 0.95)).toBeLessThan(tolerance)
      expect(Math.abs(covered('scaleYears') - 0.95)).toBeLessThan(tolerance)
      const average = (key: 'shape' | 'scaleYears') =>
        fits.reduce((sum, fit) => sum + fit[key].value, 0) / times
      expect(average('shape') / life.shape).toBeCloseTo(1, 1)
      expect(average('scaleYears') / life.scaleYears).toBeCloseTo(1, 1)
    },
  )
})
