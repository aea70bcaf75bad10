import { formatDollars } from '@home-pulse/contract/money'
import type { ComponentType } from '@home-pulse/contract/vocabulary'

import { asksSum, differs, sumsUp } from '../../understanding/conversation/follow-up-patterns.ts'
import { findSumChange } from '../../understanding/conversation/sum-changes.ts'
import type { Topic } from '../../understanding/conversation/topic.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { findMentions } from '../../understanding/words/mentions.ts'
import { tokenizeQuestion } from '../../understanding/words/words.ts'
import type { Answer } from '../facts.ts'
import { languageOf } from '../language/answer-languages.ts'
import { nouns } from '../language/spanish-words.ts'
import { joinList, nounOf } from '../sentences.ts'

/** A price that a contractor quoted, and that the owner stated earlier in the conversation. */
export interface Quoted {
  readonly dollars: number
  readonly type?: ComponentType | undefined
}

/**
 * Intents whose answers begin with an amount of money. The next message can change this amount: "what if prices rise
 * 5%".
 */
const withSum: readonly string[] = [
  'budget',
  'home_costs',
  'cost',
  'repair_or_replace',
  'expenses',
  'savings',
]

/**
 * Matches an answer with a changed amount of money. The groups are the new amount, the direction ("more" or "less"),
 * and the original amount.
 */
const changedSum =
  /^\$([\d,]+): (?:that is|es) .*?(less|more|menos|más)(?: a year| al año)? (?:than|que) \$([\d,]+)/
/** Matches a message whose change replaces the last one: "what if it is 8%". Other changes apply to the last result. */
const assumesAnew = /\b(?:what if|instead|make it|try|y si|mejor)\b/i
const dollarsOf = (digits: string) => Number(digits.replaceAll(',', ''))
const namesPart = (message: string) => findMentions(tokenizeQuestion(message)).components.length > 0

/**
 * Applies the change in the message to the first amount of money in the last answer. Undefined if the message states no
 * change.
 */
function changeLastSum(
  message: string,
  { isSpanish, operation }: Understanding,
  { lead = '', intents: [first = ''], amounts, calendarYear, yearsAhead }: Topic,
  today: string,
): Answer | undefined {
  // A changed quote is a new question ("is $900 fair?"), which `withBareNumber` completes. It is therefore not handled
  // here.
  const isOfQuote = amounts.length === 1 && ['cost', 'repair_or_replace'].includes(first)
  if (operation || isOfQuote || !withSum.includes(first)) return undefined
  const [, last, direction, original] = changedSum.exec(lead) ?? []
  // After "what if prices rise 5%", the message "and 3%?" also means a rise.
  const said = findSumChange(message)
  const change = said ?? (direction ? findSumChange(`${message} ${direction}`) : undefined)
  const isAnew = !said || assumesAnew.test(message)
  const digits = (isAnew ? original : last) ?? /\$(\d[\d,]*)/.exec(lead)?.[1]
  if (!change || digits === undefined || namesPart(message)) return undefined
  const years = calendarYear ? calendarYear.year - Number(today.slice(0, 4)) : yearsAhead
  if (change.isYearly && !years) return undefined
  const { say } = languageOf({ isSpanish })
  const before = dollarsOf(digits)
  const [old, sum] = [before, Math.round(change.after(before, years))].map(formatDollars)
  const time = change.isYearly ? say(`, after ${years} years`, `, tras ${years} años`) : ''
  const sentence = say(
    `${sum}: that is ${change.english} ${old}${time}.`,
    `${sum}: es ${change.spanish} ${old}${time}.`,
  )
  // The new answer keeps the sentence with the original amount, which says what the amount is for.
  const context = last === undefined ? lead.split(/(?<=[.!?]) /).slice(0, 1) : lead.split(/(?<=\.) /).slice(1)
  return { paragraphs: [[sentence, ...context].join(' ')] }
}

const judges =
  /\b(?:good|fair|ok(?:ay)?|reasonable|cheap|high|low|worth|deal|price|bien|buen[oa]?|caro|justo)\b/i

/** If the message asks whether a changed amount is good, compares the amount with the typical price. */
function judgeLastSum(
  message: string,
  { isSpanish, intents: [first] }: Understanding,
  topic: Topic | undefined,
  { paragraphs: [usual = ''] }: Answer,
): string[] {
  const [, digits] = changedSum.exec(topic?.lead ?? '') ?? []
  const [, typical] = /\$([\d,]+)/.exec(usual) ?? []
  const isOfSum = first === 'cost' && digits !== undefined && typical !== undefined
  if (!isOfSum || !judges.test(message) || namesPart(message)) return []
  const gap = dollarsOf(digits) - dollarsOf(typical)
  const [sum, by, price] = [dollarsOf(digits), Math.abs(gap), dollarsOf(typical)].map(formatDollars)
  const { say } = languageOf({ isSpanish })
  return [
    say(
      `${sum} is ${by} ${gap < 0 ? 'less' : 'more'} than the typical ${price}.`,
      `${sum} son ${by} ${gap < 0 ? 'menos' : 'más'} que los ${price} normales.`,
    ),
  ]
}

