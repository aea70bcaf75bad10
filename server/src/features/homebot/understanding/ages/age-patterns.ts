import { Temporal } from 'temporal-polyfill'
import { anyMonth, monthOf, seasons } from '../words/calendar.ts'
import {
  aboutOthers,
  belongsToHouse,
  belongsToOthers,
  belongsToRelative,
  followsDuration,
  inServiceFor,
  lastingFor,
  precedesDuration,
  statesAge,
} from './age-context.ts'
import { type AgePattern, sameDayInYear, yearsAgo } from './age-days.ts'

const number = String.raw`(?:about |around |roughly |almost |nearly |like )?(\d+(?:\.\d+)?)(?: and (?:a )?(half))?`
const unit = `(years?|yrs?|yr|yers?|yo|y(?! (?:el|la|los|las|un|una|me|mi|se|que|no|le|ya|ahora)\\b)|anos?|anitos|months?|mos?|meses|mes|decades?|decadas?|weeks?|semanas?)`
/** A pattern for words about the installation or purchase of a component. */
const install =
  'installed?|instal\\w+|bought|put|built|purchased|made|manufactured|mfg|mfd|replaced|got|poured|laid|paved|done|redone|dated|went|came|new|old|comprad[oa]|compramos|compre|puse|puesto|pusieron|[A-Z_]{4,}'

const perYear = (name: string) =>
  /^(month|mo|mes)/.test(name) ? 12 : /^(week|semana)/.test(name) ? 52 : /^dec/.test(name) ? 0.1 : 1

const inMonth = (year: number, month: number, today: Temporal.PlainDate) => {
  if (month < 1 || month > 12) return undefined
  const on = Temporal.PlainDate.from({ year, month, day: 1 })
  return Temporal.PlainDate.compare(on, today) <= 0 ? on : undefined
}

const coming = 'bought|buy|got|moved|purchased|inherited|took over|closed|came with'
const oldThen =
  '(?:was|were|prob|probably|maybe|about|it is|like) (?:already (?:there |here |in place )?(?:about |like )?(\\d{1,2})\\b|(?:about |like |around )?(\\d{1,2})(?: years?| yrs)?(?: old)? (?:already|then|at the time|by then|when))(?: (?:years?|yrs))?(?: old)?(?: (?:then|at the time|by then))?'

/** Patterns that add two numbers: the age at an earlier event such as a move, and the time since that event. */
const earlierAges: readonly AgePattern[] = [
  [
    /\bwhen (?:we|i|they|my \S+) (?:\S+ ){0,5}?((?:19|20)\d\d)(?: \S+){0,4}? (?:was|were) (\d{1,2})\b(?! (?:thousand|hundred|percent|degrees|dollars))/g,
    ([, year, then], _around, today) => sameDayInYear(Number(year), today)?.subtract({ years: Number(then) }),
  ],
  // Example: "the owner installed it 5 years before selling, and we bought 8 years ago".
  [
    /\b(\d{1,2}) (?:years?|yrs) before (?:selling|we|i|they|my \S+|moving|buying|the sale|closing)\b(?: \S+){0,10} (\d{1,2}) (?:years?|yrs)\b/g,
    ([, then, since], _around, today) => yearsAgo(today, Number(then) + Number(since)),
  ],
  // Examples: "It was 5 years old when we moved in in 2015", "It was 5 years old when we moved in 8 years ago".
  [
    /\b(\d{1,2})(?: years?| yrs)?(?: old)?(?: already)? when (?:we|i|they|my \S+) (?:\S+ ){1,6}?(?:in )?((?:19|20)\d\d)\b/g,
    ([, then, year], _around, today) => sameDayInYear(Number(year), today)?.subtract({ years: Number(then) }),
  ],
  [
    /\b(\d{1,2})(?: years?| yrs)?(?: old)?(?: already)? when (?:we|i|they|my \S+) (?:\S+ ){1,6}?(\d{1,2}) (?:years?|yrs) ago\b/g,
    ([, then, since], _around, today) => yearsAgo(today, Number(then) + Number(since)),
  ],
  // Example: "It is as old as my 12 year old".
  [
    /\b(?:same age as|as old as) (?:my |our |the |his |her )?(\d{1,3}) (?:years?|yrs?)(?: old)?\b/g,
    ([, years], _around, today) => yearsAgo(today, Number(years)),
  ],
  // Examples: "We moved in in 2015 and it was already 5 years old", "We moved in 8 years ago and it was already 5 years old".
  [
    new RegExp(`\\b(?:${coming})\\b(?: \\S+){0,6}? ((?:19|20)\\d\\d)\\b(?: \\S+){0,6}? ${oldThen}`, 'g'),
    ([, year, then, or], _around, today) =>
      sameDayInYear(Number(year), today)?.subtract({ years: Number(then ?? or) }),
  ],
  [
    new RegExp(
      `\\b(?:${coming})\\b(?: \\S+){0,6}? (\\d{1,2}) (?:years?|yrs) (?:ago|back)\\b(?: \\S+){0,6}? ${oldThen}`,
      'g',
    ),
    ([, since, then, or], _around, today) => yearsAgo(today, Number(since) + Number(then ?? or)),
  ],
]

