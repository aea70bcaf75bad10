import type { AskedQuestion } from '@home-pulse/contract/features/homebot/homebot'
import { applianceTypes, comingDueDays } from '@home-pulse/contract/vocabulary'
import { Temporal } from 'temporal-polyfill'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import type { WorkerPool } from '../../platform/jobs/worker-pool.ts'
import {
  findOwnComponent,
  findOwnProperty,
  type OwnedComponent,
  type OwnedProperty,
} from '../../platform/tenancy/ownership.ts'
import { rankDue } from '../attention/read.ts'
import { offerAction } from './action-read.ts'
import { answer } from './answers/answer.ts'
import { type Answer, type Facts, maxListed } from './answers/facts.ts'
import type { OwnRecords } from './answers/records/own-record-facts.ts'
import { findSubject } from './answers/subject.ts'
import { readOwnRecords } from './own-records-read.ts'
import { type AskedRow, countAsked, selectAsked, selectHomesByStreet, selectStates } from './queries.ts'
import { foreseeSpending } from './spending-read.ts'
import { type AskedAction, findAction } from './understanding/actions.ts'
import { inDanger, relateToDanger } from './understanding/dangers/danger-follow-up.ts'
import { followUp, nextTopic, type Topic } from './understanding/follow-up.ts'
import { findOwnRecord } from './understanding/own-records.ts'
import { findReference } from './understanding/references.ts'
import { type Understanding, understand } from './understanding/understand.ts'
import { findNamedHomes, withoutStreet } from './understanding/words/streets.ts'

/** A question with what was chosen beside it, seen to be the customer's, and what the talk was about before it. */
export interface Question extends Pick<AskedQuestion, 'question' | 'applianceAge'> {
  readonly chosen: OwnedComponent | undefined
  readonly property: OwnedProperty | undefined
  readonly topic: Topic | undefined
}

/** What is known of a question before it is answered. */
export interface Read {
  readonly asked: Understanding
  readonly facts: Facts
}

export interface Reply extends Read {
  readonly answer: Answer
  /** What the talk is about now. */
  readonly topic: Topic | undefined
}

type Home = Pick<OwnedProperty, 'id' | 'state'>

/** What a question is about, by its words, by what was chosen with it, and by the talk so far. */
interface About extends Pick<Question, 'applianceAge'> {
  readonly chosen: OwnedComponent | undefined
  readonly home: Home | undefined
}

/** Understands a question, gathers what of the customer's homes it needs, and answers. No model, no network. */
export async function reply(
  sql: Sql,
  session: Session,
  threads: WorkerPool,
  question: Question,
): Promise<Reply> {
  const whole = { ...question, question: completed(question, session.today) }
  const { asked, about, action } = await read(sql, session, whole)
  const gathered = await gather(sql, session, threads, asked, about)
  const records = action ? undefined : await readRecords(sql, session, threads, question, asked, about)
  const facts = { ...gathered, records }
  const given = action
    ? await offerAction(sql, session, action, asked, facts, about.home?.id)
    : answer(asked, facts)
  const next = nextTopic(asked, question.topic, {
    componentId: given.subject?.id ?? about.chosen?.id,
    componentType: given.subject?.type ?? about.chosen?.type,
    propertyId: about.home?.id,
    listed: given.listed?.slice(0, 10).map(({ id }) => id),
    record: records?.about,
    isOdds: asked.horizon !== undefined,
    said: question.question.slice(0, maxSaid),
  })
  const unfinished = given.asksBack ? whole.question.slice(0, 1000) : undefined
  const topic = unfinished === undefined ? next : { ...next, unfinished }
  return { asked, facts, answer: given, topic }
}

/** Characters of a message that are kept for the next one. */
const maxSaid = 300

/** So many words can tell what was missing of a change. */
const maxMissing = 10

