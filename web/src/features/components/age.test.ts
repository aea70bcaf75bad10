import { expect, test } from 'vitest'
import { ageFromYear, isAgeTooHigh } from './age.ts'

test.each([
  ['1994', 32],
  [2026, 0],
  ['1700', 326],
  ['1699', undefined],
  ['2027', undefined],
  ['1994.5', undefined],
  ['32', undefined],
  ['', undefined],
])('in 2026, the typed text %j is converted from a year to the age %j', (typed, age) => {
  expect(ageFromYear(typed, 2026)).toBe(age)
})

test.each([
  [500, false],
  ['501', true],
  ['1994', true],
  ['', false],
])('isAgeTooHigh(%j) is %j', (typed, isTooHigh) => {
  expect(isAgeTooHigh(typed)).toBe(isTooHigh)
})
