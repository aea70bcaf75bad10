import { afterEach, expect, test } from 'vitest'
import { answerWith } from '../../../test/server.ts'
import { makeToken } from '../../../test/token.ts'
import { config } from '../../platform/config.ts'
import { startSession } from '../../platform/session/session.ts'
import { geocode } from './geocode.ts'

const own = { ...config }
afterEach(() => {
  Object.assign(config, own)
})

const results = [
  { geometry: { lat: 30.27, lng: -97.74 }, approximate: true },
  { geometry: { lat: 0, lng: 0 } },
]

// spec: 06-41, 08-35
test('the geocoder’s first result is used, and marked if it is only approximate', async () => {
  const seen = answerWith(200, { results })
  startSession(makeToken())
  expect(await geocode('12 Oak St, Austin, TX')).toEqual({ lat: 30.27, lng: -97.74, isApproximate: true })
  const asked = new URL(String(seen[0]?.url))
  expect([asked.pathname, ...asked.searchParams]).toEqual([
    '/v1/geocode',
    ['q', '12 Oak St, Austin, TX'],
    ['key', ''],
    ['limit', '4'],
  ])
  expect(seen[0]?.headers.authorization).toMatch(/^Bearer /)
})

// spec: 08-35, 10-17
test('a geocoder on another host gets its API key, but not the customer’s token', async () => {
  Object.assign(config, { geocoderUrl: 'https://geocoder.example/json', geocoderKey: 'k-1' })
  const seen = answerWith(200, { results: [] })
  expect(await geocode('Nowhere')).toBeNull()
  expect(String(seen[0]?.url)).toBe('https://geocoder.example/json?q=Nowhere&key=k-1&limit=4')
  expect(seen[0]?.headers).toBeUndefined()
})

test('an error response of the geocoder is thrown, and not treated as an unknown address', async () => {
  answerWith(503, {})
  await expect(geocode('12 Oak St')).rejects.toThrow('503')
})
