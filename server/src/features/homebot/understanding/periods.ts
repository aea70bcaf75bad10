import type { PlainDate } from '@home-pulse/contract/primitives'
import { addDays, addMonths } from '@home-pulse/lifecycle/plain-date'
import { withoutAccents } from './words/accents.ts'
import { monthNames, monthOf, seasons } from './words/calendar.ts'
import type { Clause } from './words/clauses.ts'
import { namedDay } from './words/holidays.ts'

/** The period in a question about spending. */
export interface NamedPeriod {
  /** A number of years from today: "over the next 3 years", "the next 12 months". */
  readonly yearsAhead?: number | undefined
  /** A calendar year: "in 2027". `isThrough` means from today to the end of the year: "through 2027". */
  readonly calendarYear?:
    | { readonly year: number; readonly isThrough: boolean; readonly from?: number | undefined }
    | undefined
}

const coming = '(?:next|coming|following|first|proximos)'
/** The values of the number words that remain after parsing. Parsing converts all other number words to digits. */
const numbers: Readonly<Record<string, number>> = { one: 1, couple: 2, few: 3, several: 5 }
const count = `(\\d{1,3}|${Object.keys(numbers).join('|')})`
const ofYears = new RegExp(
  `\\b(?:${coming}|over(?: say| like| about| the)*) ${count}(?: of)? (?:years?|yrs?|anos?)\\b|\\b(?:month|monthly|mes) (?:for|during|por|durante) ${count} (?:years?|anos?)\\b|\\b${count} (?:years?|yrs?) (?:(?:expected|projected|total|forecast) )?(?:budget|plan|reserve|total|outlook|forecast|spend\\w*)\\b|\\b(?:presupuesto|total|plan|gasto) (?:de|a|para) ${count} anos\\b|^(?:and |what about |how about |or )?(?:for|over|in) ${count} (?:years?|anos?)(?: \\.)?$|\\b(?:the|los) (?:next|coming|following|proximos) ${count}$`,
)
const ofMonths = new RegExp(`\\b(?:${coming}|over|in|within) ${count} (?:months?|meses)\\b`)
const aYear =
  /\b(?:over|in|within|during|for) (?:the|a|one) (?:(?:next|coming|following|whole|full) )?year\b|\b(?:this|the) (?:coming|next|following) year\b/
const aDecade = /\b(?:next|coming|this|a|another) decade\b(?! (?:ago|old))/
const through =
  /\b(?:through|now and|today and|until|till|by|up to|to the end of|by the end of|hasta)(?: the end of)? (20\d\d)\b/
/** Matches a range of calendar years: "2027 to 2030". */
const fromTo = /\b(20\d\d) (?:to|through|until|thru|and|a|hasta) (20\d\d)\b/
const before = /\b(?:before|antes de(?:l)?) (20\d\d)\b/
const inYear =
  /\b(?:in|for|during|of|about|spend|budget|year|en|para) (?:the year )?(20\d\d)\b|\b(20\d\d) (?:budget|spending|costs?|expenses?|replacements?)\b/
/** Matches a year that no preposition introduces: "2027 expected spend?", "is 2028 a bad year". */
const plainYear = /(?<!\S (?:and|or|vs|to) )\b(20\d\d)\b(?! (?:vs|versus|or|and|to)\b)/
/**
 * Matches words such as "by then". They mean the time until the end of the year that the question names: "I sell in
 * 2030, what is due by then?"
 */
export const byThen = /\b(?:by|until|till?|before|up to) then\b|\bthat (?:long|far)\b|\bpara entonces\b/
const thisYear = /\b(?:this|current|the rest of the|este) (?:calendar )?(?:year|ano)\b/
const nextYear =
  /\bnext (?:calendar )?years?\b|\b(?:(?:proximo|otro|siguiente) ano|el ano (?:que viene|entrante))\b/

/** Matches words for the time until the owner leaves the home: "we stay 4 more years", "selling in 3 years". */
const leavesIn =
  /\b(?:stay(?:ing)?|be(?:ing)? here|liv(?:e|ing) here|keep(?:ing)? (?:it|this|the (?:house|home|place))|sell(?:ing)?|mov(?:e|ing)(?: out)?)(?: (?:here|it|the|this|our|house|home|place|condo|in|for|another|about|only|maybe|like|within|at most))* (\d{1,2})(?: more)? (?:years?|yrs?)\b(?! (?:old|ago))/

const numberOf = (word: string) => numbers[word] ?? Number(word)

