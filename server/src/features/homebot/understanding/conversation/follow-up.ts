import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Intent } from '../intent.ts'
import { byThen } from '../periods.ts'
import type { Understanding } from '../understand.ts'
import { withBareNumber } from './bare-number.ts'
import { findAddedComponent, type MessageContext, redirectIntent } from './redirected-intent.ts'
import { componentIntents, passingIntents, type Topic, transferableIntents } from './topic.ts'

/**
 * The interpretation of a message, completed from its conversation. The flags say which subjects of the conversation
 * the message is still about.
 */
export interface FollowUp {
  readonly asked: Understanding
  readonly keepsComponent: boolean
  readonly keepsPlace: boolean
  readonly keepsGroup: boolean
}

/** Completes the interpretation of a message from its conversation. */
export function continueTopic(
  understanding: Understanding,
  topic: Topic,
  context: MessageContext,
  words: string,
): FollowUp {
  const fresh = withBareNumber(understanding, topic, words)
  const { hasChosen, hasPlace, isEverywhere, isElsewhere } = context
  const unrelated = { asked: fresh, keepsComponent: false, keepsPlace: false, keepsGroup: false }
  const first: Intent = asksWhy.test(words) ? 'again' : fresh.intents[0]
  const earlier = intentsOf(topic)
  const isOfOther = fresh.others.length > 0 && fresh.components.length === 0
  if (!earlier || fresh.dangers.length > 0 || isOfOther) return unrelated
  const language = asksForLanguage.exec(words.toLowerCase())?.[0]
  if (language) return sameAgain(fresh, topic, earlier, /ingl|engl/.test(language))
  const [before] = earlier
  const { pointsBack, continuesTopic, isBrief, corrects } = fresh.link
  const asksOfPlace = first === 'off_topic' && continuesTopic && hasPlace
  if (passingIntents.includes(first) && fresh.certainty !== 'guessed' && !asksOfPlace) return unrelated
  const namesPart = fresh.components.length > 0 || fresh.others.length > 0
  const isFragment =
    fresh.certainty !== 'asked' ||
    first === 'again' ||
    narrows.test(words) ||
    (isBrief && /\b(?:too|as well|tambien|también)\W*$/i.test(words)) ||
    (first === 'life' && (isBrief || corrects) && !asksLife.test(words))
  const hasSlot =
    fresh.age !== undefined ||
    fresh.amounts.length > 0 ||
    fresh.states.length > 0 ||
    fresh.horizon !== undefined ||
    (fresh.yearsAhead ?? fresh.calendarYear) !== undefined ||
    hasPlace ||
    isEverywhere
  const lacksPart = componentIntents.includes(first) && !namesPart && !hasChosen
  if (!(isFragment || continuesTopic || isBrief || pointsBack || lacksPart || hasSlot)) return unrelated
  if (fresh.certainty === 'unrelated' && !hasSlot && !isBrief) return unrelated

  const asksNew = !isFragment
  const mayTransfer = !namesPart || transferableIntents.includes(before)
  const intents =
    redirectIntent(words, topic, context, fresh) ?? (asksNew || !mayTransfer ? fresh.intents : earlier)
  const isOfPart = componentIntents.includes(intents[0]) || first === 'again'
  const isSamePart =
    !hasPlace &&
    !isElsewhere &&
    fresh.components.length === 1 &&
    (fresh.components[0]?.type === topic.componentType || isVague(fresh, topic)) &&
    (pointsBack || isBrief || definite.test(words))
  const isAll =
    isEverywhere ||
    fresh.operation?.isOfAll === true ||
    /\b(?:everything|all of (?:it|them)|reserve)\b/i.test(words) ||
    (intents[0] === 'savings' && (fresh.yearsAhead ?? fresh.calendarYear) !== undefined)
  const carriesPart = !namesPart && !hasChosen && (isOfPart || !asksNew) && !isAll
  const keepsTopicPart = carriesPart && !(hasPlace && asksNew && !isOfPart)
  const added = findAddedComponent(words, topic, fresh)
  const components = added
    ? []
    : keepsTopicPart
      ? componentsOf(topic, fresh, hasPlace)
      : namedComponents(fresh, topic, { intent: intents[0], isSamePart, hasPlace })
  // After the price of a metal roof, "how long would that last" is about the new roof, not about the recorded one.
  const isOfNew = topic.components[0]?.variant !== undefined && !namesPart && /\bwould\b/i.test(words)
  const isLaterPrice = intents[0] === 'cost' && fresh.horizon !== undefined
  const isMoney = intents[0] === 'repair_or_replace'
  const continues = isFragment || continuesTopic || isBrief || pointsBack
  const isRetry =
    intents[0] === 'symptom' &&
    topic.symptom !== undefined &&
    !namesPart &&
    (fresh.symptom?.name !== topic.symptom.name || /\b(?:if|still)\b/i.test(words)) &&
    retries.test(words)
  const asked: Understanding = {
    ...fresh,
    intents,
    components,
    added,
    asksForReasons: first === 'again',
    // "And at the other home?" applies the same operation to another set.
    operation:
      fresh.operation ??
      (asksNew || hasChosen || first === 'again' || intents[0] !== before ? undefined : topic.operation),
    isRetry,
    isSpanish: fresh.isSpanish || (topic.isSpanish === true && !english.test(words)),
    amounts:
      fresh.amounts.length > 0 ? withPurpose(fresh, topic) : isMoney && continues ? amountsOf(topic) : [],
    states: statesOf(fresh, topic, { words, hasPlace, carriesPart }),
    state: fresh.state ?? (hasPlace || hasChosen || /\bmine\b/i.test(words) ? undefined : topic.state),
    // After the price of a water heater in Ohio, "and the dryer?" means any dryer, not the customer's.
    isTheirOwn:
      (hasPlace && !isOfNew) ||
      (topic.isTheirOwn && !isOfNew) ||
      (fresh.isTheirOwn && (topic.state === undefined || /\bm(?:y|ine)\b/i.test(words))),
    horizon: isLaterPrice
      ? undefined
      : (fresh.horizon ?? (intents[0] === 'life' && !asksNew ? topic.horizon : undefined)),
    symptom: symptomOf(isRetry ? undefined : fresh.symptom, topic, intents[0], components[0]?.type),
    ...(isLaterPrice
      ? { calendarYear: { year: Number(fresh.horizon.slice(0, 4)), isThrough: false } }
      : periodOf(fresh, topic, continues || hasSlot, words)),
  }
  return {
    asked,
    keepsComponent:
      !hasChosen && !hasPlace && !isEverywhere && !isOfNew && (isSamePart || (carriesPart && isOfPart)),
    keepsPlace:
      !hasChosen && !hasPlace && !isEverywhere && !isElsewhere && (continues || lacksPart || hasSlot),
    keepsGroup: !hasChosen && !hasPlace && !namesPart && !isEverywhere && continues,
  }
}

