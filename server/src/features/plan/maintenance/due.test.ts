import { Readable } from 'node:stream'
import type { PlannedEntry } from '@home-pulse/contract/features/plan/plan'
import { beforeAll, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'
import { makeIds } from '../../../platform/config/ids.ts'
import { Gate } from '../../../platform/tenancy/gate.ts'
import type { CostGroupRow } from '../../properties/active-components-queries.ts'
import { joinEqualRows, readHomeSlices } from '../home-slices-queries.ts'
import { unpackIds } from '../id-packing.ts'
import { readDueGroups } from './due-groups-read.ts'
import { type DueDates, makePlan } from './due-read.ts'
import { selectCostGroupsIn } from './queries.ts'

const world = useWorld()
/** The current date is the day after the homes were added. */
const dateContext = { timeZone: 'America/Chicago', today: '2026-11-22' }
let gate: Gate
let ada: Customer

beforeAll(async () => {
  gate = new Gate(world.store.database, world.clock, makeIds(world.clock))
  ada = await signUp(world)
  const ages = [1, 4, 9, 20]
  await addHomes(
    ada.api,
    ...ages.map((age) => aHome({ appliances: { dryer: { age }, water_heater: { age } } })),
    aHome({ isMultifamily: true, units: [{ unitNumber: '1', appliances: { stove: { age: 9 } } }] }),
  )
  const { planned } = (await ada.api.get<{ planned: PlannedEntry[] }>('/v1/plan/tasks')).body
  const vent = planned.find((entry) => entry.kind === 'task' && entry.task_id === 'dryer-clean-vent')
  await ada.api.post(`/v1/components/${vent?.component_id}/tasks/dryer-clean-vent/events`, { kind: 'done' })
})

test.each<[what: string, isSelected: (dates: DueDates) => boolean, least: number]>([
  ['everything', () => true, 30],
  ['overdue entries', ({ dueOn }) => dueOn < dateContext.today, 1],
  [
    'tasks of the next month',
    ({ task, dueOn }) => !!task && dueOn >= dateContext.today && dueOn < '2026-12-22',
    1,
  ],
  ['replacements', ({ task }) => !task, 10],
  ['tasks with a record', ({ history }) => history !== undefined, 1],
  ['no entries', () => false, 0],
])(
  'readDueGroups returns the same group as a filter on the whole plan: %s',
  async (_what, isSelected, least) => {
    const owner = gate.createOwner(ada.userId)
    const customer = { owner, ...dateContext }
    const whole = (await gate.read(owner, (sql) => makePlan(sql, customer, {}))).filter(isSelected)
    expect(whole.length).toBeGreaterThanOrEqual(least)
    const allOf = (dates: DueDates) => (isSelected(dates) ? (['all'] as const) : [])
    const groupsOf = (dates: DueDates) => (isSelected(dates) ? (['all', 'few'] as const) : [])
    for (const homesAtOnce of [1, 2, 5, 6]) {
      const slices = await readDueGroups(gate, customer, { all: 1_000 }, allOf, homesAtOnce)
      expect(slices.all).toEqual({ entries: whole, total: whole.length })
    }
    const { few } = await readDueGroups(gate, customer, { all: 1_000, few: 2 }, groupsOf)
    expect(few).toEqual({ entries: whole.slice(0, 2), total: whole.length })
  },
)

test('equal components of a portfolio become one row, regardless of how many homes are read at a time', async () => {
  const owner = gate.createOwner(ada.userId)
  const sorted = (rows: CostGroupRow[]) =>
    rows.map((row) => JSON.stringify({ ...row, ids: unpackIds(row.ids).sort() })).sort()
  const whole = await gate.read(owner, (sql) => selectCostGroupsIn(sql, owner, {}))
  for (const homesAtOnce of [1, 2, 5, 6]) {
    const slices = readHomeSlices(
      (work) => gate.read(owner, work),
      owner,
      {},
      (sql, slice) => selectCostGroupsIn(sql, owner, slice),
      homesAtOnce,
    )
    const read: CostGroupRow[][] = []
    for await (const slice of slices) read.push(slice)
    if (homesAtOnce === 1) expect(read.flat().length).toBeGreaterThan(whole.length)
    expect(sorted(await joinEqualRows(Readable.from(read)))).toEqual(sorted(whole))
  }
})
