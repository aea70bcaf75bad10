import { expect, test } from 'vitest'
import { plainAge, plainDay, plainNumber } from './values.ts'

test.each([
  ['$1,250.50', '1250.50'],
  ['1,800 sq ft', '1800'],
  ['12 months', '12'],
  ['about ten', 'about ten'],
  ['', ''],
])('the number in the cell %j is read as %j', (text, expected) => expect(plainNumber(text)).toBe(expected))

test.each([
  ['3/1/2026', '2026-03-01'],
  ['12/31/26', '2026-12-31'],
  ['2026/3/1', '2026-03-01'],
  ['2026-03-01', '2026-03-01'],
  ['3/1/26 0:00', '2026-03-01'],
  ['2026-03-01 12:00:00 AM', '2026-03-01'],
  ['next spring', 'next spring'],
  ['next spring 0:00', 'next spring 0:00'],
])('the date in the cell %j is read as %j', (text, expected) => expect(plainDay(text)).toBe(expected))

test.each([
  ['2014', '12'],
  ['12 years', '12'],
  ['2026', '0'],
  ['2027', '2027'],
  ['unknown', 'unknown'],
])('in 2026, the age in the cell %j is read as %j', (text, expected) =>
  expect(plainAge(text, '2026-11-22')).toBe(expected),
)
