import { expect, test } from 'vitest'
import { readAge } from './question.ts'

test.each([
  ['12', 12],
  [' 0 ', 0],
  ['500', 500],
  ['501', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['', undefined],
  ['1e3', undefined],
])('an age typed as "%s" is read as %s', (typed, years) => {
  expect(readAge(typed)).toBe(years)
})