/** Returns the components that the message names, with what the conversation says about them. */
function namedComponents(
  fresh: Understanding,
  topic: Topic,
  {
    intent,
    isSamePart,
    hasPlace,
  }: { readonly intent: Intent; readonly isSamePart: boolean; readonly hasPlace: boolean },
): Understanding['components'] {
  const { componentType } = topic
  if (isVague(fresh, topic) && componentType)
    return fresh.components.map((one) => ({ ...one, type: componentType, assumption: undefined }))
  return [
    ...fresh.components.map((one) => withAgeOf(one, topic, isSamePart || isOfKinds(fresh, topic))),
    ...comparedWith(intent, fresh, topic, hasPlace),
  ]
}

/** Returns the states in the message. Without a place in it, the state of the conversation continues. */
function statesOf(
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
 * Returns the symptom of the message. If it has none and is about the same type, returns the conversation's symptom.
 */
function symptomOf(
  told: Understanding['symptom'],
  { symptom }: Topic,
  intent: Intent,
  type: ComponentType | undefined,
): Understanding['symptom'] {
  return told ?? (intent === 'symptom' && (type ?? symptom?.type) === symptom?.type ? symptom : undefined)
}

/** Matches a request to repeat the answer in another language: "in english please". */
const asksForLanguage = /\b(?:in english|en ingl[eé]s|in spanish|en espa[nñ]ol)\b/

type Intents = Understanding['intents']

/**
 * Returns the intents of the previous message, if any. The cast is safe, because a topic stores the intents of an
 * `Understanding`.
 */
const intentsOf = ({ intents }: Topic): Intents | undefined =>
  intents.length > 0 ? (intents as [Intent, ...Intent[]]) : undefined

const sameAgain = (fresh: Understanding, topic: Topic, intents: Intents, isEnglish: boolean): FollowUp => ({
  ...{ keepsComponent: true, keepsPlace: true, keepsGroup: true },
  asked: {
    ...fresh,
    intents,
    components: componentsOf(topic, fresh, false),
    amounts: amountsOf(topic),
    ...{ horizon: topic.horizon, yearsAhead: topic.yearsAhead, calendarYear: topic.calendarYear },
    ...{ isTheirOwn: topic.isTheirOwn, certainty: 'asked', symptom: topic.symptom, isSpanish: !isEnglish },
  },
})

const english = /\b(?:the|what|how|is|are|and|my|does|it|to)\b/i
const narrows =
  /^(?:ok |and |but |y |pero )?(?:(?:for |en |para )?(?:just|only|solo)|without|leave out|leaving out|skip|minus|except|excluding|sin)\b/i
/** Matches a question for the reason of the last answer, or a doubt: "why that one first", "that seems low". */
const asksWhy =
  /^(?:but |and |ok |so )*how (?:sure|confident|certain)\b|^(?:but |and |ok |so )*why(?: [\w'’]+){0,6}[.?! ]?$|^(?:[\w'’]+ ){0,4}(?:seems?|sounds?|looks?) (?:a bit |too |very |pretty |really )?(?:low|high|little|cheap|off|wrong)\b/i
const retries =
  /\b(?:tried|did (?:that|it)|done (?:that|it)|still|same|no change|clean(?:ed)?|flushed|drained|reset|tightened|unclogged|fine|changed|checked|replaced|already|is (?:new|ok|open|good)|if (?:that|it|this) (?:does|did|will|do|still|fails?)\w*|now what|then what|what else|(?:doesn|won|isn)'?t)\b/i

/**
 * Returns true if the message asks about the same age of another type: "and a roof?" after "Is 14 old for a water
 * heater?"
 */
const isOfKinds = (fresh: Understanding, topic: Topic): boolean =>
  !topic.isTheirOwn &&
  fresh.link.isBrief &&
  !fresh.isTheirOwn &&
  topic.components.some(({ age: stated }) => stated !== undefined)

/**
 * If the message compares a component of the customer with the earlier component of another owner, returns the latter
 * with its age.
 */
const comparedWith = (
  intent: Intent,
  fresh: Understanding,
  topic: Topic,
  hasPlace: boolean,
): Understanding['components'] =>
  intent === 'compare' && hasPlace && topic.isElsewhere
    ? topic.components
        .filter(
          ({ type, age: stated }) =>
            stated !== undefined && fresh.components.some((one) => one.type === type),
        )
        .map((one) => ({ ...one, variant: one.variant, assumption: one.assumption, age: one.age }))
    : []

const asksLife = /\b(?:how long|when|last|left|years?|odds|chances?|doing|cuanto|cuando)\b/i
const definite = /\b(?:the|that|this|it|el|la|ese|esa)\b/i

/** Returns true if an ambiguous name refers to the water heater of the conversation: "that heater". */
const isVague = (fresh: Understanding, topic: Topic): boolean =>
  fresh.components.length === 1 &&
  fresh.components[0]?.assumption !== undefined &&
  topic.componentType === 'water_heater'

/** Adds the age that an earlier message stated for the same component. */
const withAgeOf = (one: Understanding['components'][number], topic: Topic, isSamePart: boolean) =>
  one.age !== undefined || !isSamePart
    ? one
    : {
        ...one,
        age: (
          topic.components.find(({ type }) => type === one.type) ??
          (topic.isTheirOwn ? undefined : topic.components[0])
        )?.age,
      }

/** Gives a sum without a purpose the purpose of the previous sum, such as a repair. */
const withPurpose = (fresh: Understanding, topic: Topic): Understanding['amounts'] =>
  fresh.amounts.map((amount) => ({ ...amount, buys: amount.buys ?? topic.amounts[0]?.buys }))

function periodOf(fresh: Understanding, topic: Topic, continues: boolean, words: string) {
  const { yearsAhead, calendarYear } = fresh
  if (topic.calendarYear && /\b(?:year after|following year|next one|ano siguiente)\b/i.test(words))
    return { calendarYear: { ...topic.calendarYear, year: topic.calendarYear.year + 1 } }
  if (yearsAhead !== undefined || calendarYear !== undefined) return { yearsAhead, calendarYear }
  if (topic.calendarYear && byThen.test(words))
    return { calendarYear: { ...topic.calendarYear, isThrough: true } }
  if (!continues) return {}
  return { yearsAhead: topic.yearsAhead, calendarYear: topic.calendarYear }
}

const amountsOf = ({ amounts }: Topic): Understanding['amounts'] =>
  amounts.map(({ dollars, buys }) => ({ dollars, buys }))

/**
 * Returns the components of the conversation with the age that the message states. In another home, earlier ages do not
 * apply.
 */
function componentsOf(topic: Topic, { age: stated }: Understanding, isElsewhere: boolean) {
  const known = topic.components.map((one, at) => ({
    ...one,
    age: (at === 0 ? stated : undefined) ?? (isElsewhere ? undefined : one.age),
  }))
  const { componentType: type } = topic
  return known.length === 0 && type !== undefined ? [{ type, name: '', age: stated }] : known
}
