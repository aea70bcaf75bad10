import type { AskedQuestion } from '@home-pulse/contract/features/homebot/homebot'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import {
  findOwnComponent,
  findOwnProperty,
  type OwnedComponent,
  type OwnedProperty,
} from '../../platform/tenancy/ownership.ts'
import { selectOpenOwnTasks } from '../plan/own-tasks/queries.ts'
import { maxFiltered } from './answers/facts.ts'
import { selectHomesAndTenants, selectLocatedComponents } from './queries.ts'
import { selectNotes } from './record-queries.ts'
import { leftOutWords, splitExcludedPlace } from './understanding/conversation/exclusions.ts'
import { asksSum, sumsUp } from './understanding/conversation/follow-up-patterns.ts'
import { findReferences } from './understanding/conversation/references.ts'
import {
  componentIntents,
  type Topic,
  tenantIntents,
  topicLimits,
} from './understanding/conversation/topic.ts'
import { findLivedIn, findPlace, type HomesAndTenants, type NamedPlace } from './understanding/places.ts'
import { findNewBrand } from './understanding/recent-replacement.ts'
import type { Understanding } from './understanding/understand.ts'
import { isOfBrand, withoutBrand } from './understanding/words/brands.ts'
import { findMentions } from './understanding/words/mentions.ts'
import { findMisspelt } from './understanding/words/streets.ts'
import { tokenizeQuestion } from './understanding/words/words.ts'

/**
 * The home and the components that a message is about. The message names them or refers to them, or they are on the
 * screen.
 */
export interface Target {
  readonly outline: HomesAndTenants
  readonly place: NamedPlace
  readonly home: OwnedProperty | undefined
  /** The ids of the components in the last list to which the message refers, such as "the second one". */
  readonly referredIds: readonly string[]
  /** The component to which the message refers. If it refers to none, the component on the screen. */
  readonly component: OwnedComponent | undefined
  /** True if the message excludes components of the last list: "without the unit 4 one". */
  readonly leavesOut: boolean
}

/** A question with its context: the component and the home on the screen, and the state of the conversation. */
export interface Question extends Pick<AskedQuestion, 'question' | 'applianceAge'> {
  readonly chosen: OwnedComponent | undefined
  readonly property: OwnedProperty | undefined
  readonly topic: Topic | undefined
}

/**
 * Finds the home and the components that a message is about. A home in the message takes precedence over the screen.
 */
export async function findTarget(
  sql: Sql,
  session: Session,
  { question, topic, chosen, property }: Question,
): Promise<Target> {
  const { owner } = session
  const remaining = topic && (await findRemaining(sql, session, question, topic))
  const message = remaining?.message ?? question
  const outline = await selectHomesAndTenants(sql, owner, message)
  const atId = topic?.propertyId ?? chosen?.property.id ?? property?.id
  const isAboutPart = topic?.componentId !== undefined && topic.listed === undefined && !topic.unit
  const hasList = (topic?.listed?.length ?? 0) > 1 && !tenantIntents.includes(topic?.intents[0] ?? '')
  const at = { propertyId: atId, isAboutPart, hasList }
  const named = splitExcludedPlace(findPlace(message, outline, at), message, outline, at)
  const place = await findNicknamed(sql, session, named, outline)
  const home = place.home && (await findOwnProperty(sql, owner, place.home.id))
  const isAnotherHome = home !== undefined && home.id !== chosen?.property.id
  // In "I replaced it, it is a GE now", the brand belongs to the new component. It must not select another GE in the
  // list.
  const said = findNewBrand(message, session.today) ? withoutBrand(message, '') : message
  const referredIds = remaining?.ids ?? (topic ? await findReferred(sql, session, said, topic, home) : [])
  const [onlyReferred] = referredIds.length === 1 ? referredIds : []
  const referred = onlyReferred === undefined ? undefined : await findOwnComponent(sql, owner, onlyReferred)
  const onScreen = isAnotherHome || place.unit !== undefined ? undefined : chosen
  return {
    ...{ outline, place, home, referredIds, component: referred ?? onScreen },
    leavesOut: remaining !== undefined,
  }
}

/**
 * After an answer with one of these intents, "without the roof" changes the total. After other answers, it removes the
 * roof from the list.
 */
const ofTotals: readonly string[] = ['budget', 'savings', 'home_costs', 'tasks', 'expenses', ...tenantIntents]

/**
 * Returns the components of the last list that remain after a message such as "and without the unit 4 one". In the
 * returned message, "it" replaces the excluded components. Undefined if none or all are excluded.
 */
