import { expect, test } from 'vitest'
import {
  budgetSeconds,
  judgeProcessorTime,
  parseProcessorSeconds,
  readProcessorSeconds,
} from './processor-time.mjs'

test('the processor times of a process and its children are added, even if the process name has spaces', () => {
  const stat = '12 (node (test) 1) S 1 1 1 0 -1 4194304 5 6 7 8 100 200 300 400 20 0 1 0 99 1 1'
  expect(parseProcessorSeconds(stat)).toBe(10)
})

test('the processor time of this process rises while it computes', () => {
  const before = readProcessorSeconds()
  if (before === undefined) return
  const endMs = performance.now() + 60
  while (performance.now() < endMs) Math.sqrt(endMs)
  expect(Number(readProcessorSeconds()) - before).toBeGreaterThan(0)
})

test.each([
  { factor: 1.4, verdict: 'is within', isExceeded: false },
  { factor: 1.6, verdict: 'exceeds', isExceeded: true },
])('a run that uses $factor times the budget $verdict the limit', ({ factor, isExceeded }) => {
  expect(judgeProcessorTime(budgetSeconds * factor).isExceeded).toBe(isExceeded)
})
