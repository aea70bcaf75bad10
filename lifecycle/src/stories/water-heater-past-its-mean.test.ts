import { describe, expect, it } from 'vitest'
import { lifetimes } from '../catalogue/lifetimes.ts'
import { forecastComponent } from '../forecast.ts'
import { meanLife } from '../survival.ts'

/*
 * A water heater of 16 years. "Mean life less age" would say that it died three years ago; it stands in the cellar and
 * works. Half of those as old last another 2.48 years; yet three in four of its kind are gone at 15.97 years, which it
 * reached twelve days ago. So it is due today.
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

  it('is due today, and not in the past', () => {
    expect(forecast.forecastOn).toBe('2026-11-21')
    expect(forecast.forecastLow > '2026-11-21').toBe(true)
  })

  it('says so', () => {
    expect(forecast.explanation).toEqual([
      'Three in four water heaters are gone by the age this one reached in November 2026.',
      'About 25% reach 16 years; half of those last another 2.5 years.',
      'So plan its replacement now rather than wait for it to fail.',
      'It is likely to fail between April 2027 and July 2033: 8 chances in 10. The chance that it fails within 12 months is 23%.',
      'The sources disagree: home builders say 10 to 11 years, the federal figure is about 15.',
      'The odds are our own estimate from published average lives, not a record of this model.',
    ])
  })
})
