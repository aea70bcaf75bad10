import type { PlannedEntry } from '@home-pulse/contract/features/plan/plan'
import { beforeAll, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
interface Counts {
  days: { on: string; total: number }[]
  overdue: number
}
interface Plan {
  planned: PlannedEntry[]
  total: number
  overdue: number
}

let ada: Customer
beforeAll(async () => {
  ada = await signUp(world)
  const ages = [1, 4, 9, 20]
  await addHomes(
    ada.api,
    ...ages.map((age) => aHome({ appliances: { dryer: { age }, water_heater: { age } } })),
  )
})

const countsOf = async (query = '') => (await ada.api.get<Counts>(`/v1/plan/days${query}`)).body
const planOf = async (query = '') => (await ada.api.get<Plan>(`/v1/plan/tasks${query}`)).body
const sumOf = ({ days }: Counts) => days.reduce((sum, { total }) => sum + total, 0)

test.each(['', '&kind=task', '&kind=replacement'])(
  'the number of tasks and replacements on each day equals the number in the plan with the filter “%s”',
  async (filter) => {
    const { planned, overdue } = await planOf(`?limit=500${filter}`)
    const years = [...new Set(planned.map(({ due_on }) => due_on.slice(0, 4)))]
    for (const year of years) {
      const expected = new Map<string, number>()
      for (const { due_on } of planned.filter((entry) => entry.due_on.startsWith(year)))
        expected.set(due_on, (expected.get(due_on) ?? 0) + 1)
      const counts = await countsOf(`?year=${year}${filter}`)
      expect(counts.days).toEqual([...expected].map(([on, total]) => ({ on, total })))
      expect(counts.overdue).toBe(overdue)
    }
  },
)

test('the number of tasks and replacements on each day covers the current year if no year is given', async () => {
  const { planned } = await planOf('?limit=500')
  const counts = await countsOf()
  expect(sumOf(counts)).toBeGreaterThan(0)
  expect(sumOf(counts)).toBe(planned.filter(({ due_on }) => due_on.startsWith('2026-')).length)
})

test('the daily counts of the plan can be limited to one property; another customer’s id returns 404', async () => {
  const { planned } = await planOf('?limit=500')
  const propertyId = planned[0]?.property_id
  const ofOne = planned.filter((entry) => entry.property_id === propertyId)
  const year = ofOne[0]?.due_on.slice(0, 4)
  expect(sumOf(await countsOf(`?propertyId=${propertyId}&year=${year}`))).toBe(
    ofOne.filter(({ due_on }) => due_on.startsWith(`${year}-`)).length,
  )
  const eve = await signUp(world)
  expect((await eve.api.get(`/v1/plan/days?propertyId=${propertyId}`)).status).toBe(404)
})

test.each(['1899', '2201', 'soon'])(
  'counting the entries of the plan by day returns 422 for the year “%s”',
  async (year) => {
    expect((await ada.api.get(`/v1/plan/days?year=${year}`)).status).toBe(422)
  },
)
