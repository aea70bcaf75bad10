import type { PlainDate } from '@home-pulse/contract/primitives'
import type { Season } from '../catalogue/tasks/task.ts'
import { addMonths, laterOf, yearsBetween } from '../plain-date.ts'

const seasons = {
  spring: { from: '03-01', to: '05-31' },
  fall: { from: '09-01', to: '11-30' },
} as const

/**
 * Returns the day itself if it is in the season, or else the nearest day in the season. If two days are equally near,
 * returns the later one.
 */
export function seasonalDay(season: Season | null, day: PlainDate): PlainDate {
  if (season === null) return day
  const { from, to } = seasons[season]
  const year = day.slice(0, 4)
  if (day >= `${year}-${from}` && day <= `${year}-${to}`) return day
  const coming = comingDay(season, day)
  const gone = addMonths(`${coming.slice(0, 4)}-${to}`, -12)
  return yearsBetween(day, coming) <= yearsBetween(gone, day) ? coming : gone
}

/** Returns the day itself if it is in the season, or else the first day of the next season. */
export function comingDay(season: Season | null, day: PlainDate): PlainDate {
  if (season === null) return day
  const { from, to } = seasons[season]
  const year = day.slice(0, 4)
  if (day > `${year}-${to}`) return addMonths(`${year}-${from}`, 12)
  return laterOf(day, `${year}-${from}`)
}

/** Returns the last day of the season in the year of a day. */
export function seasonEnd(season: Season, day: PlainDate): PlainDate {
  return `${day.slice(0, 4)}-${seasons[season].to}`
}
