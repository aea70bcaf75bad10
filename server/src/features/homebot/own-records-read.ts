import type { ComponentType, StateCode } from '@home-pulse/contract/vocabulary'
import { tasks as allTasks } from '@home-pulse/lifecycle/catalogue/tasks/tasks'
import { addDays, addMonths } from '@home-pulse/lifecycle/plain-date'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import type { WorkerPool } from '../../platform/jobs/worker-pool.ts'
import { findOwnProperty } from '../../platform/tenancy/ownership.ts'
import { countProperties } from '../plan/budget/queries.ts'
import type { Read } from '../plan/home-slices-queries.ts'
import { selectHomePage } from '../plan/homes/queries.ts'
import { planHomes } from '../plan/homes/read.ts'
import { readDue } from '../plan/maintenance/due-read.ts'
import { selectOpenOwnTasks } from '../plan/own/queries.ts'
import { readReserveBasis } from '../plan/reserve/commands.ts'
import { presentReserve } from '../plan/reserve/present.ts'
import { reserveOf } from '../plan/study/read.ts'
import { presentAddress } from '../properties/present.ts'
import { selectTotals } from '../tenants/rent-roll/queries.ts'
import { readRentRoll } from '../tenants/rent-roll/read.ts'
import { costOf } from './answers/cost.ts'
import { maxListed, type Spending } from './answers/facts.ts'
import type { OwnRecords } from './answers/records/own-record-facts.ts'
import { type Kind, kindOf, listed, many, one, placeOf } from './answers/sentences.ts'
import type { AskedRow } from './queries.ts'
import {
  type RecordScope,
  selectDone,
  selectNotesOf,
  selectTenancies,
  sumTenancies,
} from './record-queries.ts'
import type { Intent } from './understanding/intent.ts'
import { matchesOf, searchWords } from './understanding/note-search.ts'

/** The homes whose costs are compared while a question waits. */
const maxCompared = 500
const maxEvents = 50

/** A question about own records, with the part of them that it is about. */
export interface RecordQuestion {
  readonly about: Intent
  readonly message: string
  readonly scope: RecordScope
  readonly types: readonly ComponentType[]
  /** The component that it is about. */
  readonly part: AskedRow | undefined
  /** The kind whose price a sum is compared with. */
  readonly price: { readonly kind: Kind; readonly state: StateCode | undefined } | undefined
  readonly savedDollars: number | undefined
  readonly spending: Spending | undefined
  readonly place: string | undefined
}

