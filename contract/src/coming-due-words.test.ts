import { expect, test } from 'vitest'
import { comingDueInWords, windowInWords } from './coming-due-words.ts'
import { comingDueDays } from './vocabulary.ts'

test.each([
  [365, 'a year'],
  [730, '2 years'],
  [400, '400 days'],
  [1_000, '1,000 days'],
])('`windowInWords` describes %s days as “%s”', (days, words) => {
  expect(windowInWords(days)).toBe(words)
})

test('`comingDueInWords` describes the number of days in `comingDueDays`', () => {
  expect(comingDueInWords).toBe(windowInWords(comingDueDays))
})
