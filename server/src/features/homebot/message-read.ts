import { lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import { findOwnComponent, findOwnProperty } from '../../platform/tenancy/ownership.ts'
import type { QuestionScope, UnderstoodMessage } from './facts-read.ts'
import { contextOf, findImpliedHome, findTarget, type Question, type Target } from './message-target-read.ts'
import { findByBrand, findCompared, findInPlaces, findInUnits, findLeaseEnd } from './named-records-read.ts'
import { type RequestedAction, restoreAddresses } from './understanding/actions.ts'
import { findExclusion, withoutExcluded } from './understanding/conversation/exclusions.ts'
import { continueTopic, type FollowUp, unrelated } from './understanding/conversation/follow-up.ts'
import { ofNamedHome } from './understanding/conversation/follow-up-patterns.ts'
import { findMeantTenants } from './understanding/conversation/meant-tenants.ts'
import * as cues from './understanding/conversation/message-patterns.ts'
import { intentOfOne, pricesOfReferred } from './understanding/conversation/references.ts'
import type { Topic } from './understanding/conversation/topic.ts'
import { applyEarlierDangers, relateToDanger } from './understanding/dangers/danger-follow-up.ts'
import type { Operation } from './understanding/intents/operations.ts'
import type { KnownHome, NamedPlace } from './understanding/places.ts'
import { findNewBrand } from './understanding/recent-replacement.ts'
import { type Context, type Understanding, understand } from './understanding/understand.ts'
import { withoutBrand } from './understanding/words/brands.ts'

export interface MessageInterpretation extends UnderstoodMessage {
  /** The state of the conversation before the message. Undefined for the first message of a conversation. */
  readonly topic: Topic | undefined
  readonly action: RequestedAction | undefined
  readonly place: NamedPlace
  readonly tenantIds: readonly string[]
  /** The tenants of the previous answer, if the message asks for all other tenants. */
  readonly exceptTenantIds: readonly string[]
  /** The homes that "the other house" in the message can mean, if more than one fits. */
  readonly otherHomes: readonly KnownHome[]
  /** True if the message adds nothing that HomeBot understands. It is then treated as a repeated question. */
  readonly isRepeat: boolean
}

/** Interprets a message. Uses the earlier conversation, and the names of the customer's homes and tenants. */
export async function readMessage(
  sql: Sql,
  session: Session,
  question: Question,
): Promise<MessageInterpretation> {
  const { today } = session
  const { topic } = question
  const target = await findTarget(sql, session, question)
  const { place } = target
  const words = cues.completeWords(place.words, topic, today)
  const { understanding, branded, named } = await understandMessage(sql, session, question, target, words)
  const action = restoreAddresses(
    cues.findRequestedAction(place.withoutAddress, understanding, topic, today),
    place.restoreAddress,
  )
  const earlierDangers = topic && relateToDanger(words, understanding, topic)
  const component = target.component ?? branded
  const hasNewDanger = earlierDangers !== undefined && understanding.dangers.length > 0
  const continued =
    topic && !hasNewDanger
      ? continueTopic(understanding, topic, contextOf(target, component), words)
      : unrelated(understanding)
  const kept = await findKept(sql, session, { understanding, continued, target, topic, action })
  const tenants = findMeantTenants({ ...question, ...target, ...continued, words })
  const isElsewhere =
    place.isElsewhere ||
    (continued.keepsPlace && topic?.isElsewhere === true && !cues.mentionsOwnThings(question.question))
  const home =
    isElsewhere || tenants.exceptIds.length > 0
      ? undefined
      : (target.home ??
        (component ?? kept.component)?.property ??
        kept.home ??
        (await findImpliedHome(sql, session, question, target, continued.asked)))
  const namedUnit = tenants.isOfOthers ? undefined : unitOf(place, understanding)
  const namesNone = isElsewhere || action !== undefined
  const group = await findGroup(sql, session, question, target, continued, namesNone)
  const compared =
    topic && group.length < 2 && continued.asked.intents[0] === 'compare'
      ? await findCompared(sql, session, { ...target, component }, topic, understanding)
      : []
  const about: QuestionScope = {
    applianceAge: question.applianceAge,
    chosen: compared.length > 0 ? undefined : (component ?? kept.component),
    home,
    unit: namedUnit ?? (tenants.isOfOthers || tenants.isOfBoth ? undefined : kept.unit),
    isElsewhere,
    group: compared.length > 0 ? compared : group,
    recent: topic?.recent ?? [],
    without: target.leavesOut
      ? undefined
      : findExclusion(
          words,
          place,
          named,
          continued.keepsPlace || continued.keepsGroup ? topic : undefined,
          target.outline,
        ),
  }
  // If the question is about this home, the answer does not mention a danger in another home.
  const isOtherHome =
    earlierDangers?.isElsewhere === true &&
    earlierDangers.stage === 'besides' &&
    (home?.id ?? topic?.dangersElsewhere?.propertyId) !== topic?.dangersElsewhere?.propertyId
  const completed =
    action || !topic || isOtherHome
      ? continued.asked
      : applyEarlierDangers(words, continued.asked, earlierDangers)
  const ofHome = ofNamedHome(cues.resolveUnitHeater(completed, about.unit), target.home)
  const asked = ofNamedPart(ofHome, topic?.intents[0])
  const mayBeOtherHome = !place.home && !place.unit && !isElsewhere
  const isReference = target.referredIds.length + place.tenants.length > 0
  return {
    asked: { ...asked, isTheirOwn: asked.isTheirOwn && !isElsewhere },
    message: question.question,
    ...{ topic, about, action, place },
    tenantIds: tenants.ids,
    exceptTenantIds: tenants.exceptIds,
    otherHomes:
      mayBeOtherHome && cues.saysOtherHome(words, topic, isReference)
        ? target.outline.homes.filter(({ id }) => id !== home?.id)
        : [],
    isRepeat: continued.isRepeat,
  }
}

const asksByHome = /\b(?:by|per|for each|each|split by|of each) (?:home|house|property|building|place)\b/
const asksWhen = /\b(?:when|what (?:year|month|date)|how soon|cuando)\b/

/**
 * Corrects the intent where the words mislead. "When is the fridge due" asks for a date, and "which are likely to fail
 * by 2030" asks for a list.
 */
function ofNamedPart(asked: Understanding, before: string | undefined): Understanding {
  const { intents, components, partsToMaintain, isAboutRepair, words } = asked
  const hasPeriod = (asked.yearsAhead ?? asked.calendarYear) !== undefined
  const isOfLater = asked.calendarYear?.isThrough === true || (asked.yearsAhead ?? 0) > 1
  if (intents[0] === 'budget' && asksByHome.test(words) && !asked.isSpanish)
    return { ...asked, intents: ['home_costs'] }
  if (intents[0] === 'next' && isOfLater && !/\bfirst\b/.test(words)) return { ...asked, intents: ['due'] }
  const isOfDate = intents[0] === 'due' && components.length === 1 && !hasPeriod && asksWhen.test(words)
  if (!isOfDate || partsToMaintain.length > 0 || isAboutRepair) return asked
  // After "how often do I flush it", the question "when is it due" asks for the task and not for the component.
  return { ...asked, intents: [before === 'how_often' ? 'how_often' : 'life'] }
}

/** Returns the ids of the components that the message means together, such as "both of them". */
async function findGroup(
  sql: Sql,
  session: Session,
  { question: message, topic, property }: Question,
  target: Target,
  { asked, keepsGroup }: FollowUp,
  namesNoPlaces: boolean,
): Promise<readonly string[]> {
  const { place, home, referredIds } = target
  const inPlaces = namesNoPlaces ? [] : await findInPlaces(sql, session, message, target, property?.id)
  if (referredIds.length > 1 || inPlaces.length > 1) return [...referredIds, ...inPlaces]
  if (place.units.length > 1) return findInUnits(sql, session, target, asked)
  if (keepsGroup && (topic?.group?.length ?? 0) > 1) return topic?.group ?? []
  return !keepsGroup && (home || place.unit !== undefined) ? [] : cues.findListed(asked, topic)
}

/** Interprets a message. If it names no component, uses that of the screen, the conversation or a brand. */
async function understandMessage(
  sql: Sql,
  session: Session,
  { question: message, topic }: Question,
  target: Target,
  words: string,
) {
  const { today } = session
  const { place, home, component, referredIds, outline } = target
  const context = {
    today,
    continuesOdds: topic?.horizon !== undefined,
    before: topic?.dangers?.length ? undefined : topic?.said,
  }
  const alone = withoutFalseAlarm(message, words, { ...context, chosenType: component?.type })
  const mayContinue =
    alone.components.length === 0 &&
    ((alone.others.length === 0 &&
      (alone.link.pointsBack || alone.link.isBrief || alone.intents[0] === 'symptom')) ||
      words !== place.words)
  const isReply = alone.intents[0] === 'confirm' || alone.intents[0] === 'cancel'
  const usesTopic =
    !component && !isReply && alone.certainty !== 'unrelated' && mayContinue && topic?.componentType
  // In "the compressor on the Samsung", the brand of a recorded component selects the component. A vague word such as
  // "compressor" or "heater" is then ignored.
  const isVague = alone.components.every(({ assumption, name }) => assumption !== undefined || name === '')
  const newBrand = findNewBrand(words, today)
  const isOfBrand =
    alone.intents[0] === 'brand' && alone.isTheirOwn && !alone.isGeneral && !cues.comparesBrands.test(words)
  const type = alone.components[0]?.type ?? topic?.componentType
  const branded =
    !component && (newBrand === undefined || newBrand !== alone.brand) && (isVague || isOfBrand)
      ? await findByBrand(sql, session, target, alone.brand, type)
      : undefined
  const referredType = referredIds.length === 1 && alone.components.length === 0 ? component?.type : undefined
  const chosenType = branded?.type ?? referredType ?? (usesTopic ? topic.componentType : undefined)
  // Replaces a brand by a component type: "how old is the Hotpoint" becomes "how old is the stove".
  const said =
    branded && alone.components.length === 0
      ? withoutBrand(words, lifetimeOf(branded.type, undefined).nouns[0])
      : words
  const understood = chosenType ? understand(said, { ...context, chosenType }) : alone
  const names = home ?? place.unit ?? (referredIds.length === 1 ? component : undefined)
  const onlySelects =
    understood.dangers.length === 0 &&
    ((names !== undefined && cues.onlyNamesPlace(words, outline)) ||
      ((referredIds.length === 1 || branded !== undefined) && cues.onlySelects(words)))
  // "Can I skip the furnace tune-up?" is a question about the furnace, but "skip the furnace" removes it from a total.
  const asksForCare = ['maintain', 'how_often'].includes(understood.intents[0])
  const left = asksForCare ? understood.components : withoutExcluded(words, understood.components)
  const isOfRest = understood.intents[0] === 'cost' && left.length === 0 && understood.components.length > 0
  const understanding: Understanding = {
    ...understood,
    components: branded ? [] : left,
    // "Everything but the roof" asks for the total of all other components.
    ...(isOfRest && !branded && { intents: ['inventory'], operation: totalOfAll }),
    isTheirOwn:
      home !== undefined ||
      place.isEverywhere ||
      (!place.isElsewhere && cues.isAboutOwnHomes(understood, outline)),
    horizon: await findLeaseEnd(sql, session, understood, place),
    ...(branded && isOfBrand && { intents: ['life'] }),
    // The brand of a new component must not select a recorded component.
    ...(newBrand !== undefined && { brand: undefined }),
    ...(onlySelects && { certainty: 'guessed', intents: [cues.intentOfChoice(topic)] }),
    // After a list, "the oldest one" only selects a component, so there is no operation to perform.
    ...(referredIds.length === 1 && {
      operation: undefined,
      ...intentOfOne(understood, onlySelects ? topic : undefined),
    }),
    ...(referredIds.length > 1 && pricesOfReferred(understood)),
  }
  return { understanding, branded, named: understood.components }
}

const totalOfAll: Operation = { over: 'parts', does: 'total', by: 'cost', isLeast: false, isOfAll: true }

/**
 * Interprets the words, but ignores a danger that only a placeholder causes. A placeholder replaces the name of a
 * place. The original message must indicate the danger too.
 */
function withoutFalseAlarm(message: string, words: string, context: Context): Understanding {
  const understood = understand(words, context)
  if (!understood.isSuspicion || words === message) return understood
  const whole = understand(message, context)
  return whole.dangers.length > 0 ? understood : { ...understood, ...whole, intents: whole.intents }
}

interface Continuation {
  readonly understanding: Understanding
  readonly continued: FollowUp
  readonly target: Target
  readonly topic: Topic | undefined
  readonly action: RequestedAction | undefined
}

/** Returns the component, home and unit of the previous message if this message is still about them. */
async function findKept(
  sql: Sql,
  { owner }: Session,
  { understanding, continued, target, topic, action }: Continuation,
) {
  const { place, home } = target
  const isChange = action !== undefined && topic !== undefined && topic.intents.length > 0 && !home
  const namesPart = place.unit !== undefined || understanding.components.length > 0
  // After a danger in a home or unit, "how old is that stove" means the stove in the same place.
  const followsDanger =
    topic?.intents.length === 0 && (topic.unit ?? topic.propertyId) !== undefined && namesPart
  const keepsPlace = continued.keepsPlace || isChange || followsDanger
  const keepsComponent = continued.keepsComponent || (isChange && !namesPart)
  const { componentId, propertyId, unit } = topic ?? {}
  // After the first of a list, "only what is over 10" filters the whole list.
  const widens = componentId !== undefined && continued.asked.operation?.limit !== undefined
  return {
    component: keepsComponent && componentId ? await findOwnComponent(sql, owner, componentId) : undefined,
    home: keepsPlace && propertyId ? await findOwnProperty(sql, owner, propertyId) : undefined,
    unit: keepsPlace && !home && !widens ? unit : undefined,
  }
}

/** Returns the unit that the message names, or that of the first tenant if it names a component and several. */
const unitOf = ({ unit, unitOfFirst }: NamedPlace, { components }: Understanding) =>
  unit ?? (components.length === 1 ? unitOfFirst : undefined)
