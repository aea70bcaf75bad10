import { Temporal } from 'temporal-polyfill'

/** A pattern for an age, and the day that it means. */
export type AgePattern = readonly [RegExp, Read]

type Read = (
  match: RegExpMatchArray,
  around: { readonly before: string; readonly after: string; readonly clause: string },
  today: Temporal.PlainDate,
) => Temporal.PlainDate | 'none' | undefined

export const yearsAgo = (today: Temporal.PlainDate, years: number): Temporal.PlainDate =>
  today.subtract({ months: Math.round(Math.min(years, 2000) * 12) })

/**
 * A year means the middle of that year, so that the number of whole years is right on most days. The current year means
 * its start.
 */
export const middleOfYear = (year: number, today: Temporal.PlainDate) => {
  if (year < 1900 || year > today.year) return undefined
  return Temporal.PlainDate.from({
    year,
    month: year === today.year ? 1 : today.month,
    day: year === today.year ? 1 : Math.min(today.day, 28),
  })
}
