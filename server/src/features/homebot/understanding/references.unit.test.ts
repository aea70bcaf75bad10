import { expect, test } from 'vitest'
import { findReference, type Listed } from './references.ts'

const listed: readonly Listed[] = [
  { id: 'oak', brand: 'Rheem', street: '12 Oak St', city: 'Austin', installedOn: '2013-01-01' },
  { id: 'maple', brand: 'Whirlpool', street: '77 Maple Ave', city: 'Columbus', installedOn: '2023-01-01' },
  { id: 'elm', brand: null, street: '4 Old Mill Rd', city: 'Columbus', installedOn: '2020-01-01' },
]

test.each([
  ['the second one', 'maple'],
  ['the last', 'elm'],
  ['the Whirlpool one', 'maple'],
  ['the one on Oak', 'oak'],
  ['the one at Old Mill', 'elm'],
  ['in Austin', 'oak'],
  ['the newest', 'maple'],
  ['el más viejo', 'oak'],
])('%s', (message, id) => expect(findReference(message, listed, undefined)?.id).toBe(id))

test.each([
  ['the one in Columbus', 'two are there'],
  ['the other one', 'three are listed'],
  ['how often should the first filter of a new furnace be changed', 'it is a question of its own'],
  ['thanks', 'it points at nothing'],
])('nothing for “%s”, because %s', (message) => expect(findReference(message, listed, 'oak')).toBeUndefined())

test('the other of two is the one that was not spoken of', () => {
  expect(findReference('and the other one?', listed.slice(0, 2), 'oak')?.id).toBe('maple')
})
