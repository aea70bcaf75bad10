import type { ComponentType } from '@home-pulse/contract/vocabulary'
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
import { maxListed } from './answers/facts.ts'
import type { OwnRecords } from './answers/records/own-record-facts.ts'
import { placeOf } from './answers/sentences.ts'
import { selectDone, selectTenancies, sumTenancies } from './record-queries.ts'
import type { OwnRecordQuestion } from './understanding/own-records.ts'

/** The homes whose costs are compared while a question waits. */
const maxCompared = 500

/** Reads what a question about own records asks, of one home or of all. */
export async function readOwnRecords(
  sql: Sql,
  session: Session,
  threads: WorkerPool,
  asked: OwnRecordQuestion,
  homeId: string | undefined,
  types: readonly ComponentType[] = [],
): Promise<OwnRecords> {
  const { owner } = session
  switch (asked.about) {
    case 'tenants':
    case 'lease_ends':
    case 'rent': {
      const byEnd = asked.about === 'lease_ends'
      const tenancies = await selectTenancies(sql, owner, { propertyId: homeId, byEnd, limit: maxListed })
      return { about: asked.about, tenancies, ...(await sumTenancies(sql, owner, homeId)) }
    }
    case 'vacancies': {
      const free = await readRentRoll(sql, owner, { state: 'vacant' }, session.today, undefined, maxListed)
      const { vacantCount: count } = await selectTotals(sql, owner)
      return { about: 'vacancies', places: free.map(placeOf), count }
    }
    case 'tasks':
      return readTasks(sql, session, homeId)
    case 'last_done': {
      const done = await selectDone(sql, owner, { types, propertyId: homeId, limit: maxListed })
      const events = done.map((row) => ({
        title: allTasks.find(({ id }) => id === row.taskId)?.title ?? row.taskId,
        place: placeOf(row),
        on: row.on,
      }))
      return { about: 'last_done', events }
    }
    case 'home_count': {
      const homes = await selectHomePage(sql, owner, { after: undefined, limit: maxListed })
      const count = await countProperties(sql, owner)
      return { about: 'home_count', addresses: homes.map(presentAddress), count }
    }
    case 'home_costs':
      return readHomeCosts(sql, session, threads)
    case 'savings': {
      const read: Read = (work) => work(sql)
      const question = { propertyId: homeId, balance: asked.savedDollars }
      const basis = await readReserveBasis(read, session, question)
      const study = await reserveOf(threads, basis.holdings, basis.terms, session.today)
      const reserve = presentReserve(basis, study, session.today)
      return { about: 'savings', savedDollars: asked.savedDollars, reserve }
    }
  }
}

async function readTasks(sql: Sql, session: Session, homeId: string | undefined): Promise<OwnRecords> {
  const { owner, today } = session
  const read: Read = (work) => work(sql)
  const until = addDays(addMonths(`${today.slice(0, 7)}-01`, 1), -1)
  const property = homeId === undefined ? undefined : await findOwnProperty(sql, owner, homeId)
  const page = { after: '', most: maxListed }
  const { entries, total } = await readDue(
    read,
    owner,
    session,
    { property },
    { kind: 'task', to: until },
    page,
  )
  const open = await selectOpenOwnTasks(sql, owner)
  const own = open.filter((task) => task.dueOn <= until && (!homeId || task.propertyId === homeId))
  const tasks = [
    ...own.map((task) => ({ title: task.title, place: presentAddress(task), dueOn: task.dueOn })),
    ...entries.flatMap(({ task, row, dueOn }) =>
      task ? [{ title: task.title, place: placeOf(row), dueOn }] : [],
    ),
  ].sort((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
  return { about: 'tasks', tasks: tasks.slice(0, maxListed), count: total + own.length, until }
}

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
