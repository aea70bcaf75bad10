import { expect, test } from 'vitest'
import { readAge, yearsBefore } from './question.ts'

test.each([
  ['12', 12],
  [' 0 ', 0],
  ['500', 500],
  ['501', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['', undefined],
  ['1e3', undefined],
])('an age typed as "%s" is %s', (typed, years) => {
  expect(readAge(typed)).toBe(years)
})

test('a component of so many years was installed on this day that many years ago', () => {
  expect(yearsBefore('2026-11-21', 12)).toBe('2014-11-21')
  expect(yearsBefore('2028-02-29', 4)).toBe('2024-02-29')
  expect(yearsBefore('2028-02-29', 3)).toBe('2025-02-28')
})
