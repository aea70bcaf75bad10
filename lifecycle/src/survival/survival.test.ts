import { describe, expect, it } from 'vitest'
import { lifetimeOf } from '../catalogue/lives/lifetimes.ts'
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
} from './survival.ts'

/**
 * The number of digits to compare. The reference values were computed by another program from the fitted shapes and
 * scales, with numerical integration for the means.
 */
const referenceDigits = 5

describe('the remaining life at an age', () => {
  it.each([
    ['stove', 16, 0.419216, 4.121425, 0.73175, 10.538153, 5.002124, 0.1357],
    ['dishwasher', 9, 0.656079, 6.263688, 1.159652, 15.800647, 7.566556, 0.08627],
    ['dryer', 14, 0.451233, 4.344512, 0.771479, 11.165509, 5.291201, 0.128906],
    ['refrigerator', 12, 0.566903, 5.61879, 1.024736, 14.176686, 6.778956, 0.097609],
    ['washer', 10, 0.642582, 5.118715, 0.982083, 12.263024, 6.001545, 0.101834],
    ['ac_unit', 12, 0.563133, 6.953494, 1.225789, 18.425269, 8.639034, 0.081847],
    ['water_heater', 10, 0.673469, 6.530976, 1.244103, 15.938074, 7.742379, 0.080293],
    ['roof', 20, 0.579332, 7.554642, 1.428538, 18.152927, 8.86271, 0.069993],
    ['furnace', 18, 0.476322, 7.887228, 1.365985, 21.172267, 9.867563, 0.073662],
  ] as const)(
    'equals the reference values for a %s of %i years',
    (type, ageYears, survival, median, low, high, mean, failing) => {
      const { life } = lifetimeOf(type, undefined)
      expect(survivalAt(life, ageYears)).toBeCloseTo(survival, referenceDigits)
      expect(medianRemainingLife(life, ageYears)).toBeCloseTo(median, referenceDigits)
      expect(remainingLifeInterval80(life, ageYears)[0]).toBeCloseTo(low, referenceDigits)
      expect(remainingLifeInterval80(life, ageYears)[1]).toBeCloseTo(high, referenceDigits)
      expect(meanRemainingLife(life, ageYears)).toBeCloseTo(mean, referenceDigits)
      expect(failureChanceWithin(life, ageYears, 1)).toBeCloseTo(failing, referenceDigits)
    },
  )
})

describe('the remaining life for a given distribution', () => {
  const textbook: [string, Weibull, number, number, number, number, number][] = [
    ['Nelson’s windings', weibull(2, 13, 0), 6.5, 6.125049, 1.249576, 14.269855, 7.093338],
    ['a failure-free delay not yet over', weibull(2, 15, 2), 1, 13.488319, 5.868893, 23.761407, 14.293404],
    ['a failure-free delay long over', weibull(2, 15, 2), 12, 5.998691, 1.122325, 14.861248, 7.168925],
    ['no ageing at all', weibull(1, 10, 0), 7, 6.931472, 1.053605, 23.025851, 10],
  ]

  it.each(textbook)('equals the reference values for “%s”', (_, life, ageYears, median, low, high, mean) => {
    expect(medianRemainingLife(life, ageYears)).toBeCloseTo(median, referenceDigits)
    expect(remainingLifeInterval80(life, ageYears)[0]).toBeCloseTo(low, referenceDigits)
    expect(remainingLifeInterval80(life, ageYears)[1]).toBeCloseTo(high, referenceDigits)
    expect(meanRemainingLife(life, ageYears)).toBeCloseTo(mean, referenceDigits)
  })

  // W. Nelson, Applied Life Data Analysis, pp. 69-70, prints 7.1 years for windings of 6.5 years.
  it('has the mean that Nelson’s textbook states for motor windings', () => {
    expect(meanRemainingLife(weibull(2, 13, 0), 6.5)).toBeCloseTo(7.1, 1)
  })
})

describe('the table of fitted lifetimes', () => {
  it.each([
    ['stove', undefined, 15, 14.64, 7.01, 23.41],
    ['dishwasher', undefined, 12.78, 11.79, 4.24, 22.64],
    ['dryer', undefined, 13.69, 13.19, 5.85, 22.14],
    ['refrigerator', undefined, 13.96, 13.21, 5.34, 23.54],
    ['washer', undefined, 12.67, 12.18, 5.33, 20.61],
    ['ac_unit', undefined, 14.73, 13.38, 4.51, 26.75],
    ['water_heater', undefined, 14.04, 13.21, 5.19, 23.98],
    ['roof', undefined, 22.5, 21.96, 10.51, 35.11],
    ['driveway', undefined, 17.5, 16.64, 6.88, 29.22],
    ['furnace', undefined, 18.86, 17.34, 6.15, 33.59],
    ['water_heater', 'gas_storage', 13.36, 12.59, 4.97, 22.75],
    ['water_heater', 'electric_storage', 14.25, 13.22, 4.87, 24.96],
    ['water_heater', 'tankless', 20, 18.77, 7.28, 34.32],
    ['ac_unit', 'room', 11.05, 9.69, 2.86, 21.06],
    ['ac_unit', 'central_hot_humid', 12.89, 11.7, 3.94, 23.4],
    ['ac_unit', 'heat_pump', 13, 11.81, 3.98, 23.61],
    ['furnace', 'electric', 17.17, 15.79, 5.6, 30.58],
    ['furnace', 'oil', 22.99, 21.13, 7.49, 40.93],
    ['roof', 'three_tab_asphalt', 20, 19.52, 9.35, 31.21],
    ['roof', 'architectural_asphalt', 30, 29.28, 14.02, 46.82],
    ['roof', 'metal', 60, 58.56, 28.04, 93.63],
    ['driveway', 'concrete', 35, 33.28, 13.75, 58.44],
  ] as const)(
    'has the reference mean and percentiles for the type %s and the variant %s',
    (type, variant, mean, median, tenth, ninetieth) => {
      const { life } = lifetimeOf(type, variant)
      const printed = (years: number) => Math.round(years * 100) / 100
      expect(printed(meanLife(life))).toBe(mean)
      expect(printed(quantileLife(life, 0.5))).toBe(median)
      expect(printed(quantileLife(life, 0.1))).toBe(tenth)
      expect(printed(quantileLife(life, 0.9))).toBe(ninetieth)
    },
  )
})

describe('a period after installation in which no failure is possible', () => {
  const life = weibull(2, 15, 2)

  it('keeps the survival at 1 until it ends', () => {
    expect(survivalAt(life, 2)).toBe(1)
    expect(failureChanceWithin(life, 0.5, 1.5)).toBe(0)
    expect(conditionalReliability(life, 0.5, 1.5)).toBe(1)
  })

  it('leaves nearly the same remaining life just before and just after its end', () => {
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

describe('the yearly failure probability of a component that does not age', () => {
  it('is the same at every age', () => {
    for (const ageYears of [0, 1, 70])
      expect(failureChanceWithin(weibull(1, 10, 0), ageYears, 1)).toBeCloseTo(1 - Math.exp(-0.1), 12)
  })
})

function weibull(shape: number, scaleYears: number, delayYears: number): Weibull {
  return { shape, scaleYears, delayYears }
}