async function findRemaining(
  sql: Sql,
  { owner }: Session,
  message: string,
  { intents: [before = ''], listed = [], componentId }: Topic,
): Promise<{ readonly ids: readonly string[]; readonly message: string } | undefined> {
  const left = leftOutWords(message)
  // A list of the maximum length may be incomplete. Nothing is removed from it.
  const isWhole = listed.length > 1 && listed.length < topicLimits.maxListed
  if (left === undefined || !isWhole || ofTotals.includes(before)) return undefined
  const rows = await selectLocatedComponents(sql, owner, { ids: listed, limit: maxFiltered })
  const inOrder = listed.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const types = findMentions(tokenizeQuestion(left)).components.map(({ type }) => type)
  const referred = findReferences(left, inOrder, componentId)
  const isSome = referred.length > 0 && referred.length < inOrder.length
  const out = isSome ? referred : inOrder.filter(({ type }) => types.includes(type))
  const ids = listed.filter((id) => !out.some((row) => row.id === id))
  return out.length > 0 && ids.length > 0 ? { ids, message: message.replace(left, 'it') } : undefined
}

/** Matches a return to a component that was mentioned earlier: "back to the furnace". */
const returns =
  /\b(?:back|return(?:ing)?) to (?:the|my|our|that)\b|\b(?:volv\w+|de vuelta|regres\w+) (?:al?|con)\b/i
const both = /\b(?:both|(?:the|those|these) (?:two|2|pair)|los dos|las dos)\b/i
const togetherWords = /\b(?:of (?:them|those|these)|both|together|them all|tod[oa]s|amb[oa]s)\b/i
const pairs = /\b(?:both|the two|pair|los dos|las dos|amb[oa]s)\b/i
/** Matches a short question that only names another place. */
const ofSameTypes =
  /^(?:(?:ok|and|so|but|what|how|about|y|e|same|for|the|those|ones) ){1,4}\S+(?: \S+){0,4}$/i
