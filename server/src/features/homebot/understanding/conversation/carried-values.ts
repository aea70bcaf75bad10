import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { holdsMoney, monthlySumIn, sumIn } from '../amounts.ts'
import type { Intent } from '../intent.ts'
import { byThen } from '../periods.ts'
import type { Understanding } from '../understand.ts'
import { joinsComponent } from './follow-up-patterns.ts'
import type { Topic } from './topic.ts'
import type { Turn } from './turn.ts'

/**
 * Returns the sums of the message. Also returns the earlier sums, if the message continues a question about a repair,
 * or adds or selects a component for a quote.
 */
export function sumsOf(
  { fresh, topic, continues, onlySelects, words, context }: Turn,
  intent: Intent,
): Understanding['amounts'] {
  if (fresh.amounts.length > 0) return withPurpose(fresh, topic)
  if (intent === 'cost' && (onlySelects || joinsComponent(words, topic, context, fresh)))
    return amountsOf(topic)
  return intent === 'repair_or_replace' && continues ? amountsOf(topic) : []
}

/** Returns the day or the period that the question is about. */
export function timeOf(
  turn: Turn,
  intent: Intent,
): Partial<Pick<Understanding, 'horizon' | 'yearsAhead' | 'calendarYear'>> {
  const { fresh, topic, isFragment, namesPart, words } = turn
  // A price depends on the year only, so the rest of the date is left out.
  if (intent === 'cost' && fresh.horizon !== undefined)
    return { horizon: undefined, calendarYear: { year: yearOf(fresh.horizon), isThrough: false } }
  const earlierHorizon = intent === 'life' && (isFragment || byThen.test(words)) ? topic.horizon : undefined
  // After a forecast, "2027 is too soon" asks for the probability that the component lasts until the end of that year.
  const isOfOdds = intent === 'life' && (isFragment || !namesPart || fresh.intents[0] !== 'life')
  const year = isOfOdds ? fresh.calendarYear?.year : undefined
  const endOfYear = year === undefined ? undefined : `${year}-12-31`
  const endInAnswer = intent === 'life' && byThen.test(words) ? dayIn(topic.lead) : undefined
  return { horizon: fresh.horizon ?? endOfYear ?? earlierHorizon ?? endInAnswer, ...periodOf(turn) }
}

/** Returns the day until which something lasts by the last answer, such as a warranty. */
const dayIn = (answer = '') => /\buntil (20\d\d-\d\d-\d\d)\b/.exec(answer)?.[1]

const yearOf = (day: string) => Number(day.slice(0, 4))

function periodOf({ fresh, topic, continues, hasValue, words }: Turn) {
  const { yearsAhead, calendarYear } = fresh
  if (topic.calendarYear && /\b(?:year after|following year|next one|ano siguiente)\b/i.test(words))
    return { calendarYear: { ...topic.calendarYear, year: topic.calendarYear.year + 1 } }
  if (yearsAhead !== undefined || calendarYear !== undefined) return { yearsAhead, calendarYear }
  if (topic.calendarYear && byThen.test(words))
    return { calendarYear: { ...topic.calendarYear, isThrough: true } }
  if (!continues && !hasValue) return {}
  return { yearsAhead: topic.yearsAhead, calendarYear: topic.calendarYear }
}

/** Returns the states that the message names. If it names no place, returns the state of the conversation. */
export function statesOf(
  fresh: Understanding,
  topic: Topic,
  {
    words,
    hasPlace,
    carriesPart,
  }: { readonly words: string; readonly hasPlace: boolean; readonly carriesPart: boolean },
): Understanding['states'] {
  if (/\bmine\b/i.test(words)) return []
  if (fresh.states.length > 0 || hasPlace) return fresh.states
  return topic.state && carriesPart ? [topic.state] : []
}

/**
 * Returns the symptom of the message. If it has none but is about the same type, returns the symptom of the
 * conversation.
 */
export function symptomOf(
  told: Understanding['symptom'],
  { symptom }: Topic,
  intent: Intent,
  type: ComponentType | undefined,
): Understanding['symptom'] {
  return told ?? (intent === 'symptom' && (type ?? symptom?.type) === symptom?.type ? symptom : undefined)
}

/** Gives a sum without a purpose the purpose of the previous sum, such as a repair. */
const withPurpose = (fresh: Understanding, topic: Topic): Understanding['amounts'] =>
  fresh.amounts.map((amount) => ({ ...amount, buys: amount.buys ?? topic.amounts[0]?.buys }))

export const amountsOf = ({ amounts }: Topic): Understanding['amounts'] =>
  amounts.map(({ dollars, buys }) => ({ dollars, buys }))

/**
 * Returns the savings that the message or the conversation states. After "600 a month, is that enough?" the sum in
 * "what if 900" is a monthly amount, too.
 */
export function savingsOf(
  message: string,
  { words }: Understanding,
  topic: Topic | undefined,
): {
  readonly savedDollars: number | undefined
  readonly monthlyDollars: number | undefined
  readonly asksWhenSaved: boolean
} {
  const { savedDollars, monthlyDollars } = topic ?? {}
  const asksWhenSaved = asksWhen.test(message) || (topic?.asksWhenSaved === true && !asksIfEnough.test(words))
  const [sum, monthly] = [sumIn(message), monthlySumIn(message)]
  const isOfMonths = monthlyDollars !== undefined && savedDollars === undefined && !holdsMoney(words)
  return isOfMonths && sum !== undefined && monthly === undefined
    ? { savedDollars, monthlyDollars: sum, asksWhenSaved }
    : { savedDollars: sum ?? savedDollars, monthlyDollars: monthly ?? monthlyDollars, asksWhenSaved }
}

/** Matches a question that asks when the savings will be enough. */
const asksWhen =
  /\b(?:when (?:can|could|will|do|would|am|is it)|how (?:long|many months)|cu[aá]ndo (?:me|puedo|podr[eé]|tendr[eé])|cu[aá]ntos meses)\b/i
const asksIfEnough = /\b(?:enough|how much|balance|funded|cover|alcanza|cuanto)\b/
