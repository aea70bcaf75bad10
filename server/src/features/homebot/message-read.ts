import type { AskedQuestion } from '@home-pulse/contract/features/homebot/homebot'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import {
  findOwnComponent,
  findOwnProperty,
  type OwnedComponent,
  type OwnedProperty,
} from '../../platform/tenancy/ownership.ts'
import { type About, isOfBrand, maxFiltered } from './facts-read.ts'
import { selectAsked, selectOutline } from './queries.ts'
import { type AskedAction, correctedAction, findAction } from './understanding/actions.ts'
import { inDanger, relateToDanger } from './understanding/dangers/danger-follow-up.ts'
import { followUp } from './understanding/follow-up.ts'
import { findPlace, type NamedPlace, type Outline } from './understanding/places.ts'
import { findReferences } from './understanding/references.ts'
import type { Topic } from './understanding/topic.ts'
import { type Understanding, understand } from './understanding/understand.ts'

/** A question with the component or the home on the screen, checked to be the customer's, and the conversation's state. */
export interface Question extends Pick<AskedQuestion, 'question' | 'applianceAge'> {
  readonly chosen: OwnedComponent | undefined
  readonly property: OwnedProperty | undefined
  readonly topic: Topic | undefined
}

export interface Reading {
  readonly asked: Understanding
  readonly about: About
  readonly action: AskedAction | undefined
  readonly place: NamedPlace
  readonly tenantIds: readonly string[]
}

/** A message with more words cannot complete an unfinished change. */
const maxMissing = 10

/** Joins the message with the unfinished change before it, if it completes that change. */
export function completed({ question, topic }: Question, today: string): string {
  const isRest =
    topic?.unfinished !== undefined &&
    !question.includes('?') &&
    question.split(/\s+/).length <= maxMissing &&
    findAction(question, today) === undefined
  return isRest ? `${topic.unfinished} at ${question}` : question
}

const pronoun = /\b(?:he|she|they|his|her|hers|him|their|them|el|ella)\b/i

