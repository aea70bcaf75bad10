import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import { presentAddress } from '../properties/present.ts'
import { offerAction, type RequestedChange } from './action-read.ts'
import { answer } from './answers/answer.ts'
import { type Answer, type Facts, onlyPlaceOf } from './answers/facts.ts'
import { quotesAfter, tellOfLastSums, withLastSums } from './answers/prices/last-sums.ts'
import { asksLeaseState } from './answers/records/lease-ends.ts'
import { answerCancelled, answerUnclear, pointToButton } from './answers/records/offer-replies.ts'
import type { OwnRecords } from './answers/records/own-record-facts.ts'
import { readFacts } from './facts-read.ts'
import { type MessageInterpretation, readMessage } from './message-read.ts'
import type { Question } from './message-target-read.ts'
import type { Tenancy } from './record-queries.ts'
import { readRecords } from './records-read.ts'
import type { Reader } from './services.ts'
import { findAction } from './understanding/actions.ts'
import { firstSentences } from './understanding/conversation/answer-as-record.ts'
import { completeMessage, confirmsOffer } from './understanding/conversation/message-patterns.ts'
import { nextTopic, type Topic, topicLimits } from './understanding/conversation/topic.ts'
import type { Intent } from './understanding/intent.ts'
import type { Understanding } from './understanding/understand.ts'

/** A question as HomeBot understood it, and the customer's records that its answer needs. */
export interface InterpretedQuestion {
  readonly asked: Understanding
  readonly facts: Facts
}

export interface Reply extends InterpretedQuestion {
  readonly answer: Answer
  /** The state of the conversation after the answer. */
  readonly topic: Topic | undefined
}

/** Interprets a question, reads the records that it needs, and answers it. Uses no language model and no network. */
export async function reply(reader: Reader, question: Question): Promise<Reply> {
  const { read, session } = reader
  const whole = { ...question, question: completeMessage(question.question, question.topic, session.today) }
  const interpreted = await read((sql) => readMessage(sql, session, whole))
  const { action } = interpreted
  const gathered = await readFacts(reader, interpreted)
  const records = action ? undefined : await readRecords(reader, interpreted, gathered)
  const facts = { ...gathered, records }
  // The records that were read can fit another intent better. The answer then uses the intent of the records.
  const asked: Understanding =
    records && !records.isBeside && interpreted.asked.intents[0] !== 'safety'
      ? { ...interpreted.asked, intents: [intentOf(records)] }
      : interpreted.asked
  const answered = { ...interpreted, asked }
  const told = tellBriefly(whole, interpreted, session.today)
  const found = told
    ? told
    : action
      ? await read((sql) => offer(sql, session, { ...answered, action }, facts))
      : isCancelled(asked, question.topic)
        ? answerCancelled(asked.isSpanish)
        : withLastSums(whole.question, asked, question.topic, answer(asked, facts))
  const isThanks = asked.intents[0] === 'thanks' && !found.isDanger
  const lead = (isThanks ? question.topic?.lead : undefined) ?? leadOf(found)
  const repeatsAnswer =
    !action && !told && !isThanks && interpreted.isRepeat && !found.isDanger && lead === question.topic?.lead
  return {
    ...{ asked, facts },
    answer: repeatsAnswer ? answerUnclear(found, asked.isSpanish) : found,
    topic: { ...((told && question.topic) ?? topicAfterAnswer(answered, facts, found)), lead },
  }
}

/** Matches a request to shorten the last answer. */
const asksShorter =
  /^(?:ok |please |can you |could you |y )*(?:make (?:it|that) )?(?:a (?:bit|lot) |much )?(?:shorter|briefer|tl ?;? ?dr|(?:the )?short version|in (?:one|a) sentence|just the gist|m[aá]s corto|res[uú]me(?:lo)?)\b/i

/**
 * Shortens the last answer or changes the amount in it. If "the other house" can mean several homes, asks which one.
 * Returns undefined for other messages.
 */
function tellBriefly(
  { question: message, topic }: Question,
  { asked, action, otherHomes }: MessageInterpretation,
  today: string,
): Answer | undefined {
  const isDanger = asked.dangers.length > 0 || asked.earlierDangers?.stage === 'continues'
  if (isDanger || action) return undefined
  if (topic?.lead !== undefined && asksShorter.test(message))
    return { paragraphs: [firstSentences(topic.lead, 2)] }
  const ofSums = topic && tellOfLastSums(message, asked, topic, today)
  if (ofSums || otherHomes.length < 2) return ofSums
  const named = otherHomes.slice(0, 4).map(presentAddress)
  const choice = new Intl.ListFormat(asked.isSpanish ? 'es' : 'en', { type: 'disjunction' }).format(named)
  return { paragraphs: [asked.isSpanish ? `¿Cuál: ${choice}?` : `Which one: ${choice}?`], next: named }
}

