import type { geocode } from '@home-pulse/contract/features/places/places'
import type { RouteResponse } from '@home-pulse/contract/route'
import { beforeAll, expect, test } from 'vitest'
import { type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
const paying = useWorld({ ENFORCE_PAYMENT: '1' })
type Found = RouteResponse<typeof geocode>
let ada: Customer

beforeAll(async () => {
  ada = await signUp(world)
})

const find = (query: Record<string, string>) =>
  ada.api.get<Found>(`/v1/geocode?${new URLSearchParams(query)}`)

// spec: 08-35
test('geocoding finds an address without network access and responds in the OpenCage format', async () => {
  const answer = await find({ q: '12 Oak St, Austin, TX', key: 'whatever', limit: '4' })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    results: [{ formatted: 'Austin, TX, USA', approximate: true, components: { country_code: 'us' } }],
    status: { code: 200, message: 'OK' },
    total_results: 1,
  })
  const { lat, lng } = answer.body.results[0]?.geometry ?? { lat: 0, lng: 0 }
  expect([Math.round(lat), Math.round(lng)]).toEqual([30, -98])
})

test('geocoding returns no results for an unknown place', async () => {
  const answer = await find({ q: 'qwertyuiop, TX' })
  expect(answer).toMatchObject({ status: 200, body: { results: [], total_results: 0 } })
})

test('geocoding marks responses as not cacheable', async () => {
  const { headers } = await find({ q: '78701' })
  expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(headers).not.toHaveProperty('etag')
})

test.each([
  {},
  { q: '' },
  { q: '  ' },
  { q: 'x'.repeat(501) },
  { q: '78701', limit: '0' },
  { q: '78701', limit: 'all' },
])('geocoding returns 422 for the query %j', async (query) => {
  expect(await find(query as Record<string, string>)).toMatchObject({
    status: 422,
    body: { code: 'invalid_request' },
  })
})

test('geocoding treats a blank limit as absent', async () => {
  expect((await find({ q: '78701', limit: '' })).status).toBe(200)
})

test('geocoding refuses a request without a token with 401, and a request of an unpaid customer with 402', async () => {
  expect((await world.api().get('/v1/geocode?q=78701')).status).toBe(401)
  const unpaid = await signUp(paying, { password: 'a long and unusual phrase' })
  expect((await unpaid.api.get('/v1/geocode?q=78701')).status).toBe(402)
})
