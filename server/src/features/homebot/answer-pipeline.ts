import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import type { WorkerPool } from '../../platform/jobs/worker-pool.ts'
import { presentAddress } from '../properties/present.ts'
import { offerAction } from './action-read.ts'
import { answer } from './answers/answer.ts'
import type { Answer, Facts } from './answers/facts.ts'
import { answerCancelled } from './answers/records/actions.ts'
import { findAddedPart } from './answers/records/budget-details.ts'
import type { OwnRecords } from './answers/records/own-record-facts.ts'
import type { RecordQuestion } from './answers/records/record-question.ts'
import { findSubject } from './answers/subject.ts'
import { type QuestionScope, readFacts } from './facts-read.ts'
import { type MessageInterpretation, type Question, readMessage } from './message-read.ts'
import { readFields } from './own-records/fields-read.ts'
import { readOwnRecords } from './own-records/own-records-read.ts'
import { readOwnTexts } from './own-records/own-texts-read.ts'
import type { Tenancy } from './record-queries.ts'
import { findAction } from './understanding/actions.ts'
import { monthlySumIn, sumIn } from './understanding/amounts.ts'
import { completeMessage } from './understanding/conversation/message-patterns.ts'
import { nextTopic, type Topic, tenantIntents } from './understanding/conversation/topic.ts'
import type { Intent } from './understanding/intent.ts'
import type { NamedPlace } from './understanding/places.ts'
import { findFieldQuestion } from './understanding/records/record-fields.ts'
import { findTenancyQuestion } from './understanding/records/tenancy-question.ts'
import type { Understanding } from './understanding/understand.ts'

/** The interpretation of a question, and the records that its answer needs. */
export interface InterpretedQuestion {
  readonly asked: Understanding
  readonly facts: Facts
}

export interface Reply extends InterpretedQuestion {
  readonly answer: Answer
  /** The state of the conversation after the answer. */
  readonly topic: Topic | undefined
}

/** Understands a question, reads the records that it needs, and answers. Uses no language model and no network. */
export async function reply(
  sql: Sql,
  session: Session,
  threads: WorkerPool,
  question: Question,
): Promise<Reply> {
  const whole = { ...question, question: completeMessage(question.question, question.topic, session.today) }
  const interpreted = await readMessage(sql, session, whole)
  const { about, action, place } = interpreted
  const gathered = await readFacts(sql, session, threads, interpreted.asked, about, whole.question)
  const records = action ? undefined : await readRecords(sql, session, threads, whole, interpreted, gathered)
  const facts = { ...gathered, records }
  // The records that were found can answer another intent than the intent of the question.
  const asked: Understanding =
    records && !records.isBeside && interpreted.asked.intents[0] !== 'safety'
      ? { ...interpreted.asked, intents: [intentOf(records)] }
      : interpreted.asked
  const given = action
    ? await offerAction(
        sql,
        session,
        action,
        { ...interpreted, asked, placeWords: placeWords(place, about) },
        facts,
        whole.question,
      )
    : isCancelled(asked, question.topic)
      ? answerCancelled(asked.isSpanish)
      : answer(asked, facts)
  return {
    asked,
    facts,
    answer: given,
    topic: topicAfterAnswer(whole, { ...interpreted, asked }, facts, given),
  }
}

const intentOf = ({ about }: OwnRecords): Intent =>
  about === 'parts' || about === 'homes' ? 'inventory' : about

const isCancelled = ({ intents: [first] }: Understanding, topic: Topic | undefined) =>
  first === 'cancel' && topic !== undefined

/** This number of characters of a message is kept to understand the next message. */
const maxSaid = 300

