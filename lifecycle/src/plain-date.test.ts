import { describe, expect, it } from 'vitest'
import {
  addYearsAsDays,
  ageBetween,
  earlierOf,
  longDate,
  monthAndYear,
  shortDate,
  wholeYearsBetween,
  yearsBetween,
} from './plain-date.ts'

describe('the age of a component in years', () => {
  it('is exactly 10 after ten calendar years', () => {
    expect(ageBetween('2016-11-21', '2026-11-21')).toBe(10)
    expect(ageBetween('1526-11-21', '2026-11-21')).toBe(500)
  })

  it('includes the days after the last full year as a share of a mean year', () => {
    expect(ageBetween('2016-11-21', '2026-11-22')).toBe(10 + 1 / 365.2425)
    expect(ageBetween('2026-11-21', '2026-11-21')).toBe(0)
  })

  it('gains a whole year on the anniversary and not the day before', () => {
    expect(wholeYearsBetween('2016-11-21', '2026-11-20')).toBe(9)
    expect(wholeYearsBetween('2016-11-21', '2026-11-21')).toBe(10)
  })

  it.each([
    ['2026-11-22', '2026-11-21'],
    ['2026-02-30', '2026-11-21'],
    ['2026-2-3', '2026-11-21'],
    ['2026-02-03T00:00', '2026-11-21'],
    ['+012026-02-03', '2026-11-21'],
    ['', '2026-11-21'],
  ])('cannot be calculated for the installation date “%s” if today is %s', (installedOn, today) => {
    expect(() => ageBetween(installedOn, today)).toThrow(RangeError)
  })
})

describe('the years between two dates', () => {
  it('are negative if the second date is earlier', () => {
    expect(yearsBetween('2025-01-01', '2023-01-01')).toBe(-2)
  })
})

describe('a date some years away', () => {
  it('is calculated with years of mean length and rounded to a day', () => {
    expect(addYearsAsDays('2026-01-01', 1)).toBe('2027-01-01')
    expect(addYearsAsDays('2026-01-01', 0.5)).toBe('2026-07-03')
    expect(addYearsAsDays('2026-01-01', -400)).toBe('1626-01-01')
    expect(addYearsAsDays('2026-01-01', 1e-9)).toBe('2026-01-01')
  })

  it('is rejected after the year 9999', () => {
    expect(addYearsAsDays('9999-06-01', 0.5)).toBe('9999-12-01')
    expect(() => addYearsAsDays('9999-06-01', 1)).toThrow(RangeError)
    expect(() => addYearsAsDays('9999-06-01', 1e9)).toThrow(RangeError)
  })
})

describe('the functions that describe and compare dates', () => {
  it('name the month and year of a date, and return the earlier of two dates', () => {
    expect(monthAndYear('2031-03-09')).toBe('March 2031')
    expect(longDate('2031-09-09')).toBe('September 9, 2031')
    expect(shortDate('2031-09-09')).toBe('Sep 9, 2031')
    expect(earlierOf('2031-03-09', '2031-03-10')).toBe('2031-03-09')
    expect(earlierOf('2031-03-10', '2030-12-31')).toBe('2030-12-31')
  })
})
