import type { Intent } from '../intent.ts'
import type { Understanding } from '../understand.ts'
import { withoutStates } from '../words/states.ts'
import { classifyFollowUp, type IntentInConversation } from './follow-up-intent.ts'
import { componentIntents, passingIntents, type Topic } from './topic.ts'

/** The subjects to which the message refers, and whether a component is selected on the screen. */
export interface MessageContext {
  /** True if a component is selected on the screen, or the message refers to one. */
  readonly hasChosen: boolean
  /** True if the message names a home or a unit. */
  readonly hasPlace: boolean
  readonly isEverywhere: boolean
  readonly isElsewhere: boolean
}

/** A message with its conversation, before HomeBot decides which subjects of the conversation it continues. */
export interface Turn {
  /** The interpretation of the message without the conversation. */
  readonly fresh: Understanding
  readonly topic: Topic
  readonly context: MessageContext
  readonly words: string
  /** The intents of the previous message. */
  readonly earlier: Understanding['intents']
  readonly meant: IntentInConversation
  /** The first intent of the message alone, or `again` if it asks for the reason of the last answer. */
  readonly first: Intent
  readonly namesPart: boolean
  /** True if the message is too incomplete to have an intent of its own: "and in Ohio?" */
  readonly isFragment: boolean
  /** True if the message only names another component or place for the last question about a sum or a warranty. */
  readonly onlySelects: boolean
  /** True if the message states an age, a sum, a state, a time or a place. */
  readonly hasValue: boolean
  /** True if the message asks for something that needs a component, but names none. */
  readonly lacksPart: boolean
  /** True if the form of the message, such as a beginning "and", shows that it continues the conversation. */
  readonly continues: boolean
}

/** Describes a message that follows another one. Undefined if the conversation has had no intent yet. */
export function readTurn(
  fresh: Understanding,
  topic: Topic,
  context: MessageContext,
  words: string,
): Turn | undefined {
  const earlier = intentsOf(topic)
  if (!earlier) return undefined
  const meant = classifyFollowUp(fresh, earlier[0])
  const first: Intent = meant.intent === 'again' || asksWhy.test(words) ? 'again' : fresh.intents[0]
  const namesPart = fresh.components.length > 0 || fresh.others.length > 0
  const isFragment = isFragmentary(fresh, first, words)
  const { continuesTopic, isBrief, pointsBack } = fresh.link
  return {
    ...{ fresh, topic, context, words, earlier, meant, first, namesPart, isFragment },
    onlySelects:
      (topic.amounts.length > 0 || earlier[0] === 'warranty') &&
      fresh.amounts.length === 0 &&
      (namesPart || context.hasPlace || context.hasChosen) &&
      ((fresh.certainty === 'guessed' && fresh.intents[0] === 'life') || sameSum.test(words)),
    hasValue: statesValue(fresh) || context.hasPlace || context.isEverywhere,
    lacksPart: componentIntents.includes(first) && !namesPart && !context.hasChosen,
    continues: isFragment || continuesTopic || isBrief || pointsBack,
  }
}

/** The intent that the classifier gives a follow-up is used only if its probability is at least this value. */
export const minUnderstood = 0.6
/** A message with at most this number of words may depend on the conversation, even if it seems complete. */
const maxShortWords = 6

/** Returns true if the message is a new question that continues no subject of the conversation. */
export function isNewQuestion({
  fresh,
  meant,
  words,
  context,
  first,
  hasValue,
  lacksPart,
  continues,
}: Turn): boolean {
  const { continuesTopic, isBrief } = fresh.link
  // "Texas?" alone looks like another subject, but repeats the question for that state.
  const onlyNamesState =
    fresh.states.length > 0 &&
    !/[\p{L}\d]/u.test(withoutStates(words).replace(/\b(?:in|en|for|para)\b/gi, ' '))
  const asksOfPlace = first === 'off_topic' && ((continuesTopic && context.hasPlace) || onlyNamesState)
  const isUnderstood = meant.probability >= minUnderstood && !passingIntents.includes(meant.intent)
  // "And the newest" has no subject of its own. After a question about tenants, it picks one of them.
  const isOfTopic = continuesTopic && isUnderstood
  // "What's the worst case" asks for a budget if it stands alone. After a forecast, it asks for the earliest date.
  const isMeantOtherwise =
    isUnderstood && meant.intent !== first && words.trim().split(/\s+/).length <= maxShortWords
  const isPassing =
    passingIntents.includes(first) && fresh.certainty !== 'guessed' && !asksOfPlace && !isOfTopic
  const isComplete = !continues && !lacksPart && !hasValue && !isMeantOtherwise
  const isOfOtherSubject = fresh.certainty === 'unrelated' && !hasValue && !isBrief
  return isPassing || isComplete || isOfOtherSubject
}

function isFragmentary({ certainty, link }: Understanding, first: Intent, words: string): boolean {
  const { isBrief, corrects } = link
  if (certainty !== 'asked' || first === 'again' || narrows.test(words)) return true
  if (isBrief && endsWithToo.test(words)) return true
  // "And after that" asks for the next entry of the last answer.
  if (isBrief && first === 'next' && link.pointsBack) return true
  // The classifier often gives short messages the intent `life` by mistake. Such a message is a fragment if its words
  // do not ask about life.
  return first === 'life' && (isBrief || corrects) && !asksLife.test(words)
}

const statesValue = ({ age, amounts, states, horizon, yearsAhead, calendarYear }: Understanding): boolean =>
  amounts.length > 0 ||
  states.length > 0 ||
  [age, horizon, yearsAhead, calendarYear].some((stated) => stated !== undefined)

const intentsOf = ({ intents }: Topic): Turn['earlier'] | undefined =>
  // The cast is safe: `topic` stores only the intents of an `Understanding`, as plain texts.
  intents.length > 0 ? (intents as [Intent, ...Intent[]]) : undefined

const sameSum = /\bsame (?:price|quote|sum|amount|cost|money|deal)\b|\bmismo (?:precio|presupuesto)\b/i
const narrows =
  /^(?:ok |and |but |y |pero )?(?:(?:for |en |para )?(?:just|only|solo)|without|leave out|leaving out|skip|minus|not the|drop the|forget the|except|excluding|sin)\b/i
const endsWithToo = /\b(?:too|as well|tambien|también)\W*$/i
const asksLife = /\b(?:how long|when|last|left|years?|odds|chances?|doing|cuanto|cuando)\b/i
/** Matches a question for the reason of the last answer, or a doubt: "why that one first", "that seems low". */
export const asksWhy =
  /^(?:but |and |ok |so )*(?:how (?:sure|confident|certain)\b|(?:on |based on )what(?: basis)?\W*$|how come\b)|^(?:but |and |ok |so )*why(?: [\w'’]+){0,6}[.?! ]?$|^(?:[\w'’]+ ){0,4}(?:seems?|sounds?|looks?) (?:a bit |too |very |pretty |really )?(?:low|high|little|cheap|off|wrong)\b/i
