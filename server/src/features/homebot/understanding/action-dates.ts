import type { PlainDate } from '@home-pulse/contract/primitives'
import { addDays, addMonths, daysInMonthOf } from '@home-pulse/lifecycle/plain-date'
import { es, type ParsedResult, parse } from 'chrono-node'
import { monthNames, monthOf, seasons } from './words/calendar.ts'

/** The meaning of an ambiguous date such as "on Friday": the next Friday (`future`) or the last one (`past`). */
type Direction = 'future' | 'past'

/** Matches a day of the month without a month: "the 3rd". Does not match "the 3rd of May" or "the 3rd floor". */
export const ordinalDay = /\bthe ([12]?[1-9]|[123]0|31)(?:st|nd|rd|th)\b(?! of| floor)/i

/**
 * Returns the nearest date with this day of the month. `future` returns the first such date after `from`, and `past`
 * the last one up to `from`. Skips months that are too short.
 */
export function nearestDate(day: number, from: PlainDate, direction: Direction): PlainDate {
  const monthStart = `${from.slice(0, 7)}-01`
  for (let months = 0; ; months += direction === 'future' ? 1 : -1) {
    const date = addDays(addMonths(monthStart, months), day - 1)
    const exists = day <= daysInMonthOf(addMonths(monthStart, months))
    if (exists && date > from === (direction === 'future')) return date
  }
}

/**
 * Replaces short names of weekdays that chrono-node does not know. Removes words such as "sat" in "sat on the roof",
 * which are no weekday.
 */
const shortDays: readonly (readonly [RegExp, string])[] = [
  [/\btues\b\.?/gi, 'tuesday'],
  [/\bweds\b\.?/gi, 'wednesday'],
  [/\bsat(?= (?:on|in|down|there|here|by)\b)|(?<=\bthe )sun\b/gi, ''],
]

/**
 * Replaces expressions that chrono-node does not know. "On the 3rd" becomes a full date: the next such day, or the last
 * one for a past event. A season becomes its middle month.
 */
function withDays(text: string, today: PlainDate, direction: Direction): string {
  return shortDays
    .reduce((words, [short, full]) => words.replace(short, full), text)
    .replace(/\bon the first\b(?! of)/i, 'on the 1st')
    .replace(
      new RegExp(`\\b(?:on|that|it|to|for) ${ordinalDay.source}`, 'i'),
      (_, day: string) => `on ${nearestDate(Number(day), today, direction)}`,
    )
    .replace(
      /\b(?:(?:next|this|to the|to|in the|in|for|until|till|by) )?(spring|summer|fall|autumn|winter)(?:(?: of)? (20\d\d)|$)/i,
      (_, season: string, year = '') =>
        `in ${monthNames[(seasons[season.toLowerCase()]?.months[1] ?? 1) - 1]} ${year}`.trim(),
    )
}

/**
 * Finds dates with chrono-node. The reference time is noon in UTC, so that the time zone of the server cannot change a
 * date.
 */
export function datesIn(said: string, today: PlainDate, direction: Direction): ParsedResult[] {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 'UTC' }
  const text = withDays(said, today, direction)
  const forwardDate = direction === 'future'
  // Ignores years before 1901, because chrono-node finds the year 940 in "May 15, 940 dollars".
  const found = parse(text, reference, { forwardDate }).filter(({ start }) => (start.get('year') ?? 0) > 1900)
  if (found.length > 0) return found
  // chrono-node does not recognize a short month name without a day, so it is replaced by the full name.
  const inFull = text.replace(
    /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i,
    (name) => monthNames[monthOf(name) - 1] ?? name,
  )
  return inFull === text
    ? es.parse(text, reference, { forwardDate })
    : parse(inFull, reference, { forwardDate })
}

export function firstDate(text: string, today: PlainDate, direction: Direction): PlainDate | undefined {
  const [when] = datesIn(text, today, direction)
  return when && dayOf(when, today, direction)
}

/**
 * Returns the new day if a message corrects an offer. If the message names no month or year, those of the offered day
 * remain.
 */
