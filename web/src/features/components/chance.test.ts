import { expect, test } from 'vitest'
import { formatChance } from './chance.ts'

test.each([
  [0, 'less than 1%'],
  [0.0099, 'less than 1%'],
  [0.01, '1%'],
  [0.126, '13%'],
  [0.99, '99%'],
  [0.9951, 'more than 99%'],
  [1, 'more than 99%'],
])('the probability %f is shown as %s', (probability, words) => {
  expect(formatChance(probability)).toBe(words)
})
