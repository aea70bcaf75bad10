import { setTimeout as pause } from 'node:timers/promises'
import type { Problem } from '@home-pulse/contract/errors'
import { componentTypes } from '@home-pulse/contract/vocabulary'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeForm, uploadCsv } from '../../../../test/harness/fixtures/csv-upload.ts'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { copyOf, land, stage } from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
let bob: Customer

beforeEach(async () => {
  ada = await signUp(world)
  bob = await signUp(world)
})

/**
 * The maximum duration of the slowest 1 % of other requests during an import. The goal is 1 s, which the benchmark
 * measures. This limit is higher, so that it tolerates a busy machine and still detects a blocked server.
 */
const maxP99Ms = 5_000

const csvOf = (rowCount: number, partCount: number) => {
  const columns = componentTypes.slice(0, partCount).map((type) => `${type}_age`)
  const rows = Array.from({ length: rowCount }, (_, row) =>
    [row, 'Elm,Albany,NY,12207,58', ...columns.map((_column, at) => (row * 7 + at) % 25)]
      .join(',')
      .replace(',', ' '),
  )
  return `street,city,state,zip,home_age,${columns.join(',')}\n${rows.join('\n')}`
}

test('a CSV file of 20,001 rows is refused with 422, and none of its homes is stored', {
  tags: ['long'],
  timeout: 60_000,
}, async () => {
  const answer = await uploadCsv<Problem>(world, ada.token, await makeForm(csvOf(20_001, 1)))
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_csv' } })
  expect(answer.body.issues?.[0]?.message).toBe(
    'The file has more than 20,000 rows. Split it into several files.',
  )
  expect((await ada.api.get('/v1/properties')).body).toEqual([])
})

test('a POST of more than 20,000 units is refused with 422', { timeout: 60_000 }, async () => {
  const units = Array.from({ length: 1_000 }, (_, n) => ({ unitNumber: `${n}` }))
  const home = aHome({ isMultifamily: true, structures: {}, appliances: {}, units })
  const answer = await ada.api.post<Problem>(
    '/v1/properties',
    Array.from({ length: 21 }, () => home),
  )
  expect(answer).toMatchObject({
    status: 422,
    body: { issues: [{ path: '', message: 'must have at most 20,000 units in all' }] },
  })
})

describe('adding a large portfolio while other requests are sent', { tags: ['long'] }, () => {
  let isOver = false
  let watching: Promise<void>
  const listMs: number[] = []
  const signInMs: number[] = []
  const statuses = new Set<number>()

  const timed = async (durations: number[], ask: () => Promise<{ status: number }>) => {
    const startMs = performance.now()
    statuses.add((await ask()).status)
    durations.push(performance.now() - startMs)
  }
  const percentile99 = (durations: number[]) =>
    durations.toSorted((one, other) => one - other)[Math.floor(durations.length * 0.99)]

  beforeEach(async () => {
    for (const street of ['1 Elm', '2 Elm', '3 Elm']) await addHomes(ada.api, aHome({ street }))
    const { email, password } = ada
    isOver = false
    watching = (async () => {
      for (let limit = 1; !isOver; limit = (limit % 1_000) + 1) {
        await timed(listMs, () => ada.api.get(`/v1/properties?limit=${limit}`))
        await timed(signInMs, () => world.api().post('/v1/customers/login', { email, password }))
        await timed([], () => world.api().get('/readyz'))
        // The pause keeps all tests of this file together below the limit of 1,000 sign-ins per network in 15 minutes.
        await pause(100)
      }
    })()
  })

  afterEach(async () => {
    isOver = true
    await watching
    expect([...statuses]).toEqual([200])
    expect(percentile99(listMs)).toBeLessThan(maxP99Ms)
    expect(percentile99(signInMs)).toBeLessThan(maxP99Ms)
  })

  test.each([
    { partCount: 3, maxSeconds: 60 },
    { partCount: 10, maxSeconds: 200 },
  ])(
    'from a CSV file of 20,000 homes with $partCount components each takes less than $maxSeconds seconds, and 99 % of the other requests less than 5',
    {
      timeout: 300_000,
    },
    async ({ partCount, maxSeconds }) => {
      const startMs = performance.now()
      expect((await uploadCsv(world, bob.token, await makeForm(csvOf(20_000, partCount)))).status).toBe(201)
      expect(performance.now() - startMs).toBeLessThan(maxSeconds * 1_000)
    },
  )

  test('by importing 20,000 homes with 60,000 components takes less than 60 seconds, and 99 % of the other requests less than 5', {
    timeout: 300_000,
  }, async () => {
    expect((await uploadCsv(world, bob.token, await makeForm(csvOf(20_000, 3)))).status).toBe(201)
    const copy = await copyOf(world, bob)
    const cem = await signUp(world)
    const { id, answer } = await stage(world, cem, copy.bytes)
    expect(answer.statusCode).toBe(200)
    const startMs = performance.now()
    expect((await land(cem, id)).status).toBe(201)
    expect(performance.now() - startMs).toBeLessThan(60_000)
  })

  test('by a POST of 20,000 units lets 99 % of the other requests take less than 5 seconds', {
    timeout: 120_000,
  }, async () => {
    const units = Array.from({ length: 400 }, (_, n) => ({ unitNumber: `${n}` }))
    const home = aHome({ isMultifamily: true, structures: {}, appliances: {}, units })
    const answer = await bob.api.post(
      '/v1/properties',
      Array.from({ length: 50 }, () => home),
    )
    expect(answer.status).toBe(201)
  })
})
