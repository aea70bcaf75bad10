import type { PlainDate } from '@home-pulse/contract/primitives'
import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { firstDate, yearIn } from '../action-dates.ts'

const moves =
  /\b(?:push|mov(?:e|ing)|wait|delay|hold off|postpon|put(?:ting)? .{0,30}off|defer|shift|bring|pull|aplaz|pospon|esper|muev|retras)\w*/
const asksEffect =
  /\b(?:what (?:does|would|will|happens)|(?:do|would|will|does|can) (?:i|we|it|that|this) save|chang\w*|affect\w*|impact|difference|lower\w*|reduce\w*|how much less|que pasa|cambia\w*|cuanto ahorr\w*)\b/
const ofTotal =
  /\b(?:total|budget|spend\w*|plan|outlook|saves?|\d+ years?|presupuesto|gast\w*|ahorr\w*|\d+ anos)\b/

/**
 * Returns the day to which a question moves a replacement, if it asks how this changes a total: "push the furnace to
 * 2031, what does that do to my five-year total".
 */
export function findMovedDate(maskedText: string, today: PlainDate): PlainDate | undefined {
  if (![moves, asksEffect, ofTotal].every((words) => words.test(maskedText))) return undefined
  const [, day] = /\b(?:to|until|till?|by|in|hasta|para|a|al) ((?:[a-z]+ )?20\d\d)\b/.exec(maskedText) ?? []
  const [, years] =
    /\b(?:wait|off|back|push|delay|by|another|esper\w+|otros)(?: \S+){0,4}? (\d{1,2}) (?:more )?(?:years?|anos?)\b/.exec(
      maskedText,
    ) ?? []
  const on = day !== undefined ? readDate(day, today) : years && addMonths(today, 12 * Number(years))
  return on && on > today ? on : undefined
}

/** Converts "2031" or "May 2031" to a date. */
function readDate(text: string, today: PlainDate): PlainDate | undefined {
  const [year] = /20\d\d/.exec(text) ?? []
  return (text === year ? undefined : firstDate(`in ${text}`, today, 'future')) ?? yearIn(`in ${year}`)
}
