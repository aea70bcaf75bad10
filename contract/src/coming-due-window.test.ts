import { expect, test } from 'vitest'
import { comingDueWindow, windowInWords } from './coming-due-window.ts'
import { comingDueDays } from './vocabulary.ts'

test.each([
  [365, 'a year'],
  [730, '2 years'],
  [400, '400 days'],
  [1_000, '1,000 days'],
])('a window of %s days is named %s', (days, words) => {
  expect(windowInWords(days)).toBe(words)
})

test('the words of the coming-due window follow from its days', () => {
  expect(comingDueWindow).toBe(windowInWords(comingDueDays))
})
