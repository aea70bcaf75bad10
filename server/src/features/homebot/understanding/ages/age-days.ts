import { Temporal } from 'temporal-polyfill'

/**
 * A pattern for an age, and a function that returns the installation day. If the function returns 'none', the matched
 * words are not an age, and later patterns skip them. `least` marks a minimum age: "older than me".
 */
export type AgePattern = readonly [RegExp, Read, 'least'?]

type Read = (
  match: RegExpMatchArray,
  around: { readonly before: string; readonly after: string; readonly clause: string },
  today: Temporal.PlainDate,
) => Temporal.PlainDate | 'none' | undefined

export const yearsAgo = (today: Temporal.PlainDate, years: number): Temporal.PlainDate =>
  today.subtract({ months: Math.round(Math.min(years, 2000) * 12) })

/**
 * Returns today's month and day in a given year. The age in whole years is then the difference of the years. Returns
 * January 1 for the current year, and undefined for years before 1900 or in the future.
 */
export const sameDayInYear = (year: number, today: Temporal.PlainDate) => {
  if (year < 1900 || year > today.year) return undefined
  return Temporal.PlainDate.from({
    year,
    month: year === today.year ? 1 : today.month,
    day: year === today.year ? 1 : Math.min(today.day, 28),
  })
}
