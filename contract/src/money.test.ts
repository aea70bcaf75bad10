import { expect, test } from 'vitest'
import { formatAxisDollars } from './axis-labels.ts'
import { formatDollars, formatExactDollars, formatReceipt } from './money.ts'
import { monthlyPrice } from './terms.ts'

test.each([
  [formatDollars, 4759.6, '$4,760'],
  [formatExactDollars, 1850, '$1,850'],
  [formatExactDollars, 1850.5, '$1,850.50'],
  [formatReceipt, 99, '$99.00'],
])('%o formats %d dollars as %s', (format, dollars, text) => expect(format(dollars)).toBe(text))

// spec: 10-01
test('the price is $99 per month', () => expect(monthlyPrice).toBe('$99'))

test.each([
  [0, '$0'],
  [500, '$500'],
  [2500, '$2.5k'],
  [-10_000, '-$10k'],
  [3_000_000, '$3M'],
])('an axis labels %d dollars as %s', (dollars, words) => {
  expect(formatAxisDollars(dollars)).toBe(words)
})
