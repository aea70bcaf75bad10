import type { Intent } from '../intent.ts'
import type { Understanding } from '../understand.ts'
import { withBareNumber } from './bare-number.ts'
import { componentsOf, isVague, namedComponents } from './carried-components.ts'
import { amountsOf, statesOf, sumsOf, symptomOf, timeOf } from './carried-values.ts'
import { excludedTypes } from './exclusions.ts'
import {
  differs,
  filterOfList,
  findAddedComponent,
  joinsComponent,
  judgesQuote,
  keepsPlaceOf,
  ofLetting,
  ofTenants,
  ofTurnover,
} from './follow-up-patterns.ts'
import { componentIntents, type Topic } from './topic.ts'
import { asksWhy, isNewQuestion, minUnderstood, readTurn, type Turn } from './turn.ts'

/**
 * The interpretation of a message, completed from its conversation. The flags say which parts of the conversation still
 * apply.
 */
export interface FollowUp {
  readonly asked: Understanding
  readonly keepsComponent: boolean
  readonly keepsPlace: boolean
  readonly keepsGroup: boolean
  /** True if HomeBot understood nothing new in the message, and treats it as a repetition of the previous question. */
  readonly isRepeat: boolean
}

/** Returns the interpretation of a message that does not refer to earlier messages. */
export const unrelated = (asked: Understanding): FollowUp => ({
  asked,
  ...{ keepsComponent: false, keepsPlace: false, keepsGroup: false, isRepeat: false },
})

/** Completes the interpretation of a message from its conversation. */
export function continueTopic(
  understanding: Understanding,
  topic: Topic,
  context: Turn['context'],
  words: string,
): FollowUp {
  const fresh = withBareNumber(withoutThingsOf(topic, understanding), topic, words)
  const turn = readTurn(fresh, topic, context, words)
  const isOfOther = fresh.others.length > 0 && fresh.components.length === 0
  // After the warranties on record, "when does the sump pump one end" asks for that warranty, not for advice.
  if (isOfOther && topic.intents[0] === 'warranty' && fresh.dangers.length === 0 && pointsToOne.test(words))
    return unrelated({ ...fresh, intents: ['warranty'], specialIntent: undefined, adviceTopic: undefined })
  if (!turn || fresh.dangers.length > 0 || isOfOther) return unrelated(fresh)
  const language = asksForLanguage.exec(words.toLowerCase())?.[0]
  if (language) return sameAgain(turn, /ingl|engl/.test(language))
  // "Si" alone is too short to be recognized as Spanish.
  const isSpanish =
    fresh.isSpanish || (topic.isSpanish === true && fresh.link.isBrief && !english.test(words))
  if (isNewQuestion(turn))
    return { ...unrelated({ ...fresh, isSpanish }), keepsPlace: keepsPlaceOf(words, context) }
  const isSameQuestion = repeatsQuestion(turn)
  const intents = isSameQuestion ? turn.earlier : intentsMeant(turn)
  const reference = partReference(turn, intents[0])
  const isRepeat =
    isSameQuestion &&
    turn.meant.probability < minUnderstood &&
    turn.first !== 'again' &&
    !turn.namesPart &&
    !turn.hasValue
  return {
    asked: completed(turn, intents, reference),
    ...keptSubjects(turn, reference, intents[0]),
    isRepeat,
  }
}

/**
 * After a symptom, a vent or a drawer counts as a part of the component: "there is a crack in the drawer, worth
 * fixing?"
 */
const withoutThingsOf = ({ intents: [before = ''], componentType }: Topic, fresh: Understanding) =>
  componentType && ofRepair.test(before) && ofWork.test(fresh.intents[0]) ? { ...fresh, others: [] } : fresh
const ofRepair = /^(?:symptom|repair_or_replace)$/
const ofCare = /^(?:maintain|how_often|last_done)$/
const ofWork = /^(?:symptom|repair_or_replace|maintain|how_often|last_done|tasks)$/

