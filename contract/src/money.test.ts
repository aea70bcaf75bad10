import { expect, test } from 'vitest'
import { formatAxisDollars } from './axis-labels.ts'
import { formatDollars, formatExactDollars, formatReceipt } from './money.ts'
import { monthlyPrice } from './terms.ts'

test.each([
  ['formatDollars', 4759.6, '$4,760', formatDollars],
  ['formatExactDollars', 1850, '$1,850', formatExactDollars],
  ['formatExactDollars', 1850.5, '$1,850.50', formatExactDollars],
  ['formatReceipt', 99, '$99.00', formatReceipt],
])('`%s` formats %d dollars as %s', (_name, dollars, text, format) => expect(format(dollars)).toBe(text))

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
