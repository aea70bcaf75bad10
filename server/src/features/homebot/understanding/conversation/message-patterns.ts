import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { firstDate, withoutDate, yearIn } from '../action-dates.ts'
import { findAction, isQuestion, type RequestedAction } from '../actions.ts'
import type { Intent } from '../intent.ts'
import { type HomesAndTenants, otherHome } from '../places.ts'
import { findRecentReplacement, isAboutPartOfComponent } from '../recent-replacement.ts'
import type { Understanding } from '../understand.ts'
import { recordLastAnswer } from './answer-as-record.ts'
import { correctedAction } from './corrected-action.ts'
import { insertTaskTitle } from './task-references.ts'
import { type Topic, tenantIntents } from './topic.ts'

/**
 * A longer message is a complete question. It does not complete an unfinished change, and its year is not read as an
 * installation year.
 */
const maxFragmentWords = 10

/**
 * Returns a message that can be understood without the conversation. Adds what it refers to: an unfinished change, a
 * task, or an earlier offer that it corrects.
 */
export function completeMessage(said: string, topic: Topic | undefined, today: string): string {
  const message = topic ? (correctOldOffer(said, topic, today) ?? insertTaskTitle(said, topic)) : said
  const unfinished = topic?.unfinished
  // "Yes" supplies nothing that the change lacks, so HomeBot asks for it again.
  if (unfinished !== undefined && plainYes.test(message)) return unfinished
  const completes =
    unfinished !== undefined &&
    !isQuestion(message) &&
    message.split(/\s+/).length <= maxFragmentWords &&
    findAction(message, today) === undefined
  if (!completes) return message
  const on = correction.test(message) ? firstDate(message, today, 'future') : undefined
  return on === undefined
    ? `${unfinished} at ${message.replace(beforePlace, '')}`
    : `${withoutDate(unfinished, today, 'future').trim()} on ${on}`
}

