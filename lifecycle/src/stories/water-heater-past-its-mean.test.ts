import { describe, expect, it } from 'vitest'
import { lifetimes } from '../catalogue/lives/lifetimes.ts'
import { forecastComponent } from '../survival/forecast.ts'
import { meanLife } from '../survival/survival.ts'

/*
 * A 19-year-old water heater. Its mean life minus its age is -5 years, but it still works. Its median remaining life is
 * 4.09 years. It passed the 75th percentile, 18.64 years, four months ago, so it is due today.
 */
describe('a water heater past its mean life', () => {
  const forecast = forecastComponent({
    type: 'water_heater',
    installedOn: '2007-11-21',
    today: '2026-11-21',
  })

  it('has years left, although mean life minus age is negative', () => {
    const naive = meanLife(lifetimes.water_heater.base.life) - forecast.ageYears
    expect(naive).toBeCloseTo(-4.96, 2)
    expect(forecast.medianRemainingYears).toBeCloseTo(4.09, 2)
  })

  it('is due today and not in the past', () => {
    expect(forecast.forecastOn).toBe('2026-11-21')
    expect(forecast.forecastLow > '2026-11-21').toBe(true)
  })

  it('has an explanation with the median remaining life', () => {
    expect(forecast.explanation).toEqual([
      'Three in four water heaters have been replaced by the age that this one reached in July 2026.',
      'About 24% reach 19 years; half of those last another 4.1 years.',
      'So plan its replacement now rather than wait for it to fail.',
      'It is likely to fail between July 2027 and May 2038: 8 chances in 10. The chance that it fails within 12 months is 15%.',
      'Measured: how long they last comes from the ages of 1,947 water heaters in federal surveys of homes (2001 and 2020).',
      'The odds are for its kind and age, not for this model. They count every replacement, also of ones that still worked.',
    ])
  })
})