function topicAfterAnswer(
  { question, topic }: Question,
  { asked, about, place, tenantIds }: MessageInterpretation,
  facts: Facts,
  given: Answer,
) {
  const tenancy = tenancyInAnswer(facts.records)
  const part =
    given.subject ?? (given.listed?.length ? undefined : facts.group.length > 0 ? undefined : facts.chosen)
  const tasks =
    facts.records?.about === 'tasks' && facts.records.tasks.length > 0
      ? facts.records.tasks.slice(0, 15).map(({ title }) => title)
      : undefined
  const shown =
    given.listed && given.listed.length > 1 ? given.listed.slice(0, 10).map(({ id }) => id) : undefined
  const recent = [...new Set([...(part ? [part.id] : []), ...(topic?.recent ?? [])])].slice(0, 4)
  const next = nextTopic(asked, topic, {
    componentId: part?.id,
    componentType: part?.type ?? asked.components[0]?.type,
    propertyId: about.home?.id ?? given.subject?.propertyId ?? tenancy?.propertyId,
    unit: about.unit ?? given.subject?.unitNumber ?? tenancy?.unitNumber ?? undefined,
    ...{ isElsewhere: about.isElsewhere, state: asked.state, recent },
    listed: shown ?? topic?.listed,
    group: (facts.group.length > 1 ? facts.group : asked.intents[0] === 'compare' ? (given.listed ?? []) : [])
      .slice(0, 4)
      .map(({ id }) => id),
    recentTenantIds: [
      ...new Set([
        ...place.tenants.map(({ id }) => id),
        ...(tenancy ? [tenancy.tenantId] : []),
        ...(topic?.recentTenantIds ?? []),
      ]),
    ].slice(0, 4),
    tasks: tasks ?? (part ? undefined : topic?.tasks),
    task:
      (tasks ?? topic?.tasks)?.find((title) => question.includes(title)) ??
      (part || tasks ? undefined : topic?.task),
    tenantIds: (place.tenants.length > 0
      ? place.tenants.map(({ id }) => id)
      : tenancy
        ? [tenancy.tenantId]
        : [...tenantIds]
    ).slice(0, 10),
    savedDollars: facts.records?.about === 'savings' ? facts.records.savedDollars : topic?.savedDollars,
    monthlyDollars: facts.records?.about === 'savings' ? facts.records.monthlyDollars : topic?.monthlyDollars,
    rentChange: facts.records && 'tenancies' in facts.records ? facts.records.asked?.change : undefined,
    without: [...(about.without ?? [])],
    said: question.slice(0, maxSaid),
  })
  const said = question.slice(0, 1000)
  if (given.asksBack) return { ...next, unfinished: said }
  if (given.action) {
    const isNew = findAction(question, facts.today) !== undefined
    return {
      ...next,
      offered: isNew || !topic?.offered ? said : `${topic.offered}\n${question}`.slice(0, 2000),
    }
  }
  return asked.intents[0] === 'cancel' ? next : { ...next, offered: topic?.offered, isOfferOld: true }
}

/** Returns the tenancy that the answer names: the tenancy of the only tenant, or the one with the first lease end. */
const tenancyInAnswer = (records: OwnRecords | undefined): Tenancy | undefined =>
  records && 'tenancies' in records && (records.about === 'lease_ends' || records.tenancies.length === 1)
    ? records.tenancies[0]
    : undefined

/**
 * If the question has one of these intents, and a note, task or payment of the customer matches it, the answer quotes only
 * that record.
 */
const replacedByOwnText: readonly Intent[] = [
  ...(['off_topic', 'tenants', 'brand', 'last_done', 'expenses', 'tasks', 'method', 'due'] as const),
  ...(['next', 'budget', 'lease_ends', 'vacancies'] as const),
]
/**
 * If the question has one of these intents, the answer quotes a matching note, task or payment in addition. It
 * quotes only the record if the question begins with a word such as "when" or "where".
 */
const extendedByOwnText: readonly Intent[] = [
  ...(['symptom', 'maintain', 'how_often', 'repair_or_replace', 'life', 'cost', 'inventory'] as const),
]
const asksForText =
  /^(?:so |and |ok |hey )*(?:when (?:do|did|is|are|was|were|am|will|should) (?:i|we|the|my|our)|where|which|who|whose|did|have (?:i|we)|has|was|were|cuando|donde|quien)\b/
const asksToDo = /\b(?:to do|i do|get done|tasks?|chores?|hacer)\b/
const asksWhere = /\bwhere\b|\bdonde\b/

