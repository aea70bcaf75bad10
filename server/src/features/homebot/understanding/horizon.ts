import type { PlainDate } from '@home-pulse/contract/primitives'
import { addDays, addMonths } from '@home-pulse/lifecycle/plain-date'

/*
 * The day until which a component shall last: "the odds that it makes it to 2030", "will it go another five years".
 * The words are those of `findMentions`: numbers are digits.
 */
const asksOdds =
  /\b(?:chances?|odds|probability|likely|likelihood|risk|percent)\b|\b(?:last|lasts|make|makes|survive|hold|get|gets|go|reach|be good|be fine|still (?:run|work|be)|dura|durara|llega|llegara|aguanta|aguantara|probabilidad)\b/
const inYears =
  /\b(?:another|next|coming|otros|for|more than|at least|in|within) (\d{1,2})(?: more| full| good)? years?\b|\b(\d{1,2}) more years?\b|\b(?:otros )?(\d{1,2}) anos mas\b|\botros (\d{1,2}) anos\b/
const inMonths =
  /\b(?:another|next|coming|for|in|within) (\d{1,2})(?: more)? months?\b|\b(\d{1,2}) more months?\b/
const anotherYear = /\b(?:another|one more|a|this|the next) year\b(?! old)/
const toYear = /\b(?:to|until|till|by|before|reach|reaches|hasta) (?:the year )?(20\d\d)\b/
const throughYear = /\b(?:through|past|beyond|to the end of|until the end of) (?:the year )?(20\d\d)\b/
const season = /\b(?:this|next|the|another|one more|through) (winter|summer|spring|fall|autumn)\b/
/** The last day of each season. */
const seasonEnds = {
  winter: '03-20',
  spring: '06-20',
  summer: '09-22',
  fall: '12-20',
  autumn: '12-20',
} as const

/** The day until which a question asks something to last. Undefined if it asks nothing of the kind. */
export function findHorizon(gist: string, today: PlainDate, isAboutOdds = false): PlainDate | undefined {
  if (!isAboutOdds && !asksOdds.test(gist)) return undefined
  const years = numberIn(inYears, gist)
  if (years !== undefined) return addMonths(today, 12 * years)
  const months = numberIn(inMonths, gist)
  if (months !== undefined) return addMonths(today, months)
  const through = throughYear.exec(gist)?.[1]
  if (through !== undefined) return inFuture(`${through}-12-31`, today)
  const year = toYear.exec(gist)?.[1]
  if (year !== undefined) return inFuture(`${year}-01-01`, today)
  const named = season.exec(gist)?.[1] as keyof typeof seasonEnds | undefined
  if (named !== undefined) return nextEnd(seasonEnds[named], today)
  return anotherYear.test(gist) ? addMonths(today, 12) : undefined
}

function numberIn(pattern: RegExp, gist: string): number | undefined {
  const found = pattern.exec(gist)?.slice(1).find(Boolean)
  return found === undefined ? undefined : Number(found)
}

const inFuture = (day: PlainDate, today: PlainDate) => (day > today ? day : undefined)

/** The next such day that is at least a month away: "this winter", asked in its last days, is the winter after it. */
function nextEnd(monthAndDay: string, today: PlainDate): PlainDate {
  const year = Number(today.slice(0, 4))
  const end = `${year}-${monthAndDay}`
  return end > addDays(today, 30) ? end : `${year + 1}-${monthAndDay}`
}
