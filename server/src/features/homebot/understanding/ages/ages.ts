import type { PlainDate } from '@home-pulse/contract/primitives'
import { Temporal } from 'temporal-polyfill'
import { isUnrealized } from '../denial.ts'
import type { Clause } from '../words/clauses.ts'
import { yearsAgo } from './age-days.ts'
import { agePatterns } from './age-patterns.ts'

export interface Age {
  readonly installedOn: PlainDate
  /** The age that the component has today, in whole years. */
  readonly years: number
  /**
   * The first and last year of a span: "under Obama". `installedOn` is in its middle. "Older than me" is a span that
   * begins in `earliestYear`, and `installedOn` is at its end.
   */
  readonly span?: { readonly from: number; readonly to: number } | undefined
  /** The position of the age in the list of words. */
  readonly at: number
}

/** The first year of the span for an age with only a lower limit, such as "older than me". */
export const earliestYear = 1900

const notCounted =
  '(?! ?(?:out|outside|dollars|bucks|percent|%|degrees|inch|inches|gallons?|gal|sq|square|feet|ft|units?|homes|houses|properties|loads|times|cycles|tons?|amps?|volts?|watts?|btu|minutes|mins|hours|hrs|days|weeks|months|or|to|am(?! i\\b)|pm|seconds|bids|quotes|kids|people|of|ppm|psi|ply|tab|shingles|cracks|burners|zones|\\d))'
const hedges =
  '(?: (?:both|each|about|around|like|roughly|going on|pushing|almost|nearly|only|just|now|already|at|exactly|barely|approx|approximately|over|maybe|probably|turning|hitting))*'

/** Matches a number without a unit after the name of a component: "roof 22", "the fridge, which is 8". */
const besideNames = new RegExp(
  `(?:[A-Z_]{4,})(?: (?:which|that|thats))?(?: is| are)?${hedges} (\\d{1,3})(?= ?(?:$|[.?](?!\\d)| and a half|[A-Z_]{4,}|how|when|should|is|am|are|can|would|did|has|have|i|we|will|still|so|and|but|what|which|years?|do|does|any|who|worth|old|replace|fix|time|my|the|started|it|keeps|with|STILL))${notCounted}`,
  'g',
)
/** Patterns for numbers without a unit. They are used only if no other age was found. */
const bareNumbers: readonly RegExp[] = [
  /\b(?:age|aged|edad)(?: is| of)? (\d{1,3})\b/g,
  new RegExp(
    `(?:[A-Z_]{4,}|[A-Z_]{4,} (?:beneath|under|below|above|behind|beside|in|on|at|over|outside|upstairs|downstairs)(?: \\S+){0,3}|[A-Z_]{4,} (?:that|which)(?: (?!is |are )\\S+){1,5}|\\bit|\\bthat|\\bone|\\bmine|\\bours|\\bthey|\\bthis|\\bes|\\bunit|\\btiene) (?:is|are|was|tiene|must be|has to be)${hedges} (\\d{1,3})\\b${notCounted}`,
    'g',
  ),
  /\b(?:going on|pushing) (\d{1,3})\b(?! (?:years|yrs|percent|dollars|bucks))/g,
  /\bat (\d{1,2})(?= (?:[.]|is|should|how|when))/g,
  /^(?!.*\b(?:stays?|keeps?|says|set|holds?|runs|thermostat|house|degrees)\b)(?=.*[A-Z_]{4}).*\bat (\d{1,2})$/g,
  /\bis (\d{1,2}) (?:very |too |so |really )?old\b/g,
  /^(?:and |so |what (?:about|if) |if |it is |it was |at |about |maybe |probably |like |around |i think )*(\d{1,3})$/g,
]

/** A number above this one without a unit is a sum of money, not an age in years. */
const oldest = 150

/**
 * Finds all ages in a question, in their order. `maskedText` is the text of a parsed question. `clauses` are the parts
 * of the question. They show to what each age belongs.
 */
export function findAges(maskedText: string, clauses: readonly Clause[], today: PlainDate): Age[] {
  const now = Temporal.PlainDate.from(today)
  const words = maskedText.split(' ')
  const found: (Age & { readonly from: number })[] = []
  const aged = (on: Temporal.PlainDate) => ({
    installedOn: on.toString(),
    years: on.until(now, { largestUnit: 'years' }).years,
  })
  const taken: { readonly from: number; readonly at: number }[] = []
  const add = (
    match: RegExpMatchArray,
    read: (at: number) => Temporal.PlainDate | 'none' | undefined,
    isLeast = false,
  ) => {
    const at = maskedText.slice(0, match.index).split(' ').length - 1
    const end = at + match[0].split(' ').length - 1
    if ([...found, ...taken].some((other) => other.from <= end && other.at >= at)) return
    const on = read(end)
    if (!on) return
    if (on === 'none') {
      taken.push({ from: at, at: end })
      return
    }
    const [, from, to] = /\b(\d{4})to(\d{4})\b/.exec(match[0]) ?? []
    const years = isLeast ? [earliestYear, on.year] : from && to ? [Number(from), Number(to)] : undefined
    const span = years && { span: { from: years[0] ?? earliestYear, to: years[1] ?? on.year } }
    found.push({ ...aged(on), ...span, from: at, at: end })
  }
  const clauseAt = (at: number) => {
    const clause = clauses.find(({ from, to }) => from <= at && at < to)
    return clause ? words.slice(clause.from, clause.to).join(' ') : maskedText
  }
  for (const [pattern, read, least] of agePatterns)
    for (const match of maskedText.matchAll(pattern)) {
      const start = match.index
      const before = maskedText.slice(Math.max(0, start - 60), start)
      const after = maskedText.slice(start + match[0].length, start + match[0].length + 30)
      add(
        match,
        (at) =>
          isUnrealized(before) && !/^\s*old\b/.test(after)
            ? 'none'
            : read(match, { before, after, clause: clauseAt(at) }, now),
        least !== undefined,
      )
    }
  const bare = found.length === 0 ? [besideNames, ...bareNumbers] : [besideNames]
  // A number alone between commas is an age: "Maytag dryer, eleven, going strong".
  for (const { from, to } of clauses) {
    const alone =
      /^(?:(?:[a-z]+ ){0,3}[A-Z_]{4,} (?:is |are )?)?(?:about |around |maybe |only |almost |nearly )?(\d{1,3})(?: ish)?(?: \.)?$/.exec(
        words.slice(from, to).join(' '),
      )
    if (alone && Number(alone[1]) <= oldest && found.length === 0 && /[A-Z_]{4,}/.test(maskedText))
      found.push({ ...aged(yearsAgo(now, Number(alone[1]))), from, at: to - 1 })
  }
  for (const pattern of bare)
    for (const match of maskedText.matchAll(pattern))
      if (Number(match[1]) <= oldest) add(match, () => yearsAgo(now, Number(match[1])))
  const inOrder = found.sort((one, other) => one.at - other.at)
  return inOrder
    .filter((age, index) => !isMadeExact(age, inOrder[index + 1], words))
    .map(({ from: _from, ...age }) => age)
}

/** Returns true if the next age is an exact year that makes a vague age exact: "under Obama, so like 2012". */
const isMadeExact = (age: Age, next: Age | undefined, words: readonly string[]): boolean =>
  age.span !== undefined &&
  next !== undefined &&
  next.span === undefined &&
  !words.slice(age.at, next.at).some((word) => /^[A-Z_]{4,}$/.test(word))
