import { expect, test } from 'vitest'
import { gridStep, shortMoney } from './grid-step.ts'

test.each([
  [0, 1],
  [900, 500],
  [1500, 500],
  [5980, 2000],
  [14_900, 5000],
])('for a highest value of %d dollars, the grid lines are %d dollars apart', (most, step) => {
  expect(gridStep(most)).toBeCloseTo(step)
})

test.each([
  [0, '$0'],
  [500, '$500'],
  [2500, '$2.5k'],
  [-10_000, '-$10k'],
  [3_000_000, '$3M'],
])('an axis labels %d dollars as %s', (dollars, words) => {
  expect(shortMoney(dollars)).toBe(words)
})
