import type { PlainDate } from '@home-pulse/contract/primitives'
import { yearsBetween } from '@home-pulse/lifecycle/plain-date'
import { chanceOfLasting, type Forecast } from '@home-pulse/lifecycle/survival/forecast'
import { inPercent } from '@home-pulse/lifecycle/wording'
import { type Known, requestOf } from './forecasts.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The chance that it still works on a day, in two sentences: the figure, and what it rests on. */
export function oddsOf(
  subject: Known,
  which: string,
  { until, today }: { readonly until: PlainDate; readonly today: PlainDate },
  { ageYears }: Pick<Forecast, 'ageYears'>,
): string {
  const chance = chanceOfLasting(requestOf(subject, today), yearsBetween(today, until))
  const inTen = Math.round(chance * 10)
  const words =
    inTen === 0 ? 'less than 1 in 10' : inTen === 10 ? 'more than 9 in 10' : `about ${inTen} in 10`
  return `The chance that ${which} still works on ${dayFormat.format(new Date(`${until}T00:00:00Z`))} is ${inPercent(chance)}: ${words} of those that are ${Math.floor(ageYears)} years old today.`
}