const otherOne = /\bother (?:one|unit['’]?s)\b|\b(?:el otro|la otra)\W*$/i

/** Words that a customer may use instead of the address of a home, such as "rental". */
const nicknames =
  'cabin|cabaña|cabana|cottage|farm|farmhouse|condo|townhouse|ranch|lodge|bungalow|chalet|trailer|lake house|beach house|river house|guest house|rental'
const nickname = new RegExp(`\\b(?:at |in |for |en |de )?(?:the |my |our |la )?(${nicknames})s?\\b`, 'i')

/** Finds a home by a nickname in the message. The nickname must occur in the notes or tasks of exactly one home. */
async function findNicknamed(
  sql: Sql,
  { owner }: Session,
  place: NamedPlace,
  { homes }: HomesAndTenants,
): Promise<NamedPlace> {
  const words = nicknames
    .split('|')
    .reduce((text, known) => text.replace(findMisspelt(known, text) ?? known, known), place.words)
  const [, name] = nickname.exec(words) ?? []
  if (name === undefined || place.home || place.isElsewhere || homes.length < 2) return place
  const notes = await selectNotes(sql, owner, undefined)
  const tasks = await selectOpenOwnTasks(sql, owner)
  const namePattern = new RegExp(`\\b${/^caba/i.test(name) ? 'caba?[nñb]' : name}`, 'i')
  const texts = [
    ...notes.map(({ content, propertyId }) => ({ text: content, propertyId })),
    ...tasks.map(({ title, propertyId }) => ({ text: title, propertyId })),
  ]
  const ids = new Set(texts.flatMap(({ text, propertyId }) => (namePattern.test(text) ? [propertyId] : [])))
  const found = homes.filter(({ id }) => ids.has(id))
  return found.length === 1 ? { ...place, home: found[0], words: words.replace(nickname, 'at home') } : place
}

/** Returns the ids of the components in earlier answers to which a message refers. */
async function findReferred(
  sql: Sql,
  { owner }: Session,
  message: string,
  topic: Topic,
  home: { readonly id: string } | undefined,
): Promise<string[]> {
  const { priced = [], componentId, componentType } = topic
  // After a list of tenants, "all of them" means the tenants.
  if (tenantIntents.includes(topic.intents[0] ?? '') && togetherWords.test(message)) return []
  const select = (filter: Partial<Parameters<typeof selectLocatedComponents>[2]>) =>
    selectLocatedComponents(sql, owner, { limit: maxFiltered, ...filter })
  const namesPart = findMentions(tokenizeQuestion(message)).components.length > 0
  const isPair = pairs.test(message)
  // After three or more prices, "only the two old ones" selects two of them.
  const isOfList = isPair && !home && componentId === undefined && priced.length > 2
  if (priced.length > 1 && !namesPart && !isOfList && sumsUp.test(message)) {
    const last = componentId !== undefined && isPair ? priced.slice(-2) : priced
    const rows = await select({ ids: last })
    const there = home ? rows.filter(({ propertyId }) => propertyId === home.id) : rows
    if (there.length > 0) return last.filter((id) => there.some((row) => row.id === id))
    // "The pair at home" means components of the same types in that home, if none of the priced components is there.
    return (await select({ property: home, types: rows.map(({ type }) => type) })).map(({ id }) => id)
  }
  const { listed = [] } = topic
  const isSum = asksSum.test(message) && !namesPart && !ofTotals.includes(topic.intents[0] ?? '')
  if (isSum && !isPair && listed.length > 1 && listed.length < topicLimits.maxListed) return listed
  // If there are exactly two components of a type, "the other one" means the one that was not mentioned last.
  const isListed = componentId !== undefined && topic.listed?.includes(componentId) === true
  if (componentId && componentType && !isListed && !home && !namesPart && otherOne.test(message)) {
    const others = (await select({ types: [componentType] })).filter(({ id }) => id !== componentId)
    if (others.length === 1) return others.map(({ id }) => id)
  }
  // After a question about several types, "what about the ones in Tucson" asks for the same types in Tucson.
  const { group = [] } = topic
  if (home && !namesPart && group.length > 1 && ofSameTypes.test(message)) {
    const types = [...new Set((await select({ ids: group })).map(({ type }) => type))]
    if (types.length > 1) return (await select({ property: home, types })).map(({ id }) => id)
  }
  const recent = [...(topic.recent ?? [])].reverse()
  const isBoth = recent.length === 2 && topic.listed?.length !== 2 && both.test(message)
  const isReturn = !home && returns.test(message)
  const ids = isBoth || isReturn ? recent : (topic.listed ?? recent)
  if (ids.length < (isReturn ? 1 : 2)) return []
  const rows = await select({ ids })
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  if (isReturn) {
    const [named] = findMentions(tokenizeQuestion(message)).components
    return inOrder.flatMap(({ id, type }) => (type === named?.type ? [id] : [])).slice(-1)
  }
  // "The oldest furnace in Tucson" must not select from a list of another home.
  const there = home ? inOrder.filter(({ propertyId }) => propertyId === home.id) : inOrder
  const found = findReferences(message, there.length > 1 ? there : inOrder, componentId)
  const foundIds = found.map(({ id }) => id)
  return foundIds.every((id) => there.some((row) => row.id === id)) ? foundIds : []
}

/** Returns the facts about the target that the rules for follow-up questions need. */
export const contextOf = ({ place, home }: Target, component: OwnedComponent | undefined) => ({
  hasChosen: component !== undefined,
  hasPlace: home !== undefined || place.unit !== undefined,
  ...{ isEverywhere: place.isEverywhere, isElsewhere: place.isElsewhere },
})

/**
 * Returns the home that a message means without a name. This is the home on the screen. Without one, "how long has the
 * water heater got" means the home in which the owner lives, if it has this component.
 */
export async function findImpliedHome(
  sql: Sql,
  { owner }: Session,
  { property: onScreen }: Question,
  { outline, place }: Target,
  { brand, components, intents, operation, isTheirOwn, isGeneral, states }: Understanding,
): Promise<OwnedProperty | undefined> {
  if (place.isEverywhere || onScreen) return place.isEverywhere ? undefined : onScreen
  const isOfParts = components.length > 0 && components.every(({ isMany, age }) => !isMany && !age)
  const isOfOwn = isTheirOwn && !isGeneral && states.length === 0 && operation === undefined
  const asksOfParts = intents[0] !== 'notes' && [...componentIntents, 'compare'].includes(intents[0])
  const home = isOfParts && isOfOwn && asksOfParts ? findLivedIn(outline.homes) : undefined
  if (!home) return undefined
  const types = components.map(({ type }) => type)
  const there = await selectLocatedComponents(sql, owner, { property: home, types, limit: maxFiltered })
  // "The Kenmore stove" does not mean a stove of another brand in the owner's home.
  return types.every((type) => there.some((row) => row.type === type && isOfBrand(row.brand, brand)))
    ? findOwnProperty(sql, owner, home.id)
    : undefined
}
