import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  conditionalReliability,
  failureChanceWithin,
  meanLife,
  meanRemainingLife,
  medianRemainingLife,
  quantileLife,
  remainingLifeInterval80,
  remainingLifeQuantile,
  survivalAt,
  type Weibull,
} from '../survival/survival.ts'
import { always, anyAge, anyKind, hazardAt } from './arbitraries.ts'

const anyShare = fc.double({ min: 0.001, max: 0.999, noNaN: true })
const anyYears = fc.double({ min: 0.01, max: 60, noNaN: true })

describe('the survival function', () => {
  it('starts at 1 and never increases', () => {
    always(
      fc.property(anyKind, anyAge, anyYears, ({ lifetime: { life } }, ageYears, years) => {
        expect(survivalAt(life, 0)).toBe(1)
        expect(survivalAt(life, ageYears + years)).toBeLessThanOrEqual(survivalAt(life, ageYears))
        expect(survivalAt(life, ageYears + years)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('over two consecutive periods equals the survival of the first times the conditional survival of the second', () => {
    always(
      fc.property(anyKind, anyYears, anyYears, ({ lifetime: { life } }, ageYears, years) => {
        const inTwoSteps = survivalAt(life, ageYears) * conditionalReliability(life, ageYears, years)
        expect(inTwoSteps).toBeCloseTo(survivalAt(life, ageYears + years), 12)
      }),
    )
  })

  it('is 1 - p at the p-quantile of the life, and the mean remaining life of a new component is the mean life', () => {
    always(
      fc.property(anyKind, anyShare, ({ lifetime: { life } }, p) => {
        expect(survivalAt(life, quantileLife(life, p))).toBeCloseTo(1 - p, 12)
        expect(meanRemainingLife(life, 0)).toBeCloseTo(meanLife(life), 10)
      }),
    )
  })
})

describe('the remaining life', () => {
  it('is positive, finite and ordered by percentile at any age, even after 500 years', () => {
    always(
      fc.property(anyKind, anyAge, ({ lifetime: { life } }, ageYears) => {
        const [low, high] = remainingLifeInterval80(life, ageYears)
        const median = medianRemainingLife(life, ageYears)
        expect(low).toBeGreaterThan(0)
        expect(median).toBeGreaterThan(low)
        expect(high).toBeGreaterThan(median)
        expect(meanRemainingLife(life, ageYears)).toBeGreaterThan(0)
        expect(Number.isFinite(high + meanRemainingLife(life, ageYears))).toBe(true)
      }),
    )
  })

  it('decreases with age in each quantile and in the mean', () => {
    always(
      fc.property(anyKind, anyAge, anyYears, ({ lifetime: { life } }, ageYears, years) => {
        const younger = Math.max(ageYears, 1)
        const older = younger + years
        for (const p of [0.1, 0.5, 0.9]) {
          expect(remainingLifeQuantile(life, older, p)).toBeLessThan(remainingLifeQuantile(life, younger, p))
        }
        expect(meanRemainingLife(life, older)).toBeLessThan(meanRemainingLife(life, younger))
      }),
    )
  })

  it('decreases by less than the time that passes, so the age at the median failure increases', () => {
    always(
      fc.property(anyKind, anyAge, anyYears, ({ lifetime: { life } }, ageYears, years) => {
        const younger = Math.max(ageYears, 1)
        const older = younger + years
        expect(older + medianRemainingLife(life, older)).toBeGreaterThan(
          younger + medianRemainingLife(life, younger),
        )
      }),
    )
  })

  it('has a p-quantile within which the failure probability is p, at any age', () => {
    always(
      fc.property(anyKind, anyAge, anyShare, ({ lifetime: { life } }, ageYears, p) => {
        const years = remainingLifeQuantile(life, ageYears, p)
        expect(failureChanceWithin(life, ageYears, years)).toBeCloseTo(p, 8)
      }),
    )
  })

  it('has a mean that equals the area under the conditional survival curve', () => {
    always(
      fc.property(anyKind, anyAge, ({ lifetime: { life } }, ageYears) => {
        const area = integrate(
          (years) => conditionalReliability(life, ageYears, years),
          remainingLifeQuantile(life, ageYears, 1 - 1e-12),
        )
        expect(meanRemainingLife(life, ageYears) / area).toBeCloseTo(1, 6)
      }),
    )
  })
})

describe('the failure probability', () => {
  it('lies between 0 and 1 and increases with the period', () => {
    always(
      fc.property(anyKind, anyAge, anyYears, anyYears, ({ lifetime: { life } }, ageYears, years, more) => {
        const sooner = failureChanceWithin(life, ageYears, years)
        const later = failureChanceWithin(life, ageYears, years + more)
        expect(sooner).toBeGreaterThan(0)
        expect(later).toBeGreaterThanOrEqual(sooner)
        expect(later).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('equals the hazard rate times the period for a short period', () => {
    always(
      fc.property(anyKind, anyAge, ({ lifetime: { life } }, ageYears) => {
        const age = Math.max(ageYears, 1)
        const moment = 1e-7
        const rate = failureChanceWithin(life, age, moment) / moment
        expect(rate / hazardAt(life, age)).toBeCloseTo(1, 3)
      }),
    )
  })
})

describe('the shape parameter of a lifetime distribution', () => {
  // The cumulative hazard exceeds 1e100 if the shape and the age are high. The remaining life is then close to 0.
  it('may be very high, and the remaining life is still positive with correct quantiles', () => {
    const anyLife = fc.record({
      shape: fc.double({ min: 1, max: 40, noNaN: true }),
      scaleYears: fc.double({ min: 1, max: 80, noNaN: true }),
      delayYears: fc.double({ min: 0, max: 5, noNaN: true }),
    })
    always(
      fc.property(anyLife, anyAge, anyShare, (life, ageYears, p) => {
        const years = remainingLifeQuantile(life, ageYears, p)
        expect(years).toBeGreaterThan(0)
        expect(failureChanceWithin(life, ageYears, years)).toBeCloseTo(p, 8)
        expect(meanRemainingLife(life, ageYears)).toBeGreaterThan(0)
        expect(meanRemainingLife(life, ageYears)).toBeLessThanOrEqual(meanLife(life) * (1 + 1e-12))
      }),
    )
  })

  it('makes the remaining life independent of age if it is 1', () => {
    always(
      fc.property(fc.double({ min: 1, max: 50, noNaN: true }), anyAge, (scaleYears, ageYears) => {
        const memoryless: Weibull = { shape: 1, scaleYears, delayYears: 0 }
        expect(medianRemainingLife(memoryless, ageYears) / (scaleYears * Math.LN2)).toBeCloseTo(1, 9)
        expect(meanRemainingLife(memoryless, ageYears) / scaleYears).toBeCloseTo(1, 9)
      }),
    )
  })

  it('makes the median remaining life approach the mean life minus the age if it is very high', () => {
    const clockwork: Weibull = { shape: 2_000, scaleYears: 12, delayYears: 0 }
    for (const ageYears of [0, 5, 11]) {
      expect(medianRemainingLife(clockwork, ageYears)).toBeCloseTo(meanLife(clockwork) - ageYears, 2)
    }
  })
})

/** Integrates a function from 0 to `end` by Simpson's rule. */
function integrate(curve: (x: number) => number, end: number): number {
  const steps = 2_000
  const width = end / steps
  let sum = curve(0) + curve(end)
  for (let step = 1; step < steps; step++) sum += curve(step * width) * (step % 2 === 1 ? 4 : 2)
  return (sum * width) / 3
}
