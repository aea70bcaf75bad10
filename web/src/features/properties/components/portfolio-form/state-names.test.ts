import { expect, test } from 'vitest'
import { findStates } from './state-names.ts'

test.each([
  ['tx', ['TX']],
  [' TX ', ['TX']],
  ['tex', ['TX']],
  ['north', ['NC', 'ND']],
  ['ne', ['NE', 'NV', 'NH', 'NJ', 'NM', 'NY']],
  ['york', ['NY']],
  ['Tx.', ['TX']],
  ['D.C.', ['DC']],
  ['Washington DC', ['DC']],
  ['washington, d.c.', ['DC']],
  ['Washington', ['WA', 'DC']],
  ['zz', []],
])('the text %j finds the states %j', (typed, found) => {
  expect(findStates(typed)).toEqual(found)
})

// spec: 02-29, 10-13
test('a blank text finds all fifty states and DC', () => {
  expect(findStates('')).toHaveLength(51)
})
