import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import type { WorkerPool } from '../../platform/jobs/worker-pool.ts'
import { offerAction } from './action-read.ts'
import { answer } from './answers/answer.ts'
import type { Answer, Facts } from './answers/facts.ts'
import { answerCancelled, pointToButton } from './answers/records/offer-replies.ts'
import type { OwnRecords } from './answers/records/own-record-facts.ts'
import { readFacts } from './facts-read.ts'
import { type MessageInterpretation, readMessage } from './message-read.ts'
import type { Question } from './message-target-read.ts'
import type { Tenancy } from './record-queries.ts'
import { placeWords, readRecords } from './records-read.ts'
import { findAction, type RequestedAction } from './understanding/actions.ts'
import { completeMessage, confirmsOffer } from './understanding/conversation/message-patterns.ts'
import { nextTopic, type Topic } from './understanding/conversation/topic.ts'
import type { Intent } from './understanding/intent.ts'
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
  workerPool: WorkerPool,
  question: Question,
): Promise<Reply> {
  const whole = { ...question, question: completeMessage(question.question, question.topic, session.today) }
  const interpreted = await readMessage(sql, session, whole)
  const { about, action } = interpreted
  const gathered = await readFacts(sql, session, workerPool, interpreted.asked, about, whole.question)
  const records = action
    ? undefined
    : await readRecords(sql, session, workerPool, whole, interpreted, gathered)
  const facts = { ...gathered, records }
  // The records that were found can answer another intent than the intent of the question.
  const asked: Understanding =
    records && !records.isBeside && interpreted.asked.intents[0] !== 'safety'
      ? { ...interpreted.asked, intents: [intentOf(records)] }
      : interpreted.asked
  const given = action
    ? await offer(sql, session, action, { ...interpreted, asked }, facts, whole)
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

/** Offers a change. A typed "yes" repeats the last offer, whose message selects the task again. */
async function offer(
  sql: Sql,
  session: Session,
  action: RequestedAction,
  interpretation: MessageInterpretation,
  facts: Facts,
  { question, topic }: Question,
): Promise<Answer> {
  const { about, place, asked } = interpretation
  const confirmed = confirmsOffer(question) ? topic?.offered : undefined
  const named = { ...interpretation, placeWords: placeWords(place, about) }
  const offered = await offerAction(sql, session, action, named, facts, confirmed ?? question)
  return confirmed ? pointToButton(offered, asked.isSpanish) : offered
}

const intentOf = ({ about }: OwnRecords): Intent =>
  about === 'parts' || about === 'homes' ? 'inventory' : about

const isCancelled = ({ intents: [first] }: Understanding, topic: Topic | undefined) =>
  first === 'cancel' && topic !== undefined

/** The maximum number of characters of a message that are kept. They help to understand the next message. */
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
    searched: facts.records?.isBeside ? undefined : facts.records?.searched,
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
      isOfferOld: undefined,
    }
  }
  return asked.intents[0] === 'cancel' ? next : { ...next, offered: topic?.offered, isOfferOld: true }
}

/** Returns the tenancy that the answer names: the tenancy of the only tenant, or the one with the first lease end. */
const tenancyInAnswer = (records: OwnRecords | undefined): Tenancy | undefined =>
  records &&
  'tenancies' in records &&
  (records.about === 'lease_ends' || records.operation?.does === 'pick' || records.tenancies.length === 1)
    ? records.tenancies[0]
    : undefined