/** Understands a message in the context of its conversation and the customer's homes. */
export async function readMessage(sql: Sql, session: Session, question: Question): Promise<Reading> {
  const { owner, today } = session
  const { applianceAge, property, topic, question: message } = question
  const outline = await selectOutline(sql, owner, message)
  const place = findPlace(message, outline, topic)
  const named = place.home && (await findOwnProperty(sql, owner, place.home.id))
  // A home that the message names takes precedence over the home or component on the screen.
  const isAnother = named !== undefined && named.id !== question.chosen?.property.id
  const pointed = topic ? await findPointed(sql, session, message, topic) : []
  const [onlyPointed] = pointed.length === 1 ? pointed : []
  const chosen =
    (onlyPointed === undefined ? undefined : await findOwnComponent(sql, owner, onlyPointed)) ??
    (isAnother || place.unit !== undefined ? undefined : question.chosen)
  const words = withInstallation(place.words, topic, today)
  const isOdds = topic?.horizon !== undefined
  const before = topic?.dangers?.length ? undefined : topic?.said
  const alone = withoutFalseAlarm(message, words, {
    today,
    chosenType: chosen?.type,
    continuesOdds: isOdds,
    before,
  })
  const mayBeAboutPart =
    (alone.components.length === 0 &&
      alone.others.length === 0 &&
      (alone.link.pointsBack || alone.link.isBrief)) ||
    (alone.components.length === 0 && words !== place.words)
  const again =
    !chosen && alone.how !== 'unrelated' && mayBeAboutPart && topic?.componentType
      ? understand(words, { today, chosenType: topic.componentType, continuesOdds: isOdds, before })
      : alone
  const made =
    !chosen && alone.brand !== undefined && alone.components.length === 0
      ? await findByBrand(sql, session, alone.brand, named, place.unit)
      : undefined
  const heard = made
    ? understand(words, { today, chosenType: made.type, continuesOdds: isOdds, before })
    : again
  const isOnlyPlace =
    heard.hazards.length === 0 &&
    (((named ?? place.unit ?? onlyPointed) !== undefined && isBare(words)) ||
      (onlyPointed !== undefined && onlyPoints(words)))
  const isLeftOut = leavesOut.test(words)
  const fresh: Understanding = {
    ...heard,
    components: isLeftOut ? [] : heard.components,
    isTheirOwn: named !== undefined || (!place.isElsewhere && isOfOwnHomes(heard, outline)),
    ...(isOnlyPlace && { how: 'guessed', intents: ['life'] }),
  }
  const action = actionIn(place.withoutAddress, fresh, topic, today)
  const earlier = topic && relateToDanger(words, fresh, topic)
  const beside = {
    hasChosen: (chosen ?? made) !== undefined,
    hasPlace: named !== undefined || place.unit !== undefined,
    ...{ isEverywhere: place.isEverywhere, isElsewhere: place.isElsewhere },
  }
  const apart = { asked: fresh, keepsComponent: false, keepsPlace: false, keepsGroup: false }
  const kept = topic && !(earlier && fresh.hazards.length > 0) ? followUp(fresh, topic, beside, words) : apart
  const goesOn = action !== undefined && topic !== undefined && topic.intents.length > 0
  const keepsPlace = kept.keepsPlace || (goesOn && !named)
  const keepsComponent =
    kept.keepsComponent || (goesOn && !named && place.unit === undefined && fresh.components.length === 0)
  const keptComponent =
    keepsComponent && topic?.componentId ? await findOwnComponent(sql, owner, topic.componentId) : undefined
  const keptHome =
    keepsPlace && topic?.propertyId ? await findOwnProperty(sql, owner, topic.propertyId) : undefined
  const isElsewhere =
    place.isElsewhere || (kept.keepsPlace && topic?.isElsewhere === true && !saysMine.test(message))
  const usesTenant =
    place.tenants.length === 0 &&
    topic?.tenantIds &&
    (pronoun.test(message) || (kept.keepsPlace && place.unit === undefined && !named && isBare(words)))
  const about: About = {
    applianceAge,
    chosen: chosen ?? made ?? keptComponent,
    home: isElsewhere
      ? undefined
      : (named ??
        (chosen ?? made)?.property ??
        keptComponent?.property ??
        keptHome ??
        (place.isEverywhere ? undefined : property)),
    unit: place.unit ?? (keepsPlace && !named ? topic?.unit : undefined),
    isElsewhere,
    group: pointed.length > 1 ? pointed : kept.keepsGroup ? (topic?.group ?? []) : [],
    recent: topic?.recent ?? [],
    without: withoutIn(words, heard, kept.keepsPlace || kept.keepsGroup ? topic : undefined),
  }
  const answered = withHeater(
    action || !topic ? kept.asked : inDanger(words, kept.asked, earlier),
    about.unit,
  )
  return {
    asked: { ...answered, isTheirOwn: answered.isTheirOwn && !isElsewhere },
    about,
    action,
    place,
    tenantIds:
      place.tenants.length > 0
        ? place.tenants.map(({ id }) => id)
        : usesTenant
          ? (topic?.tenantIds ?? [])
          : [],
  }
}

/**
 * A question is about the owner's components, unless it is about a type in general or a state without homes of the
 * owner.
 */
function isOfOwnHomes({ isTheirOwn, isGeneral, states }: Understanding, { homes }: Outline): boolean {
  const isThere = states.length === 0 || states.some((state) => homes.some((home) => home.state === state))
  return isThere && (isTheirOwn || (!isGeneral && homes.length > 0))
}

/** A danger that only the classifier suspects must show in the message itself, without its place names. */
function withoutFalseAlarm(
  message: string,
  words: string,
  context: Parameters<typeof understand>[1],
): Understanding {
  const heard = understand(words, context)
  if (!heard.isSuspicion || words === message) return heard
  const whole = understand(message, context)
  return whole.hazards.length > 0 ? heard : { ...heard, ...whole, intents: whole.intents }
}

/** The only component of a brand, in one home or in all. */
async function findByBrand(
  sql: Sql,
  { owner }: Session,
  brand: string | undefined,
  home: OwnedProperty | undefined,
  unit: string | undefined,
) {
  if (brand === undefined) return undefined
  const rows = await selectAsked(sql, owner, { property: home, limit: maxFiltered })
  const found = rows.filter(
    (row) => isOfBrand(row.brand, brand) && (unit === undefined || row.unitNumber === unit),
  )
  const [row] = found.length === 1 ? found : []
  return row && findOwnComponent(sql, owner, row.id)
}