/** Returns true if the message only completes the previous question: "and in Ohio?" */
const repeatsQuestion = (turn: Turn): boolean => {
  const { fresh, topic, context, words, isFragment, onlySelects, meant, earlier } = turn
  // After "when can I afford the roof", "and the furnace too" asks when both can be afforded.
  const joinsSavings = earlier[0] === 'savings' && joinsComponent(words, topic, context, fresh)
  const isFollowing = fresh.amounts.length === 0 && fresh.link.continuesTopic
  return (
    meant.intent === 'again' ||
    onlySelects ||
    (joinsSavings && isFollowing) ||
    (isFragment && meant.intent === earlier[0])
  )
}

/** Returns the intent that the message has in its conversation, with the other intents of a longer question. */
function intentsMeant({
  meant: { intent },
  fresh,
  earlier,
  namesPart,
  words,
}: Turn): Understanding['intents'] {
  // After a lease that ends, "what would I have to fix up in there" asks for the work between two tenants.
  const isOfTurnover =
    ofLetting.test(earlier[0]) && !namesPart && fresh.amounts.length === 0 && ofTurnover.test(words)
  if (isOfTurnover) return ['turnover']
  // The classifier has learned few messages after a list of such work.
  const isOwn = earlier[0] === 'turnover' && fresh.certainty === 'asked'
  return isOwn || fresh.intents.includes(intent) ? fresh.intents : [intent]
}

/** How a message refers to the component of the conversation. */
interface PartReference {
  /** True if the question is about one component. */
  readonly isOfPart: boolean
  /** True if the message names the component of the conversation again: "the roof". */
  readonly isSamePart: boolean
  /** True if the message names no component and is therefore about the component of the conversation. */
  readonly carriesPart: boolean
  /** True if the question is about a new component of a variant, not about the recorded component. */
  readonly isOfNew: boolean
}

function partReference(turn: Turn, intent: Intent): PartReference {
  const { fresh, topic, context, words, first, namesPart, isFragment } = turn
  const { hasChosen, hasPlace, isElsewhere } = context
  const isOfPart = componentIntents.includes(intent) || first === 'again'
  const namesSameType =
    fresh.components.length === 1 &&
    (fresh.components[0]?.type === topic.componentType || isVague(fresh, topic))
  const isDefinite = fresh.link.pointsBack || fresh.link.isBrief || definite.test(words)
  return {
    isOfPart,
    isSamePart: !hasPlace && !isElsewhere && namesSameType && isDefinite,
    carriesPart: !namesPart && !hasChosen && (isOfPart || isFragment) && !isOfAll(turn, intent),
    // After the price of a metal roof, "how long would that last" is about the new roof, not about the recorded one.
    isOfNew: topic.components[0]?.variant !== undefined && !namesPart && /\bwould\b/i.test(words),
  }
}

/**
 * Returns true if the question is about all component types. After a question about the roof, "and at my other homes?"
 * is only about roofs, so the result is false.
 */
function isOfAll(turn: Turn, intent: Intent): boolean {
  const { fresh, topic, context, words, continues } = turn
  const isLater = topic.componentType !== undefined && ofLaterDate.test(words)
  return (
    (context.isEverywhere && !(continues && topic.componentType && componentIntents.includes(intent))) ||
    fresh.operation?.isOfAll === true ||
    filterOfList(turn) !== undefined ||
    /\b(?:everything|all of (?:it|them)|reserve)\b/i.test(words) ||
    (intent === 'savings' && (fresh.yearsAhead ?? fresh.calendarYear) !== undefined && !isLater)
  )
}