/** The message with the unfinished one before it, if it tells what that left out. */
function completed({ question, topic }: Question, today: string): string {
  const isRest =
    topic?.unfinished !== undefined &&
    !question.includes('?') &&
    question.split(/\s+/).length <= maxMissing &&
    findAction(question, today) === undefined
  return isRest ? `${topic.unfinished} at ${question}` : question
}

/** Reads own records where the question asks for them and for no kind of component, and tells no danger. */
async function readRecords(
  sql: Sql,
  session: Session,
  threads: WorkerPool,
  { question, topic }: Question,
  asked: Understanding,
  about: About,
): Promise<OwnRecords | undefined> {
  if (asked.hazards.length > 0 || asked.earlier) return undefined
  const wanted = findOwnRecord(question, topic?.record)
  const types = asked.components.map(({ type }) => type)
  if (types.length > 0 && wanted?.about !== 'last_done') return undefined
  return wanted && readOwnRecords(sql, session, threads, wanted, about.home?.id, types)
}

async function read(sql: Sql, { owner, today }: Session, question: Question) {
  const { applianceAge, property, topic } = question
  const homes = findNamedHomes(await selectHomesByStreet(sql, owner, question.question), question.question)
  const named = homes.length === 1 ? homes[0] : undefined
  const words = named ? withoutStreet(question.question, named) : question.question
  // A home that the question names counts more than the home or the part on the screen.
  const isElsewhere = named !== undefined && named.id !== question.chosen?.property.id
  const pointed = topic && (await findPointed(sql, owner, question.question, topic))
  const chosen = pointed ?? (isElsewhere ? undefined : question.chosen)
  const before = topic?.dangers?.length ? undefined : topic?.said
  const read = understand(words, { today, chosenType: chosen?.type, continuesOdds: topic?.isOdds, before })
  // "The Whirlpool one" asks nothing new of it.
  const isOnlyNamed =
    read.hazards.length === 0 &&
    onlyPoints(words) &&
    (pointed !== undefined || (named !== undefined && read.how === 'unrelated'))
  const fresh: Understanding = {
    ...read,
    // "Roof in Columbus" is theirs, where they have a home.
    isTheirOwn: read.isTheirOwn || named !== undefined,
    ...(isOnlyNamed && { how: 'guessed', intents: ['life'] }),
  }
  const home = named ?? chosen?.property ?? property
  const action = actionIn(words, fresh, topic, today)
  if (action) {
    const talkedOf =
      home ?? (topic?.propertyId ? await findOwnProperty(sql, owner, topic.propertyId) : undefined)
    return { asked: fresh, about: { applianceAge, chosen, home: talkedOf }, action }
  }
  if (!topic) return { asked: fresh, about: { applianceAge, chosen, home }, action }
  const earlier = relateToDanger(words, fresh, topic)

  const beside = { hasChosen: chosen !== undefined, hasHome: home !== undefined }
  const { asked, keepsComponent, keepsHome } = followUp(
    fresh,
    topic,
    beside,
    (chosenType) => understand(words, { today, chosenType, continuesOdds: topic.isOdds, before }),
    words,
  )
  // What the talk was about may be gone by now.
  const keptComponent =
    keepsComponent && topic.componentId ? await findOwnComponent(sql, owner, topic.componentId) : undefined
  const keptHome =
    keepsHome && topic.propertyId ? await findOwnProperty(sql, owner, topic.propertyId) : undefined
  const about: About = {
    applianceAge,
    chosen: chosen ?? keptComponent,
    home: home ?? keptComponent?.property ?? keptHome,
  }
  return { asked: inDanger(words, asked, earlier), about, action: undefined }
}

/** A message of so few words without a question of its own only says which one is meant. */
const onlyPoints = (words: string) =>
  words.split(/\s+/).length <= 7 &&
  !/\b(?:what(?! about)|how(?! about)|when|why|should|is|are|does|do|can|will|cost\w*|worth|repair\w*|replac\w*|last(?= \w)|leak\w*|smell\w*|nois\w*)\b/i.test(
    words,
  )

