import { expect, test } from 'vitest'
import { positionOnLine, yearsOnLine } from './timeline.ts'

const span = { from: '2026-11-22', until: '2036-11-22' }

test('a date on the time line is placed in proportion to the days since the start, and a date outside at the nearer end', () => {
  expect(positionOnLine(span, '2026-11-22')).toBe(0)
  expect(positionOnLine(span, '2031-11-22')).toBeCloseTo(0.5, 3)
  expect(positionOnLine(span, '2036-11-22')).toBe(1)
  expect(positionOnLine(span, '2020-01-01')).toBe(0)
  expect(positionOnLine(span, '2060-01-01')).toBe(1)
})

test('the time line labels every year if there is room, otherwise every second, fifth or tenth', () => {
  expect(yearsOnLine(span, 10).map(({ year }) => year)).toEqual([
    2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036,
  ])
  expect(yearsOnLine(span, 5).map(({ year }) => year)).toEqual([2028, 2030, 2032, 2034, 2036])
  expect(yearsOnLine(span, 4).map(({ year }) => year)).toEqual([2030, 2035])
  expect(yearsOnLine({ ...span, until: '2056-11-22' }, 4).map(({ year }) => year)).toEqual([2030, 2040, 2050])
})

test('a time line within one year has no year labels', () => {
  expect(yearsOnLine({ from: '2026-02-01', until: '2026-12-31' }, 5)).toEqual([])
})
