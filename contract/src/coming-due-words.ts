import { comingDueDays } from './vocabulary.ts'
import { formatCount } from './wording.ts'

/** Returns a number of days in words: `a year`, `2 years`, `400 days`. */
export function windowInWords(days: number): string {
  if (days % 365 !== 0) return `${formatCount(days)} days`
  return days === 365 ? 'a year' : `${days / 365} years`
}

/** The coming-due window in words, to follow "within" in a sentence. */
export const comingDueInWords = windowInWords(comingDueDays)