/** The component of the last list that a message points at. */
async function findPointed(sql: Sql, owner: Session['owner'], message: string, topic: Topic) {
  const ids = topic.listed ?? []
  if (ids.length < 2) return undefined
  const rows = await selectAsked(sql, owner, { ids, limit: ids.length })
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const found = findReference(message, inOrder, topic.componentId)
  return found && findOwnComponent(sql, owner, found.id)
}

/** In danger nothing is recorded: what to do comes first. */
const actionIn = (
  words: string,
  { hazards }: Understanding,
  topic: Topic | undefined,
  today: string,
): AskedAction | undefined =>
  hazards.length > 0 || (topic?.dangers?.length ?? 0) > 0 ? undefined : findAction(words, today)

/** The number of due components that are ranked while a question waits. Of more, the earliest are shown. */
const maxRanked = 5_000
const ofHome = ['next', 'due', 'budget', 'inventory', 'greeting']

/** Reads what an answer may need, of all homes or of one. */
export async function gather(
  sql: Sql,
  session: Session,
  threads: WorkerPool,
  asked: Understanding,
  { applianceAge, chosen, home }: About,
): Promise<Facts> {
  const { owner, today } = session
  const now = Temporal.PlainDate.from(today)
  const day = (years: number) => now.add({ years }).toString()
  const select = (filter: Partial<Parameters<typeof selectAsked>[2]>) =>
    selectAsked(sql, owner, { property: home, limit: maxListed, ...filter })

  const types = [...new Set(asked.components.map(({ type }) => type))]
  const isOfHome = asked.intents.some((intent) => ofHome.includes(intent)) || (types.length === 0 && !chosen)
  const states = home ? [home.state] : await selectStates(sql, owner)
  const ageYears = applianceAge > 0 ? applianceAge : undefined
  const wantsAge = ageYears !== undefined && !chosen && types.length === 0
  const basis: Omit<Facts, 'pressing'> = {
    today,
    state: states.length === 1 ? states[0] : undefined,
    chosen: chosen && (await select({ id: chosen.id }))[0],
    ageYears,
    ofTypes: types.length > 0 ? await select({ types, limit: types.length * (maxListed + 1) }) : [],
    ofAge: wantsAge
      ? await select({ types: applianceTypes, installed: [day(-ageYears - 1), day(-ageYears)], limit: 2 })
      : [],
    soonest: isOfHome ? await select({}) : [],
    oldest: asked.aim === 'oldest' ? await select({ ...(types.length > 0 && { types }), byAge: true }) : [],
    counts: isOfHome
      ? await countAsked(sql, owner, home, { today, inYear: now.add({ days: comingDueDays }).toString() })
      : { all: 0, overdue: 0, withinYear: 0 },
    spending: undefined,
  }
  const pressingCount = basis.counts.overdue + basis.counts.withinYear
  const isRanked = asked.intents.includes('due') && pressingCount <= maxRanked
  const pressing = isRanked ? await selectPressing(sql, session, home) : []
  const facts: Facts = { ...basis, pressing }
  if (!asked.intents.includes('budget')) return facts
  // A part that the question names is planned for alone.
  const isOfPart = types.length > 0 || (chosen !== undefined && asked.link.pointsBack)
  const subject = isOfPart ? findSubject(asked, facts) : undefined
  const part = subject?.is === 'own' ? subject.row : undefined
  return { ...facts, spending: await foreseeSpending(sql, session, threads, { period: asked, home, part }) }
}

/** The components that the Needs Attention list shows first, in its order. */
async function selectPressing(
  sql: Sql,
  { owner, today }: Session,
  home: Home | undefined,
): Promise<AskedRow[]> {
  const ranked = await rankDue((work) => work(sql), owner, today, home && (async () => home))
  const ids = ranked.slice(0, maxListed).map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = new Map((await selectAsked(sql, owner, { ids, limit: maxListed })).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
