import { expect, test } from 'vitest'
import { formatOdds, formatRange } from './likely-amounts.ts'

test.each([
  [{ expected: 2400, low: 1200, high: 4300 }, 'Likely range: $1,200 to $4,300'],
  [{ expected: 246, low: 0, high: 0 }, 'Most likely nothing'],
  [{ expected: 1200, low: 0, high: 800 }, 'Most likely $800 or less'],
  [{ expected: 700, low: 800, high: 900 }, 'Most likely $800 or more'],
])('the likely range of %j is shown as %s', (amount, words) => {
  expect(formatRange(amount)).toBe(words)
})

test.each([
  [0.8035, '8 in 10'],
  [0.93, '93 in 100'],
  [0, 'less than 1 in 100'],
  [1, 'more than 99 in 100'],
])('the probability %s is shown as %s', (chance, words) => {
  expect(formatOdds(chance)).toBe(words)
})
