import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import type { TableRow } from '@home-pulse/contract/features/portfolio/portfolio'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Clock } from '../../src/platform/config/clock.ts'
import type { WorkerPool } from '../../src/platform/jobs/worker-pool.ts'
import { addHomes, aHome, type Customer, signUp } from '../harness/fixtures/factories.ts'
import { useOwnWorld } from '../harness/harness.ts'
import { openTestDatabase, type TestDatabase } from '../harness/test-database.ts'

let inUse = 0

async function openCountedDatabase(clock: Clock): Promise<TestDatabase> {
  const store = await openTestDatabase(clock)
  const connect: TestDatabase['database']['connect'] = async (...wanted) => {
    const connection = await store.database.connect(...wanted)
    inUse += 1
    return {
      ...connection,
      release(isBroken) {
        inUse -= 1
        connection.release(isBroken)
      },
    }
  }
  return { ...store, database: { ...store.database, connect } }
}

/** The long computations so far. `inUse` is the number of database connections in use when the computation started. */
let computations: { name: string; inUse: number }[] = []
let duringComputation = async () => {}
const workerPool: WorkerPool = {
  async run({ name, here }, question) {
    computations.push({ name, inUse })
    await duringComputation()
    return here(question)
  },
  close: async () => {},
}

const world = useOwnWorld({}, { workerPool }, openCountedDatabase)
let customer: Customer
beforeAll(async () => {
  customer = await signUp(world)
  await addHomes(customer.api, aHome(), aHome({ street: '9 Elm St' }))
})
beforeEach(() => {
  computations = []
  duringComputation = async () => {}
})

// spec: P-14
test.each<[question: string, work: string]>([
  ['What will I spend over the next five years?', 'budget'],
  ['I have saved $9,000. Is that enough?', 'reserve'],
  ['What should I save each month if the roof costs $30,000?', 'reserve'],
  ['Which of my homes will cost me most?', 'homes'],
])('HomeBot holds no database connection while it answers “%s” (%s)', async (question, work) => {
  const { status } = await customer.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
    question,
    applianceAge: 0,
  })
  expect(status).toBe(200)
  expect(computations).toContainEqual({ name: work, inUse: 0 })
  expect(computations.filter((one) => one.inUse > 0)).toEqual([])
})

// spec: P-14
test.each(['/v1/properties/table', '/v1/plan/budget', '/v1/plan/homes', '/v1/plan/reserve'])(
  'GET %s holds no database connection while it calculates',
  async (path) => {
    expect((await customer.api.get(path)).status).toBe(200)
    expect(computations).not.toEqual([])
    expect(computations.filter((one) => one.inUse > 0)).toEqual([])
  },
)

test('the table of homes shows a cost that was changed while its figures were calculated', async () => {
  const [home] = await addHomes(
    customer.api,
    aHome({ homeAge: 45, structures: { roof: 45 }, appliances: {} }),
  )
  duringComputation = async () => {
    duringComputation = async () => {}
    const structureUpdates = [{ structure_type: 'Roof', estimated_replacement_cost: 90_000 }]
    const { status } = await customer.api.put(`/v1/properties/${home?.id}/structures`, { structureUpdates })
    expect(status).toBe(200)
  }
  const { body: table } = await customer.api.get<TableRow[]>('/v1/properties/table')
  expect(table.find(({ id }) => id === home?.id)?.cost_next_12_months).toBeGreaterThan(15_000)
})
