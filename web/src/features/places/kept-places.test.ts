import { beforeEach, expect, test } from 'vitest'
import { forgetPrivate } from '../../platform/session/private-storage.ts'
import { keepPlace, keptPlace } from './kept-places.ts'

const place = { lat: 30.1, lng: -97.7, isApproximate: false }
beforeEach(() => localStorage.clear())

test('the map position of a home is stored until its address changes', () => {
  keepPlace('a', '12 Oak St', place)
  expect(keptPlace('a', '12 Oak St')).toEqual(place)
  expect(keptPlace('a', '14 Oak St')).toBeNull()
  expect(keptPlace('b', '12 Oak St')).toBeNull()
})

test('the end of the session removes all stored map positions, and no other entry', () => {
  keepPlace('a', '12 Oak St', place)
  localStorage.setItem('theme', 'dark')
  forgetPrivate()
  expect(keptPlace('a', '12 Oak St')).toBeNull()
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('the newest hundred map positions are stored, and damaged storage is read as empty', () => {
  for (let index = 0; index <= 100; index += 1) keepPlace(`home ${index}`, 'x', place)
  expect(keptPlace('home 0', 'x')).toBeNull()
  expect(keptPlace('home 100', 'x')).toEqual(place)
  localStorage.setItem('private:places', '[{"key":"home 1"},null]')
  expect(keptPlace('home 1', 'x')).toBeNull()
})
