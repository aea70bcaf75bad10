import { expect, test } from 'vitest'
import { scaleOf } from './slider-scale.ts'

const settings = {
  balance: null,
  balanceOn: null,
  monthlyContribution: null,
  confidence: null,
  years: null,
  inflation: null,
}
const contributions = [
  { confidence: 0.5 as const, monthly: 900 },
  { confidence: 0.9 as const, monthly: 1171 },
]

test('a slider reaches beyond the surest plan, and what its owner keeps, in round steps', () => {
  expect(scaleOf({ contributions, settings })).toEqual({ step: 20, most: 1760 })
  expect(scaleOf({ contributions, settings: { ...settings, monthlyContribution: 5001 } })).toEqual({
    step: 50,
    most: 5050,
  })
})

test('where nothing needs saving for there is still something to try', () => {
  expect(scaleOf({ contributions: [], settings })).toEqual({ step: 1, most: 50 })
})
