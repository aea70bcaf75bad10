import { beforeEach, expect, test } from 'vitest'
import { clearPrivate } from '../../platform/session/private-storage.ts'
import { readPosition, storePosition } from './stored-positions.ts'

const place = { lat: 30.1, lng: -97.7, isApproximate: false }
beforeEach(() => localStorage.clear())

test('the map position of a home is stored until its address changes', () => {
  storePosition('a', '12 Oak St', place)
  expect(readPosition('a', '12 Oak St')).toEqual(place)
  expect(readPosition('a', '14 Oak St')).toBeNull()
  expect(readPosition('b', '12 Oak St')).toBeNull()
})

test('the end of the session removes all stored map positions, and no other entry', () => {
  storePosition('a', '12 Oak St', place)
  localStorage.setItem('theme', 'dark')
  clearPrivate()
  expect(readPosition('a', '12 Oak St')).toBeNull()
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('the newest hundred map positions are stored, and damaged storage is read as empty', () => {
  for (let index = 0; index <= 100; index += 1) storePosition(`home ${index}`, 'x', place)
  expect(readPosition('home 0', 'x')).toBeNull()
  expect(readPosition('home 100', 'x')).toEqual(place)
  localStorage.setItem('private:places', '[{"key":"home 1"},null]')
  expect(readPosition('home 1', 'x')).toBeNull()
})