/** Returns the completed interpretation. Parts that are missing in the message come from the conversation. */
function completed(turn: Turn, intents: Understanding['intents'], reference: PartReference): Understanding {
  const { fresh, topic, context, words, first } = turn
  const { hasChosen, hasPlace } = context
  const [intent] = intents
  const added = findAddedComponent(words, topic, fresh)
  const components = added ? [] : componentsAsked(turn, intent, reference)
  const isRetry = isRetryOfAdvice(turn, intent)
  // After "how do I flush it", "how often?" asks for the interval of that task, and "what else" for other tasks.
  const isSameTask =
    [turn.earlier[0], intent].every((one) => ofCare.test(one)) &&
    fresh.partsToMaintain.length === 0 &&
    components[0]?.type === topic.componentType &&
    !/\b(?:else|other|more|everything|all|otr[oa]s?|tod[oa]s?|mas)\b/.test(fresh.words)
  return {
    ...fresh,
    ...{ intents, components, added, isRetry },
    partsToMaintain: (isSameTask && topic.partsToMaintain) || fresh.partsToMaintain,
    // "It is a lot, can I wait?" repeats no intent and does not ask why, so the answer gives no reasons.
    asksForReasons:
      first === 'again' &&
      !judgesQuote.test(words.toLowerCase().trim()) &&
      (intents[0] === turn.earlier[0] || asksWhy.test(words)),
    operation: operationOf(turn, intent),
    // After two prices, "which is cheaper?" asks for no general advice.
    ...(intent === 'compare' && differs.test(words.toLowerCase()) && { specialIntent: undefined }),
    isSpanish: fresh.isSpanish || (topic.isSpanish === true && !english.test(words)),
    amounts: sumsOf(turn, intent),
    states: statesOf(fresh, topic, { words, hasPlace, carriesPart: reference.carriesPart }),
    state: fresh.state ?? (hasPlace || hasChosen || /\bmine\b/i.test(words) ? undefined : topic.state),
    isTheirOwn: isOfOwner(turn, reference),
    symptom: symptomOf(isRetry ? undefined : fresh.symptom, topic, intent, components[0]?.type),
    ...timeOf(turn, intent),
  }
}

/**
 * Returns the components that a message is about: those that it names, otherwise those of the conversation. A question
 * about a joint cost returns both.
 */
function componentsAsked(
  { fresh, topic, context, isFragment, words }: Turn,
  intent: Intent,
  { isOfPart, isSamePart, carriesPart }: PartReference,
): Understanding['components'] {
  const { hasPlace } = context
  if (intent === topic.intents[0] && joinsComponent(words, topic, context, fresh))
    return [...componentsOf(topic, fresh, false), ...fresh.components]
  const out = intent === 'cost' ? excludedTypes(words) : []
  const rest = topic.components.filter(({ type }) => !out.includes(type))
  if (out.length > 0 && rest.length > 0) return componentsOf({ ...topic, components: rest }, fresh, false)
  const isOfPlace = hasPlace && !isFragment && (!isOfPart || intent === 'notes')
  // After the oldest thing in Columbus, "and in Tucson" asks for the oldest thing in Tucson.
  if (hasPlace && isFragment && topic.operation?.over === 'parts' && topic.components.length === 0)
    return fresh.components
  return carriesPart && !isOfPlace
    ? componentsOf(topic, fresh, hasPlace && (topic.componentId ?? topic.propertyId) !== undefined)
    : namedComponents(fresh, topic, { intent, isSamePart, hasPlace })
}

/**
 * Returns the operation of the message. After a budget, "the biggest thing in there" has none: it asks for the parts of
 * the budget.
 */
const operationOf = (turn: Turn, intent: Intent): Understanding['operation'] =>
  intent === 'budget' && turn.earlier[0] === 'budget' && turn.fresh.operation?.over === 'parts'
    ? undefined
    : (ofTenants(turn) ??
      filterOfList(turn) ??
      turn.fresh.operation ??
      (repeatsOperation(turn, intent) ? turn.topic.operation : undefined))

/** Returns true if the message applies the last operation to another set: "and at the other home?" */
const repeatsOperation = ({ context, earlier, first, isFragment }: Turn, intent: Intent): boolean =>
  isFragment && !context.hasChosen && first !== 'again' && intent === earlier[0]