/** Reads what a question about own records asks. Undefined for every other question. */
export async function readOwnRecords(
  sql: Sql,
  session: Session,
  threads: WorkerPool,
  asked: RecordQuestion,
): Promise<OwnRecords | undefined> {
  const { owner, today } = session
  const { scope, types, message, place } = asked
  switch (asked.about) {
    case 'tenants':
    case 'lease_ends':
    case 'rent':
    case 'vacancies': {
      const byEnd = asked.about === 'lease_ends'
      const isAfter = byEnd && scope.tenantIds.length > 0 && /\b(?:after|next|despues)\b/i.test(message)
      const [before] = isAfter ? await selectTenancies(sql, owner, { scope, limit: 1 }) : []
      const all = await selectTenancies(sql, owner, {
        scope: isAfter ? { ...scope, unit: undefined, tenantIds: [] } : scope,
        byEnd,
        limit: 4 * maxListed,
      })
      const tenancies = all
        .filter(({ endsOn }) => !before?.endsOn || (endsOn ?? '') > before.endsOn)
        .slice(0, maxListed)
      const isNarrow = scope.unit !== undefined || scope.tenantIds.length > 0
      const past =
        isNarrow && tenancies.length === 0
          ? await selectTenancies(sql, owner, { scope, isPast: true, limit: 1 })
          : []
      const free = await readRentRoll(sql, owner, { state: 'vacant' }, today, undefined, maxListed)
      const { vacantCount: freeCount } = await selectTotals(sql, owner)
      const sums = await sumTenancies(sql, owner, scope)
      return { about: asked.about, tenancies, past, ...sums, free: free.map(placeOf), freeCount, place }
    }
    case 'tasks':
      return readTasks(sql, session, asked)
    case 'last_done':
    case 'expenses': {
      const isPaid = asked.about === 'expenses'
      const rows = await selectDone(sql, owner, {
        types,
        propertyId: scope.propertyId,
        isPaid,
        limit: maxEvents,
      })
      const year = /\blast year\b/i.test(message)
        ? String(Number(today.slice(0, 4)) - 1)
        : (/\b20\d\d\b/.exec(message)?.[0] ??
          (/\b(?:this|so far|ytd) ?(?:year|yr)?\b|\beste ano\b/i.test(message) ? today.slice(0, 4) : ''))
      const words = searchWords(message)
      const inYear = rows.filter(({ on }) => on.startsWith(year))
      const matching = inYear.filter(({ note }) => note !== null && matchesOf(words, note) > 0)
      const events = (matching.length > 0 ? matching : inYear).map((row) => ({
        title: allTasks.find(({ id }) => id === row.taskId)?.title ?? row.taskId,
        ...{ type: row.type, note: row.note, costCents: row.costCents, place: placeOf(row), on: row.on },
      }))
      return asked.about === 'expenses'
        ? { about: 'expenses', events, period: year }
        : { about: 'last_done', events: events.slice(0, maxListed) }
    }
    case 'notes':
      return readNotes(sql, session, asked)
    case 'home_count': {
      const homes = await selectHomePage(sql, owner, { after: undefined, limit: maxListed })
      const count = await countProperties(sql, owner)
      return { about: 'home_count', addresses: homes.map(presentAddress), count }
    }
    case 'home_costs':
      return readHomeCosts(sql, session, threads)
    case 'savings': {
      const { savedDollars } = asked
      if (savedDollars === undefined) return undefined
      const read: Read = (work) => work(sql)
      const basis = await readReserveBasis(read, session, {
        propertyId: scope.propertyId,
        balance: savedDollars,
      })
      const study = await reserveOf(threads, basis.holdings, basis.terms, today)
      const reserve = presentReserve(basis, study, today)
      return { about: 'savings', savedDollars, reserve, need: needOf(asked, today) }
    }
    default:
      return undefined
  }
}

function needOf({ part, price, spending }: RecordQuestion, today: string) {
  if (part) {
    const { cost } = costOf(kindOf(part), { state: undefined }, { state: undefined, today }, part)
    const cents = part.ownerCostCents ?? cost.typicalCents
    const what = `the ${one(kindOf(part))} at ${placeOf(part)}`
    return {
      what,
      dollars: Math.round(cents / 100),
      highDollars: Math.round((part.ownerCostCents ?? cost.highCents) / 100),
    }
  }
  if (price) {
    const { cost, place } = costOf(price.kind, { state: price.state }, { state: undefined, today })
    return {
      what: `a new ${one(price.kind)} ${place}`,
      dollars: Math.round(cost.typicalCents / 100),
      highDollars: Math.round(cost.highCents / 100),
    }
  }
  if (!spending || !('year' in spending.span)) return undefined
  const { year, isThrough } = spending.span
  const left = spending.without
    ? ` without the ${listed(spending.without.types.map((type) => many({ type })))}`
    : ''
  const what = `${isThrough ? `everything until the end of ${year}` : `everything in ${year}`}${left}`
  return { what, dollars: spending.expectedDollars, highDollars: spending.highDollars }
}

/** Notes that contain words of the question, those of its part first. */
async function readNotes(
  sql: Sql,
  { owner }: Session,
  { message, scope, part, types, place }: RecordQuestion,
): Promise<OwnRecords> {
  const all = await selectNotesOf(sql, owner, scope.propertyId)
  const words = searchWords(message).filter((word) => !types.some((type) => type.includes(word)))
  const ranked = all
    .map((note) => {
      const isOfPart = part !== undefined && note.componentId === part.id
      const isNear = isOfPart || (note.type !== null && types.includes(note.type))
      const isElsewhere =
        scope.unit !== undefined && note.unitNumber !== null && note.unitNumber !== scope.unit
      return { note, isNear, found: isElsewhere ? 0 : matchesOf(words, note.content), isElsewhere }
    })
    .filter(({ isElsewhere }) => !isElsewhere)
    .sort((a, b) => b.found + Number(b.isNear) - a.found - Number(a.isNear))
  const best = ranked[0]?.found ?? 0
  const matching = ranked.filter(({ found, isNear }) => found > 0 && (found >= best || isNear))
  const ofPart = ranked.filter(({ isNear }) => isNear)
  const shown =
    matching.length > 0
      ? matching
      : part || types.length > 0
        ? ofPart
        : /\bnotes?\b/i.test(message)
          ? ranked
          : []
  return {
    about: 'notes',
    notes: shown.slice(0, 3).map(({ note }) => note),
    isMatch: matching.length > 0,
    place,
  }
}

