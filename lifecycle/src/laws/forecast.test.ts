import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addYearsAsDays, ageBetween, laterOf } from '../plain-date.ts'
import type { StoredForecast } from '../survival/explain.ts'
import { forecastComponent, forecastRange } from '../survival/forecast.ts'
import { quantileLife, survivalAt } from '../survival/survival.ts'
import { always, anyDaysInService, anyKind, anyToday, conditions, daysAfter } from './arbitraries.ts'

/** The tolerance of a date in days. Ages are counted in calendar years, but dates in years of mean length. */
const roundingDays = 1

const anyWait = fc.integer({ min: 1, max: 4_000 })

describe('the forecast date', () => {
  it('lies between today and the 75th percentile of the life, or is today if that percentile has passed', () => {
    always(
      fc.property(anyKind, anyToday, anyDaysInService, (kind, today, days) => {
        const installedOn = daysAfter(today, -days)
        const { forecastOn } = forecastComponent({ ...kind, installedOn, today })
        const gone = addYearsAsDays(installedOn, quantileLife(kind.lifetime.life, 0.75))
        expect(forecastOn >= today).toBe(true)
        expect(forecastOn <= laterOf(today, gone)).toBe(true)
      }),
    )
  })

  it('is the median of the remaining life for a component younger than the median life', () => {
    always(
      fc.property(anyKind, anyToday, fc.double({ min: 0, max: 0.99, noNaN: true }), (kind, today, part) => {
        const { life } = kind.lifetime
        const installedOn = addYearsAsDays(today, -part * quantileLife(life, 0.5))
        const { ageYears, forecastOn } = forecastComponent({ ...kind, installedOn, today })
        expect(forecastOn > today).toBe(true)
        const left = survivalAt(life, ageBetween(installedOn, forecastOn)) / survivalAt(life, ageYears)
        expect(left).toBeCloseTo(0.5, 2)
      }),
    )
  })

  it('never moves earlier as time passes', () => {
    always(
      fc.property(anyKind, anyToday, anyDaysInService, anyWait, (kind, today, days, wait) => {
        const installedOn = daysAfter(today, -days)
        const now = forecastComponent({ ...kind, installedOn, today })
        const later = forecastComponent({ ...kind, installedOn, today: daysAfter(today, wait) })
        expect(later.forecastOn >= daysAfter(now.forecastOn, -roundingDays)).toBe(true)
      }),
    )
  })

  it('of a component past its median life stays the same until that day comes, and is then always today', () => {
    always(
      fc.property(anyKind, anyToday, anyDaysInService, anyWait, (kind, today, days, wait) => {
        const past = addYearsAsDays(today, -quantileLife(kind.lifetime.life, 0.5) - 0.01)
        const installedOn = daysAfter(past, -days)
        const now = forecastComponent({ ...kind, installedOn, today })
        const laterDay = daysAfter(today, wait)
        const later = forecastComponent({ ...kind, installedOn, today: laterDay })
        expect(later.forecastOn).toBe(laterOf(laterDay, now.forecastOn))
      }),
    )
  })

  it('is not earlier for a component that was installed later', () => {
    always(
      fc.property(anyKind, anyToday, anyDaysInService, anyDaysInService, (kind, today, some, others) => {
        const older = daysAfter(today, -Math.max(some, others))
        const newer = daysAfter(today, -Math.min(some, others))
        const before = forecastComponent({ ...kind, installedOn: older, today }).forecastOn
        const after = forecastComponent({ ...kind, installedOn: newer, today }).forecastOn
        expect(after >= daysAfter(before, -roundingDays)).toBe(true)
      }),
    )
  })
})

describe('the likely range', () => {
  it('starts today or later and contains the median', () => {
    always(
      fc.property(anyKind, anyToday, anyDaysInService, (kind, today, days) => {
        const forecast = forecastComponent({ ...kind, installedOn: daysAfter(today, -days), today })
        const median = addYearsAsDays(today, forecast.medianRemainingYears)
        expect([today, forecast.forecastLow, median, forecast.forecastHigh]).toEqual(
          [today, forecast.forecastLow, median, forecast.forecastHigh].sort(),
        )
        expect(forecast.failureWithin12Months).toBeLessThanOrEqual(forecast.failureWithin5Years)
      }),
    )
  })
})

describe('a forecast', () => {
  it('is rejected for a component with a future installation date', () => {
    always(
      fc.property(anyKind, anyToday, anyWait, (kind, today, wait) => {
        const installedOn = daysAfter(today, wait)
        expect(() => forecastComponent({ ...kind, installedOn, today })).toThrow(RangeError)
      }),
    )
  })

  it('is explained in complete sentences with sources', () => {
    const anyStoredForecast = fc.option(
      fc.record({
        on: anyToday,
        from: fc.constantFrom<StoredForecast['from']>('estimate', 'owner'),
      }),
      { nil: undefined },
    )
    always(
      fc.property(anyKind, anyToday, anyDaysInService, anyStoredForecast, (kind, today, days, stored) => {
        const installedOn = daysAfter(today, -days)
        const { explanation, sources } = forecastComponent({ ...kind, installedOn, today, stored })
        for (const sentence of explanation) {
          expect(sentence).toMatch(/^[A-Z].*[^.]\.$/)
          expect(sentence).not.toMatch(
            /NaN|Infinity|undefined|null|[^\d.]0 (years|months)|[^\d.]1 (years|months)/,
          )
        }
        expect(explanation.length).toBeGreaterThanOrEqual(5)
        expect(sources.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('the first and last day of the likely range', () => {
  it('are the same in a forecast and in `forecastRange`, which lists use', () => {
    const anyCondition = fc.option(fc.constantFrom(...conditions))
    always(
      fc.property(anyKind, anyToday, anyDaysInService, anyCondition, (kind, today, days, condition) => {
        const request = { ...kind, installedOn: daysAfter(today, -days), today, condition }
        const { forecastLow, forecastHigh } = forecastComponent(request)
        expect(forecastRange(request)).toEqual({ forecastLow, forecastHigh })
      }),
    )
  })
})
