import { describe, expect, it } from 'vitest'
import { meanLife, survivalAt } from '../survival/survival.ts'
import { chanceOfBand, yearsInService } from './age-law.ts'
import { expectedSample, makeAgeSample, shareOlder } from './age-sample.ts'
import { fitToAges, weibullOfMean } from './fit-law.ts'
import { maximize } from './maximize.ts'

const laws = [
  weibullOfMean(1, 9),
  weibullOfMean(2.1, 14),
  weibullOfMean(7, 16.8),
  weibullOfMean(1.28, 14.6, 5.13),
]

describe('the mean number of years that a component serves before a given age', () => {
  it.each(laws)('equals the integral of the survival function of %o', (life) => {
    const step = 0.001
    let sum = 0
    for (let age = step / 2; age < 20; age += step) sum += survivalAt(life, age) * step
    expect(yearsInService(life, 20)).toBeCloseTo(sum, 5)
  })

  it.each(laws)('approaches the mean life of %o for a very high age', (life) => {
    expect(yearsInService(life, 2_000)).toBeCloseTo(meanLife(life), 8)
  })
})

describe('the probabilities that a component’s age lies in each of several age bands', () => {
  it('add up to 1', () => {
    const edges = [0, 2, 5, 10, 15, 20, Infinity]
    const chances = edges
      .slice(1)
      .map((highYears, index) =>
        chanceOfBand(weibullOfMean(2, 14), 35.5, { lowYears: edges[index] as number, highYears }),
      )
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })
})

describe('a lifetime distribution fitted to the ages of components', () => {
  it.each(laws.slice(0, 2))('recovers the distribution %o that generated the sample', (life) => {
    const fit = fitToAges([{ sample: expectedSample(life, 500), sizeInFit: 500 }])
    expect(fit.life.shape).toBeCloseTo(life.shape, 3)
    expect(fit.meanYears).toBeCloseTo(meanLife(life), 3)
  })

  it('has half the standard errors if the sample has four times as many components', () => {
    const sample = expectedSample(weibullOfMean(2, 14), 100)
    const [few, many] = [100, 400].map((sizeInFit) => fitToAges([{ sample, sizeInFit }]).logErrors)
    expect((few?.mean ?? 0) / (many?.mean ?? 1)).toBeCloseTo(2, 2)
    expect((few?.shape ?? 0) / (many?.shape ?? 1)).toBeCloseTo(2, 2)
  })
})

describe('a sample of ages', () => {
  it('estimates the share of old components by weight, and its standard error from the effective sample size', () => {
    const band = { homeYears: 90, units: 1 }
    const sample = makeAgeSample([
      { ...band, lowYears: 0, highYears: 10, weight: 3, squaredWeight: 9 },
      { ...band, lowYears: 10, highYears: Infinity, weight: 1, squaredWeight: 1 },
    ])
    expect(sample.effectiveUnits).toBeCloseTo(1.6, 12)
    const inward = (0.25 * 2 + 0.5) / 3
    const error = Math.sqrt((inward * (1 - inward)) / 1.6)
    expect(shareOlder(sample, 10)).toEqual({ value: 0.25, error })
  })
})

describe('`maximize`', () => {
  it('finds the maximum of a function with a curved ridge', () => {
    const rosenbrock = ([x = 0, y = 0]: readonly number[]) => -(100 * (y - x * x) ** 2 + (1 - x) ** 2)
    const [x, y] = maximize(rosenbrock, [-1.2, 1])
    expect(x).toBeCloseTo(1, 5)
    expect(y).toBeCloseTo(1, 5)
  })
})
