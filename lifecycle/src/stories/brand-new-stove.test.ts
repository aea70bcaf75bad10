import { describe, expect, it } from 'vitest'
import { forecastComponent } from '../survival/forecast.ts'

describe('a brand new stove', () => {
  const today = '2026-11-21'
  const forecast = forecastComponent({ type: 'stove', installedOn: today, today })

  it('has the whole life of a stove left', () => {
    expect(forecast.ageYears).toBe(0)
    expect(forecast.medianRemainingYears).toBeCloseTo(14.64, 2)
    expect(forecast.meanRemainingYears).toBeCloseTo(15, 2)
    expect(forecast.forecastOn).toBe('2041-07-14')
  })

  it('has a small failure probability in its first year, but not zero', () => {
    expect(forecast.failureWithin12Months).toBeGreaterThan(0)
    expect(forecast.failureWithin12Months).toBeLessThan(0.001)
    expect(forecast.explanation.join(' ')).toContain('within 12 months is less than 1%')
  })
})