/** Returns the beginning of an answer. A new answer that begins in the same way is treated as the same answer. */
const leadOf = ({ paragraphs: [first = '', next = ''] }: Answer): string =>
  (/^\D*:$/.test(first) ? `${first} ${next}` : first).slice(0, topicLimits.maxLead)

/** Returns an answer that offers a change. A typed "yes" returns the last offer again. */
async function offer(sql: Sql, session: Session, change: RequestedChange, facts: Facts): Promise<Answer> {
  const { message, topic, asked } = change
  const isConfirmed = topic?.isOfferOld !== true && confirmsOffer(message, session.today)
  return isConfirmed && topic?.offer
    ? pointToButton(topic.offer, asked.isSpanish)
    : offerAction(sql, session, change, facts)
}

const intentOf = ({ about }: OwnRecords): Intent =>
  about === 'parts' || about === 'homes' ? 'inventory' : about

const isCancelled = ({ intents: [first] }: Understanding, topic: Topic | undefined) =>
  first === 'cancel' && topic !== undefined

type Before = Topic | undefined

/** Returns the state of the conversation, which completes the next message, such as "and the other one?" */
function topicAfterAnswer(interpretation: MessageInterpretation, facts: Facts, given: Answer): Topic {
  const { message, topic: before, asked, about } = interpretation
  const { records } = facts
  const tenancy = tenancyInAnswer(facts, asked)
  const noted = noteInAnswer(records)
  // After a list of costs, the next message can ask about its first place: "why that one?"
  const dearest = records?.about === 'home_costs' ? records.costs?.[0] : undefined
  const component = componentInAnswer(given, facts) ?? partOfNote(noted)
  const next = nextTopic(asked, before, {
    componentId: component?.id,
    componentType: component?.type ?? asked.components[0]?.type,
    propertyId:
      tenancy?.propertyId ??
      about.home?.id ??
      (given.subject ?? onlyPlaceOf(given.listed))?.propertyId ??
      noted?.propertyId ??
      dearest?.propertyId,
    unit:
      (tenancy ? tenancy.unitNumber : (about.unit ?? given.subject?.unitNumber ?? dearest?.unit)) ??
      undefined,
    isElsewhere: about.isElsewhere,
    state: asked.state,
    listed: listAfter(given, before),
    recent: firstUnique([...idsOf(component), ...(before?.recent ?? [])], topicLimits.maxRecent),
    priced: pricedAfter(asked, component?.id, given, before),
    quoted: quotesAfter(message, asked, component?.type, before),
    group: groupAfter(interpretation, facts, given),
    ...tenantsAfter(interpretation, tenancy, records, before),
    ...tasksAfter(message, records, component !== undefined, before),
    ...savingsAfter(records, before),
    spentIn: records?.about === 'expenses' ? records.days : undefined,
    searched: records?.isBeside
      ? undefined
      : (noted?.content.slice(0, topicLimits.maxSaid) ?? records?.searched),
    rentChange: rentChangeAfter(interpretation, records),
    without: [...(about.without?.types ?? [])],
    withoutPlace: about.without?.place && {
      propertyId: about.without.place.home.id,
      units: [...about.without.place.units],
    },
    withoutEither: about.without?.isEither,
    said: message.slice(0, topicLimits.maxSaid),
  })
  const offer = offerAfter(
    message,
    { isCancelled: asked.intents[0] === 'cancel', today: facts.today },
    given,
    before,
  )
  return { ...next, ...offer }
}

/** Returns the change of rent that a message asks about or requests. */
function rentChangeAfter({ action }: MessageInterpretation, records: Facts['records']): Topic['rentChange'] {
  if (action?.kind === 'rent') return { unit: 'dollars', value: action.dollars }
  return records && 'tenancies' in records ? records.asked?.change : undefined
}

/**
 * Returns the subject of the answer, or else the only component in its list. Returns undefined if the answer is about
 * several components.
 */
function componentInAnswer({ subject, listed = [] }: Answer, { group, chosen }: Facts) {
  if (subject) return subject
  if (listed.length === 1) return listed[0]
  return listed.length > 0 || group.length > 0 ? undefined : chosen
}

/**
 * Returns the tenancy to which the next message refers: the only one, or the one whose lease ends next. If the question
 * asks whether leases have lapsed, returns the first. For the only vacant place, returns its last tenancy.
 */
function tenancyInAnswer({ records, today }: Facts, { words }: Understanding): Tenancy | undefined {
  if (!records || !('tenancies' in records)) return undefined
  const { about, tenancies, operation, free } = records
  if (about === 'vacancies') return free.length === 1 ? free[0]?.last : undefined
  const next =
    about === 'lease_ends' && !asksLeaseState.test(words)
      ? tenancies.find(({ endsOn }) => endsOn !== null && endsOn >= today)
      : undefined
  const isOfOne = about === 'lease_ends' || operation?.does === 'pick' || tenancies.length === 1
  return next ?? (isOfOne ? tenancies[0] : undefined)
}