/** All patterns for ages. The first pattern that matches decides, so exact patterns come before general ones. */
export const agePatterns: readonly AgePattern[] = [
  ...earlierAges,
  [
    /\bolder than (?:me|i am)\b.*\bi am (\d{2})\b|\bi am (\d{2})\b.*\bolder than (?:me|i am)\b/g,
    ([, after, before], _around, today) => yearsAgo(today, Number(after ?? before)),
    'least',
  ],
  // Examples: "older than my 10 year old", "older than my son, he is 19", "older than my kid and hes 24".
  [
    /\bolder than (?:my|our) (?:(\d{1,2}) (?:years?|yrs?|yo)\b(?: old)?|\S+ (?:(?:who|and|he|she|they|is|are|hes|shes|just|turned) )+(\d{1,2})\b)/g,
    ([, before, after], _around, today) => yearsAgo(today, Number(before ?? after)),
    'least',
  ],
  // Examples: "It was already here when we bought in 09", "It was already here when we moved in 8 years ago".
  [
    /\b(?:already|was|were|came with) (?:\S+ ){0,3}?when (?:we|i|they) (?:bought|moved|got|closed|purchased)(?: (?!was|were)\S+){0,4}? (?:((?:19|20)\d\d)|in ([012]\d)|(\d{1,2}) (?:years?|yrs) ago)\b/g,
    ([, year, short, years], _around, today) =>
      years ? yearsAgo(today, Number(years)) : sameDayInYear(Number(year ?? `20${short}`), today),
    'least',
  ],
  // A full date keeps its exact day. A few weeks can change the age in whole years.
  [
    new RegExp(`\\b(${anyMonth}) (\\d{1,2})(?:st|nd|rd|th)? (?:of |in )?((?:19|20)\\d\\d)\\b`, 'g'),
    ([, month = '', day, year], { clause }, today) => {
      if (belongsToOthers(clause) || Number(day) < 1 || Number(day) > 31) return undefined
      const on = Temporal.PlainDate.from({ year: Number(year), month: monthOf(month), day: Number(day) })
      return Temporal.PlainDate.compare(on, today) <= 0 ? on : undefined
    },
  ],
  // Matches the age of a person or a house: "my 8 year old keeps slamming it", "a 12 year old house".
  [
    /\b\d{1,3} (?:years?|yrs?|yo) (?:old )?(?:keeps?|says?|said|thinks?|loves?|likes?|wants?|asks?|told|broke|slam\w*|put|pushed|pulled|opened|left|touched|got (?:into|at)|kid|son|daughter|boy|girl|child|toddler|nephew|niece|grandson|granddaughter|dog|cat|house|home|condo|cabin|building|apartment|townhouse|property|duplex|bungalow|farmhouse)\b/g,
    () => 'none',
  ],
  [
    new RegExp(`\\b(${anyMonth}) (?:of |de |del )?(?:\\d{1,2} )?((?:19|20)\\d\\d)\\b`, 'g'),
    ([, month = '', year], { clause }, today) =>
      belongsToOthers(clause) ? undefined : inMonth(Number(year), monthOf(month), today),
  ],
  [
    /\b(\d{1,3}) (?:years?|yrs) and (\d{1,2}) months?\b/g,
    ([, years, more], { clause }, today) =>
      belongsToOthers(clause) ? undefined : yearsAgo(today, Number(years) + Number(more) / 12),
  ],
  // "If it was 5 years younger" states no age. It is handled by `ageShift` instead.
  [/\b\d{1,2} (?:years?|yrs?) (?:younger|newer|older)\b(?! than (?:me|i)\b)/g, () => 'none'],
  // "A 30 year roof" names a class of shingles, not an age.
  [/\b(?:20|25|30|40|50) (?:years?|yrs?) (?=ROOF)/g, () => 'none'],
  // In "the 10 year warranty expired 3 years ago", the age is 13 years, because a warranty begins with the
  // installation.
  [
    /\b(\d{1,2}) (?:years?|yrs?) (?:\S+ ){0,2}(?:warranty|guarantee)(?: \S+){0,5} (?:ran out|expired|ended|lapsed|is up|was up) (\d{1,2}) (?:years?|yrs) ago\b/g,
    ([, span, since], _around, today) => yearsAgo(today, Number(span) + Number(since)),
  ],
  [
    /\b(?:warranty|guarantee)(?: \S+){0,3} (\d{1,2}) (?:years?|yrs?)(?: \S+){0,3} (?:ran out|expired|ended|lapsed) (\d{1,2}) (?:years?|yrs?) ago\b/g,
    ([, span, since], _around, today) => yearsAgo(today, Number(span) + Number(since)),
  ],
  [
    /\bwas born\b(?: \S+){0,6} (?:he|she) (?:is|turned|just turned) (\d{1,2})\b/g,
    ([, years], _around, today) => yearsAgo(today, Number(years)),
  ],
  [
    /\b(\d{1,2}) (?:winters|summers|seasons|christmases) (?:on|with|ago|old|for|of)\b|(?<=\b(?:for|seen|been(?: down| up| on| in| there| here)?) )(\d{1,2}) (?:winters|summers|seasons)\b/g,
    ([, years, more], _around, today) => yearsAgo(today, Number(years ?? more)),
  ],
  [
    new RegExp(`(?<![$\\d.])\\b${number} ${unit}\\b`, 'g'),
    ([, digits, half, name = ''], { before, after, clause }, today) => {
      const isOld = /^\s*(?:old|ago|back|de edad|de viej|de antiguedad|de uso|of age)/.test(after)
      if (!isOld && (precedesDuration.test(before) || followsDuration.test(after)) && !statesAge.test(after))
        return undefined
      if (!/^\s*(?:(?:old|de)\b|[A-Z_]{4,})/.test(after) && belongsToOthers(clause)) return undefined
      if (lastingFor.test(before) && !inServiceFor.test(before) && !isOld) return undefined
      if (perYear(name) === 52 && (!isOld || !new RegExp(`\\b(?:${install})\\b`).test(clause)))
        return undefined
      return yearsAgo(today, (Number(digits) + (half ? 0.5 : 0)) / perYear(name))
    },
  ],
  [
    /\b(?:a )?couple (?:of )?(years?|yrs?|months?|decades?)\b/g,
    ([, name = ''], { before, after, clause }, today) =>
      precedesDuration.test(before) || followsDuration.test(after) || belongsToOthers(clause)
        ? undefined
        : yearsAgo(today, 2 / perYear(name)),
  ],
  [
    /\b(?:a|one|1|un) (?:half )?(year|ano)(?: and a (half))?(?: old| ago)\b/g,
    ([text, , half], { before, clause }, today) => {
      if (belongsToOthers(clause)) return undefined
      if (/\b(?:not even|less than|under) $/.test(before)) return today
      return yearsAgo(today, text.includes('half year') ? 0.5 : half ? 1.5 : 1)
    },
  ],
  // Example: "it just turned 12".
  [
    /\b(?:turned|hit|reached|just turned|celebrated its|sweet|cumplio) (\d{1,2})(?:th|st|nd|rd)?\b(?! ?(?:degrees|percent|%|dollars|bucks|mph|inches|feet|times))/g,
    ([, years], { clause }, today) =>
      /\bi (turned|hit)\b/.test(clause) ? undefined : yearsAgo(today, Number(years)),
  ],
  [
    new RegExp(
      `\\b(?:turns|turning|will (?:be|turn|hit)|is about to (?:be|turn|hit)|about to turn|going to (?:be|turn)|hits) (\\d{1,2})(?: years? old| years?)?(?= (?:in (?:${anyMonth}|\\d+ (?:months|weeks|days)|a (?:month|week))|next|this|soon|before|by|on|tomorrow)|$| \\.)`,
      'g',
    ),
    ([, years], _around, today) => (Number(years) > 0 ? yearsAgo(today, Number(years) - 1) : undefined),
  ],
  // "Coming up on 8" and "coming up on its 8th birthday" mean that the component is 7 years old.
  [
    /\bcoming up on (?:its )?(\d{1,2})(?:(?:st|nd|rd|th) (?:birthday|anniversary|year))?(?= ?(?:,|\.|$|how|when|should|is|next|this|soon))/g,
    ([, years], _around, today) => yearsAgo(today, Number(years) - 1),
  ],
  [/\bin year (\d{1,2})\b/g, ([, years], _around, today) => yearsAgo(today, Number(years))],
  [
    /\b(\d{1,2})(?:st|nd|rd|th) (?:birthday|anniversary|year)\b/g,
    ([, years], _around, today) => yearsAgo(today, Number(years)),
  ],
  [
    /\b((?:19|20)\d\d)(?:to((?:19|20)\d\d))?\b(?! ?(?:dollars|dolares|pesos|usd|bucks|degrees|sq|square|feet|ft|btu|watts|gallons|psi|ppm))/g,
    ([, year, last = year], { before, after, clause }, today) => {
      if (
        /\b(?:by|until|till|before(?: (?:the|our|my|a|that)(?: end of)?)?|para|antes de|series in|cup in|next) ?$/.test(
          before,
        )
      )
        return undefined
      if (
        /[$]$|\b(?:quoted|cost|costs|paid|pay|charged|wants?|wanted|asking|price|spend) (?:me |us |about |around |only )*$/.test(
          before,
        )
      )
        return undefined
      if (
        belongsToOthers(clause, before) ||
        belongsToHouse(clause, before, after) ||
        belongsToRelative(clause)
      )
        return undefined
      return sameDayInYear(Math.round((Number(year) + Number(last)) / 2), today)
    },
  ],
  [
    /\b(?:in|since|from|circa|late|early|mid|del|de|a) ((?:[06-9]\d|1\d|2\d))\b(?! ?(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|mins?|secs?|seconds?|hrs?|percent|%|degrees|gallons?|gal|sq|square|feet|ft|inch\w*|miles|anos|or|to|units?|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)))/g,
    ([, digits], { before, clause }, today) => {
      const year = Number(digits)
      const isBrought = new RegExp(`\\b(?:${install})\\b[^.]{0,36}$`).test(before)
      return isBrought &&
        !belongsToOthers(clause) &&
        (digits?.startsWith('0') || year > 59 || year <= today.year % 100)
        ? sameDayInYear(year + (year > today.year % 100 ? 1900 : 2000), today)
        : undefined
    },
  ],
  [
    /\b(?:last|this past|past) (spring|summer|fall|autumn|winter|year|month|week|january|february|march|april|may|june|july|august|september|october|november|december)\b/g,
    ([, when = ''], { before, clause }, today) => {
      const brought =
        /\b(install\w*|delivered|arrived|bought|put|got|replaced|purchased|since|built|from|done|redone|laid|poured|went (?:on|in)|(?:was|is|are|brand|were) new|(?<!what |how much |how |why )did)\b/
      if (
        !brought.test(before) ||
        belongsToOthers(clause) ||
        /\bsince (?:the|we|i|he|she|they|my|our)\b/.test(before) ||
        /\bsince $/.test(before.replace(/\b(had|have|has|been)\b.*/, ''))
      )
        return undefined
      if (when === 'year') return today.subtract({ years: 1 })
      if (when === 'month') return today.subtract({ months: 1 })
      if (when === 'week') return today.subtract({ weeks: 1 })
      const season = seasons[when]
      const on = today.with({ month: season?.months[1] ?? monthOf(when), day: 15 })
      // In November, "last fall" means the fall of the previous year.
      return Temporal.PlainDate.compare(on, today.subtract({ months: season ? 3 : 1 })) <= 0
        ? on
        : on.subtract({ years: 1 })
    },
  ],
  [
    /\bbrand ?new\b|\bnew out of the box\b|\brecien (?:instalad|comprad)\w+|\bnuevecit\w+/g,
    (_match, { before, after }, today) =>
      (/\b(a|buy|get|want|need|for|cost|of|price|un|una)\s*$/.test(before) &&
        !/\b(have|has|got|bought|installed|put in|with)\b/.test(before)) ||
      /^\s*(cost|price|would cost)/.test(after)
        ? undefined
        : today,
  ],
  [
    /\b(?:just|recently|newly) (?:bought|installed|put in|got|purchased|replaced|had (?:it|one|a) (?:\w+ )?installed|been installed)\b|\binstalled (?:today|yesterday|this (?:week|month))\b|\b(?:[A-Z_]+|it) is new\b|\b(?:my|our|the) new (?=[A-Z])|\bzero years? old\b|\bless than a year old\b/g,
    (_match, { before, clause }, today) =>
      /\bif i $/.test(before) || aboutOthers.test(clause) ? undefined : today,
  ],
]
