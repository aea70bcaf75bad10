import type { MaintenanceEvent, Planned, PlannedTask } from './api.ts'
import { formatWholeMonth } from './plan-words.ts'

/** A task about which something was just recorded: it stays where it stood until the screen is left. */
export interface Recorded {
  entry: PlannedTask
  event: MaintenanceEvent
  /** Its next round. */
  next: PlannedTask
}

/** Where one entry stands in a list: of a task, this round of it. */
export const entryKey = (entry: Planned): string =>
  entry.kind === 'task'
    ? `${entry.dueOn} ${entry.componentId} ${entry.taskId}`
    : `${entry.dueOn} ${entry.componentId}`

export interface Item {
  key: string
  entry: Planned
  recorded: Recorded | undefined
}

export interface Section {
  /** `overdue`, or the month, `2026-11`. */
  key: string
  title: string
  items: Item[]
  /** What is still to do. */
  tasks: number
  replacements: number
  /** Dollars of today that the replacements cost. */
  cost: number
  /** False where more of it may come with the next page. */
  isWhole: boolean
}

/** What is due, the overdue first, then month by month; what was just recorded stands in its old place. */
export function sectionsOf(
  entries: readonly Planned[],
  recorded: ReadonlyMap<string, Recorded>,
  hasMore: boolean,
): Section[] {
  const items = [
    ...entries.map((entry) => ({ key: entryKey(entry), entry, recorded: undefined })),
    ...[...recorded].map(([key, one]) => ({ key, entry: one.entry, recorded: one })),
  ].filter((item) => item.recorded || !recorded.has(item.key))
  const sections = new Map<string, Section>()
  for (const item of items.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const key = sectionKey(item.entry)
    const section = sections.get(key) ?? blankSection(key, item.entry)
    section.items.push(item)
    if (!item.recorded) count(section, item.entry)
    sections.set(key, section)
  }
  const list = [...sections.values()].toSorted(overdueFirst)
  const last = list.at(-1)
  if (last && hasMore) last.isWhole = false
  return list
}

const overdue = 'overdue'
const sectionKey = ({ daysDifference, dueOn }: Planned) => (daysDifference < 0 ? overdue : dueOn.slice(0, 7))
const overdueFirst = (one: Section, other: Section) =>
  Number(other.key === overdue) - Number(one.key === overdue) || (one.key < other.key ? -1 : 1)

const blankSection = (key: string, { dueOn }: Planned): Section => ({
  key,
  title: key === overdue ? 'Overdue' : formatWholeMonth(dueOn),
  items: [],
  tasks: 0,
  replacements: 0,
  cost: 0,
  isWhole: true,
})

function count(section: Section, entry: Planned) {
  if (entry.kind === 'task') section.tasks += 1
  else {
    section.replacements += 1
    section.cost += entry.estimatedReplacementCost
  }
}
