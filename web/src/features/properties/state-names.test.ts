import { expect, test } from 'vitest'
import { findOnlyState, findStates } from './state-names.ts'

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

// spec: 02-29
test.each([
  ['TX', 'TX'],
  ['NY', 'NY'],
  ['CA', 'CA'],
  ['Dc', 'DC'],
  ['wv', 'WV'],
  ['texas', 'TX'],
  ['New York', 'NY'],
  ['KANSAS', 'KS'],
  ['virginia', 'VA'],
  ['District of Columbia', 'DC'],
  ['D.C.', 'DC'],
  ['Tx.', 'TX'],
  ['Washington DC', 'DC'],
  ['tex', 'TX'],
  ['new', undefined],
  ['zz', undefined],
])('the only state that the text %j can mean is %j', (typed, code) => {
  expect(findOnlyState(typed)).toBe(code)
})
