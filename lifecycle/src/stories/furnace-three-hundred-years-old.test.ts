import { describe, expect, it } from 'vitest'
import { lifetimes } from '../catalogue/lives/lifetimes.ts'
import { forecastComponent } from '../survival/forecast.ts'
import { survivalAt } from '../survival/survival.ts'

/*
 * An age of 300 years is probably a typing error, but it is stored as the owner entered it. No figure may overflow, and
 * the explanation asks the owner to check the age.
 */
describe('a furnace three hundred years old', () => {
  const today = '2026-11-21'
  const forecast = forecastComponent({ type: 'furnace', installedOn: '1726-11-21', today })

  it('has a survival probability below 1 in 10 to the power of 50', () => {
    expect(survivalAt(lifetimes.furnace.base.life, forecast.ageYears)).toBeLessThan(1e-50)
  })

  it('has at most a few years left, with ordered percentiles', () => {
    const [low, high] = forecast.interval80Years
    expect(low).toBeGreaterThan(0)
    expect(forecast.medianRemainingYears).toBeGreaterThan(low)
    expect(forecast.meanRemainingYears).toBeGreaterThan(forecast.medianRemainingYears)
    expect(high).toBeGreaterThan(forecast.meanRemainingYears)
    expect(high).toBeCloseTo(3.0855, 3)
    expect(forecast.failureWithin12Months).toBeGreaterThan(0.5)
  })

  it('is due today, although its median life ended in the eighteenth century', () => {
    expect(forecast.forecastOn).toBe(today)
    expect(forecast.explanation).toContain(
      'Three in four furnaces have been replaced by the age that this one reached in April 1752.',
    )
    expect(forecast.explanation).toContain(
      'Fewer than 1 in 100 reach 300 years, so check that this age is right.',
    )
  })
})