/** Finds the period that a question names, if any. `maskedText` is the text of a parsed question. */
export function findPeriod(maskedText: string, today: PlainDate): NamedPeriod {
  const years = ofYears.exec(maskedText)?.slice(1).find(Boolean)
  if (years !== undefined) return { yearsAhead: Math.max(1, numberOf(years)) }
  const stay = numberIn(leavesIn, maskedText)
  if (stay !== undefined && stay > 0) return { yearsAhead: stay }
  const months = ofMonths.exec(maskedText)?.[1]
  if (months !== undefined) return { yearsAhead: Math.max(1, Math.ceil(numberOf(months) / 12)) }
  const [, first, end] = fromTo.exec(maskedText) ?? []
  if (first && end && first > today.slice(0, 4) && end > first)
    return { calendarYear: { year: Number(end), isThrough: true, from: Number(first) } }
  const last = through.exec(maskedText)?.[1]
  if (last !== undefined) return ofCalendar(Number(last), today, true)
  const limit = before.exec(maskedText)?.[1]
  if (limit !== undefined) return ofCalendar(Number(limit) - 1, today, true)
  const named = inYear.exec(maskedText)?.slice(1).find(Boolean)
  if (named !== undefined) return ofCalendar(Number(named), today, byThen.test(maskedText))
  const plain = plainYear.exec(maskedText)?.[1]
  if (plain !== undefined && plain > today.slice(0, 4)) return ofCalendar(Number(plain), today, false)
  if (aYear.test(maskedText)) return { yearsAhead: 1 }
  if (aDecade.test(maskedText)) return { yearsAhead: 10 }
  const now = Number(today.slice(0, 4))
  if (nextYear.test(maskedText)) return ofCalendar(now + 1, today, false)
  if (thisYear.test(maskedText)) return ofCalendar(now, today, false)
  return {}
}

/** Returns the period of a calendar year. Empty for a past year, because nothing can be planned in it. */
const ofCalendar = (year: number, today: PlainDate, isThrough: boolean): NamedPeriod =>
  year < Number(today.slice(0, 4)) ? {} : { calendarYear: { year, isThrough } }

/*
 * The patterns below match questions about the day until which a component should last: "the odds that it makes it to
 * 2030", "will it go another five years". They read `maskedText`, in which numbers are in digits.
 */
const asksOdds =
  /\b(?:making|ignor\w+|neglect\w*|risky|wait|waiting|push|stretch\w*|defer|postpone|delay|hold off|put off|puts? it off|probable|chances?|odds|probability|likely|likelihood|risk|percent(?:age)?|lasting|be around|squeeze|expect|die|fail|quit|give out|hang on|limp|(?:have|has) another|keep (?:going|running|working))\b|\b(?:last|lasts|make|makes|survive|hold|get|gets|go|see|reach|be good|good for|be fine|still (?:run|work|be)|dura|durara|llega|llegara|aguanta|aguantara|probabilidad|(?:cambio|reemplazo|espero|esperar|dejo)(?= (?:\S+ ){0,4}hasta))\b/
const inYears =
  /\b(?:another|next|coming|otros|for|more than|at least|in|within|over|wait)(?: about| around| like| roughly| maybe)? (\d{1,2})(?: more| full| good)? (?:years?|winters?|summers?)\b|\b(\d{1,2}) more (?:\w+ )?(?:years?|winters?|summers?|seasons?)\b|\b(?:otros )?(\d{1,2}) anos mas\b|\botros (\d{1,2}) anos\b/
/** Matches a number of years after a question about odds: "5 years". */
const anyYears =
  /^(?:(?:and|or|what about|how about|make (?:it|that)|over|for|in|within|after|y|en) )*(\d{1,2})$|(?<!\b(?:at|is|was|of) )\b(\d{1,2}) (?:more )?(?:\w+ )?(?:years?|winters?|summers?|anos?)\b(?! old)/
/** Matches a wish to replace a component later. */
const postpones =
  /\b(?:ignor\w+|neglect\w*|wait|push|stretch|defer|postpone|delay|put off|puts? it off|hold off|aplazar|posponer)\b/
const inMonths =
  /\b(?:another|next|coming|for|in|within) (\d{1,2})(?: more)? months?\b|\b(\d{1,2}) more months?\b/
const anotherYear = /\b(?:another|one more|a|this|the next) year\b(?! old)/
const toYear =
  /\b(?:to|until|till?|by|before|reach|reaches|see|making|off to|hasta|al|stretched to|(?:still|be)(?: \w+){1,4} in) (?:the year )?(20\d\d)\b/
const toMonth = new RegExp(
  `\\b(?:survive|past|until|till|through|to the end of|hasta|make it to|last to) (?:the )?(?:end of )?(${monthNames.join('|')})\\b(?! \\d)`,
)
/** Matches the day until which a component should last: "before april 15", "antes del 15 de abril". */
const untilDay = new RegExp(
  `\\b(?:before|by|until|till|to|past|through|antes de|antes del|hasta|hasta el|al) (?:(?:(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of| de)? )(${monthNames.join('|')})|(${monthNames.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?)\\b`,
)
const throughYear =
  /\b(?:through|past|beyond|to the end of|until the end of) (?:the year )?(20\d\d)\b|\b(?:till|until|hasta que)(?: \S+){1,8} (?:in|en) (20\d\d)\b/
