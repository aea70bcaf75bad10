import type {
  ListedEntry,
  MaintenanceEvent,
  PlannedEntry,
  PlannedReplacement,
  PlannedTask,
} from '@home-pulse/contract/features/plan/plan'
import { optionalDollars } from '@home-pulse/contract/money'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { nextDue } from '@home-pulse/lifecycle/upkeep/maintenance'
import { Temporal } from 'temporal-polyfill'
import { forecastOf, presentCost } from '../../components/present.ts'
import { presentAddress } from '../../properties/present.ts'
import { type PlanEntry, recordOf, type TaskEntry, turnoverNear } from './entry-rules.ts'
import type { MaintenanceEventRow } from './queries.ts'
import { laterRounds, makeRounds, type NextRound } from './rounds-rules.ts'

/** Returns the name of a type within a sentence: `A/C unit`, `water heater`. */
export const spokenType = (type: ComponentType): string =>
  type === 'ac_unit' ? 'A/C unit' : type.replace('_', ' ')

/** Returns the title of an entry, which describes the work in a few words. */
export const titleOf = ({
  row,
  task,
}: {
  readonly row: Pick<PlanEntry['row'], 'type'>
  readonly task: Pick<NonNullable<PlanEntry['task']>, 'title'> | undefined
}): string => (task ? task.title : `Replace the ${spokenType(row.type)}`)

const daysUntil = (date: string, today: string): number =>
  Temporal.PlainDate.from(today).until(date, { largestUnit: 'days' }).days

const betweenTenants = 'A lease ends the day before, so the work disturbs no tenant.'

function presentEntry(entry: PlanEntry, today: string, suggestedOn: string | undefined) {
  const { row, dueOn } = entry
  return {
    component_id: row.id,
    component_type: row.type,
    property_id: row.propertyId,
    property_address: presentAddress(row),
    unit_id: row.unitId,
    unit_number: row.unitNumber,
    title: titleOf(entry),
    due_on: dueOn,
    days_difference: daysUntil(dueOn, today),
    suggested_on: suggestedOn ?? null,
    suggested_because: suggestedOn === undefined ? null : betweenTenants,
  }
}

export function presentTask(
  entry: PlanEntry & TaskEntry,
  today: string,
  nextRound: NextRound = makeRounds(),
): PlannedTask {
  const { task, history } = entry
  const record = recordOf(entry, today)
  const turnoverOn = turnoverNear(entry, entry.dueOn, today)
  const moved = turnoverOn && nextDue({ ...record, turnoverOn }).dueOn
  return {
    kind: 'task',
    ...presentEntry(entry, today, moved !== entry.dueOn ? moved : undefined),
    task_id: task.id,
    interval_months: task.intervalMonths,
    season: task.season,
    who: task.who,
    benefit: task.why.text,
    safety: task.safety?.text ?? null,
    why: [...nextDue(record).why],
    sources: cite([...task.intervalSources, ...task.why.sources, ...(task.safety?.sources ?? [])]),
    later_on: laterRounds(entry, today, nextRound),
    last_done_on: history?.lastDoneOn ?? null,
    snoozed_until:
      history?.snoozedUntil && history.snoozedUntil === entry.dueOn ? history.snoozedUntil : null,
  }
}

function presentReplacement(entry: PlanEntry, today: string): PlannedReplacement {
  const { row, dueOn } = entry
  const forecast = forecastOf(row, { state: row.state, today })
  return {
    kind: 'replacement',
    ...presentEntry(entry, today, turnoverNear(entry, dueOn, today)),
    why: [...forecast.explanation],
    sources: [...forecast.sources],
    forecast_low: forecast.forecastLow,
    forecast_high: forecast.forecastHigh,
    estimated_replacement_cost: presentCost(row, { state: row.state, today }),
  }
}

export const isTaskEntry = (entry: PlanEntry): entry is PlanEntry & TaskEntry => entry.task !== undefined

const presentPlanned = (entry: PlanEntry, today: string, nextRound: NextRound): PlannedEntry =>
  isTaskEntry(entry) ? presentTask(entry, today, nextRound) : presentReplacement(entry, today)

/** Converts a page of a plan to the response format. Each text and each source appears only once in the response. */
export function presentPage(entries: readonly PlanEntry[], today: string, nextRound: NextRound) {
  const texts = makeList<string>((text) => text)
  const sources = makeList<PlannedEntry['sources'][number]>((source) => JSON.stringify(source))
  const planned = entries.map((entry): ListedEntry => {
    const whole = presentPlanned(entry, today, nextRound)
    const shared = { why: whole.why.map(texts.place), sources: whole.sources.map(sources.place) }
    if (whole.kind === 'replacement') return { ...whole, ...shared }
    const { benefit, safety } = whole
    return {
      ...whole,
      ...shared,
      benefit: texts.place(benefit),
      safety: safety === null ? null : texts.place(safety),
    }
  })
  return { planned, texts: texts.items, sources: sources.items }
}

/**
 * Makes a list without duplicates. `place` returns the index of an item. If the item is new, `place` first adds it to
 * the list.
 */
function makeList<Item>(keyOf: (item: Item) => string) {
  const items: Item[] = []
  const places = new Map<string, number>()
  const place = (item: Item): number => {
    const key = keyOf(item)
    const known = places.get(key) ?? items.push(item) - 1
    places.set(key, known)
    return known
  }
  return { items, place }
}

export const presentEvent = (row: MaintenanceEventRow): MaintenanceEvent => ({
  id: row.id,
  component_id: row.componentId,
  task_id: row.taskId,
  kind: row.kind,
  on: row.onDate,
  until: row.untilDate,
  note: row.note,
  cost: optionalDollars(row.costCents),
  created_at: row.createdAt.toISOString(),
})
