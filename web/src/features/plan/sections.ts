import type { PlainDate } from '@home-pulse/contract/primitives'
import type { MaintenanceEvent, PlanEntry, PlannedTask } from './calls/api.ts'
import { formatLongDay, formatWholeMonth } from './plan-words.ts'

/**
 * A task that the user just recorded as done, skipped or snoozed. It keeps its position until the user leaves the
 * screen.
 */
export interface RecordedTask {
  entry: PlannedTask
  event: MaintenanceEvent
  /** The same task with its next due date. */
  next: PlannedTask
}

/**
 * Returns a unique key for an entry on its due date. Entries sorted by this key have the same order as in the server's
 * list.
 */
export const entryKey = (entry: PlanEntry): string =>
  `${entry.dueOn} ${entry.propertyId} ${entry.componentId} ${entry.kind === 'task' ? entry.taskId : ''}`

export interface Item {
  key: string
  entry: PlanEntry
  recorded: RecordedTask | undefined
}

/** A group of more than `maxUnfolded` tasks of one home that are due on one day. */
export interface HomeTasks {
  key: string
  home: { propertyId: string; propertyAddress: string; dueOn: string }
  items: TaskItem[]
}

export interface TaskItem extends Item {
  entry: PlannedTask
}

/** A later repetition of a task. Its date assumes that each earlier repetition is done on its due date. */
export interface LaterRound {
  on: PlainDate
  entry: PlannedTask
}

export interface Section {
  /** `overdue`, or a month such as `2026-11`. */
  key: string
  title: string
  items: (Item | HomeTasks)[]
  /** The later repetitions of tasks in this month, soonest first. */
  later: LaterRound[]
  /** The number of open tasks. */
  tasks: number
  replacements: number
  /** The cost of the replacements in today's dollars. */
  cost: number
  /** False if the next page of the server's list may have more entries of this section. */
  isWhole: boolean
}

/**
 * Groups entries into sections: one for overdue entries, then one for each month. A task that was just recorded keeps
 * its position.
 */
export function sectionsOf(
  entries: readonly PlanEntry[],
  recorded: ReadonlyMap<string, RecordedTask>,
  hasMore: boolean,
): Section[] {
  const items = [
    ...entries.map((entry) => ({ key: entryKey(entry), entry, recorded: undefined })),
    ...[...recorded].map(([key, one]) => ({ key, entry: one.entry, recorded: one })),
  ].filter((item) => item.recorded || !recorded.has(item.key))
  const sections = new Map<string, Section>()
  for (const item of items.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const key = sectionKey(item.entry)
    const section = sections.get(key) ?? blankSection(key, item.entry.dueOn)
    add(section, item)
    if (!item.recorded) count(section, item.entry)
    sections.set(key, section)
  }
  addLaterRounds(sections, items, hasMore)
  const list = [...sections.values()].toSorted(overdueFirst)
  for (const section of list) section.items = section.items.flatMap(unfoldFew)
  const last = list.at(-1)
  if (last && hasMore) last.isWhole = false
  return list
}

/** Returns sections with the entries of one day. Their title is the date, and they show no later repetitions. */
export function sectionsOfDay(
  day: PlainDate,
  entries: readonly PlanEntry[],
  recorded: ReadonlyMap<string, RecordedTask>,
  hasMore: boolean,
): Section[] {
  const sections = sectionsOf(entries, recorded, hasMore)
  return sections
    .filter(({ items }) => items.length > 0)
    .map((section) => ({ ...section, title: formatLongDay(day), later: [] }))
}

/**
 * Adds the later repetitions of tasks to the sections of their months. If the list has more pages, it adds none after
 * the last loaded month.
 */
function addLaterRounds(sections: Map<string, Section>, items: readonly Item[], hasMore: boolean) {
  const lastKey = hasMore
    ? [...sections.keys()]
        .filter((key) => key !== overdue)
        .toSorted()
        .at(-1)
    : undefined
  const rounds = items.flatMap(({ entry, recorded }) =>
    entry.kind === 'task' && !recorded ? entry.laterOn.map((on) => ({ on, entry })) : [],
  )
  for (const round of rounds.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))) {
    const key = round.on.slice(0, 7)
    if (hasMore && (lastKey === undefined || key > lastKey)) continue
    const section = sections.get(key) ?? blankSection(key, round.on)
    section.later.push(round)
    sections.set(key, section)
  }
}

const overdue = 'overdue'
const sectionKey = ({ daysDifference, dueOn }: PlanEntry) =>
  daysDifference < 0 ? overdue : dueOn.slice(0, 7)
const overdueFirst = (one: Section, other: Section) =>
  Number(other.key === overdue) - Number(one.key === overdue) || (one.key < other.key ? -1 : 1)

/** If more tasks than this are due in one home on one day, they are grouped. */
const maxUnfolded = 4

function add({ items }: Section, item: Item) {
  if (!isTask(item)) {
    items.push(item)
    return
  }
  const { propertyId, propertyAddress, dueOn } = item.entry
  const key = `${dueOn} ${propertyId}`
  const last = items.findLast((one): one is HomeTasks => 'home' in one)
  if (last?.key === key) last.items.push(item)
  else items.push({ key, home: { propertyId, propertyAddress, dueOn }, items: [item] })
}

const isTask = (item: Item): item is TaskItem => item.entry.kind === 'task'
const unfoldFew = (item: Item | HomeTasks) =>
  'home' in item && item.items.length <= maxUnfolded ? item.items : [item]

const blankSection = (key: string, day: PlainDate): Section => ({
  key,
  title: key === overdue ? 'Overdue' : formatWholeMonth(day),
  items: [],
  later: [],
  tasks: 0,
  replacements: 0,
  cost: 0,
  isWhole: true,
})

function count(section: Section, entry: PlanEntry) {
  if (entry.kind === 'task') section.tasks += 1
  else {
    section.replacements += 1
    section.cost += entry.estimatedReplacementCost
  }
}