const season =
  /\b(this|next|the|another|one more|through|before|by|to|till?|until)(?: the)?(?: [a-z]+){0,2} (winter|summer|spring|fall|autumn)\b/
const tellsAge =
  /\b(?:had|owned|been|seen|has|tiene|ago|back|old|put in|went on)\b|\bin year \d|\b(?:is|are) \d{1,2} (?:years?|yrs?|anos)\b/

/** Removes clauses that say how long something has lasted: "I have owned it 15 years". */
export const withoutAgeClauses = (maskedText: string, clauses: readonly Clause[]): string => {
  const words = maskedText.split(' ')
  return clauses
    .map(({ from, to }) => words.slice(from, to).join(' '))
    .filter((clause) => !tellsAge.test(clause) || asksOdds.test(clause))
    .join(' ')
}

/** Finds the day until which a component should last. Returns undefined if the question does not ask for it. */
export function findHorizon(
  maskedText: string,
  today: PlainDate,
  isAboutOdds = false,
): PlainDate | undefined {
  const stay = numberIn(leavesIn, maskedText)
  if (stay !== undefined) return addMonths(today, 12 * stay)
  if (!isAboutOdds && !asksOdds.test(maskedText)) return undefined
  // A question that says "odds" or "postpone" can name its period without a preposition: "odds it lasts 5 years".
  const isAny = isAboutOdds || saysOdds.test(maskedText) || postpones.test(maskedText)
  const years = numberIn(isAny ? anyYears : inYears, maskedText)
  if (years !== undefined) return addMonths(today, 12 * years)
  if (aDecade.test(maskedText)) return addMonths(today, 120)
  const months = numberIn(inMonths, maskedText)
  if (months !== undefined) return addMonths(today, months)
  const [, dayBefore, monthAfter, monthBefore, dayAfter] = untilDay.exec(maskedText) ?? []
  const named = monthAfter ?? monthBefore
  if (named !== undefined) {
    const { from } = monthDays(monthOf(named), today, false)
    return addDays(from, Number(dayBefore ?? dayAfter) - 1)
  }
  const holiday = namedDay(maskedText, today)
  if (holiday !== undefined) return holiday
  const through = numberIn(throughYear, maskedText)
  if (through !== undefined) return inFuture(`${through}-12-31`, today)
  const year = (isAny ? /(?<!\b(?:from|since|installed in|is a) )\b(20\d\d)\b/ : toYear).exec(maskedText)?.[1]
  if (year !== undefined) return inFuture(`${year}-01-01`, today)
  const month = toMonth.exec(maskedText)?.[1]
  if (month !== undefined) return monthDays(monthOf(month), today, false).to
  const [, limit = '', name = ''] = season.exec(maskedText) ?? []
  const until = seasons[name]
  if (until) return nextEnd(/before|by|till?|^to$/.test(limit) ? until.from : until.to, today)
  const asksNextYear = saysOdds.test(maskedText) && !byThen.test(maskedText)
  const isYear = anotherYear.test(maskedText) || nowOrLater.test(maskedText) || asksNextYear
  return isYear ? addMonths(today, 12) : undefined
}

/**
 * Matches a question that asks whether to replace a component before it fails. The answer gives the odds for the next
 * 12 months.
 */
export const nowOrLater =
  /\bnow\b.* or (?:\S+ ){0,3}(?:wait|later|hold off|let it)\b|\b(?:wait|hold off|run it|let it go)\b.*\b(?:until|till?|before)\b.*\b(?:breaks?|fails?|dies|quits?|goes)\b/

/**
 * Matches words that ask for odds. If the question names no period, the answer gives the odds for the next 12 months.
 */
export const saysOdds =
  /\b(?:chances?|odds|probability|likelihood|percent(?:age)?(?! funded)|risk|risky|how likely|probabilidad|probable)\b|\b50 (?:or )?50\b/

function numberIn(pattern: RegExp, maskedText: string): number | undefined {
  const found = pattern.exec(maskedText)?.slice(1).find(Boolean)
  return found === undefined ? undefined : Number(found)
}
const inFuture = (day: PlainDate, today: PlainDate) => (day > today ? day : undefined)
/**
 * Returns the next occurrence of a month and day that is more than 30 days away. At the end of a winter, "this winter"
 * means the next one.
 */
function nextEnd(monthAndDay: string, today: PlainDate): PlainDate {
  const year = Number(today.slice(0, 4))
  const end = `${year}-${monthAndDay}`
  return end > addDays(today, 30) ? end : `${year + 1}-${monthAndDay}`
}