/** Matches a message that asks which of several quotes to choose: "which is better". */
const choosesQuote =
  /^(?:and |so |y )?(?:which|cu[aá]l)\b(?: \S+){0,3} (?:better|best|lower|lowest|mejor)\W*$/i

/** Says which of the last quotes is the lowest, if the message compares them. */
function compareLastQuotes(
  message: string,
  { isSpanish }: Understanding,
  { quoted = [] }: Topic,
): Answer | undefined {
  const types = new Set(quoted.map(({ type }) => type))
  const [lowest, ...others] = [...new Set(quoted.map(({ dollars }) => dollars))].sort(
    (one, other) => one - other,
  )
  const [next] = others
  if (namesPart(message) || lowest === undefined || next === undefined || types.size > 1) return undefined
  if (!differs.test(message.toLowerCase()) && !choosesQuote.test(message)) return undefined
  const { say } = languageOf({ isSpanish })
  const [low, more, gap] = [lowest, next, next - lowest].map(formatDollars)
  return {
    paragraphs: [
      say(
        `${low} is the cheapest: ${gap} less than ${more}. Compare what each includes before you choose by price alone.`,
        `${low} es la más barata: ${gap} menos que ${more}. Compare qué incluye cada una antes de elegir solo por precio.`,
      ),
    ],
  }
}

/**
 * Adds up the owner's last quotes if the message asks for their sum. Returns nothing if two quotes are for the same
 * component type.
 */
function sumOfQuotes(message: string, { isSpanish }: Understanding, topic: Topic | undefined): string[] {
  const quoted = topic?.quoted ?? []
  const types = new Set(quoted.map(({ type }) => type))
  const asks = asksSum.test(message) || sumsUp.test(message)
  if (quoted.length < 2 || types.size < quoted.length || !asks) return []
  const { say } = languageOf({ isSpanish })
  const sums = quoted.map(({ dollars, type }) =>
    type === undefined
      ? formatDollars(dollars)
      : say(
          `${formatDollars(dollars)} for the ${nounOf({ type })}`,
          `${formatDollars(dollars)} de ${nouns[type].the}`,
        ),
  )
  const total = formatDollars(quoted.reduce((sum, { dollars }) => sum + dollars, 0))
  return [
    say(
      `Your quotes come to ${total} together: ${joinList(sums)}.`,
      `Sus presupuestos suman ${total}: ${joinList(sums, 'y')}.`,
    ),
  ]
}

/** Answers from the conversation alone: compares the last quotes, or changes the amount in the last answer. */
export const tellOfLastSums = (...said: Parameters<typeof changeLastSum>): Answer | undefined =>
  compareLastQuotes(said[0], said[1], said[2]) ?? changeLastSum(...said)

/** Puts the sum of the last quotes before an answer, or the judgment of the last changed amount. */
export function withLastSums(
  message: string,
  asked: Understanding,
  topic: Topic | undefined,
  given: Answer,
): Answer {
  const lead = [...sumOfQuotes(message, asked, topic), ...judgeLastSum(message, asked, topic, given)]
  return given.isDanger ? given : { ...given, paragraphs: [...lead, ...given.paragraphs] }
}

/**
 * Returns the quotes that the conversation keeps after a message. A changed quote replaces earlier quotes for the same
 * component type.
 */
export function quotesAfter(
  message: string,
  { intents: [first], amounts, components }: Understanding,
  componentType: ComponentType | undefined,
  { quoted: earlier = [] }: Partial<Topic> = {},
): Topic['quoted'] {
  if (!['cost', 'repair_or_replace', 'compare'].includes(first)) return undefined
  const type = components[0]?.type ?? componentType
  const stated = amounts
    .map(({ dollars }) => ({ dollars, type }))
    .filter(({ dollars }) => !earlier.some((one) => one.dollars === dollars && one.type === type))
  const isChanged = stated.length === 1 && findSumChange(message) !== undefined
  const kept = isChanged ? earlier.filter((one) => one.type !== type) : earlier
  return [...kept, ...stated].slice(-maxQuoted)
}
const maxQuoted = 6
