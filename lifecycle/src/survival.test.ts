import { describe, expect, it } from 'vitest'
import { lifetimeOf } from './catalogue/lifetimes.ts'
import {
  conditionalReliability,
  failureChanceWithin,
  hazardAt,
  lifeDeviation,
  meanLife,
  meanRemainingLife,
  medianRemainingLife,
  quantileLife,
  remainingLifeInterval80,
  remainingLifeQuantile,
  survivalAt,
  type Weibull,
} from './survival.ts'

/** Computed apart from this code, closed forms against a Monte Carlo of 4 million draws; good to 1e-5. */
const referenceDigits = 5

describe('the reference lives, at an age', () => {
  it.each([
    ['stove', 16, 0.420444, 2.837721, 0.518248, 6.938258, 3.354465, 0.190487],
    ['dishwasher', 9, 0.676915, 5.029987, 0.985645, 11.844148, 5.844862, 0.101475],
    ['dryer', 14, 0.411068, 2.965891, 0.53256, 7.436968, 3.557704, 0.184888],
    ['refrigerator', 12, 0.650997, 4.204286, 0.852006, 9.396909, 4.746377, 0.117777],
    ['washer', 10, 0.526562, 3.75156, 0.683633, 9.397467, 4.504423, 0.145469],
    ['ac_unit', 12, 0.752023, 6.359511, 1.374993, 13.677252, 7.055644, 0.071756],
    ['water_heater', 10, 0.688057, 4.54311, 0.927159, 10.197372, 5.14485, 0.108063],
    ['roof', 20, 0.637768, 5.914028, 1.204088, 13.079517, 6.637384, 0.08274],
    ['furnace', 18, 0.589318, 5.028329, 0.988081, 11.484939, 5.736086, 0.101218],
  ] as const)('a %s of %i years', (type, ageYears, survival, median, low, high, mean, failing) => {
    const { life } = lifetimeOf(type, undefined)
    expect(survivalAt(life, ageYears)).toBeCloseTo(survival, referenceDigits)
    expect(medianRemainingLife(life, ageYears)).toBeCloseTo(median, referenceDigits)
    expect(remainingLifeInterval80(life, ageYears)[0]).toBeCloseTo(low, referenceDigits)
    expect(remainingLifeInterval80(life, ageYears)[1]).toBeCloseTo(high, referenceDigits)
    expect(meanRemainingLife(life, ageYears)).toBeCloseTo(mean, referenceDigits)
    expect(failureChanceWithin(life, ageYears, 1)).toBeCloseTo(failing, referenceDigits)
  })
})

describe('the textbook cases', () => {
  const textbook: [string, Weibull, number, number, number, number, number][] = [
    ['Nelson’s windings', weibull(2, 13, 0), 6.5, 6.125049, 1.249576, 14.269855, 7.093338],
    ['a delay not yet over', weibull(2, 15, 2), 1, 13.488319, 5.868893, 23.761407, 14.293404],
    ['a delay long over', weibull(2, 15, 2), 12, 5.998691, 1.122325, 14.861248, 7.168925],
    ['no ageing at all', weibull(1, 10, 0), 7, 6.931472, 1.053605, 23.025851, 10],
  ]

  it.each(textbook)('%s', (_, life, ageYears, median, low, high, mean) => {
    expect(medianRemainingLife(life, ageYears)).toBeCloseTo(median, referenceDigits)
    expect(remainingLifeInterval80(life, ageYears)[0]).toBeCloseTo(low, referenceDigits)
    expect(remainingLifeInterval80(life, ageYears)[1]).toBeCloseTo(high, referenceDigits)
    expect(meanRemainingLife(life, ageYears)).toBeCloseTo(mean, referenceDigits)
  })

  // W. Nelson, Applied Life Data Analysis, pp. 69-70, prints 7.1 years.
  it('gives the windings what Nelson prints', () => {
    expect(meanRemainingLife(weibull(2, 13, 0), 6.5)).toBeCloseTo(7.1, 1)
  })
})

