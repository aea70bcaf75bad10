import { expect, test } from 'vitest'
import type { MaintenanceEvent, PlannedReplacement, PlannedTask } from './calls/api.ts'
import { entryKey, sectionsOf } from './sections.ts'

const place = {
  componentType: 'dryer' as const,
  propertyId: 'home',
  propertyAddress: '12 Oak St, Austin, TX',
  unitId: null,
  unitNumber: null,
  suggestedOn: null,
  suggestedBecause: null,
  why: [],
  sources: [],
}

const task = (dueOn: string, daysDifference: number): PlannedTask => ({
  ...place,
  kind: 'task',
  componentId: 'dryer-1',
  title: 'Clean the vent',
  dueOn,
  daysDifference,
  taskId: 'dryer-clean-vent',
  intervalMonths: { typical: 12, low: 6, high: 12 },
  season: null,
  who: 'owner',
  benefit: '',
  safety: null,
  laterOn: [],
  lastDoneOn: null,
  snoozedUntil: null,
})

const replacement = (componentId: string, dueOn: string, cost: number): PlannedReplacement => ({
  ...place,
  kind: 'replacement',
  componentId,
  title: 'Replace the dryer',
  dueOn,
  daysDifference: 10,
  forecastLow: dueOn,
  forecastHigh: dueOn,
  estimatedReplacementCost: cost,
})

const none = new Map()

test('the calendar lists overdue entries first, then each month with the cost of its replacements', () => {
  const sections = sectionsOf(
    [
      task('2025-01-31', -294),
      task('2026-11-30', 9),
      replacement('one', '2026-12-05', 700),
      replacement('two', '2026-12-06', 1300),
    ],
    none,
    false,
  )
  expect(sections.map(({ title, tasks, cost }) => [title, tasks, cost])).toEqual([
    ['Overdue', 1, 0],
    ['November 2026', 1, 0],
    ['December 2026', 0, 2000],
  ])
})

test('if there is another page of entries, only the last month of the calendar is incomplete', () => {
  const entries = [task('2026-11-30', 9), replacement('one', '2026-12-05', 700)]
  expect(sectionsOf(entries, none, true).map(({ isWhole }) => isWhole)).toEqual([true, false])
})

test('a task that was just recorded keeps its position but is not counted, and its next due date is listed in another month', () => {
  const done = task('2026-11-30', 9)
  const next = task('2027-11-30', 374)
  const event: MaintenanceEvent = {
    id: 'event',
    componentId: 'dryer-1',
    taskId: 'dryer-clean-vent',
    kind: 'done',
    on: '2026-11-21',
    until: null,
    note: null,
    cost: null,
    createdAt: '2026-11-21T00:00:00.000Z',
  }
  const recorded = new Map([[entryKey(done), { entry: done, event, next }]])
  for (const entries of [[done], [next]]) {
    const [first] = sectionsOf(entries, recorded, false)
    expect(first).toMatchObject({ title: 'November 2026', tasks: 0 })
    expect(first?.items).toMatchObject([{ recorded: { event: { id: 'event' } } }])
  }
  expect(sectionsOf([next], recorded, false).map(({ title }) => title)).toEqual([
    'November 2026',
    'November 2027',
  ])
})

test('more than four tasks of one home on one day form a group, but fewer tasks and all replacements are listed one by one', () => {
  const at = (propertyId: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...task('2026-11-30', 9),
      propertyId,
      taskId: `task-${index}`,
    }))
  const [section] = sectionsOf(
    [...at('a', 5), { ...replacement('z', '2026-11-30', 700), propertyId: 'a' }, ...at('b', 4)],
    none,
    false,
  )
  expect(section?.items.map((item) => ('home' in item ? item.items.length : item.entry.kind))).toEqual([
    5,
    'replacement',
    ...Array(4).fill('task'),
  ])
  expect(section).toMatchObject({ tasks: 9, replacements: 1, cost: 700 })
})

test('later repetitions are listed in their months, even in months without entries, up to the last loaded month', () => {
  const monthly = { ...task('2026-11-30', 9), laterOn: ['2026-12-30', '2027-01-30'] }
  const later = (hasMore: boolean) =>
    sectionsOf([monthly, replacement('one', '2026-12-05', 700)], none, hasMore).map(
      ({ title, tasks, later }) => [title, tasks, later.map(({ on }) => on)],
    )
  expect(later(false)).toEqual([
    ['November 2026', 1, []],
    ['December 2026', 0, ['2026-12-30']],
    ['January 2027', 0, ['2027-01-30']],
  ])
  expect(later(true)).toEqual(later(false).slice(0, 2))
})
