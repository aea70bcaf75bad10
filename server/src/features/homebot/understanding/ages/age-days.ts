import { Temporal } from 'temporal-polyfill'

/** One way in which an age is told: its words, and the day that they mean. */
export type AgeReading = readonly [RegExp, Read]

type Read = (
  match: RegExpMatchArray,
  around: { readonly before: string; readonly after: string; readonly clause: string },
  today: Temporal.PlainDate,
) => Temporal.PlainDate | 'none' | undefined

export const ago = (today: Temporal.PlainDate, years: number): Temporal.PlainDate =>
  today.subtract({ months: Math.round(Math.min(years, 2000) * 12) })

/** A year of four digits is the middle of it, so that the whole years are right on most days; this year's is its start. */
export const inYear = (year: number, today: Temporal.PlainDate) => {
  if (year < 1900 || year > today.year) return undefined
  return Temporal.PlainDate.from({
    year,
    month: year === today.year ? 1 : today.month,
    day: year === today.year ? 1 : Math.min(today.day, 28),
  })
}