describe('the published table of lives', () => {
  it.each([
    ['stove', undefined, 15, 15.04, 8.91, 20.99, 4.63],
    ['dishwasher', undefined, 12, 11.55, 5.09, 19.47, 5.53],
    ['dryer', undefined, 13, 12.89, 6.88, 19.23, 4.73],
    ['refrigerator', undefined, 14, 13.94, 7.74, 20.28, 4.8],
    ['washer', undefined, 10.75, 10.34, 4.56, 17.43, 4.95],
    ['ac_unit', undefined, 16.5, 16.3, 8.51, 24.66, 6.18],
    ['water_heater', undefined, 12.65, 12.47, 6.36, 19.14, 4.89],
    ['roof', undefined, 22.5, 22.55, 13.36, 31.48, 6.94],
    ['driveway', undefined, 17.5, 17.35, 9.26, 25.88, 6.36],
    ['furnace', undefined, 19.5, 19.49, 11.2, 27.75, 6.34],
    ['water_heater', 'gas_storage', 12.25, 12.07, 6.16, 18.53, 4.74],
    ['water_heater', 'electric_storage', 13.05, 12.86, 6.56, 19.75, 5.05],
    ['water_heater', 'tankless', 20, 19.7, 10.05, 30.25, 7.73],
    ['ac_unit', 'room', 10, 9.93, 5.41, 14.63, 3.53],
    ['ac_unit', 'central_hot_humid', 13.7, 13.54, 7.07, 20.48, 5.13],
    ['ac_unit', 'heat_pump', 15.5, 15.32, 8, 23.17, 5.81],
    ['furnace', 'electric', 19, 18.91, 10.5, 27.53, 6.52],
    ['furnace', 'oil', 23.5, 23.72, 15.46, 31.16, 6.05],
    ['roof', 'three_tab_asphalt', 20, 20.04, 11.88, 27.98, 6.17],
    ['roof', 'architectural_asphalt', 30, 30.07, 17.82, 41.97, 9.26],
    ['roof', 'metal', 60, 60.14, 35.63, 83.94, 18.51],
    ['driveway', 'concrete', 35, 34.68, 18.51, 51.75, 12.72],
  ] as const)('%s, %s', (type, variant, mean, median, tenth, ninetieth, deviation) => {
    const { life } = lifetimeOf(type, variant)
    const printed = (years: number) => Math.round(years * 100) / 100
    expect(printed(meanLife(life))).toBe(mean)
    expect(printed(quantileLife(life, 0.5))).toBe(median)
    expect(printed(quantileLife(life, 0.1))).toBe(tenth)
    expect(printed(quantileLife(life, 0.9))).toBe(ninetieth)
    expect(printed(lifeDeviation(life))).toBe(deviation)
  })
})

describe('a delay', () => {
  const life = weibull(2, 15, 2)

  it('keeps everything working while it lasts', () => {
    expect(survivalAt(life, 2)).toBe(1)
    expect(hazardAt(weibull(1, 15, 2), 1.9)).toBe(0)
    expect(failureChanceWithin(life, 0.5, 1.5)).toBe(0)
    expect(conditionalReliability(life, 0.5, 1.5)).toBe(1)
  })

  it('is over in the same moment for those on either side of it', () => {
    const step = 1e-9
    for (const p of [0.1, 0.5, 0.9]) {
      expect(remainingLifeQuantile(life, 2 + step, p)).toBeCloseTo(
        remainingLifeQuantile(life, 2 - step, p),
        7,
      )
    }
    expect(meanRemainingLife(life, 2 + step)).toBeCloseTo(meanRemainingLife(life, 2 - step), 7)
  })
})

describe('the hazard', () => {
  it('of a life without ageing is one over its mean, at every age', () => {
    for (const ageYears of [0, 1, 70]) expect(hazardAt(weibull(1, 10, 0), ageYears)).toBeCloseTo(0.1, 12)
  })
})

function weibull(shape: number, scaleYears: number, delayYears: number): Weibull {
  return { shape, scaleYears, delayYears }
}
