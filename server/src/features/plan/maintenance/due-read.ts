import type { MaintenanceTask } from '@home-pulse/lifecycle/catalogue/tasks/task'
import { maintenanceTasks, nextDue } from '@home-pulse/lifecycle/upkeep/maintenance'
import { staggerOf } from '@home-pulse/lifecycle/upkeep/unrecorded'
import { todayIn } from '../../../platform/config/clock.ts'
import type { Sql } from '../../../platform/database/database.ts'
import { inTurns } from '../../../platform/http/load/yielding-loop.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { kindOf } from '../../components/present.ts'
import { type ActiveGroup, type ActiveRow, selectByIds } from '../../properties/active-components-queries.ts'
import { joinAlike, type Read, readHomeSlices } from '../home-slices-queries.ts'
import { idLength } from '../id-packing.ts'
import { type PlanEntry, planKey, type Reader, recordOf } from './commands.ts'
import {
  type PlanScope,
  type RunningLease,
  selectActiveIn,
  selectHistories,
  selectOutlinesIn,
  selectRunningLeases,
  type TaskHistory,
} from './queries.ts'

/** Selects entries of a plan by kind and by due date. Both dates are included. */
export interface DueWindow {
  readonly kind?: 'task' | 'replacement' | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The page after the entry with the sort key `after`. Without a limit, all entries. */
export interface DuePage {
  readonly after: string
  readonly most: number | undefined
}

/** The due date of a task or replacement, without its component. */
export type Dates = Pick<PlanEntry, 'task' | 'history' | 'dueOn' | 'cameOn'>

interface DuePlan {
  /** The most urgent first. */
  readonly entries: PlanEntry[]
  /** The number of all selected entries by due date, and the total and overdue numbers. */
  readonly onDay: ReadonlyMap<string, number>
  readonly total: number
  readonly overdue: number
}

const all: DuePage = { after: '', most: undefined }

/** Reads the whole plan of a portfolio, a property or one component, most urgent first. */
export const makePlan = async (
  sql: Sql,
  owner: Owner,
  reader: Reader,
  scope: PlanScope,
): Promise<PlanEntry[]> => {
  const whole = await selectActiveIn(sql, owner, scope)
  const wanted = { counts: () => true, whole }
  return (await findDue((work) => work(sql), owner, reader, scope, wanted, all)).entries
}

/** Reads the entries of a plan in a window, or one page of them. */
export function readDue(
  read: Read,
  owner: Owner,
  reader: Reader,
  scope: PlanScope,
  { from = '', to = '9999-12-31', kind }: DueWindow,
  page: DuePage,
): Promise<DuePlan> {
  const counts = ({ dueOn, task }: Dates) =>
    dueOn >= from && dueOn <= to && (kind === undefined || (kind === 'task') === !!task)
  return findDue(read, owner, reader, scope, { counts, kind }, page)
}

interface Wanted extends Pick<DueWindow, 'kind'> {
  readonly counts: (dates: Dates) => boolean
  /** All rows, if the whole plan is wanted. */
  readonly whole?: readonly ActiveRow[]
}

/** Computes all due dates from groups of equal components, then reads only the rows of the wanted entries. */
async function findDue(
  read: Read,
  owner: Owner,
  reader: Reader,
  scope: PlanScope,
  { counts, kind, whole }: Wanted,
  page: DuePage,
): Promise<DuePlan> {
  const histories: TaskHistory[] = []
  const slices = readHomeSlices(read, owner, scope, async (sql, slice) => {
    for (const history of await selectHistories(sql, owner, slice)) histories.push(history)
    return whole ? [] : selectOutlinesIn(sql, owner, slice)
  })
  const joined = await joinAlike(slices)
  const outlines = whole
    ? whole.map((row) => ({ ...row, count: 1, ids: row.propertyId + row.id }))
    : joined.flatMap(inParts)
  const datesOf = datesFinder(reader, histories)

  const alike: Alike[] = []
  const onDay = new Map<string, number>()
  await inTurns(outlines, (group) => {
    for (const { dates, ...which } of datesOf(group, kind)) {
      const counted = dates.filter(counts)
      for (const { dueOn } of counted) onDay.set(dueOn, (onDay.get(dueOn) ?? 0) + which.count)
      if (counted.length > 0) alike.push({ ...which, dates: counted })
    }
  })
  const reach = reachOf(onDay, page)
  const found = boundedTopK<{ readonly key: string; readonly place: Place; readonly dates: Dates }>(page.most)
  await inTurns(alike, ({ places, dates: ofEach }) => {
    const within = ofEach.filter(({ dueOn }) => dueOn >= reach.from && dueOn <= reach.to)
    if (within.length === 0) return
    for (const place of places())
      for (const dates of within) {
        const key = planKey({ row: place, ...dates })
        if (key > page.after) found.add({ key, place, dates })
      }
  })
  const sum = (days: readonly [string, number][]) => days.reduce((total, [, count]) => total + count, 0)
  return {
    entries: await read((sql) => readEntries(sql, owner, reader, found.inOrder(), scope, whole)),
    onDay,
    total: sum([...onDay]),
    overdue: sum([...onDay].filter(([day]) => day < reader.today)),
  }
}

/** Reads the rows of the selected entries, in their order. `whole` contains the rows if all were read before. */
export async function readEntries(
  sql: Sql,
  owner: Owner,
  reader: Reader,
  chosen: readonly { readonly place: Place; readonly dates: Dates }[],
  scope: PlanScope = {},
  whole?: readonly ActiveRow[],
): Promise<PlanEntry[]> {
  const rows = whole ?? (await selectByIds(sql, owner, idsOf(chosen, 'id')))
  const homes = whole ? undefined : idsOf(chosen, 'propertyId')
  const leaseOf = leaseFinder(await selectRunningLeases(sql, owner, scope, homes))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const dayOf = dayFinder(reader)
  return chosen.flatMap(({ place: { id }, dates }): PlanEntry[] => {
    const row = rowOf.get(id)
    if (!row) return []
    return [{ row, ...dates, lease: leaseOf(row), plannedSince: dayOf(row.createdAt) }]
  })
}

export type Place = Pick<ActiveRow, 'id' | 'propertyId'>

/** Components whose entries are due on the same days. */
type Alike = {
  readonly count: number
  readonly dates: readonly Dates[]
  readonly places: () => Iterable<Place>
}

/**
 * Returns a function that computes due dates once for all equal components. First due dates are spread by
 * component id, so each position in that spread is computed separately, and so is each component with
 * records.
 */
export function datesFinder({ timeZone, today }: Reader, histories: readonly TaskHistory[]) {
  const historiesOf = byComponent(histories)
  const dayOf = dayFinder({ timeZone, today })
  const known = new Map<string, readonly Dates[]>()
  const datesOfTask = (row: ActiveGroup, id: string, task: MaintenanceTask, history?: TaskHistory): Dates => {
    const entry = { row: { ...row, id }, task, history, plannedSince: dayOf(row.createdAt) }
    const { dueOn, cameOn } = nextDue(recordOf(entry, today))
    return { task, history, dueOn, cameOn }
  }
  const tasksOf = (group: ActiveGroup, id: string): readonly Dates[] => {
    const { type, variant, state, installedOn, createdAt } = group
    const key = `${type} ${variant} ${state} ${installedOn} ${dayOf(createdAt)} ${staggerOf(id)}`
    const tasks =
      known.get(key) ?? maintenanceTasks(kindOf(group)).map((task) => datesOfTask(group, id, task))
    known.set(key, tasks)
    return tasks
  }
  const ofOne = (group: ActiveGroup, place: Place, done: readonly TaskHistory[]): Alike => ({
    count: 1,
    places: () => [place],
    dates: tasksOf(group, place.id).map((dates): Dates => {
      const history = done.find(({ taskId }) => taskId === dates.task?.id)
      return history && dates.task ? datesOfTask(group, place.id, dates.task, history) : dates
    }),
  })
  return (group: ActiveGroup, kind: DueWindow['kind']): Alike[] => {
    const { forecastOn } = group
    const replacement = { task: undefined, history: undefined, dueOn: forecastOn, cameOn: forecastOn }
    const places = () => placesIn(group.ids)
    const found: Alike[] = [{ count: group.count, dates: [replacement], places }]
    if (kind === 'replacement') return found
    /** By position in the spread of first due dates: one component, and the number of equal ones. */
    const spread = new Map<number, { id: string; count: number }>()
    for (const place of places()) {
      const done = historiesOf.get(place.id)
      const stagger = staggerOf(place.id)
      const alike = spread.get(stagger)
      if (done) found.push(ofOne(group, place, done))
      else if (alike) alike.count += 1
      else spread.set(stagger, { id: place.id, count: 1 })
    }
    const isAlike = ({ id }: Place, stagger: number) => staggerOf(id) === stagger && !historiesOf.has(id)
    for (const [stagger, { id, count }] of spread)
      found.push({
        ...{ count, dates: tasksOf(group, id) },
        places: () => [...places()].filter((place) => isAlike(place, stagger)),
      })
    return found
  }
}

/** Larger groups of equal components are split into parts of this size, so that no part takes long. */
const atOnce = 1_000

/** Splits a large group of equal components. All components of an import may be equal. */
export function inParts(group: ActiveGroup): ActiveGroup[] {
  const { count, ids } = group
  if (count <= atOnce) return [group]
  return Array.from({ length: Math.ceil(count / atOnce) }, (_, part) => {
    const begin = part * atOnce
    const some = Math.min(atOnce, count - begin)
    return { ...group, count: some, ids: ids.slice(begin * lengthOfPlace, (begin + some) * lengthOfPlace) }
  })
}

const lengthOfPlace = 2 * idLength

/** Iterates over a text of ids that alternates property and component ids. */
function* placesIn(packed: string): Generator<Place> {
  for (let at = 0; at < packed.length; at += lengthOfPlace) {
    const middle = at + idLength
    yield { propertyId: packed.slice(at, middle), id: packed.slice(middle, middle + idLength) }
  }
}

/** Collects the `most` items with the lowest keys. One day of a large portfolio may have tens of thousands. */
export function boundedTopK<Item extends { readonly key: string }>(most = Infinity) {
  let items: Item[] = []
  let last: string | undefined
  const inOrder = () => items.sort((one, other) => (one.key < other.key ? -1 : 1)).slice(0, most)
  return {
    inOrder,
    add(item: Item) {
      if (last !== undefined && item.key >= last) return
      items.push(item)
      if (items.length < 4 * most) return
      items = inOrder()
      last = items.at(-1)?.key
    },
  }
}

function byComponent(histories: readonly TaskHistory[]): Map<string, TaskHistory[]> {
  const groups = new Map<string, TaskHistory[]>()
  for (const history of histories)
    groups.set(history.componentId, [...(groups.get(history.componentId) ?? []), history])
  return groups
}

/** Converts an instant to the customer's date. Cached, because an import has thousands of equal instants. */
function dayFinder({ timeZone }: Reader) {
  const known = new Map<number, string>()
  return (instant: Date): string => {
    const nowMs = () => instant.getTime()
    const day = known.get(nowMs()) ?? todayIn(timeZone, { nowMs })
    known.set(nowMs(), day)
    return day
  }
}

/** Returns the first and last due date of a page. */
function reachOf(onDay: ReadonlyMap<string, number>, { after, most = Infinity }: DuePage) {
  const from = after.slice(0, 10)
  let wanted = most
  let to = from
  for (const [day, count] of [...onDay].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (day < from) continue
    if (wanted <= 0) break
    to = day
    // Entries of the first day may be on the previous page, so that day does not count towards the page.
    if (day !== from) wanted -= count
  }
  return { from, to }
}

/** Returns a function that finds the lease disturbed by work: the unit's, otherwise the property's. */
function leaseFinder(leases: readonly RunningLease[]) {
  const byPlace = new Map(leases.map((lease) => [lease.unitId ?? lease.propertyId, lease]))
  return ({ unitId, propertyId }: ActiveRow) =>
    (unitId === null ? undefined : byPlace.get(unitId)) ?? byPlace.get(propertyId)
}

const idsOf = (chosen: readonly { readonly place: Place }[], which: keyof Place): string[] => [
  ...new Set(chosen.map(({ place }) => place[which])),
]
