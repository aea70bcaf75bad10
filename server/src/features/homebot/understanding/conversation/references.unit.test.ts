import { expect, test } from 'vitest'
import { findReferences, type ListedComponent } from './references.ts'

const listed: readonly ListedComponent[] = [
  {
    id: 'oak',
    brand: 'Rheem',
    street: '12 Oak St',
    city: 'Austin',
    unitNumber: null,
    installedOn: '2013-01-01',
  },
  {
    id: 'maple',
    brand: 'Whirlpool',
    street: '77 Maple Ave',
    city: 'Columbus',
    unitNumber: null,
    installedOn: '2023-01-01',
  },
  {
    id: 'elm',
    brand: null,
    street: '4 Old Mill Rd',
    city: 'Columbus',
    unitNumber: null,
    installedOn: '2020-01-01',
  },
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
])('findReferences resolves “%s” to the component “%s”', (message, id) =>
  expect(findReferences(message, listed, undefined)[0]?.id).toBe(id),
)

test.each([
  ['the one in Columbus', 'two of them are there'],
  ['the other one', 'three are listed'],
  ['how often should the first filter of a new furnace be changed', 'it is a complete question'],
  ['thanks', 'it refers to none of them'],
])('findReferences selects no component for “%s”, because %s', (message) =>
  expect(findReferences(message, listed, 'oak')).toEqual([]),
)

test('findReferences resolves "the other one" of two components to the one that was not mentioned last', () => {
  expect(findReferences('and the other one?', listed.slice(0, 2), 'oak')[0]?.id).toBe('maple')
})
