import { expect, test } from 'vitest'
import { gridStep } from './grid-step.ts'

test.each([
  [0, 1],
  [900, 500],
  [1500, 500],
  [5980, 2000],
  [14_900, 5000],
])('for a highest value of %d dollars, the grid lines are %d dollars apart', (most, step) => {
  expect(gridStep(most)).toBeCloseTo(step)
})