/** Returns true if the message says that the advice about a symptom did not help. */
const isRetryOfAdvice = ({ fresh, topic, words }: Turn, intent: Intent): boolean =>
  intent === 'symptom' &&
  topic.symptom !== undefined &&
  fresh.others.length === 0 &&
  fresh.components.every(({ type }) => type === topic.componentType) &&
  (fresh.symptom?.name !== topic.symptom.name || /\b(?:if|still)\b/i.test(words)) &&
  retries.test(words)

/** Returns true if the question is about the customer's components. */
function isOfOwner({ fresh, topic, context, words }: Turn, { isOfNew }: PartReference): boolean {
  // After the price of a water heater in Ohio, "and the dryer?" means any dryer, not the customer's.
  const saysOwn = fresh.isTheirOwn && (topic.state === undefined || /\bm(?:y|ine)\b/i.test(words))
  return saysOwn || (!isOfNew && (context.hasPlace || topic.isTheirOwn))
}

/** Decides which of the conversation's component, place and group still apply to the message. */
function keptSubjects(
  turn: Turn,
  { isOfPart, isSamePart, carriesPart, isOfNew }: PartReference,
  intent: Intent,
): Omit<FollowUp, 'asked' | 'isRepeat'> {
  const { context, namesPart, hasValue, lacksPart, continues } = turn
  const { hasChosen, hasPlace, isEverywhere, isElsewhere } = context
  // "By how much?" after the lowest rent compares all rents again.
  const picksTenant = operationOf(turn, intent)?.over === 'tenants'
  const mayKeep = !hasChosen && !hasPlace && !isEverywhere
  return {
    keepsComponent: mayKeep && !isOfNew && (isSamePart || (carriesPart && isOfPart)),
    keepsPlace: mayKeep && !isElsewhere && !picksTenant && (continues || lacksPart || hasValue),
    keepsGroup: mayKeep && !namesPart && continues,
  }
}

/** Repeats the previous question in another language. */
const sameAgain = ({ fresh, topic, earlier }: Turn, isEnglish: boolean): FollowUp => ({
  ...{ keepsComponent: true, keepsPlace: true, keepsGroup: true, isRepeat: false },
  asked: {
    ...fresh,
    intents: earlier,
    components: componentsOf(topic, fresh, false),
    amounts: amountsOf(topic),
    ...{ horizon: topic.horizon, yearsAhead: topic.yearsAhead, calendarYear: topic.calendarYear },
    ...{ isTheirOwn: topic.isTheirOwn, certainty: 'asked', symptom: topic.symptom, isSpanish: !isEnglish },
  },
})

/** Matches a request to repeat the answer in another language: "in english please". */
const asksForLanguage = /\b(?:in english|en ingl[eé]s|in spanish|en espa[nñ]ol)\b/

const pointsToOne = /\b(?:ones?|(?:what|how) about|end\w*|expire\w*|run out)\b/i
/** Matches a later date for the component of the conversation: "if I wait till 2030". */
const ofLaterDate =
  /\b(?:wait\w*|hold off|put (?:it|that) off|(?:do|replace) (?:it|that)|goes|dies|fails|espero)\b/i

const english = /\b(?:the|what|how|is|are|and|my|does|it|to)\b/i
const definite = /\b(?:the|that|this|it|el|la|ese|esa)\b/i
const retries =
  /\b(?:tried|did (?:that|it)|done (?:that|it)|still|same|no change|clean(?:ed)?|flushed|drained|reset|tightened|unclogged|fine|changed|checked|replaced|already|is (?:new|ok|open|good)|if (?:that|it|this) (?:does|did|will|do|still|fails?)\w*|now what|then what|what (?:else|next|now|then)|(?:doesn|won|isn)'?t|(?:not|didn['’]?t) help|ya (?:lo )?(?:intent[eé]|hice|prob[eé]|cambi[eé]|limpi[eé])|sigue igual|no sirvi[oó])(?![\p{L}\d])/iu
