import { expect, test } from 'vitest'
import { anAppliance } from '../../../test/components.ts'
import { costWithin, gridStep, spendingByYear, timelineOf } from './timeline.ts'

const today = '2026-11-21'
const due = (forecastedReplacementDate: string, estimatedReplacementCost: number) =>
  anAppliance({ id: forecastedReplacementDate, forecastedReplacementDate, estimatedReplacementCost })
const home = [
  due('2031-06-01', 400),
  due('2027-03-01', 200),
  due('2024-01-01', 100),
  due('2031-02-01', 300),
  due('2060-01-01', 900),
]

test('the overdue stand first, then year after year, the earliest first within one', () => {
  expect(
    timelineOf(home, today).map(({ year, cost, components }) => [year, cost, components.length]),
  ).toEqual([
    [null, 100, 1],
    [2027, 200, 1],
    [2031, 700, 2],
    [2060, 900, 1],
  ])
  expect(timelineOf(home, today)[2]?.components.map(({ id }) => id)).toEqual(['2031-02-01', '2031-06-01'])
})

test('what is overdue is owed within any span', () => {
  expect(costWithin(home, today, 1)).toBe(300)
  expect(costWithin(home, today, 5)).toBe(1000)
})

test('the overdue weigh on this year, and what lies beyond the last year is left out', () => {
  const years = spendingByYear(home, today, 6)
  expect(years.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029, 2030, 2031])
  expect(years[0]).toMatchObject({ overdue: 100, total: 100 })
  expect(years[1]).toMatchObject({ coming_due: 200, total: 200 })
  expect(years[5]).toMatchObject({ healthy: 700, total: 700 })
})

test.each([
  [0, 1],
  [900, 500],
  [1500, 500],
  [5980, 2000],
  [14_900, 5000],
])('%d dollars are measured in steps of %d', (most, step) => {
  expect(gridStep(most)).toBeCloseTo(step)
})