async function readTasks(
  sql: Sql,
  session: Session,
  { message, scope, types }: RecordQuestion,
): Promise<OwnRecords> {
  const { owner, today } = session
  const read: Read = (work) => work(sql)
  const isOverdue = /\b(?:overdue|late|behind|missed|atrasad\w*|vencid\w*)\b/i.test(message)
  const monthEnd = addDays(addMonths(`${today.slice(0, 7)}-01`, 1), -1)
  // In the last days of a month the coming weeks count.
  const until = isOverdue
    ? addDays(today, -1)
    : monthEnd > addDays(today, 14) || /\bmonth\b/i.test(message)
      ? monthEnd
      : addDays(today, 14)
  const property =
    scope.propertyId === undefined ? undefined : await findOwnProperty(sql, owner, scope.propertyId)
  const open = (await selectOpenOwnTasks(sql, owner)).filter(
    (task) => !property || task.propertyId === property.id,
  )
  const asNamed = (task: (typeof open)[number]) => ({
    title: task.title,
    place: presentAddress(task),
    dueOn: task.dueOn,
  })
  const words = [
    ...searchWords(message).filter((word) => !askedWords.test(word)),
    ...types.flatMap((type) => type.split('_')),
  ]
  const ranked = open
    .map((task) => ({ task, found: matchesOf(words, task.title) }))
    .sort((a, b) => b.found - a.found)
  const best = ranked[0]?.found ?? 0
  if (best > 0) {
    const tasks = ranked.filter(({ found }) => found === best).map(({ task }) => asNamed(task))
    return { about: 'tasks', tasks: tasks.slice(0, maxListed), count: tasks.length, until, isSearch: true }
  }
  const page = { after: '', most: maxListed }
  const { entries, total } = await readDue(
    read,
    owner,
    session,
    { property },
    { kind: 'task', to: until },
    page,
  )
  const own = open.filter((task) => task.dueOn <= until)
  const byDate = (a: { dueOn: string }, b: { dueOn: string }) => (a.dueOn < b.dueOn ? -1 : 1)
  // The owner's own tasks come first: they were entered on purpose.
  const tasks = [
    ...own.map(asNamed).sort(byDate),
    ...entries
      .flatMap(({ task, row, dueOn }) => (task ? [{ title: task.title, place: placeOf(row), dueOn }] : []))
      .sort(byDate),
  ]
  return {
    about: 'tasks',
    tasks: tasks.slice(0, 2 * maxListed),
    count: total + own.length,
    until,
    isSearch: false,
  }
}

const askedWords =
  /^(?:task|due|overdue|late|list|calendar|month|week|chore|maintenance|upkeep|next|coming|today|tarea|reminder)/

async function readHomeCosts(sql: Sql, session: Session, threads: WorkerPool): Promise<OwnRecords> {
  const { owner } = session
  const count = await countProperties(sql, owner)
  if (count > maxCompared) return { about: 'home_costs', costs: undefined, count }
  const homes = await selectHomePage(sql, owner, { after: undefined, limit: maxCompared })
  const ids = homes.map(({ id }) => id)
  const terms = { years: 1, inflation: 0, cut: 'fromToday' } as const
  const { byHome } = await planHomes(sql, threads, session, ids, terms)
  const costs = homes
    .map((home) => ({
      address: presentAddress(home),
      dollars: Math.round((byHome.get(home.id)?.real[0] ?? 0) / 100),
    }))
    .sort((one, other) => other.dollars - one.dollars)
  return { about: 'home_costs', costs: costs.slice(0, maxListed), count }
}
