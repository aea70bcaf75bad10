import { expect, test } from 'vitest'
import { ageFromYear, isAgeTooHigh } from './age.ts'

test.each([
  ['1994', 32],
  [2026, 0],
  ['1700', 326],
])('in 2026, the typed year %j is converted to the age %j', (typed, age) => {
  expect(ageFromYear(typed, 2026)).toBe(age)
})

test.each(['1699', '2027', '1994.5', '32', ''])(
  'in 2026, the typed text %j is not treated as a year',
  (typed) => {
    expect(ageFromYear(typed, 2026)).toBeUndefined()
  },
)

test.each([
  [500, false],
  ['501', true],
  ['1994', true],
  ['', false],
])('`isAgeTooHigh` returns for the age %j: %j', (typed, isTooHigh) => {
  expect(isAgeTooHigh(typed)).toBe(isTooHigh)
})
