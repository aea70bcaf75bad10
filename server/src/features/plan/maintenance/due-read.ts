import type { MaintenanceTask } from '@home-pulse/lifecycle/catalogue/tasks/task'
import { maintenanceTasks, nextDue } from '@home-pulse/lifecycle/upkeep/maintenance'
import { staggerOf } from '@home-pulse/lifecycle/upkeep/unrecorded'
import { todayIn } from '../../../platform/config/clock.ts'
import type { Sql } from '../../../platform/database/database.ts'
import { forEachYielding } from '../../../platform/http/load/yielding-loop.ts'
import { kindOf } from '../../components/present.ts'
import { type ActiveGroup, type ActiveRow, selectByIds } from '../../properties/active-components-queries.ts'
import { joinEqualRows, type Read, readHomeSlices } from '../home-slices-queries.ts'
import { idLength } from '../id-packing.ts'
import { type DateContext, type PlanCustomer, type PlanEntry, planKey, recordOf } from './entry-rules.ts'
import { keepFirst } from './first-entries-rules.ts'
import {
  type PlanScope,
  type RunningLease,
  selectActiveIn,
  selectDueGroupsIn,
  selectHistories,
  selectRunningLeases,
  type TaskHistory,
} from './queries.ts'

/** Selects entries of a plan by kind and by due date. Both dates are included. */
export interface DueRange {
  readonly kind?: 'task' | 'replacement' | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * A page of at most `limit` entries after the entry with the sort key `after`. If `limit` is undefined, all entries.
 */
export interface EntryPage {
  readonly after: string
  readonly limit: number | undefined
}

/** The due date of a task or replacement, without its component. */
export type DueDates = Pick<PlanEntry, 'task' | 'history' | 'dueOn' | 'becameDueOn'>

interface DuePlan {
  /** The entries of the page, most urgent first. */
  readonly entries: PlanEntry[]
  /** The number of selected entries by due date, on all pages. */
  readonly onDay: ReadonlyMap<string, number>
  /** The number of selected entries on all pages. */
  readonly total: number
  /** The number of selected entries that are overdue, on all pages. */
  readonly overdue: number
}

const all: EntryPage = { after: '', limit: undefined }

export const makePlan = async (sql: Sql, customer: PlanCustomer, scope: PlanScope): Promise<PlanEntry[]> => {
  const whole = await selectActiveIn(sql, customer.owner, scope)
  const filter = { isSelected: () => true, whole }
  return (await findDue((work) => work(sql), customer, scope, filter, all)).entries
}

/** Reads the entries of a plan that are due between two days, or one page of these entries. */
export function readDue(
  read: Read,
  customer: PlanCustomer,
  scope: PlanScope,
  { from = '', to = '9999-12-31', kind }: DueRange,
  page: EntryPage,
): Promise<DuePlan> {
  const isSelected = ({ dueOn, task }: DueDates) =>
    dueOn >= from && dueOn <= to && (kind === undefined || (kind === 'task') === !!task)
  return findDue(read, customer, scope, { isSelected, kind }, page)
}

interface EntryFilter extends Pick<DueRange, 'kind'> {
  readonly isSelected: (dates: DueDates) => boolean
  /** The rows of all components, if they were already read. */
  readonly whole?: readonly ActiveRow[]
}

/** Computes all due dates from groups of equal components, then reads only the rows of the selected entries. */
async function findDue(
  read: Read,
  customer: PlanCustomer,
  scope: PlanScope,
  { isSelected, kind, whole }: EntryFilter,
  page: EntryPage,
): Promise<DuePlan> {
  const { owner, today } = customer
  const histories: TaskHistory[] = []
  const slices = readHomeSlices(read, owner, scope, async (sql, slice) => {
    for (const history of await selectHistories(sql, owner, slice)) histories.push(history)
    return whole ? [] : selectDueGroupsIn(sql, owner, slice)
  })
  const joined = await joinEqualRows(slices)
  const outlines = whole
    ? whole.map((row) => ({ ...row, count: 1, ids: row.propertyId + row.id }))
    : joined.flatMap(splitLargeGroup)
  const datesOf = datesFinder(customer, histories)

  const datedGroups: DatedGroup[] = []
  const onDay = new Map<string, number>()
  await forEachYielding(outlines, (group) => {
    for (const { dates, ...which } of datesOf(group, kind)) {
      const counted = dates.filter(isSelected)
      for (const { dueOn } of counted) onDay.set(dueOn, (onDay.get(dueOn) ?? 0) + which.count)
      if (counted.length > 0) datedGroups.push({ ...which, dates: counted })
    }
  })
  const range = dateRangeOf(onDay, page)
  const found = keepFirst<EntryRef>(page.limit)
  await forEachYielding(datedGroups, ({ refs, dates: ofEach }) => {
    const within = ofEach.filter(({ dueOn }) => dueOn >= range.from && dueOn <= range.to)
    if (within.length === 0) return
    for (const ref of refs())
      for (const dates of within) {
        const key = planKey({ row: ref, ...dates })
        if (key > page.after) found.add({ key, ref, dates })
      }
  })
  const sum = (days: readonly [string, number][]) => days.reduce((total, [, count]) => total + count, 0)
  return {
    entries: await read((sql) => readEntries(sql, customer, found.inOrder(), scope, whole)),
    onDay,
    total: sum([...onDay]),
    overdue: sum([...onDay].filter(([day]) => day < today)),
  }
}

/**
 * Reads the rows of the selected entries, in the order of these entries. `whole` contains the rows if they were already
 * read.
 */
export async function readEntries(
  sql: Sql,
  customer: PlanCustomer,
  selected: readonly EntryRef[],
  scope: PlanScope = {},
  whole?: readonly ActiveRow[],
): Promise<PlanEntry[]> {
  const { owner } = customer
  const rows = whole ?? (await selectByIds(sql, owner, idsOf(selected, 'id')))
  const homes = whole ? undefined : idsOf(selected, 'propertyId')
  const leaseOf = leaseFinder(await selectRunningLeases(sql, owner, scope, homes))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const dayOf = dayFinder(customer)
  return selected.flatMap(({ ref: { id }, dates }): PlanEntry[] => {
    const row = rowOf.get(id)
    if (!row) return []
    return [{ row, ...dates, lease: leaseOf(row), plannedSince: dayOf(row.createdAt) }]
  })
}

export type ComponentRef = Pick<ActiveRow, 'id' | 'propertyId'>

/** An entry of the plan with its sort key, but without the row of its component. */
export type EntryRef = { readonly key: string; readonly ref: ComponentRef; readonly dates: DueDates }

/** Components whose entries are due on the same days. */
type DatedGroup = {
  readonly count: number
  readonly dates: readonly DueDates[]
  readonly refs: () => Iterable<ComponentRef>
}

/**
 * Returns a function that computes due dates once for all equal components. There are two exceptions. First due dates
 * depend on `stagger`, which follows from the component id, so they are computed once for each value of it. Due dates
 * of a component with records are computed for this component alone.
 */
export function datesFinder({ timeZone, today }: DateContext, histories: readonly TaskHistory[]) {
  const historiesOf = byComponent(histories)
  const dayOf = dayFinder({ timeZone, today })
  const known = new Map<string, readonly DueDates[]>()
  const datesOfTask = (
    row: ActiveGroup,
    id: string,
    task: MaintenanceTask,
    history?: TaskHistory,
  ): DueDates => {
    const entry = { row: { ...row, id }, task, history, plannedSince: dayOf(row.createdAt) }
    const { dueOn, becameDueOn } = nextDue(recordOf(entry, today))
    return { task, history, dueOn, becameDueOn }
  }
  const tasksOf = (group: ActiveGroup, id: string): readonly DueDates[] => {
    const { type, variant, state, installedOn, createdAt } = group
    const key = `${type} ${variant} ${state} ${installedOn} ${dayOf(createdAt)} ${staggerOf(id)}`
    const tasks =
      known.get(key) ?? maintenanceTasks(kindOf(group)).map((task) => datesOfTask(group, id, task))
    known.set(key, tasks)
    return tasks
  }
  const ofOne = (group: ActiveGroup, ref: ComponentRef, done: readonly TaskHistory[]): DatedGroup => ({
    count: 1,
    refs: () => [ref],
    dates: tasksOf(group, ref.id).map((dates): DueDates => {
      const history = done.find(({ taskId }) => taskId === dates.task?.id)
      return history && dates.task ? datesOfTask(group, ref.id, dates.task, history) : dates
    }),
  })
  return (group: ActiveGroup, kind: DueRange['kind']): DatedGroup[] => {
    const { forecastOn } = group
    const replacement = { task: undefined, history: undefined, dueOn: forecastOn, becameDueOn: forecastOn }
    const refs = () => refsIn(group.ids)
    const found: DatedGroup[] = [{ count: group.count, dates: [replacement], refs }]
    if (kind === 'replacement') return found
    /** Maps each value of `stagger` to one component with this value and the number of such components. */
    const spread = new Map<number, { id: string; count: number }>()
    for (const ref of refs()) {
      const done = historiesOf.get(ref.id)
      const stagger = staggerOf(ref.id)
      const equal = spread.get(stagger)
      if (done) found.push(ofOne(group, ref, done))
      else if (equal) equal.count += 1
      else spread.set(stagger, { id: ref.id, count: 1 })
    }
    const isEqual = ({ id }: ComponentRef, stagger: number) =>
      staggerOf(id) === stagger && !historiesOf.has(id)
    for (const [stagger, { id, count }] of spread)
      found.push({
        ...{ count, dates: tasksOf(group, id) },
        refs: () => [...refs()].filter((ref) => isEqual(ref, stagger)),
      })
    return found
  }
}

/** The maximum size of a group of equal components. Larger groups are split, so that none of them takes long. */
const maxGroupSize = 1_000

/** Splits a large group of equal components. All components of an import may be equal. */
export function splitLargeGroup(group: ActiveGroup): ActiveGroup[] {
  const { count, ids } = group
  if (count <= maxGroupSize) return [group]
  return Array.from({ length: Math.ceil(count / maxGroupSize) }, (_, part) => {
    const begin = part * maxGroupSize
    const some = Math.min(maxGroupSize, count - begin)
    return { ...group, count: some, ids: ids.slice(begin * refLength, (begin + some) * refLength) }
  })
}

const refLength = 2 * idLength

/** Iterates over a text in which property ids and component ids alternate. */
function* refsIn(packed: string): Generator<ComponentRef> {
  for (let at = 0; at < packed.length; at += refLength) {
    const middle = at + idLength
    yield { propertyId: packed.slice(at, middle), id: packed.slice(middle, middle + idLength) }
  }
}

function byComponent(histories: readonly TaskHistory[]): Map<string, TaskHistory[]> {
  const groups = new Map<string, TaskHistory[]>()
  for (const history of histories)
    groups.set(history.componentId, [...(groups.get(history.componentId) ?? []), history])
  return groups
}

/** Returns a function that converts a time to the customer's date. Cached, because an import has many equal times. */
function dayFinder({ timeZone }: DateContext) {
  const known = new Map<number, string>()
  return (instant: Date): string => {
    const nowMs = () => instant.getTime()
    const day = known.get(nowMs()) ?? todayIn(timeZone, { nowMs })
    known.set(nowMs(), day)
    return day
  }
}

/** Returns the first and last due date that a page can contain, from the number of entries on each day. */
function dateRangeOf(onDay: ReadonlyMap<string, number>, { after, limit = Infinity }: EntryPage) {
  const from = after.slice(0, 10)
  let remaining = limit
  let to = from
  for (const [day, count] of [...onDay].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (day < from) continue
    if (remaining <= 0) break
    to = day
    // The previous page may contain all entries of the first day, so they do not count toward this page.
    if (day !== from) remaining -= count
  }
  return { from, to }
}

/**
 * Returns a function that finds the lease of a component's unit. If the unit has none, the function finds the lease of
 * the whole property.
 */
function leaseFinder(leases: readonly RunningLease[]) {
  const byPlace = new Map(leases.map((lease) => [lease.unitId ?? lease.propertyId, lease]))
  return ({ unitId, propertyId }: ActiveRow) =>
    (unitId === null ? undefined : byPlace.get(unitId)) ?? byPlace.get(propertyId)
}

const idsOf = (selected: readonly EntryRef[], which: keyof ComponentRef): string[] => [
  ...new Set(selected.map(({ ref }) => ref[which])),
]
