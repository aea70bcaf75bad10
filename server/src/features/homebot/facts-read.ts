import type { AskedQuestion } from '@home-pulse/contract/features/homebot/homebot'
import { applianceTypes, type ComponentType, comingDueDays } from '@home-pulse/contract/vocabulary'
import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { Temporal } from 'temporal-polyfill'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import type { OwnedComponent, OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { rankDue } from '../attention/read.ts'
import { readInflation } from '../plan/reserve/read.ts'
import { presentAddress } from '../properties/present.ts'
import { type Facts, maxFiltered, maxListed } from './answers/facts.ts'
import { distinguishComponents } from './component-choice-rules.ts'
import {
  type ComponentRow,
  countComponents,
  countRows,
  selectHomeAddress,
  selectLocatedComponents,
  selectStates,
} from './queries.ts'
import type { Reader } from './services.ts'
import { readSpendingOf } from './spending-read.ts'
import { asksForAppliances, type Exclusion, leavesOut } from './understanding/conversation/exclusions.ts'
import type { Intent } from './understanding/intent.ts'
import { namesSet } from './understanding/intents/intent-rules.ts'
import type { Understanding } from './understanding/understand.ts'
import { isOfBrand } from './understanding/words/brands.ts'
import { findMentions } from './understanding/words/mentions.ts'
import { tokenizeQuestion } from './understanding/words/words.ts'

type Home = Pick<OwnedProperty, 'id' | 'state'>

/** The components and the place that a question is about, from the message, the screen and the conversation. */
export interface QuestionScope extends Pick<AskedQuestion, 'applianceAge'> {
  readonly chosen: OwnedComponent | undefined
  readonly home: Home | undefined
  readonly unit?: string | undefined
  readonly isElsewhere?: boolean
  /** The ids of earlier listed or mentioned components to which the message refers, such as "the first two". */
  readonly group?: readonly string[]
  /** The ids of the components that the conversation mentioned last. */
  readonly recent?: readonly string[]
  /** The components that a total leaves out: the roof in "everything but the roof". */
  readonly without?: Exclusion | undefined
}

/**
 * A message with the question in it, and the components and place that it is about. The message is empty for a tool
 * call of the language model.
 */
export interface UnderstoodMessage {
  readonly message: string
  readonly asked: Understanding
  readonly about: QuestionScope
}

/**
 * The maximum number of due components that are ranked in one request. With more, the components with the earliest
 * dates are shown instead.
 */
const maxRanked = 5_000
const homeIntents: readonly Intent[] = [
  ...(['next', 'due', 'budget', 'inventory', 'greeting', 'tasks', 'record'] as const),
  ...(['turnover'] as const),
]

/**
 * Reads the customer's records that an answer may need, for one home or for all. Also computes the figures of the
 * answer.
 */
export async function readFacts(reader: Reader, understood: UnderstoodMessage): Promise<Facts> {
  const { asked, about } = understood
  const stored = await reader.read((sql) => readStored(sql, reader.session, understood))
  const pressingCount = stored.counts.overdue + stored.counts.comingDue
  const isRanked =
    asked.intents.includes('due') && pressingCount <= maxRanked && !(stored.isNarrow || asked.brand)
  const pressing = isRanked ? await readPressing(reader, about.home) : []
  const facts: Facts = { ...stored, pressing }
  return { ...facts, spending: await readSpendingOf(reader, understood, facts) }
}

async function readStored(
  sql: Sql,
  session: Session,
  understood: UnderstoodMessage,
): Promise<Omit<Facts, 'pressing'>> {
  const { owner, today } = session
  const { asked, about } = understood
  const { applianceAge, chosen, home, unit, isElsewhere = false } = about
  const now = Temporal.PlainDate.from(today)
  const day = (years: number) => now.add({ years }).toString()
  const select = selectIn(sql, session, understood)
  const named = [
    ...new Set([...asked.components, ...(asked.added ? [asked.added] : [])].map(({ type }) => type)),
  ]
  const isOfHome =
    asked.intents.some((intent) => homeIntents.includes(intent)) || (named.length === 0 && !chosen)
  const isOfSet =
    named.length > 0 &&
    (asked.intents[0] === 'due'
      ? isOfReplacement(asked)
      : asked.intents[0] === 'next' && namesSet(asked.words))
  const isOfAll = named.length === 0 && !chosen && !asked.isGeneral && asksForAppliances(asked.words)
  const types = isOfSet ? named : isOfAll ? applianceTypes : undefined
  const isTurnover = asked.intents[0] === 'turnover'
  const byBrand =
    named.length === 0 && asked.brand !== undefined && !chosen
      ? (await select({}, maxFiltered)).filter(({ brand }) => isOfBrand(brand, asked.brand))
      : []
  const isWhole = unit === undefined && !types
  const narrow = byBrand.length > 1 ? byBrand : isWhole ? undefined : await select({ types }, maxFiltered)
  const window = { today, lastDay: now.add({ days: comingDueDays }).toString() }
  // The sum of prices needs all components of the types. Other answers list only the first ones.
  const maxOfTypes = asked.intents.includes('cost') ? maxFiltered : named.length * (maxListed + 1)
  const ofTypes = named.length > 0 ? await select({ types: named }, maxOfTypes) : []
  const needsOthers = asked.intents[0] === 'compare' && named.length === 1 && ofTypes.length < 2
  const states = home ? [home.state] : isElsewhere ? [] : await selectStates(sql, owner)
  const ageYears = applianceAge > 0 ? applianceAge : undefined
  const address = home && (await selectHomeAddress(sql, owner, home.id))
  const group = await selectGroup(sql, session, understood)
  const wantsAge = ageYears !== undefined && !chosen && named.length === 0
  return {
    today,
    state: states.length === 1 ? states[0] : undefined,
    inflation: await readInflation(sql, owner, { inflation: undefined, propertyId: home?.id }),
    isElsewhere,
    homeAddress: address && presentAddress(address),
    chosen: chosen
      ? (await selectLocatedComponents(sql, owner, { id: chosen.id, limit: 1 }))[0]
      : byBrand.length === 1
        ? byBrand[0]
        : undefined,
    ageYears,
    // A comparison needs at least two components. If this home has fewer of the type, components of other homes are
    // added.
    ofTypes: needsOthers ? await select({ types: named, property: undefined }) : ofTypes,
    ofAge: wantsAge
      ? await select({ types: applianceTypes, installed: [day(-ageYears - 1), day(-ageYears)] }, 2)
      : [],
    soonest: isOfHome
      ? (narrow?.slice(0, asked.intents[0] === 'budget' ? maxFiltered : 10) ??
        (await select({}, isTurnover ? 10 : maxListed)))
      : [],
    set: !asked.operation
      ? []
      : // "Older, the roof in A or in B" compares a group, but the scope of the question is only its first home.
        group.length > 1
        ? group
        : await select(setFilter(asked, named), maxFiltered),
    counts: isOfHome
      ? narrow
        ? countRows(narrow, window)
        : await countComponents(sql, owner, home, window)
      : { all: 0, overdue: 0, comingDue: 0 },
    planned:
      asked.intents[0] === 'due' && isOfHome
        ? await plannedIn(asked, today, (planned) => select({ planned, types }, maxPlanned))
        : undefined,
    group,
    spending: undefined,
    isNarrow: unit !== undefined || byBrand.length > 1 || isOfAll,
  }
}

/** Returns true if a question about due work means replacements, not maintenance. */
const isOfReplacement = ({ partsToMaintain, isAboutRepair, words }: Understanding) =>
  partsToMaintain.length === 0 &&
  !isAboutRepair &&
  !/\b(?:besides|aside|else|upkeep|maintenance|check|schedul\w*|calendar|tasks?)\b/.test(words)

/**
 * Selects the components that a question is about. If some of them have the brand in the question, returns only those.
 */
type Select = (
  filter: Partial<Parameters<typeof selectLocatedComponents>[2]>,
  limit?: number,
) => Promise<ComponentRow[]>

function selectIn(sql: Sql, { owner }: Session, { asked, about }: UnderstoodMessage): Select {
  const { home, unit, isElsewhere = false, without } = about
  const isLeftOut = without?.isStated ? leavesOut(without) : () => false
  const isNarrow = unit !== undefined || asked.brand !== undefined || without?.isStated === true
  return async (filter, limit = maxListed) => {
    if (isElsewhere) return []
    const found = await selectLocatedComponents(sql, owner, {
      property: home,
      ...filter,
      limit: isNarrow ? maxFiltered : limit,
    })
    const rows = found.filter((row) => !isLeftOut(row))
    const there = unit === undefined ? rows : rows.filter(({ unitNumber }) => unitNumber === unit)
    // If a unit has no component of a type but the home has exactly one, the units share that one, such as a water
    // heater.
    const shared = rows.filter(
      ({ type, unitNumber }) =>
        unit !== undefined &&
        // A filter with three or more types stands for a room such as a kitchen. Units do not share a room.
        (filter.types?.length ?? 0) < 3 &&
        unitNumber !== unit &&
        !there.some((row) => row.type === type) &&
        rows.filter((row) => row.type === type).length === 1,
    )
    const inUnit = filter.types ? [...there, ...shared] : there
    const ofBrand = inUnit.filter(({ brand }) => isOfBrand(brand, asked.brand))
    return (ofBrand.length > 0 ? ofBrand : inUnit).slice(0, limit)
  }
}

/**
 * Returns the filter for a question such as "my oldest ones". It selects the named types, all appliances, or all
 * components.
 */
const setFilter = ({ operation, words }: Understanding, types: readonly ComponentType[]) => ({
  ...(types.length > 0 ? { types } : asksForAppliances(words) ? { types: applianceTypes } : {}),
  sortsByAge: operation?.by === 'age',
})

/** The maximum number of planned replacements that an answer about a period lists. */
const maxPlanned = 10

/**
 * Selects the replacements that are planned in the next years, in a later calendar year, or until its end. Returns
 * undefined for the current year and the next 12 months. Those answers list the overdue components and those due soon
 * instead.
 */
async function plannedIn(
  { calendarYear, yearsAhead = 0, isSpanish }: Understanding,
  today: string,
  select: (planned: readonly [from: string, until: string]) => Promise<ComponentRow[]>,
): Promise<Facts['planned']> {
  if (yearsAhead > 1) {
    const rows = await select([beforeAll, addMonths(today, 12 * yearsAhead)])
    return { when: isSpanish ? `en los próximos ${yearsAhead} años` : `within ${yearsAhead} years`, rows }
  }
  if (!calendarYear || `${calendarYear.year}` <= today.slice(0, 4)) return undefined
  const { year, isThrough } = calendarYear
  const rows = await select([isThrough ? beforeAll : `${year}-01-01`, `${year}-12-31`])
  const [until, within] = isSpanish ? ['hasta el final de', 'en'] : ['until the end of', 'in']
  return { when: `${isThrough ? until : within} ${year}`, rows }
}

const beforeAll = '0001-01-01'

/** Matches a short question that compares the components of the last answers: "which is cheaper". */
const choosesLast =
  /^(?:[^\p{L}]|ok |and |so |y )*(?:which|cu[aá]l|by how much|how (?:much|many)|cu[aá]nto)(?![\p{L}\d])(?: \S+){1,8}$/iu
/** Selects the components to compare or to add up. The message names them, or the conversation listed them. */
async function selectGroup(
  sql: Sql,
  { owner }: Session,
  { message, asked, about }: UnderstoodMessage,
): Promise<ComponentRow[]> {
  const { group = [], recent = [], chosen, home, unit, isElsewhere } = about
  if (isElsewhere) return []
  const byIds = async (ids: readonly string[]) => {
    const rows = await selectLocatedComponents(sql, owner, { ids, limit: ids.length })
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  }
  if (group.length > 1) return byIds(group)
  const [first] = asked.intents
  if (first !== 'compare' && first !== 'cost') return []
  const [last] = recent
  const namesNone = findMentions(tokenizeQuestion(message)).components.length === 0
  if (first === 'compare' && recent.length > 1 && choosesLast.test(message) && namesNone)
    return byIds(recent.slice(0, 2))
  const [named] = asked.components
  if (asked.components.every(({ type }) => type === named?.type)) {
    const types = named && [named.type]
    const rows = await selectLocatedComponents(sql, owner, { ...(types && { types }), limit: maxFiltered })
    const apart = distinguishComponents(rows, message, home)
    if (apart.length > 1) return apart
  }
  if (first === 'cost') return []
  if (asked.components.length === 0) return recent.length > 1 && !chosen ? byIds(recent.slice(0, 2)) : []
  // "Compared to the one at my other house" compares two components: the one in the conversation, and the one in the
  // other house.
  if (last === undefined || !named || (home === undefined && unit === undefined)) return []
  const there = await selectLocatedComponents(sql, owner, {
    property: home,
    types: [named.type],
    limit: maxFiltered,
  })
  const inUnit = unit === undefined ? there : there.filter(({ unitNumber }) => unitNumber === unit)
  const [before] = await byIds([last])
  return before?.type === named.type && inUnit.length === 1 && inUnit[0]?.id !== last
    ? [before, ...inUnit]
    : []
}

/** Reads the first components of the Needs Attention list, in the same order. */
async function readPressing({ read, session }: Reader, home: Home | undefined): Promise<ComponentRow[]> {
  const { owner, today } = session
  const ranked = await rankDue(read, owner, today, home && (async () => home))
  const ids = ranked.slice(0, maxListed).map(({ id }) => id)
  if (ids.length === 0) return []
  const found = await read((sql) => selectLocatedComponents(sql, owner, { ids, limit: maxListed }))
  const rows = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
