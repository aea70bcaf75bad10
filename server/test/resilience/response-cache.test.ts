import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, pay, signUp } from '../harness/fixtures/factories.ts'
import { useOwnWorld, useWorld, type World } from '../harness/harness.ts'

const world = useWorld()
const narrow = useOwnWorld({ RATE_LIMIT_PER_CUSTOMER: '4' })
const withoutMemory = useOwnWorld({ ANSWER_CACHE_MB: '0' })
const enforced = useWorld({ ENFORCE_PAYMENT: '1' })

async function newLandlord(server: World): Promise<{ customer: Customer; home: string }> {
  const customer = await signUp(server)
  await pay(server, customer.checkoutUrl)
  const [home] = await addHomes(customer.api, aHome())
  return { customer, home: home?.id ?? '' }
}

/** Sends a request. Returns the response without the headers that differ from request to request. */
async function ask(server: World, { token }: Customer, url: string, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
  })
  const own = Object.entries(headers).filter(([name]) => !/^(date|x-request-id|x-ratelimit-.*)$/.test(name))
  return { statusCode, headers: Object.fromEntries(own), body: rawPayload.toString('base64') }
}

/** Counts the SQL statements that read homes or components while `work` runs. */
async function countReads(server: World, work: () => Promise<unknown>): Promise<number> {
  let reads = 0
  server.store.database.watch((text) => {
    if (/\b(properties|installations)\b/.test(text)) reads += 1
  })
  await work()
  return reads
}

describe('a cached response', () => {
  let landlord: Awaited<ReturnType<typeof newLandlord>>
  beforeAll(async () => {
    landlord = await newLandlord(world)
  })

  test.each([
    '/v1/properties',
    '/v1/properties?limit=1',
    '/v1/plan/budget.csv?years=1',
    '/v1/plan/report.pdf?years=1',
  ])('is sent again for %s with equal headers and without reading a row', async (url) => {
    const { customer } = landlord
    await addHomes(customer.api, aHome({ street: '1 Second Street' }))
    const first = await ask(world, customer, url)
    expect(first.statusCode).toBe(200)
    let again: typeof first | undefined
    const reads = await countReads(world, async () => {
      again = await ask(world, customer, url)
    })
    expect(again).toEqual(first)
    expect(reads).toBe(0)
    const head = await ask(world, customer, url, 'HEAD')
    expect(head).toMatchObject({ statusCode: 200, headers: { etag: first.headers.etag }, body: '' })
  })

  test('is replaced immediately after a write', async () => {
    const { customer, home } = landlord
    const url = `/v1/properties/${home}`
    for (let age = 1; age < 6; age += 1) {
      await customer.api.put(url, { homeAge: age })
      expect((await customer.api.get<{ age: number }>(url)).body.age).toBe(age)
    }
  })

  test('is replaced on the next day', async () => {
    const { customer, home } = landlord
    const daysLate = async () => {
      const url = `/v1/properties/${home}/needs-attention`
      const { body } = await customer.api.get<{ managementItems: { days_difference: number }[] }>(url)
      return body.managementItems[0]?.days_difference ?? Number.NaN
    }
    const before = await daysLate()
    expect(await daysLate()).toBe(before)
    world.clock.advance(24 * 60 * 60 * 1000)
    expect(await daysLate()).toBe(before - 1)
    world.clock.set('2026-11-21T15:00:00Z')
  })

  test('is not sent after a sign-out, with an expired token, or to another customer', async () => {
    const { customer } = await newLandlord(world)
    const other = await signUp(world)
    await customer.api.get('/v1/properties')
    expect((await other.api.get('/v1/properties')).body).toEqual([])
    world.clock.advance(8 * 24 * 60 * 60 * 1000)
    expect((await customer.api.get('/v1/properties')).status).toBe(401)
    world.clock.set('2026-11-21T15:00:00Z')
    expect((await customer.api.get('/v1/properties')).status).toBe(200)
    expect((await customer.api.post('/v1/customers/logout')).status).toBe(200)
    expect((await customer.api.get('/v1/properties')).status).toBe(401)
  })

  test('is not sent to a customer whose paid period has ended', async () => {
    const { customer } = await newLandlord(enforced)
    // A token is valid for a week, and a payment for a month. So the customer needs a new token here.
    enforced.clock.advance(28 * 24 * 60 * 60 * 1000)
    const { email, password } = customer
    const login = await enforced.api().post<{ token: string }>('/v1/customers/login', { email, password })
    const later = enforced.api(login.body.token)
    for (let call = 0; call < 2; call += 1) expect((await later.get('/v1/properties')).status).toBe(200)
    enforced.clock.advance(5 * 24 * 60 * 60 * 1000)
    expect((await later.get('/v1/properties')).status).toBe(402)
  })

  test('counts against the rate limit', async () => {
    const { customer } = await newLandlord(narrow)
    const statuses: number[] = []
    for (let call = 0; call < 12; call += 1) statuses.push((await customer.api.get('/v1/properties')).status)
    expect(statuses).toContain(429)
  })
})

test('nothing is cached if the cache size is 0', { tags: ['long'] }, async () => {
  const { customer } = await newLandlord(withoutMemory)
  const first = await ask(withoutMemory, customer, '/v1/properties')
  let again: typeof first | undefined
  const reads = await countReads(withoutMemory, async () => {
    again = await ask(withoutMemory, customer, '/v1/properties')
  })
  expect(again).toEqual(first)
  expect(reads).toBeGreaterThan(0)
})
