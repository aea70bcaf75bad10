import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType, StateCode } from '@home-pulse/contract/vocabulary'
import type { AdviceTopic } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import type { Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { findAdviceTopic } from './advice-topics.ts'
import type { Age } from './ages/ages.ts'
import { assignAges, findQuestionedComponent, type NamedComponent } from './ages/assign-ages.ts'
import type { Amount } from './amounts.ts'
import { findDangers, findRisk } from './dangers/find-dangers.ts'
import { isFalseAlarm } from './dangers/suspicion.ts'
import { splitHypothetical } from './hypothetical-dangers.ts'
import type { Intent } from './intent.ts'
import { isAboutType } from './intents/general-types.ts'
import { findIntentRule, suitsOperation } from './intents/intent-rules.ts'
import { findOperation, type Operation, ofRecords, ofSums } from './intents/operations.ts'
import { findSpecialIntent, type SpecialIntent } from './intents/special-intents.ts'
import { type FoundIntents, findIntents } from './intents.ts'
import { isInSpanish } from './language.ts'
import { type Context, type ParsedQuestion, parseQuestion } from './parse-question.ts'
import { findHorizon, findPeriod, type NamedPeriod, withoutAgeClauses } from './periods.ts'
import { findSymptomName, saysComponentFailed } from './symptoms.ts'
import { findMentions } from './words/mentions.ts'
import { findStates } from './words/states.ts'
import { tokenizeQuestion } from './words/words.ts'

/** The interpretation of a question: its intents and entities. It does not depend on the customer's records. */
export interface Understanding extends NamedPeriod {
  /** The intents in the order of the question. Never empty. */
  readonly intents: readonly [Intent, ...Intent[]]
  /**
   * The named components in the order of the question. A type occurs several times only if the question names several
   * variants or ages of it.
   */
  readonly components: readonly NamedComponent[]
  /** The named component about which the question asks: "the AC is 4, the furnace 27. How long has the furnace?" */
  readonly questionedComponent?: NamedComponent | undefined
  /** A component whose replacement the question adds to a budget: "what if the furnace goes too?" */
  readonly added?: NamedComponent | undefined
  /** The named things that are not a component type. */
  readonly others: readonly string[]
  readonly age: Age | undefined
  readonly amounts: readonly Amount[]
  readonly brand: string | undefined
  /** The symptom of the first component, by its name in the catalogue. */
  readonly symptom: { readonly type: ComponentType; readonly name: string } | undefined
  /** The dangers that the message reports, the most likely first. */
  readonly dangers: readonly Danger[]
  /** True if no rule matched and the classifier is not certain of the dangers. */
  readonly isSuspicion?: boolean
  /** The dangers that the question only asks about: "can a furnace leak carbon monoxide?" */
  readonly risks: readonly Danger[]
  readonly isSpanish: boolean
  /** True if the question is about a component of the user ("my", "the", "it"). */
  readonly isTheirOwn: boolean
  /** True if the question is about a component type in general: "how long does a roof last". */
  readonly isGeneral: boolean
  /** The states that the question names: "in Ohio", "in TX", "in Houston". The first is `state`. */
  readonly states: readonly StateCode[]
  readonly state: StateCode | undefined
  /** True if the question asks for the reasons or the certainty of the previous answer. */
  readonly asksForReasons?: boolean
  /** True if the first advice on the symptom did not help. */
  readonly isRetry?: boolean
  /** True if the question is about a repair or a service. A sum in it is then the price of that work. */
  readonly isAboutRepair: boolean
  /** `asked` if the words ask for the intents, `guessed` if the intents are assumed. */
  readonly certainty: FoundIntents['certainty']
  /** The words which show that the question refers to earlier messages. */
  readonly link: FollowUpLink
  /** The normalized words of the question. */
  readonly words: string
  /** The stems of the parts that the question wants to maintain: `filter`, `anode`. */
  readonly partsToMaintain: readonly string[]
  readonly hasFailed?: boolean
  /** The day until which the component should last, in a question about its odds. */
  readonly horizon?: PlainDate | undefined
  readonly specialIntent: SpecialIntent | undefined
  /** The topic of the general advice for which the question asks. */
  readonly adviceTopic?: AdviceTopic | undefined
  readonly operation?: Operation | undefined
  /** The earlier dangers of the conversation, and how the question relates to them. */
  readonly earlierDangers?: EarlierDangers | undefined
}

export interface EarlierDangers {
  readonly dangers: readonly Danger[]
  /**
   * `continues`: the message is about the dangers. `besides`: it asks something else while they last. `over`: it says
   * that they are over.
   */
  readonly stage: 'continues' | 'besides' | 'over'
  /** True if the message only says that the dangers are over, and asks nothing. */
  readonly isAlone: boolean
  /** True if another conversation reported the dangers. */
  readonly isElsewhere?: boolean
}

/** The words of a message which show that it refers to earlier messages. */
export interface FollowUpLink {
  /** True if the question says "it", "that", "the one" or "then". */
  readonly pointsBack: boolean
  /** True if the question begins like a follow-up: "and", "what about". */
  readonly continuesTopic: boolean
  /** True if the question corrects an earlier message: "no, I mean the fridge". */
  readonly corrects: boolean
  /** True if the question is so short that it depends on the conversation. */
  readonly isBrief: boolean
}

export type { Context, NamedComponent }

const fixing =
  /\b(repair|repairs|repairm[ae]n|technicians?|repairing|fix|fixed|fixing|reparar\w*|arreglar\w*|reparacion|arreglo)\b/
const ownership =
  /\b(my|mine|our|ours|it|its|this|that|these|them|mi|mis|nuestr[oa]s?|we|i have|i own|i got|do i|the|el|la)\b/

/** Matches work that does not replace the component. */
const servicing =
  /\b(tune up|tuneup|service call|servic(?:e|ed|ing)|clean(?:ed|ing)|recharg\w*|inspect\w*|flush\w*|sealing|sealcoat\w*|diagnos\w*|looked at|looked over|checked out|igniter|element|motor|compressor|board|valve)\b/

const ofLife = /\b(?:how (?:long|many|much longer|old)|last|left|expect|remaining|when (?:will|should|do))\b/

/** With these intents, a number of years is a period of spending. It is not the time that a component should last. */
const spendingIntents: readonly Intent[] = [
  ...(['budget', 'cost', 'repair_or_replace', 'due', 'next', 'compare'] as const),
  ...(['off_topic', 'how_often'] as const),
]

/** The answers of these operations give chances until a day, so a number of years is the time until that day. */
const oddsOfSets: readonly (Operation['does'] | undefined)[] = ['joint', 'failures', 'original']

/** With these intents, a number of years is a period if the question names no component. It is not an age. */
const ageless: readonly Intent[] = ['budget', 'due', 'next', 'how_often', 'brand', 'inventory', 'compare']
const ofEach = /\b(both|each|they are|are all|all of them|apiece)\b/

const pointing =
  /\b(it|its|that|this(?! (year|month|week|season|spring|summer|fall|autumn|winter))|one|ones|them|they|these|those|the (?:two|2)(?! [a-z]+s\b)|then|same|instead|(?<=(?:[A-Z_]{4,}|out|over|down|up|in|from|back) )there|there$|ahi|alli|alla|ese|esa|eso|esto|entonces)\b/
const continuation =
  /^(and|plus|but|ok|okay|so|or|also|then|what about|how about|what if|y|e|entonces|que hay de)\b/
const correcting =
  /^(?:no|nope|sorry|wait|oops|actually|i meant?)\b(?=.*\b(?:mean|meant|the|my)\b)|\bi meant?\b/
/** A message with at most this number of words is a fragment, not a complete question. */
const maxBrief = 4
/** Matches a message that adds nothing but a period: "and over the next 5 years". */
const addsPeriod =
  /^(?:and |or |what about |how about |y )?(?:over|in|within|for|en) (?:the|los) \S+ \d+ (?:years?|anos?)$/

const careWords =
  /\b(filter|flush|anode|coil|gutter|seal|vent|lint|hose|gasket|burner|bracket|relief|drain|descal|crack|oil|inspect|tune|spray arm|air gap|condenser|condensate|sediment|hood|joint|moss|trim|leak|detector|battery|drum|inlet|flame|filtro|anodo|canaleta|serpentin|manguera|sedimento|ducto|pelusa|sell(?=(?:ar?|e|o)\b))/g

export function understand(question: string, context: Context): Understanding {
  const storyWords = tokenizeQuestion(question)
  const words = shorten(storyWords)
  const parsed = parseQuestion(words, context)
  const { maskedText, clauses, components, others, ages, amounts, brand } = parsed
  const asked = findIntents(parsed)
  const { hypothetical } = splitHypothetical(findMentions(storyWords).marked)
  const reported = dangersIn(
    findDangers(question, context.today, context.before),
    hypothetical,
    parsed,
    asked,
  )
  const set = findOperation(maskedText)
  const { intents, ...request } = requestIn(parsed, asked, set, reported)
  const time = timeIn(parsed, asked, set, context)
  const isElsewhere =
    components.length === 0 && context.chosenType === undefined && ageless.includes(intents[0])
  // In "postpone it 3 years" the number is a time to wait, not an age.
  const isNoDelay = ({ years }: Age) =>
    time.horizon === undefined ||
    addMonths(context.today, 12 * years) !== time.horizon ||
    /\bold\b/.test(maskedText)
  const period = findPeriod(maskedText, context.today)
  // In "my 5 year spend on the AC" the number is a period, not an age.
  const isNoPeriod = ({ years }: Age) =>
    !spendingIntents.includes(intents[0]) || years !== period.yearsAhead || /\bold\b/.test(maskedText)
  const given = assignAges(
    components,
    isElsewhere || time.isOnlyHorizon || intents[0] === 'off_topic'
      ? []
      : ages.filter((age) => isNoDelay(age) && isNoPeriod(age)),
    clauses,
    { isOfEach: ofEach.test(maskedText), areCompared: intents[0] === 'compare' },
  )
  const states = findStates(question)
  return {
    ...reported,
    intents: reported.dangers.length > 0 ? ['safety', ...intents] : intents,
    components: given.components,
    questionedComponent: findQuestionedComponent(given.components, components, clauses),
    others,
    age: given.rest,
    amounts,
    brand,
    symptom: symptomOf(parsed, intents[0], context.chosenType),
    isSpanish: /[¿¡ñáíóú]/i.test(question) || isInSpanish(words),
    isTheirOwn: ownership.test(maskedText),
    isGeneral: isAboutType(parsed, intents[0]),
    states,
    state: states[0],
    isAboutRepair: fixing.test(maskedText) || servicing.test(maskedText),
    ...period,
    certainty: time.isOnlyHorizon ? 'guessed' : asked.certainty,
    horizon: time.horizon,
    link: {
      pointsBack: pointing.test(maskedText),
      continuesTopic: continuation.test(maskedText),
      corrects: correcting.test(maskedText),
      isBrief: maskedText.split(' ').length <= maxBrief,
    },
    words: maskedText,
    partsToMaintain: [...new Set(maskedText.match(careWords) ?? [])],
    hasFailed: saysComponentFailed(maskedText),
    ...request,
  }
}

/** Returns the dangers that a message reports, and the dangers that it only asks about. */
function dangersIn(
  found: ReturnType<typeof findDangers>,
  hypothetical: string,
  parsed: ParsedQuestion,
  asked: FoundIntents,
): Pick<Understanding, 'dangers' | 'isSuspicion' | 'risks'> {
  const isCalm = isFalseAlarm(found, asked, parsed)
  const dangers = isCalm ? [] : found.dangers
  const risk = dangers.length > 0 || hypothetical === '' ? undefined : findRisk(hypothetical)
  return { dangers, isSuspicion: !isCalm && found.isSuspicion, risks: risk ? [risk] : [] }
}

/** Returns the special intent or the operation of a question, and its intents. */
function requestIn(
  parsed: ParsedQuestion,
  asked: FoundIntents,
  set: Operation | undefined,
  { dangers, risks }: Pick<Understanding, 'dangers' | 'risks'>,
): Pick<Understanding, 'intents' | 'specialIntent' | 'operation' | 'adviceTopic'> {
  const [first] = asked.intents
  const topic = findAdviceTopic(parsed, asked)
  const special = risks.length > 0 ? 'risk' : findSpecialIntent(parsed, topic)
  // "The roof is 22 and the insurer asks: how long will it last?" asks for the life of the roof.
  const asksLife = first === 'life' && asked.certainty === 'asked' && ofLife.test(parsed.maskedText)
  const isOfAge = special === 'advice' && asksLife && parsed.ages.length > 0
  const suited = set && suitsOperation(first, set) ? set : undefined
  const isSum = ofSums.includes(suited?.does)
  const isOfSet = isSum || ofRecords.includes(suited?.does)
  const specialIntent = isOfAge || isOfSet ? undefined : special
  const isAnsweredElsewhere =
    specialIntent !== undefined || (parsed.amounts.length > 0 && !isSum) || dangers.length > 0
  const operation = isAnsweredElsewhere ? undefined : suited
  const ruled = operation && findIntentRule({ parsed, first, operation })
  return {
    intents: operation ? [ruled?.intent ?? first] : asked.intents,
    ...{ specialIntent, operation, adviceTopic: specialIntent === 'advice' ? topic : undefined },
  }
}

/**
 * Returns the day until which a component should last. `isOnlyHorizon` is true if the message contributes nothing else.
 */
function timeIn(
  { maskedText, clauses }: ParsedQuestion,
  asked: FoundIntents,
  set: Operation | undefined,
  context: Context,
) {
  const continuesOdds =
    context.continuesOdds === true &&
    (maskedText.split(' ').length <= maxBrief || addsPeriod.test(maskedText))
  const asksOdds = continuesOdds || oddsOfSets.includes(set?.does)
  const isOfMoney = spendingIntents.includes(asked.intents[0]) && !asksOdds
  const aboutOdds = continuesOdds ? maskedText : withoutAgeClauses(maskedText, clauses)
  const horizon = isOfMoney ? undefined : findHorizon(aboutOdds, context.today, asksOdds)
  return { horizon, isOnlyHorizon: continuesOdds && horizon !== undefined }
}

/** Returns the symptom in a question. If the intent is `symptom`, weaker words are enough. */
function symptomOf(
  { sign, maskedText, components }: ParsedQuestion,
  intent: Intent,
  chosenType: ComponentType | undefined,
) {
  if (sign?.name !== undefined) return { type: sign.type, name: sign.name }
  const type = components[0]?.type ?? chosenType
  const found = type && findSymptomName(maskedText, type)
  // A refill of refrigerant is a symptom of a leak even in a question about its price.
  const name = intent === 'symptom' || found === 'losing_refrigerant' ? found : undefined
  return type && name !== undefined ? { type, name } : undefined
}

/**
 * A long message is parsed only at its beginning and its end, with this number of words each. The question is there,
 * and parsing more takes time.
 */
const maxWords = 150
const shorten = (words: readonly string[]) =>
  words.length > 2 * maxWords ? [...words.slice(0, maxWords), '.', ...words.slice(-maxWords)] : words