/** Matches the words before the place in a reply: "it was for Oak Street". */
const beforePlace = /^(?:(?:it|that|this)(?:['’]?s| is| was) )?(?:for|at|in) (?:the )?/i
const correction = /^(?:no|nope|sorry|oops|wait|actually|correction|i meant)\b/i

/** Returns the earlier request with the corrected day, if the message corrects it: "sorry, it was Tuesday". */
function correctOldOffer(message: string, topic: Topic, today: string): string | undefined {
  if (!topic.isOfferOld || !correction.test(message)) return undefined
  const before = offeredAction(topic, today)
  const after = before && correctedAction(before, message, today)
  if (!after || !('on' in after) || after.on === undefined) return undefined
  const [request = ''] = topic.offered?.split('\n') ?? []
  const price = 'dollars' in after && after.dollars ? `, paid $${after.dollars}` : ''
  return `${withoutDate(request, today).trim()} on ${after.on}${price}`
}

const pronoun = /\b(?:he|she|they|his|her|hers|him|their|them|el|ella|sus?|the lease)\b/i

export const hasPronoun = (message: string): boolean => pronoun.test(message)

/**
 * Returns true if the question is about the owner's components. Such a question says "my", or is not about a type in
 * general. If it names states, the owner must have a home in one of them.
 */
export function isAboutOwnHomes(
  { isTheirOwn, isGeneral, states }: Understanding,
  { homes }: HomesAndTenants,
): boolean {
  const isThere = states.length === 0 || states.some((state) => homes.some((home) => home.state === state))
  return isThere && (isTheirOwn || (!isGeneral && homes.length > 0))
}

/** Marks the year in a short reply such as "I thought 2009" as an installation year. */
export function markInstallationYear(words: string, topic: Topic | undefined, today: string): string {
  const isOfAge =
    topic?.componentType !== undefined && ['life', 'inventory', 'record'].includes(topic.intents[0] ?? '')
  const year = /\b(?:19|20)\d\d\b/.exec(words)?.[0] ?? '9999'
  return isOfAge && words.split(' ').length <= maxFragmentWords && year <= today.slice(0, 4)
    ? words.replace(year, `installed in ${year}`)
    : words
}

/**
 * The words that name a variant of each type. A word with another common meaning counts only before "one" or "instead".
 */
const variantWords: Partial<Readonly<Record<ComponentType, RegExp>>> = {
  roof: /\b(metal|steel|standing seam|architectural|slate|clay tile|cedar)\b(?: (?:one|roof))?/i,
  water_heater: /\b(tankless|heat pump|hybrid|(?:gas|electric)(?= (?:one|instead)\b))\b(?: one)?/i,
  driveway: /\b(concrete|cement|asphalt|gravel|paver)\b(?: one)?/i,
  furnace: /\b((?:oil|electric|gas)(?= (?:one|instead)\b))(?: one)?/i,
  ac_unit: /\b(window|heat pump|mini ?split)\b(?: one)?/i,
}

/**
 * Adds the component type of the conversation to a short message that names only a variant of this type: "metal
 * instead".
 */
export function nameVariant(words: string, topic: Topic | undefined): string {
  const type = topic?.componentType
  const pattern = type && variantWords[type]
  if (!pattern || words.split(' ').length > maxFragmentWords) return words
  const [noun] = lifetimeOf(type, undefined).nouns
  return words.includes(noun)
    ? words
    : words.replace(pattern, (found, variant: string) => `${variant} ${noun}${found.slice(variant.length)}`)
}

/** Replaces "it" by the rent in a short question after one about rents: "should I raise it?" */
const nameRent = (words: string, topic: Topic | undefined): string =>
  topic?.intents[0] === 'rent' && !/\d/.test(words) && words.split(' ').length <= maxFragmentWords
    ? words.replace(/\b(raise|increase|bump|lower|change) (?:it|that|them)\b/i, '$1 the rent')
    : words

/** Completes the words of a message with what they leave out after the last answer. */
export const completeWords = (words: string, topic: Topic | undefined, today: string): string =>
  nameRent(nameVariant(markInstallationYear(words, topic, today), topic), topic)

const other =
  /\b(?:the )?other (?:one|two|three|tenant|lease|guy|unit|person)s?\b|\b(?:the (?:others|rest)|el otro|la otra|l[oa]s otr[oa]s|l[oa]s dem[aá]s)(?![a-zñáéíóú])/i

const exceptTenant = /\b(?:without|except|minus|not counting|leaving out|excluding|sin)\b/i

/** Returns true if the message excludes the tenants that it names: "without Grace". */
export const exceptsTenants = (words: string): boolean => exceptTenant.test(words)

/** Returns the tenants of the previous answer, if the message asks for the other ones: "and the other one?" */
export const findExceptedTenants = (words: string, topic: Topic | undefined): readonly string[] =>
  other.test(words) && tenantIntents.includes(topic?.intents[0] ?? '') ? (topic?.tenantIds ?? []) : []

/**
 * In a unit, reads "heater" as the water heater. Each unit has a water heater, but one furnace serves the whole home.
 */
export const resolveUnitHeater = (asked: Understanding, unit: string | undefined): Understanding =>
  unit === undefined
    ? asked
    : {
        ...asked,
        components: asked.components.map((part) =>
          part.assumption !== undefined && part.type === 'furnace' && /heater/.test(part.name)
            ? { ...part, type: 'water_heater', assumption: undefined }
            : part,
        ),
      }

const ownWords =
  /\b(?:my own|mine|my (?!mom|mother|dad|father|sister|brother|in ?law|friend|neighbou?r)\w+|our own)\b/i

export const mentionsOwnThings = (message: string): boolean => ownWords.test(message)

/** Returns true for a short message that selects a component or home without asking anything. */
export const onlySelects = (words: string) =>
  words.split(/\s+/).length <= 7 &&
  !/\b(?:what(?! about)|how(?! about)|when|why|should|is|are|does|do|can|will|set|cost\w*|worth|fix\w*|model|serial|price|quote\w*|odds|chances?|\d+ (?:dollars|bucks)|\$\d+|repair\w*|replac\w*|warrant\w*|garant[ií]a|last(?= \w)|leak\w*|smell\w*|nois\w*)\b/i.test(
    words,
  )

/** Returns the intent of a message that only selects. It answers "which one is it?", so it repeats a symptom. */
export const intentOfChoice = (topic: Topic | undefined): Intent =>
  topic?.intents[0] === 'symptom' ? 'symptom' : 'life'

export const onlyNamesPlace = (words: string, { homes }: HomesAndTenants) =>
  !/\b(?:last|first) tenant\b/i.test(words) &&
  homes
    .reduce((text, { city }) => text.replaceAll(city.toLowerCase(), ' '), words.toLowerCase())
    .replace(/[^\p{L}\d ]+/gu, ' ')
    .split(/\s+/)
    .every((word) => bareWords.has(word))
const bareWords = new Set(
  'home unit tenant the a at in on of my our mine just only no not back one ones with other i mean meant and for what about how ok so please pls to from y el la en de solo , street second first third last older newer oldest newest that this guy lady s upstairs downstairs mister mr mrs'.split(
    ' ',
  ),
)

const plainYes = /^(?:yes|yep|yeah|yup|sure|ok|okay|do it|go ahead|si|claro|dale)\b[^?]{0,20}$/i

/**
 * Returns true for a plain confirmation. "Yes, but on Friday" and "yes, but 910" are corrections, so the result is
 * false.
 */
export const confirmsOffer = (message: string, today: string): boolean =>
  plainYes.test(message) && !/\d/.test(message) && firstDate(message, today, 'future') === undefined

const thatDate =
  /^(?:ok |yes |then |fine )*(?:do (?:that|it)|put (?:it|that) in|set (?:it|that)|plan (?:it|that))\b[^?]{0,20}$/i

/** Matches a new year for the component of the conversation: "make it 2029 then". */
const thatYear =
  /^(?:ok |no |then |so |and |fine )*(?:make it|let['’]?s (?:say|do|make it)|say) (?:(?:in|for) )?(?:[a-z]+ )?20\d\d\b[^?]{0,12}$/i

/** Matches a request to change the recorded age to the one in the conversation: "ok fix it". */
const thatFix =
  /^(?:ok(?:ay)?|yes|sure|then|please|[, ])*(?:fix|correct|change|update) (?:it|that)(?: then| please)?[.!]?$/i

/**
 * Finds the change that a message requests or corrects. Returns undefined during a danger, because the answer must only
 * say what to do.
 */
export function findRequestedAction(
  message: string,
  { dangers, intents: [first], components }: Understanding,
  topic: Topic | undefined,
  today: string,
): RequestedAction | undefined {
  if (dangers.length > 0 || (topic?.dangers?.length ?? 0) > 0) return undefined
  const ofAnswer = topic && recordLastAnswer(message, topic, today)
  if (ofAnswer) return ofAnswer
  const found =
    (components.length === 1 ? findRecentReplacement(message, today) : undefined) ??
    findAction(message, today)
  const asked = found?.kind === 'replace' && isAboutPartOfComponent(message) ? undefined : found
  const isUntitled = asked?.kind === 'task' && (asked.title === undefined || vague.test(asked.title))
  if (isUntitled) return { ...asked, title: topic && taskOf(topic) }
  // After a question about upkeep, "put it down for February 10" plans the upkeep, not a replacement.
  const isOfCare = topic !== undefined && (ofCare(topic) || namesCare.test(message))
  if (asked?.kind === 'plan' && asked.on && components.length === 0 && isOfCare)
    return { kind: 'task', title: taskOf(topic), on: asked.on, isWholeMonth: !namesDay.test(message) }
  // After a symptom, "I changed the filter" describes an attempted repair and requests no change.
  if (asked && !(asked.kind === 'done' && topic?.symptom)) return asked
  if (topic?.horizon !== undefined && topic.componentId !== undefined && thatDate.test(message))
    return { kind: 'plan', on: topic.horizon } as const
  if (topic?.componentId !== undefined && !topic.offered && thatYear.test(message)) {
    const on = firstDate(message, today, 'future') ?? yearIn(`in ${/20\d\d/.exec(message)?.[0]}`)
    return on !== undefined && on > today ? { kind: 'plan', on } : undefined
  }
  const told = topic?.components[0]?.age
  if (told && thatFix.test(message)) return { kind: 'age', installedOn: told.installedOn }
  const offered = topic && !topic.isOfferOld ? offeredAction(topic, today) : undefined
  if (!offered) return undefined
  const corrected = correctedAction(offered, message, today)
  const isKept =
    first === 'confirm' ||
    plainYes.test(message) ||
    hasToo.test(message) ||
    movesOffer.test(message) ||
    // "No, the one in 2" names another place for the same change.
    (correction.test(message) &&
      /\b(?:unit|home|the one (?:in|at|on))\b/.test(message) &&
      !isQuestion(message))
  // "And the vent too" names another task that was done.
  const kept = offered.kind === 'done' && hasToo.test(message) ? { ...offered, text: message } : offered
  return corrected ?? (isKept ? kept : undefined)
}

const hasToo = /\b(?:too|also|as well|same|tambi[eé]n)(?![\p{L}])/iu
/** Matches a request to record an offered change elsewhere: "put it under the other house". */
const movesOffer =
  /^(?:no|ok|please|and|actually|,| )*(?:put|add|make|log|save|record|keep|move|ponl[oa]|gu[aá]rdal[oa]) ?(?:it |that |this )?(?:under|at|in|on|to|for|with|en|para)\b[^?]{0,40}$/i

const vague = /^(?:(?:to )?(?:do )?(?:it|that|this|so)|(?:of|about) (?:it|that|this)|(?:hacer)?lo)\W*$/i
const namesDay =
  /\d|(?:day|week|ma[nñ]ana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\b|\btomorrow\b/i
const namesCare =
  /\b(?:inspections?|tune ?-?ups?|servic(?:e|ing)|cleaning|check ?-?ups?|inspecci[oó]n|limpieza)\b/i
const ofCare = ({ intents: [before] }: Topic) => ['maintain', 'how_often', 'last_done'].includes(before ?? '')

/** Returns a title for an unnamed task: the last named task, or else "Check the" and the last component. */
function taskOf(topic: Topic): string | undefined {
  const { task, componentType, isSpanish } = topic
  if (task !== undefined || componentType === undefined || isSpanish) return task
  const [noun] = lifetimeOf(componentType, undefined).nouns
  return `${ofCare(topic) ? 'Service' : 'Check'} the ${noun}`
}

/** Returns the last offered change with its corrections. */
function offeredAction({ offered }: Topic, today: string): RequestedAction | undefined {
  const [text, ...corrections] = offered?.split('\n') ?? []
  const original = text ? (findAction(text, today) ?? findRecentReplacement(text, today)) : undefined
  return (
    original &&
    corrections.reduce((action, words) => correctedAction(action, words, today) ?? action, original)
  )
}

/**
 * Returns true if the message says "the other house". "The other one" counts too, after a question about a part of a
 * home.
 */
export function saysOtherHome(words: string, topic: Topic | undefined, hasReference: boolean): boolean {
  const [said] = otherHome.exec(words) ?? []
  if (said === undefined || !/one|otr[oa]$/.test(said)) return said !== undefined
  const isOfTenant = tenantIntents.includes(topic?.intents[0] ?? '')
  return !hasReference && !isOfTenant && topic?.componentType !== undefined && !topic.unit
}

const bothOfThem =
  /\b(?:the )?(?:two|both) of (?:them|those)\b|\b(?:those|these) two\b|\b(?:both|together|los dos|las dos)\b/i

/** Returns the last two tenants, if the message means both: "how much do I get from the two of them". */
export const findBothTenants = (words: string, topic: Topic | undefined): readonly string[] =>
  bothOfThem.test(words) && tenantIntents.includes(topic?.intents[0] ?? '') && topic?.recentTenantIds?.length
    ? topic.recentTenantIds.slice(0, 2)
    : []

/** Returns the last listed components for a question that compares without naming any: "which is the worst?" */
export const findListed = ({ intents, components }: Understanding, topic: Topic | undefined) =>
  intents[0] === 'compare' && components.length === 0 ? (topic?.listed ?? []) : []

/** Matches a question about a brand in general, even if a component of that brand is on record. */
export const comparesBrands =
  /\b(?:vs|versus|brands?|makers?|reliable|reliability|better|best|than|reputation|recommend\w*)\b/i