export interface DayRange {
  readonly from: PlainDate
  readonly to: PlainDate
}

const namedMonth = new RegExp(
  `\\b(${monthNames.filter((name) => name !== 'may').join('|')})\\b|\\b(?:in|by|of|for|until|through|next|last|my) (may)\\b`,
)
const namedSeason = /\b(?:this|last|next|coming|by|in)(?: the)? (spring|summer|fall|autumn|winter)\b/
const namedYear = /\b(20\d\d)\b|'(\d\d)\b/

/** Matches a period from today: "in the next 6 months", "within 90 days". */
const aheadOf = new RegExp(
  `\\b(?:next|coming|within|proximos|proximas)(?: the)?(?: next)? ${count} (day|week|month|year|dia|semana|mes|ano)(?:e?s)?\\b`,
)
function lastOf(amount: number, unit: string, today: PlainDate): PlainDate {
  if (/^d/.test(unit)) return addDays(today, amount)
  if (/^(?:week|sem)/.test(unit)) return addDays(today, 7 * amount)
  return addMonths(today, /^m/.test(unit) ? amount : 12 * amount)
}

/**
 * Finds the days of a day, week, month, season or year in a message. A month without a year is the next one, or with
 * `isPast` the last one.
 */
export function findDays(
  message: string,
  today: PlainDate,
  { isPast }: { readonly isPast: boolean },
): DayRange | undefined {
  const text = withoutAccents(message).toLowerCase()
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const sunday = addDays(today, weekday === 0 ? 0 : 7 - weekday)
  const year = Number(today.slice(0, 4))
  if (/\b(?:today|tonight|hoy)\b/.test(text)) return { from: today, to: today }
  if (/\b(?:tomorrow|manana)\b/.test(text)) return { from: today, to: addDays(today, 1) }
  if (!isPast && /\b(?:end|rest) of (?:the|this) year\b|\byear end\b/.test(text))
    return { from: today, to: `${year}-12-31` }
  const [, amount, unit] = isPast ? [] : (aheadOf.exec(text) ?? [])
  if (amount && unit) return { from: today, to: lastOf(numberOf(amount), unit, today) }
  const until = isPast ? undefined : namedDay(text, today)
  if (until !== undefined) return { from: today, to: until }
  if (/\bnext week\b|\b(?:proxima semana|semana que viene)\b/.test(text))
    return { from: addDays(sunday, 1), to: addDays(sunday, 7) }
  if (/\b(?:week|weekend|saturday|sunday|semana|sabado|domingo)\b/.test(text))
    return { from: isPast ? addDays(sunday, -6) : today, to: sunday }
  const month = namedMonth.exec(text)?.slice(1).find(Boolean)
  const [, digits, short] = namedYear.exec(text) ?? []
  const named = digits ?? (short && `20${short}`)
  if (month !== undefined) return monthDays(monthOf(month), today, isPast, named)
  const [, name = ''] = namedSeason.exec(text) ?? []
  const season = seasons[name]
  if (season) {
    const { from } = monthDays(season.months[0], today, isPast, named)
    return { from, to: addDays(addMonths(from, 3), -1) }
  }
  if (/\b(?:last year|ano pasado)\b/.test(text)) return yearDays(year - 1)
  const limit = before.exec(text)?.[1]
  if (limit !== undefined && !isPast) return { from: today, to: `${Number(limit) - 1}-12-31` }
  if (named) return yearDays(Number(named))
  const monthsFromNow = /\b(?:next month|proximo mes|mes que viene)\b/.test(text)
    ? 1
    : /\b(?:last month|mes pasado)\b/.test(text)
      ? -1
      : /\b(?:month|mes)\b/.test(text)
        ? 0
        : undefined
  if (monthsFromNow !== undefined) return monthFrom(addMonths(`${today.slice(0, 7)}-01`, monthsFromNow))
  return /\b(?:this|este) (?:calendar )?(?:year|yr|ano)\b|\bytd\b/.test(text) && isPast
    ? yearDays(year)
    : undefined
}

const yearDays = (year: number): DayRange => ({ from: `${year}-01-01`, to: `${year}-12-31` })
const monthFrom = (from: PlainDate): DayRange => ({ from, to: addDays(addMonths(from, 1), -1) })

/**
 * Returns the days of a month. Without a year, this is the current or next such month. With `isPast`, it is the current
 * or last one.
 */
function monthDays(month: number, today: PlainDate, isPast: boolean, named?: string): DayRange {
  const year = Number(today.slice(0, 4))
  const difference = month - Number(today.slice(5, 7))
  const nearest = isPast && difference > 0 ? year - 1 : !isPast && difference < 0 ? year + 1 : year
  return monthFrom(`${named ?? nearest}-${String(month).padStart(2, '0')}-01`)
}