/** "I thought 2009" states the installation year of a component. */
function withInstallation(words: string, topic: Topic | undefined, today: string): string {
  const isOfAge =
    topic?.componentType !== undefined && ['life', 'inventory', 'record'].includes(topic.intents[0] ?? '')
  const year = /\b(?:19|20)\d\d\b/.exec(words)?.[0] ?? '9999'
  return isOfAge && words.split(' ').length <= maxMissing && year <= today.slice(0, 4)
    ? words.replace(year, `installed in ${year}`)
    : words
}

/** A unit has its own water heater, while a furnace serves the whole home. */
const withHeater = (asked: Understanding, unit: string | undefined): Understanding =>
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

const saysMine =
  /\b(?:my own|mine|my (?!mom|mother|dad|father|sister|brother|in ?law|friend|neighbou?r)\w+|our own)\b/i

/** A short message without a question selects a component or home. */
const onlyPoints = (words: string) =>
  words.split(/\s+/).length <= 7 &&
  !/\b(?:what(?! about)|how(?! about)|when|why|should|is|are|does|do|can|will|set|cost\w*|worth|repair\w*|replac\w*|last(?= \w)|leak\w*|smell\w*|nois\w*)\b/i.test(
    words,
  )

/** Returns true if the message only names a place. */
const isBare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\d ]+/gu, ' ')
    .split(/\s+/)
    .every((word) => bareWords.has(word))
const bareWords = new Set(
  'home unit tenant the a at in on of my our mine just only no not back one ones other i mean meant and for what about how ok so please pls to from y el la en de solo , street second first third last older newer oldest newest that this guy lady upstairs downstairs tucson mister mr mrs'.split(
    ' ',
  ),
)

const leavesOut =
  /\b(?:without the|leave out|leaving out|except|minus the|excluding|not counting|skip the|sin (?:el|la|los|las))\b/i

/** Types to leave out of a total: "without the roof". */
function withoutIn(
  words: string,
  { components }: Understanding,
  topic: Topic | undefined,
): readonly ComponentType[] {
  const isLeftOut = leavesOut.test(words)
  return [...new Set([...(topic?.without ?? []), ...(isLeftOut ? components.map(({ type }) => type) : [])])]
}

/** The components of the last list that a message refers to. */
async function findPointed(sql: Sql, { owner }: Session, message: string, topic: Topic): Promise<string[]> {
  const ids = topic.listed ?? topic.recent ?? []
  if (ids.length < 2) return []
  const rows = await selectAsked(sql, owner, { ids, limit: ids.length })
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return findReferences(message, inOrder, topic.componentId).map(({ id }) => id)
}

const plainYes = /^(?:yes|yep|yeah|yup|sure|ok|okay|do it|go ahead|si|claro|dale)\b[^?]{0,20}$/i

const thatDate =
  /^(?:ok |yes |then |fine )*(?:do (?:that|it)|put (?:it|that) in|set (?:it|that)|plan (?:it|that))\b[^?]{0,20}$/i

/** In danger no change is offered, because the answer must only say what to do. */
function actionIn(
  message: string,
  { hazards, intents: [first] }: Understanding,
  topic: Topic | undefined,
  today: string,
) {
  if (hazards.length > 0 || (topic?.dangers?.length ?? 0) > 0) return undefined
  const asked = findAction(message, today)
  // "I changed the filter" answers a question about a symptom.
  if (asked && !(asked.kind === 'done' && topic?.symptom)) return asked
  if (topic?.horizon !== undefined && topic.componentId !== undefined && thatDate.test(message))
    return { kind: 'plan', on: topic.horizon } as const
  const [text, ...corrections] = topic?.offered?.split('\n') ?? []
  const original = text === undefined ? undefined : findAction(text, today)
  if (!original) return undefined
  const offered = corrections.reduce(
    (action, words) => correctedAction(action, words, today) ?? action,
    original,
  )
  if (first === 'confirm' || plainYes.test(message) || /\b(?:too|also|as well|same|tambien)\b/i.test(message))
    return offered
  return correctedAction(offered, message, today)
}
