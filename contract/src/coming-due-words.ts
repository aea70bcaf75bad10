import { comingDueDays } from './vocabulary.ts'
import { formatCount } from './wording.ts'

/** Returns a number of days in words: `a year`, `2 years`, `400 days`. */
export function windowInWords(days: number): string {
  if (days % 365 !== 0) return `${formatCount(days)} days`
  return days === 365 ? 'a year' : `${days / 365} years`
}

/** The window in which a component counts as coming due, in words: `a year`. Sentences use it after "within". */
export const comingDueInWords = windowInWords(comingDueDays)
