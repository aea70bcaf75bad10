import { expect, test } from 'vitest'
import { readDate } from '../plain-date.ts'
import { readList, readNumber, readText, readTextOrNull } from './wire-values.ts'

test.each([
  ['2031-03-01', '2031-03-01'],
  ['2031-03-01T12:00:00Z', '2031-03-01'],
  ['2031-02-30', null],
  ['soon', null],
  ['', null],
  [null, null],
  [undefined, null],
  [20310301, null],
])('the date %j in a response is read as %j', (value, date) => {
  expect(readDate(value)).toBe(date)
})

test.each([
  [1.5, 1.5],
  ['1.5', 1.5],
  [0, 0],
  ['', undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [true, undefined],
])('the number %o in a response is read as %o', (value, number) => {
  expect(readNumber(value)).toBe(number)
})

test('`readText` returns text for text and numbers, and a blank for anything else', () => {
  expect(['a', 2, null, undefined, {}].map(readText)).toEqual(['a', '2', '', '', ''])
  expect(['a', 2, ''].map(readTextOrNull)).toEqual(['a', '2', null])
})

test('`readList` returns the objects of a list, and an empty list for anything else', () => {
  expect(readList([{ id: 1 }, null, 2])).toEqual([{ id: 1 }])
  expect(readList({})).toEqual([])
  expect(readList(undefined)).toEqual([])
})
