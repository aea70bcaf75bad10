import type { PlainDate } from '@home-pulse/contract/primitives'
import { Temporal } from 'temporal-polyfill'

/** How long something has stood there, as a question says it. */
export interface Age {
  readonly installedOn: PlainDate
  /** Whole years today. */
  readonly years: number
  /** Where it stands among the words. */
  readonly at: number
}

/** What is said to be so many years is no age after these: it is a span, a wish or a warranty. */
const beforeSpan =
  /\b(in|next|within|every|each|another|last|lasts|lasted for|than|coming|plus|first|for the next|over the next|past|cada|en|proximos|dentro de|per) (the |about |only |just |around |at least |up to |los )?$/
const afterSpan =
  /^\s*(warranty|warrantee|guarantee|from now|left|longer|more\b|remaining|shingle|architectural|asphalt|term|loan|lease|mortgage|plan|garantia|mas\b|until|till|to go)/
const isStated = /^\s*(old|of age|of use|of service|de edad|de antiguedad|de uso|de viejo|now\b)/

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const seasons: Readonly<Record<string, number>> = { spring: 4, summer: 7, fall: 10, autumn: 10, winter: 1 }

const number = String.raw`(?:about |around |roughly |almost |nearly |like )?(\d+(?:\.\d+)?)(?: and (?:a )?(half))?`
const unit = `(years?|yrs?|yr|yers?|yo|y|anos?|months?|mos?|meses|mes|decades?|decadas?|weeks?|semanas?)`

type Reading = (
  match: RegExpMatchArray,
  before: string,
  after: string,
  today: Temporal.PlainDate,
) => Temporal.PlainDate | undefined

const ago = (today: Temporal.PlainDate, years: number) =>
  today.subtract({ months: Math.round(Math.min(years, 2000) * 12) })

const perYear = (name: string) =>
  /^(month|mo|mes)/.test(name) ? 12 : /^(week|semana)/.test(name) ? 52 : /^dec/.test(name) ? 0.1 : 1

/** A year of four digits is the middle of it, so that the whole years are right on most days; this year's is its start. */
const inYear = (year: number, today: Temporal.PlainDate) => {
  if (year < 1900 || year > today.year) return undefined
  return Temporal.PlainDate.from({
    year,
    month: year === today.year ? 1 : today.month,
    day: year === today.year ? 1 : Math.min(today.day, 28),
  })
}

