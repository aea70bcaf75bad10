import { comingDueDays } from './vocabulary.ts'

/** A number of days in words, after "within". */
export function windowInWords(days: number): string {
  if (days % 365 !== 0) return `${days.toLocaleString('en-US')} days`
  return days === 365 ? 'a year' : `${days / 365} years`
}

/** The window in words, after "within": `a year`, `2 years`, `400 days`. */
export const comingDueInWords = windowInWords(comingDueDays)
