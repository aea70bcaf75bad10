import { describe, expect, it } from 'vitest'
import { lifetimes } from '../catalogue/lifetimes.ts'
import { forecastComponent } from '../forecast.ts'
import { meanLife } from '../survival.ts'

/*
 * A water heater of 16 years. "Mean life less age" would say that it died three years ago; it stands in the cellar and
 * works. What half of those as old still have is 2.48 years; yet three in four of its kind were gone at 15.97 years, twelve
 * days ago, so it is overdue.
 */
describe('a water heater past its mean life', () => {
  const forecast = forecastComponent({
    type: 'water_heater',
    installedOn: '2010-11-21',
    today: '2026-11-21',
  })

  it('has years left where the naive rule has none', () => {
    const naive = meanLife(lifetimes.water_heater.base.life) - forecast.ageYears
    expect(naive).toBeCloseTo(-3.35, 2)
    expect(forecast.medianRemainingYears).toBeCloseTo(2.48, 2)
  })

  it('has been overdue for some days all the same', () => {
    expect(forecast.forecastOn).toBe('2026-11-09')
    expect(forecast.forecastLow > '2026-11-21').toBe(true)
  })

  it('says so', () => {
    expect(forecast.explanation).toEqual([
      'Three in four water heaters are gone by the age this one reached in November 2026.',
      'About 25% reach 16 years; half of those last another 2.5 years.',
      'So it is overdue: plan its replacement now rather than wait for it to fail.',
      'It is likely to fail between April 2027 and July 2033: 8 chances in 10. The chance that it fails within 12 months is 23%.',
      'The sources disagree: home builders say 10 to 11 years, the federal figure is about 15.',
      'The odds are our own estimate from published average lives, not a record of this model.',
    ])
  })
})