const readings: readonly (readonly [RegExp, Reading])[] = [
  [
    new RegExp(`\\b(${months}) (?:of )?(?:\\d{1,2} )?((?:19|20)\\d\\d)\\b`, 'g'),
    ([, month = '', year], _before, _after, today) => {
      const on = Temporal.PlainDate.from({
        year: Number(year),
        month: monthNames.indexOf(month.slice(0, 3)) + 1,
        day: 1,
      })
      return Temporal.PlainDate.compare(on, today) <= 0 ? on : undefined
    },
  ],
  [
    new RegExp(`${number} ${unit}\\b`, 'g'),
    ([, digits, half, name = ''], before, after, today) => {
      const isSpan = (beforeSpan.test(before) && !/^\s*(old|ago)/.test(after)) || afterSpan.test(after)
      if (isSpan && !isStated.test(after)) return undefined
      if (name === 'y' && !/^\s*(old)?\b/.test(after)) return undefined
      return ago(today, (Number(digits) + (half ? 0.5 : 0)) / perYear(name))
    },
  ],
  [
    /\b(?:a|one|half a|1) decade old\b/g,
    ([text], _b, _a, today) => ago(today, text.startsWith('half') ? 5 : 10),
  ],
  [
    /\bover a decade\b|\bmore than a decade\b|\b(?:a|one) decade ago\b/g,
    (_m, _b, _a, today) => ago(today, 10),
  ],
  [
    /\b(?:a )?couple (?:of )?(years?|yrs?|months?)\b/g,
    ([, name = ''], before, after, today) =>
      beforeSpan.test(before) || afterSpan.test(after) ? undefined : ago(today, 2 / perYear(name)),
  ],
  [
    /\b(?:a|one|1|un) (?:half )?(year|ano)(?: and a (half))?(?: old| ago)\b/g,
    ([text, , half], _b, _a, today) => ago(today, text.includes('half year') ? 0.5 : half ? 1.5 : 1),
  ],
  [/\bhalf a year old\b/g, (_m, _b, _a, today) => ago(today, 0.5)],
  [
    /\b(?:in|since|from|de|del|desde|en|circa|around|about|back in|a|year|el|model|is|built|new|installed|bought|dated|says|[A-Z_]+|,|\.|^) ?((?:19|20)\d\d)\b(?! (?:dollars|bucks|for|to))/g,
    ([, year], before, _after, today) =>
      /\b(by|until|till|before|before the end of|para|antes de)\s*$/.test(before)
        ? undefined
        : inYear(Number(year), today),
  ],
  [
    /\b((?:19|20)\d\d) (?:model|[A-Z_]+|era|vintage|install|unit)\b/g,
    ([, year], _b, _a, today) => inYear(Number(year), today),
  ],
  [
    /\bin '?(0\d|9\d|1\d|2\d)\b(?! (?:years|yrs|months|weeks|days|hours|minutes|percent|degrees))/g,
    ([, year], before, _a, today) =>
      /\b(installed|bought|put|built|purchased|made|replaced|got it)\b[^.]{0,30}$/.test(before)
        ? inYear(Number(year) + (Number(year) > today.year % 100 ? 1900 : 2000), today)
        : undefined,
  ],
  [
    /\b(?:last|this past) (spring|summer|fall|autumn|winter|year|month|week)\b/g,
    ([, when = ''], before, _after, today) => {
      if (
        !/\b(install\w*|bought|put|got|new|replaced|purchased|since|built|from|did|done|redone|laid|poured)\b/.test(
          before,
        )
      )
        return undefined
      if (when === 'year') return today.subtract({ years: 1 })
      if (when === 'month') return today.subtract({ months: 1 })
      if (when === 'week') return today.subtract({ weeks: 1 })
      const on = today.with({ month: seasons[when] ?? 1, day: 15 })
      // Said in November, 'last fall' is the one before this.
      return Temporal.PlainDate.compare(on, today.subtract({ months: 3 })) <= 0
        ? on
        : on.subtract({ years: 1 })
    },
  ],
  [
    /\bbrand ?new\b|\bnew out of the box\b|\brecien (?:instalad|comprad)\w+|\bnuevecit\w+/g,
    (_match, before, after, today) =>
      /\b(a|buy|get|want|need|for|cost|of|price|un|una)\s*$/.test(before) &&
      !/\b(have|has|got|bought|installed|put in|with)\b/.test(before)
        ? undefined
        : /^\s*(cost|price|would cost)/.test(after)
          ? undefined
          : today,
  ],
  [
    /\b(?:just|recently|newly) (?:bought|installed|put in|got|purchased|replaced|had (?:it|one|a) (?:\w+ )?installed|been installed)\b|\binstalled (?:today|yesterday|this (?:week|month))\b|\b(?:[A-Z_]+|it) is new\b|\b(?:my|our|the) new (?=[A-Z])|\bzero years? old\b|\bless than a year old\b/g,
    (_m, before, _a, today) => (/\bif i $/.test(before) ? undefined : today),
  ],
]

/** Bare numbers that can only be an age: "age 12", "is 12", or an answer that is nothing but a number. */
const bareNumbers: readonly RegExp[] = [
  /\b(?:age|aged|edad)(?: is| of)? (\d{1,3})\b/g,
  /(?:[A-Z_]+|\bit|\bthat|\bone) is(?: about| around| like| roughly| going on| pushing| almost| nearly| only| now| already)* (\d{1,3})\b(?! ?(?:dollars|bucks|percent|%|degrees|inch|inches|gallons?|gal|sq|square|feet|ft|units?|homes|houses|properties|loads|times|cycles|tons?|amps?|volts?|watts?|btu|minutes|hours|days|weeks|months|or|to))/g,
  /(?:[A-Z_]+)(?: about| around)? (\d{1,3})(?= ?(?:$|\.|how|when|should|is|will))/g,
  /\b(?:going on|pushing) (\d{1,3})\b(?! (?:years|yrs|percent|dollars))/g,
  /^(?:it is |about |maybe |probably |like |around |i think )*(\d{1,3})$/g,
]

/** All ages in a question, in their order. `gist` is what `findMentions` leaves, joined by spaces. */
export function findAges(gist: string, today: PlainDate): Age[] {
  const now = Temporal.PlainDate.from(today)
  const found: Age[] = []
  const add = (match: RegExpMatchArray, on: Temporal.PlainDate | undefined) => {
    if (!on) return
    const at = gist.slice(0, match.index).split(' ').length - 1
    if (found.some((age) => Math.abs(age.at - at) < 3)) return
    found.push({ installedOn: on.toString(), years: on.until(now, { largestUnit: 'years' }).years, at })
  }
  for (const [pattern, read] of readings)
    for (const match of gist.matchAll(pattern)) {
      const start = match.index
      add(
        match,
        read(
          match,
          gist.slice(Math.max(0, start - 60), start),
          gist.slice(start + match[0].length, start + match[0].length + 30),
          now,
        ),
      )
    }
  if (found.length === 0)
    for (const pattern of bareNumbers)
      for (const match of gist.matchAll(pattern)) add(match, ago(now, Number(match[1])))
  return found.sort((one, other) => one.at - other.at)
}
