import { describe, expect, it } from 'vitest'
import { wholeYearsBetween } from '../plain-date.ts'
import { forecastComponent } from '../survival/forecast.ts'

describe('a washer installed on a leap day', () => {
  const installedOn = '2020-02-29'
  const ageOn = (today: string) => forecastComponent({ type: 'washer', installedOn, today }).ageYears

  it('completes a year of age on 1 March if the year has no leap day', () => {
    expect(wholeYearsBetween(installedOn, '2023-02-28')).toBe(2)
    expect(wholeYearsBetween(installedOn, '2023-03-01')).toBe(3)
  })

  it('is exactly four years old on the next leap day', () => {
    expect(ageOn('2024-02-29')).toBe(4)
  })

  it('gets older every day around a missing leap day', () => {
    const ages = ['2023-02-27', '2023-02-28', '2023-03-01', '2023-03-02'].map(ageOn)
    expect(ages).toEqual([...new Set(ages)].toSorted((one, other) => one - other))
  })
})
