import { expect, test } from 'vitest'
import { addToMonth, dayAfterKey, lastDayOf, monthTotal, weeksOf } from './month.ts'

test('a month that begins on a Sunday has no day of another month in its first week', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
})

test.each([
  ['2026-02', 4, 28],
  ['2024-02', 5, 29],
  ['2026-08', 6, 31],
  ['1969-12', 5, 31],
])('the calendar grid of %s has %i weeks and %i days', (month, weekCount, dayCount) => {
  const weeks = weeksOf(month)
  expect(weeks).toHaveLength(weekCount)
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(dayCount)
  for (const week of weeks)
    for (const [weekday, day] of week.entries())
      if (day !== null) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(weekday)
})

test.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['PageUp', '2026-10-01'],
  ['PageDown', '2026-12-01'],
])('in the calendar grid, the key %s moves from 1 November 2026 to %s', (key, day) => {
  expect(dayAfterKey('2026-11-01', key)).toBe(day)
})

test('the key Enter moves to no other day', () => expect(dayAfterKey('2026-11-01', 'Enter')).toBeUndefined())

test('adding months continues in the next year, and February ends on the 29th in a leap year', () => {
  expect(addToMonth('2026-12', 1)).toBe('2027-01')
  expect(addToMonth('2026-01', -1)).toBe('2025-12')
  expect(lastDayOf('2024-02')).toBe('2024-02-29')
})

test('the total of a month leaves out the days of other months', () => {
  const days = [
    { on: '2026-10-31', total: 5 },
    { on: '2026-11-01', total: 2 },
    { on: '2026-11-30', total: 3 },
  ]
  expect(monthTotal({ days, overdue: 0 }, '2026-11')).toBe(5)
})
