import { expect, test } from 'vitest'
import { addMonths } from '../../platform/plain-date.ts'
import { readInflation } from './inflation.ts'
import { formatInterval } from './plan-words.ts'

test.each([
  [1, 'Every month'],
  [6, 'Every 6 months'],
  [12, 'Every year'],
  [36, 'Every 3 years'],
])('an interval of %i months is shown as %s', (typical, words) => {
  expect(formatInterval({ typical, low: typical, high: typical })).toBe(words)
})

test('a month after the last day of January is the last day of February', () => {
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
})

test('an inflation rate is read only if it is between -5% and 25%', () => {
  expect(readInflation('2,5')).toBe(0.025)
  expect(readInflation('-5')).toBe(-0.05)
  for (const typed of ['', 'much', '-50', '25.1']) expect(readInflation(typed)).toBeUndefined()
})