/** Returns the only note of an answer. "Should I fix it?" can then mean the component of this note. */
const noteInAnswer = (records: Facts['records']) =>
  records?.about === 'notes' && !records.isBeside && records.notes.length === 1 ? records.notes[0] : undefined
const partOfNote = (note: ReturnType<typeof noteInAnswer>) =>
  note?.componentId && note.type ? { id: note.componentId, type: note.type } : undefined

/** Returns the components of the last list, so that the next message can name "the second one". */
const listAfter = ({ listed = [] }: Answer, before: Before) =>
  listed.length > 1 ? listed.slice(0, topicLimits.maxListed).map(({ id }) => id) : before?.listed

/**
 * Returns the components with a price in this answer or in the answers directly before it. A message such as "add it
 * up" adds these prices.
 */
function pricedAfter(
  { intents: [first] }: Understanding,
  componentId: string | undefined,
  { listed = [] }: Answer,
  before: Before,
): string[] | undefined {
  const earlier = before?.priced ?? []
  if (first !== 'cost')
    return componentId !== undefined && earlier.includes(componentId) ? earlier : undefined
  const shown = componentId === undefined ? listed.map(({ id }) => id) : [componentId]
  return [...new Set([...earlier, ...shown])].slice(-topicLimits.maxListed)
}

/** Returns the components that "both" can mean in the next message: the group, or the compared components. */
function groupAfter({ asked }: MessageInterpretation, { group }: Facts, { listed = [] }: Answer) {
  const compared = asked.intents[0] === 'compare' ? listed : []
  return (group.length > 1 ? group : compared).slice(0, topicLimits.maxGroup).map(({ id }) => id)
}

function tenantsAfter(
  { place, tenantIds, exceptTenantIds }: MessageInterpretation,
  tenancy: Tenancy | undefined,
  records: Facts['records'],
  before: Before,
) {
  const isOfOthers = exceptTenantIds.length > 0 && records !== undefined && 'tenancies' in records
  // After a question about all tenants except Grace, "what if I raise them" means the same tenants.
  const named = isOfOthers
    ? records.tenancies.map(({ tenantId }) => tenantId)
    : place.tenants.map(({ id }) => id)
  const answered = tenancy ? [tenancy.tenantId] : []
  const current = [named, answered].find((ids) => ids.length > 0) ?? tenantIds
  const recent = [...named, ...answered, ...(before?.recentTenantIds ?? [])]
  return {
    tenantIds: current.slice(0, topicLimits.maxTenants),
    recentTenantIds: firstUnique(recent, topicLimits.maxRecentTenants),
  }
}

/**
 * Returns the owner's tasks in the last list, and the task that the question names. Forgets earlier tasks if the answer
 * is about a component.
 */
function tasksAfter(message: string, records: Facts['records'], isOfComponent: boolean, before: Before) {
  const listed =
    records?.about === 'tasks' && records.tasks.length > 0
      ? records.tasks.slice(0, topicLimits.maxTasks).map(({ title }) => title)
      : undefined
  const named = (listed ?? before?.tasks)?.find((title) => message.includes(title))
  return {
    tasks: listed ?? (isOfComponent ? undefined : before?.tasks),
    task: named ?? (isOfComponent || listed ? undefined : before?.task),
  }
}

function savingsAfter(records: Facts['records'], before: Before) {
  const { savedDollars, monthlyDollars } = (records?.about === 'savings' ? records : before) ?? {}
  const asksWhenSaved = records?.about === 'savings' ? records.wants === 'when' : undefined
  return { savedDollars, monthlyDollars, asksWhenSaved }
}

/**
 * Returns the requested change for the next message: a request that lacks data, or the offer with its corrections.
 * Marks the offer as old if the message asks another question.
 */
function offerAfter(
  message: string,
  { isCancelled, today }: { readonly isCancelled: boolean; readonly today: string },
  given: Answer,
  before: Before,
): Pick<Topic, 'unfinished' | 'offered' | 'offer' | 'isOfferOld'> {
  const request = message.slice(0, topicLimits.maxRequest)
  if (given.asksBack) return { unfinished: request }
  if (given.action) {
    const offer = { text: given.paragraphs[0] ?? '', action: given.action }
    if (before?.offer && confirmsOffer(message, today))
      return { offered: before.offered, offer: before.offer, isOfferOld: undefined }
    const isCorrection = before?.offered && findAction(message, today) === undefined
    const offered = isCorrection ? `${before.offered}\n${message}`.slice(0, topicLimits.maxOffered) : request
    return { offered, offer, isOfferOld: undefined }
  }
  return isCancelled ? {} : { offered: before?.offered, offer: before?.offer, isOfferOld: true }
}

const idsOf = (component: { readonly id: string } | undefined) => (component ? [component.id] : [])

const firstUnique = (ids: readonly string[], max: number) => [...new Set(ids)].slice(0, max)
