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
])('%j finds %j', (typed, found) => {
  expect(findStates(typed)).toEqual(found)
})

// spec: 02-29, 10-13
test('finds all fifty states and DC for a blank text', () => {
  expect(findStates('')).toHaveLength(51)
})