export function correctedDay(
  message: string,
  offeredOn: PlainDate | undefined,
  today: PlainDate,
  direction: Direction,
): PlainDate | undefined {
  const day = Number(ordinalDay.exec(message)?.[1])
  const inMonth =
    day && offeredOn ? nearestDate(day, addDays(`${offeredOn.slice(0, 7)}-01`, -1), 'future') : ''
  if (inMonth > today) return inMonth
  const year = onlyYear.exec(message)?.[1]
  if (year !== undefined && offeredOn && direction === 'future') return `${year}${offeredOn.slice(4)}`
  const [when] = datesIn(message, today, direction)
  const on = when && dayOf(when, today, direction)
  const keepsYear = offeredOn && direction === 'future' && monthOnly.test(message) && !/\d{4}/.test(message)
  const inYear = on && keepsYear ? `${offeredOn.slice(0, 4)}${on.slice(4)}` : ''
  return inYear > today ? inYear : on
}
/** Matches a correction that states only a year: "hmm, make it 2032". */
const onlyYear =
  /^(?!.*\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter))\D{0,30}\b(20[2-9]\d)(?: then| instead)?\W{0,3}$/i
const monthOnly = new RegExp(`\\b(?:${monthNames.join('|')})\\b`, 'i')

/** Returns July 1 of a year that the text names without a month: "in 2030" becomes July 1, 2030. */
export const yearIn = (text: string): PlainDate | undefined => {
  const year = /\b(?:in|for|to|until|till|of|en|para) (20\d\d)\b/.exec(text)?.[1]
  return year === undefined ? undefined : `${year}-07-01`
}

export const dayOf = ({ start }: ParsedResult, today: PlainDate, direction: Direction): PlainDate => {
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')]
  const on = [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-')
  // "On Saturday" means the last Saturday if the message is about a past event.
  if (direction === 'past' && on > today && start.isCertain('weekday') && !start.isCertain('day'))
    return addDays(on, -7)
  return direction === 'future' && on < today && !start.isCertain('year') ? addMonths(on, 12) : on
}

/** Returns the text without its first date. Also removes the preposition before that date. */
export function withoutDate(said: string, today: PlainDate, direction: Direction = 'past'): string {
  const [when] = datesIn(said, today, direction)
  if (!when) return said
  const day = when.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const words = new RegExp(`(?:\\b(?:on|in|by|at|every|el|para el|en) (?:the )?)?${day}`, 'i')
  return withDays(said, today, direction).replace(words, ' ')
}

const toCome =
  /\b(?:will|is|are|moves?|leaves?|starts?|ends?|until|by|due) .*?\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b(?!.*\b20\d\d\b)/i

/** Adds the year to a future month, so that a note is still clear years later: "moves out end of February 2027". */
export function withYear(text: string, today: PlainDate): string {
  const [found] = toCome.exec(text) ?? []
  const on = found && firstDate(text, today, 'future')
  return found && on ? text.replace(found, `${found} ${on.slice(0, 4)}`) : text
}

export interface LeaseTerm {
  readonly on: PlainDate | undefined
  readonly months: number | undefined
}

/** Matches the length of a lease, such as "another 12 months". It must not be mistaken for a date. */
export const leaseTerm =
  /\b(?:for )?(another|one|two|three|\d+|an?(?! month))(?: more)?[ -](month|year)s?\b|\b(?:months?|years?)\b/gi
const counts: Readonly<Record<string, number>> = { two: 2, three: 3 }

export function termIn(text: string, today: PlainDate): LeaseTerm {
  const [found] = [...text.matchAll(leaseTerm)].filter(([, count]) => count !== undefined)
  const [, count = '', unit = ''] = found ?? []
  const many = counts[count.toLowerCase()] ?? (Number(count) || 1)
  return {
    on: firstDate(text.replace(leaseTerm, ' '), today, 'future'),
    months: found ? many * (unit.toLowerCase() === 'year' ? 12 : 1) : undefined,
  }
}
