import type { Understanding } from '../understand.ts'
import { findSumChange } from './sum-changes.ts'
import type { Topic } from './topic.ts'

/** Matches words for a whole new component. A new part of a component is not matched. */
const ofNew = /\bnew (?:one|unit|system)\b|\bun[oa] nuev[oa]\b/i

/** Reads numbers without a unit as sums of money, if the conversation is about money. */
export function withBareNumber(fresh: Understanding, topic: Topic, words: string): Understanding {
  const changed = withChangedSum(fresh, topic, words)
  if (changed) return changed
  if (fresh.amounts.length > 0) return fresh
  const [, number, unit] = anotherNumber.exec(fresh.words) ?? []
  // After the budget of a year, a number is a number of years only with the word "years". Without it, "what about 2"
  // can mean unit 2.
  const isOfYear = unit !== undefined && topic.calendarYear && ofYears.includes(topic.intents[0] ?? '')
  if (number && (topic.yearsAhead !== undefined || isOfYear))
    return { ...fresh, certainty: 'guessed', age: undefined, yearsAhead: Number(number) }
  const [before] = topic.amounts
  if (!before && ![topic.intents[0], fresh.intents[0]].some((intent) => ofMoney.includes(intent ?? '')))
    return fresh
  const found = [...words.replace(/(\d),(\d{3})\b/g, '$1$2').matchAll(bareNumber)].map(([, digits]) =>
    Number(digits),
  )
  const sums = found.filter((value) => value >= 50 && !(value >= 1950 && value <= 2100))
  if (sums.length === 0) return fresh
  return {
    ...fresh,
    ...{
      certainty: fresh.certainty === 'asked' && fresh.intents[0] !== 'life' ? fresh.certainty : 'guessed',
      age: undefined,
    },
    components: fresh.components.map((one) => ({ ...one, age: undefined })),
    amounts: sums.map((dollars) => ({ dollars, buys: ofNew.test(words) ? 'replacement' : before?.buys })),
  }
}
/** Applies a change such as "10% off" to a quote that was just judged, if it is the only sum of the conversation. */
function withChangedSum(fresh: Understanding, topic: Topic, words: string): Understanding | undefined {
  const [before, other] = topic.amounts
  const isOfQuote = ['cost', 'repair_or_replace'].includes(topic.intents[0] ?? '')
  const change = before && !other && isOfQuote ? findSumChange(words) : undefined
  if (!before || !change || change.isYearly || fresh.components.length > 0) return undefined
  return {
    ...fresh,
    ...{ certainty: 'guessed', age: undefined, operation: undefined, specialIntent: undefined },
    amounts: [{ dollars: Math.round(change.after(before.dollars)), buys: before.buys }],
  }
}

/** Matches a message that only changes the number of years: "make it 10", "and over 10?" */
const anotherNumber =
  /^(?:and |ok |so |no |now |y )*(?:(?:make|do|try) (?:it|that)|que sean?|what about|how about|make|try|say)?(?: ?(?:over|for|in|a|en|the next))? ?([1-9]\d?)( years?| yrs?| anos?)?(?: instead| then)?\W*$/i
const ofYears: readonly string[] = ['budget', 'savings', 'home_costs']
const ofMoney: readonly string[] = ['savings', 'repair_or_replace', 'cost']
const bareNumber =
  /(?<![\w$.,-])(\d{2,6})(?![\w%]|[.,]\d)(?! ?(?:years?|yrs?|months?|days?|st|nd|rd|th|anos?|degrees|sq|square|feet|ft|pies|gal(?:lons?)?|btu|watts?|inch(?:es)?|miles)\b)/g
