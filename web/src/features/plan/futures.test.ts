import { expect, test } from 'vitest'
import { formatFutures, formatRange } from './futures.ts'

test.each([
  [{ expected: 2400, low: 1200, high: 4300 }, 'Likely range: $1,200 to $4,300'],
  [{ expected: 246, low: 0, high: 0 }, 'Most likely nothing'],
  [{ expected: 1200, low: 0, high: 800 }, 'Most likely $800 or less'],
  [{ expected: 700, low: 800, high: 900 }, 'Most likely $800 or more'],
])('shows the likely range of %j as %s', (amount, words) => {
  expect(formatRange(amount)).toBe(words)
})

test.each([
  [0.8035, '8 of 10 simulated futures'],
  [0.93, '93 of 100 simulated futures'],
  [0, 'fewer than 1 of 100 simulated futures'],
  [1, 'more than 99 of 100 simulated futures'],
])('shows a chance of %s as %s', (chance, words) => {
  expect(formatFutures(chance)).toBe(words)
})