async function readRecords(
  sql: Sql,
  session: Session,
  threads: WorkerPool,
  { question, topic }: Question,
  { asked, about, place, tenantIds, exceptTenantIds }: MessageInterpretation,
  facts: Facts,
) {
  const dangers = asked.dangers.length > 0 ? asked.dangers : asked.earlierDangers?.dangers
  const isDanger = dangers !== undefined
  if (isDanger && !(dangers[0] === 'flood' && asksWhere.test(asked.words))) return undefined
  const tenancy = isDanger
    ? undefined
    : findTenancyQuestion(place.words, {
        namesTenant: place.tenants.length > 0 || tenantIds.length > 0,
        year: asked.calendarYear?.isThrough ? undefined : asked.calendarYear?.year,
        isContinued: tenantIntents.includes(topic?.intents[0] ?? '') && tenantIds.length > 0,
        earlierChange: topic?.rentChange,
      })
  const first = isDanger ? 'notes' : (tenancy?.about ?? asked.intents[0])
  const isNoteOfPart = first === 'warranty' || first === 'record'
  const isOfValue = first === 'life' || first === 'cost' || first === 'repair_or_replace'
  const isDue = first === 'due' && about.unit === undefined
  const own = { ...asked, isTheirOwn: true }
  const subject = asked.components.length > 0 || facts.chosen ? findSubject(own, facts) : undefined
  const parts = asked.components.flatMap((named) => {
    const found = findSubject(own, facts, named)
    return found.is === 'own' ? [found.row] : []
  })
  const part = subject?.is === 'own' ? subject.row : undefined
  const named = asked.components.map(({ type }) => type)
  const isOfRent = first === 'budget' && /\b(?:rents?|renta)\b/i.test(question)
  const saved = sumIn(question) ?? topic?.savedDollars
  const isAll = (asked.yearsAhead ?? asked.calendarYear) !== undefined
  const query: RecordQuestion = {
    about: isNoteOfPart || isOfValue ? 'notes' : isDue ? 'tasks' : isOfRent ? 'rent' : first,
    asked: first,
    message: place.words,
    content: asked.words.replace(/\b[A-Z_]{4,}\b/g, ' '),
    others: asked.others,
    brand: asked.brand,
    parts: facts.group.length > 1 ? facts.group : parts,
    years: asked.yearsAhead ?? 1,
    types:
      named.length > 0 || !topic?.componentType || !asked.link.pointsBack ? named : [topic.componentType],
    part: first === 'savings' && isAll ? undefined : part,
    price:
      isAll || !subject || subject.is === 'none' || subject.is === 'several'
        ? undefined
        : { kind: subject.kind, state: asked.state ?? facts.state },
    savedDollars: saved,
    monthlyDollars: monthlySumIn(question) ?? topic?.monthlyDollars,
    ...{ tenancy, field: findFieldQuestion(asked.words, named.length > 0) },
    spending: facts.spending,
    added: findAddedPart(asked, facts),
    homeAddress: facts.homeAddress,
    place: placeWords(place, about),
    scope: { propertyId: part?.propertyId ?? about.home?.id, unit: about.unit, tenantIds, exceptTenantIds },
  }
  if (isDanger) return readShutoff(sql, session, query)
  if (query.field) {
    const isNoted = query.field.of === 'home' ? await readOwnTexts(sql, session, query) : undefined
    return (
      isNoted ?? readFields(sql, session, { ...query, scope: { ...query.scope, propertyId: about.home?.id } })
    )
  }
  const records = await readOwnRecords(sql, session, threads, query)
  if (isNoteOfPart || isOfValue) {
    const isFound = records?.about === 'notes' && isOfSubject(records) && records.notes.length > 0
    if (isFound) return { ...records, isBeside: true, isFirst: isNoteOfPart }
    if (isNoteOfPart) return undefined
  }
  const isAnswered =
    (records?.about === 'tasks' && records.isSearch) ||
    (records?.about === 'notes' && records.isMatch) ||
    (records?.about === 'last_done' && records.isSearch) ||
    isOfRent
  const isOpen = first === 'notes' || replacedByOwnText.includes(first) || extendedByOwnText.includes(first)
  const texts =
    isAnswered || !isOpen || place.tenants.length > 0 ? undefined : await readOwnTexts(sql, session, query)
  const isWhole =
    (replacedByOwnText.includes(first) && !(first === 'budget' && isAll)) ||
    first === 'notes' ||
    (isOfValue && subject === undefined && asked.others.length === 0) ||
    asksForText.test(asked.words)
  if (texts && isWhole) return texts
  if (texts && isOfSubject(texts)) return { ...texts, isBeside: true }
  if (isOfValue) return undefined
  // "Anything to do before Christmas?" asks for tasks first, and then for what else is due.
  const isFirst = isDue && asksToDo.test(asked.words)
  return records && (isDue || isOfRent) ? { ...records, isBeside: true, isFirst } : records

  /**
   * Returns true if all found notes are about the component of the question. Without a recorded component, returns
   * false only if the question names a component of another owner.
   */
  function isOfSubject(found: OwnRecords) {
    const isForeign = about.isElsewhere || (asked.states.length > 0 && !asked.isTheirOwn)
    if (!part) return !isForeign || asked.components.length === 0
    return !isForeign && (found.about !== 'notes' || found.notes.every(isNoteOf(part)))
  }
}

/** Returns the owner's notes about the water shutoff, for a question during a flood. */
async function readShutoff(sql: Sql, session: Session, query: RecordQuestion) {
  const texts = await readOwnTexts(sql, session, { ...query, types: [], content: 'water shutoff' })
  return texts?.about === 'notes' ? texts : undefined
}

const isNoteOf =
  (part: { readonly id: string }) =>
  ({ componentId }: { readonly componentId: string | null }) =>
    componentId === part.id

const placeWords = ({ home }: NamedPlace, { unit }: QuestionScope) =>
  home ? `${unit === undefined ? '' : `unit ${unit} of `}${presentAddress(home)}` : undefined
