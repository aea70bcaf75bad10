import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { MaintenanceTask } from '@home-pulse/lifecycle/catalogue/task'
import { maintenanceTasks, nextDue } from '@home-pulse/lifecycle/maintenance'
import { staggerOf } from '@home-pulse/lifecycle/unrecorded'
import { todayIn } from '../../platform/clock.ts'
import type { Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import { kindOf } from '../components/present.ts'
import { type Outline, type StandingRow, selectStandingByIds } from '../properties/standing-queries.ts'
import { type PlanEntry, planKey, type Reader, recordOf } from './maintenance-commands.ts'
import {
  type PlanScope,
  type RunningContract,
  selectHistories,
  selectOutlinesIn,
  selectRunningContracts,
  selectStandingIn,
  type TaskHistory,
} from './maintenance-queries.ts'

/** Which entries of a plan count. Dates are of the day that something is due, both included. */
export interface DueWindow {
  readonly kind?: 'task' | 'replacement' | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Entries of those that count after the one of this key, so many at most; all where nobody said. */
export interface DuePage {
  readonly after: string
  readonly most: number | undefined
}

interface DuePlan {
  /** Most urgent first. */
  readonly entries: PlanEntry[]
  /** Of all that count, whatever the page. */
  readonly total: number
  readonly overdue: number
}

/** All that is planned for what stands in a portfolio, a property or one place, most urgent first. */
export const makePlan = async (
  sql: Sql,
  owner: Owner,
  reader: Reader,
  scope: PlanScope,
): Promise<PlanEntry[]> =>
  (await readDue(sql, owner, reader, scope, {}, { after: '', most: undefined })).entries

/**
 * What counts of a plan, or a page of it. When each thing is due has to be worked out for all of a portfolio, so that is done
 * from the least there is to know of each; the rest is read for what is on the page.
 */
export async function readDue(
  sql: Sql,
  owner: Owner,
  reader: Reader,
  scope: PlanScope,
  window: DueWindow,
  page: DuePage,
): Promise<DuePlan> {
  const whole = page.most === undefined ? await selectStandingIn(sql, owner, scope) : undefined
  const outlines: readonly Outline[] = whole ?? (await selectOutlinesIn(sql, owner, scope))
  const datesOf = datesFinder(reader, await selectHistories(sql, owner, scope))
  const { from = '', to = '9999-12-31', kind } = window
  const counts = ({ dueOn, task }: Dates) =>
    dueOn >= from && dueOn <= to && (kind === undefined || (kind === 'task') === !!task)

  const onDay = new Map<string, number>()
  await inTurns(outlines, (outline) => {
    for (const dates of datesOf(outline))
      if (counts(dates)) onDay.set(dates.dueOn, (onDay.get(dates.dueOn) ?? 0) + 1)
  })
  const reach = reachOf(onDay, page)
  const found: { readonly key: string; readonly outline: Outline; readonly dates: Dates }[] = []
  await inTurns(outlines, (outline) => {
    for (const dates of datesOf(outline)) {
      if (!counts(dates) || dates.dueOn < reach.from || dates.dueOn > reach.to) continue
      const key = planKey({ row: outline, ...dates })
      if (key > page.after) found.push({ key, outline, dates })
    }
  })
  const chosen = found.sort((one, other) => (one.key < other.key ? -1 : 1)).slice(0, page.most)

  const rows = whole ?? (await selectStandingByIds(sql, owner, idsOf(chosen, 'id')))
  const homes = whole ? undefined : idsOf(chosen, 'propertyId')
  const contractOf = contractFinder(await selectRunningContracts(sql, owner, scope, homes))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const dayOf = dayFinder(reader)
  const sum = (days: readonly [string, number][]) => days.reduce((total, [, count]) => total + count, 0)
  return {
    entries: chosen.flatMap(({ outline: { id }, dates }): PlanEntry[] => {
      const row = rowOf.get(id)
      if (!row) return []
      return [{ row, ...dates, contract: contractOf(row), plannedSince: dayOf(row.createdAt) }]
    }),
    total: sum([...onDay]),
    overdue: sum([...onDay].filter(([day]) => day < reader.today)),
  }
}

type Dates = Pick<PlanEntry, 'task' | 'history' | 'dueOn' | 'cameOn'>

/** Works out when each task of something is due, and its replacement. A portfolio has few kinds and days: each once. */
function datesFinder({ timeZone, today }: Reader, histories: readonly TaskHistory[]) {
  const historiesOf = byComponent(histories)
  const dayOf = dayFinder({ timeZone, today })
  const ofAlike = new Map<string, readonly Dates[]>()
  const datesOfTask = (outline: Outline, task: MaintenanceTask, history: TaskHistory | undefined): Dates => {
    const entry = { row: outline, task, history, plannedSince: dayOf(outline.createdAt) }
    const { dueOn, cameOn } = nextDue(recordOf(entry, today))
    return { task, history, dueOn, cameOn }
  }
  return (outline: Outline): readonly Dates[] => {
    const { id, type, variant, state, installedOn, createdAt, forecastOn } = outline
    const done = historiesOf.get(id)
    const key = `${type} ${variant} ${state} ${installedOn} ${dayOf(createdAt)} ${staggerOf(id)}`
    let tasks = ofAlike.get(key)
    if (!tasks) {
      tasks = maintenanceTasks(kindOf(outline)).map((task) => datesOfTask(outline, task, undefined))
      ofAlike.set(key, tasks)
    }
    const replacement = { task: undefined, history: undefined, dueOn: forecastOn, cameOn: forecastOn }
    if (!done) return [...tasks, replacement]
    const own = tasks.map((dates): Dates => {
      const history = done.find(({ taskId }) => taskId === dates.task?.id)
      return history && dates.task ? datesOfTask(outline, dates.task, history) : dates
    })
    return [...own, replacement]
  }
}

function byComponent(histories: readonly TaskHistory[]): Map<string, TaskHistory[]> {
  const groups = new Map<string, TaskHistory[]>()
  for (const history of histories) {
    const group = groups.get(history.componentId)
    if (group) group.push(history)
    else groups.set(history.componentId, [history])
  }
  return groups
}

/** The customer's calendar day of an instant: a spreadsheet brings thousands of one instant. */
function dayFinder({ timeZone }: Reader) {
  const known = new Map<number, string>()
  return (instant: Date): string => {
    const nowMs = () => instant.getTime()
    const day = known.get(nowMs()) ?? todayIn(timeZone, { nowMs })
    known.set(nowMs(), day)
    return day
  }
}

/** The days among which a page and the one entry after it must lie. */
function reachOf(onDay: ReadonlyMap<string, number>, { after, most = Infinity }: DuePage) {
  const from = after.slice(0, 10)
  let wanted = most
  let to = from
  for (const [day, count] of [...onDay].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (day < from) continue
    if (wanted <= 0) break
    to = day
    // Of the day that the page before ended on, some or all may have been on it.
    if (day !== from) wanted -= count
  }
  return { from, to }
}

/** Work in a unit disturbs its tenant; whoever rents the whole property is disturbed by all of it. */
function contractFinder(contracts: readonly RunningContract[]) {
  const byPlace = new Map(contracts.map((contract) => [contract.unitId ?? contract.propertyId, contract]))
  return ({ unitId, propertyId }: StandingRow) =>
    (unitId === null ? undefined : byPlace.get(unitId)) ?? byPlace.get(propertyId)
}

const idsOf = (chosen: readonly { readonly outline: Outline }[], which: 'id' | 'propertyId'): string[] => [
  ...new Set(chosen.map(({ outline }) => outline[which])),
]

const atOnce = 5_000

/** Goes through a portfolio, and lets other customers be answered in between. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % atOnce === 0) await letOthersIn()
    work(item)
  }
}
