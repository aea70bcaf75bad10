import { Temporal } from 'temporal-polyfill'

/**
 * A pattern for an age, and a function that returns the installation day. The function returns 'none' if the words
 * are not an age and later patterns must skip them. `least` marks a minimum age: "older than me".
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
 * Returns the day in that year with today's month and day, so that the age in whole years is the difference of the
 * years. Returns January 1 for the current year. Returns undefined for a later year or one before 1900.
 */
export const sameDayInYear = (year: number, today: Temporal.PlainDate) => {
  if (year < 1900 || year > today.year) return undefined
  return Temporal.PlainDate.from({
    year,
    month: year === today.year ? 1 : today.month,
    day: year === today.year ? 1 : Math.min(today.day, 28),
  })
}
