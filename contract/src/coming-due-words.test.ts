import { expect, test } from 'vitest'
import { comingDueInWords, windowInWords } from './coming-due-words.ts'
import { comingDueDays } from './vocabulary.ts'

test.each([
  [365, 'a year'],
  [730, '2 years'],
  [400, '400 days'],
  [1_000, '1,000 days'],
])('names a window of %s days “%s”', (days, words) => {
  expect(windowInWords(days)).toBe(words)
})

test('names the coming-due window by its number of days', () => {
  expect(comingDueInWords).toBe(windowInWords(comingDueDays))
})
