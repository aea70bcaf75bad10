import type { errorCatalogue } from '@home-pulse/contract/errors'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { expectProblem } from '../harness/expect-problem.ts'
import { aHome, signUp } from '../harness/fixtures/factories.ts'
import { useOwnWorld } from '../harness/harness.ts'

const world = useOwnWorld({ RATE_LIMIT_PER_CUSTOMER: '4' })
const json = { 'content-type': 'application/json' }

describe('an error', () => {
  test.each<[string, keyof typeof errorCatalogue, InjectOptions]>([
    [
      'broken JSON',
      'invalid_json',
      { method: 'POST', url: '/v1/customers/login', headers: json, payload: '{"email":' },
    ],
    ['a missing token', 'unauthenticated', { url: '/v1/properties' }],
    [
      'a wrong password',
      'invalid_credentials',
      { method: 'POST', url: '/v1/customers/login', payload: { email: 'a@b.c', password: 'x' } },
    ],
    ['an unknown path', 'not_found', { url: '/v1/nothing' }],
    ['an unknown path with a body', 'not_found', { method: 'POST', url: '/v1/nothing', payload: { a: 1 } }],
    ['a method that the path does not have', 'not_found', { method: 'DELETE', url: '/v1/properties' }],
    ['OPTIONS without CORS', 'not_found', { method: 'OPTIONS', url: '/v1/properties' }],
    [
      'an unknown checkout',
      'checkout_not_found',
      { method: 'POST', url: '/v1/customers/post-payment-login', payload: { sessionId: 'cs_none' } },
    ],
    [
      'a body above the limit',
      'too_large',
      { method: 'POST', url: '/v1/customers/login', headers: json, payload: `"${'x'.repeat(1024 * 1024)}"` },
    ],
    [
      'text as a body',
      'unsupported_media_type',
      {
        method: 'POST',
        url: '/v1/customers/login',
        headers: { 'content-type': 'text/plain' },
        payload: 'hello',
      },
    ],
    [
      'a form, which browsers send without a preflight',
      'unsupported_media_type',
      {
        method: 'POST',
        url: '/v1/customers/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=a&password=b',
      },
    ],
    ['a missing body', 'invalid_request', { method: 'POST', url: '/v1/customers/login' }],
    ['a body that is a list', 'invalid_request', { method: 'POST', url: '/v1/customers/login', payload: [] }],
    ['a malformed path', 'not_found', { url: '/v1/%zz' }],
    ['a path longer than any id', 'not_found', { url: `/v1/properties/${'a'.repeat(500)}` }],
  ])('has the standard shape for %s', async (_what, code, request) => {
    expectProblem(await world.app.inject(request), code)
  })

  test('has the standard shape with Retry-After for a customer above the rate limit', async () => {
    const { token } = await signUp(world)
    const ask = () =>
      world.app.inject({ url: '/v1/properties', headers: { authorization: `Bearer ${token}` } })
    for (let call = 0; call < 10; call += 1) expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expectProblem(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('has the standard shape, and hides its cause if it is a server error', async () => {
    const { token } = await signUp(world)
    const rename = (from: string, to: string) =>
      world.store.asSuperuser(({ query }) =>
        query({ name: `rename_${from}`, text: `alter table ${from} rename to ${to}` }),
      )
    await rename('properties', 'properties_gone')
    const headers = { authorization: `Bearer ${token}` }
    try {
      expectProblem(await world.app.inject({ url: '/v1/properties', headers }), 'internal')
      const create = await world.app.inject({
        method: 'POST',
        url: '/v1/properties',
        headers,
        payload: [aHome()],
      })
      expectProblem(create, 'internal')
    } finally {
      await rename('properties_gone', 'properties')
    }
    expect((await world.app.inject({ url: '/v1/properties', headers })).json()).toEqual([])
  })

  test('is never cached', async () => {
    const refused = await world.app.inject('/v1/properties')
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' })
    expect(refused.headers).not.toHaveProperty('etag')
  })
})

describe('a request body', () => {
  test('is treated as absent if it is empty, regardless of the content type', async () => {
    const { token } = await signUp(world)
    const logout = await world.app.inject({
      method: 'POST',
      url: '/v1/customers/logout',
      headers: { ...json, authorization: `Bearer ${token}` },
      payload: '',
    })
    expect(logout.statusCode).toBe(200)
    expect(logout.json()).toEqual({ error: null })
  })

  test('is not read before the token is verified', async () => {
    const refused = await world.app.inject({
      method: 'POST',
      url: '/v1/properties',
      headers: { ...json, authorization: 'Bearer nonsense' },
      payload: '{ broken',
    })
    expectProblem(refused, 'unauthenticated')
  })
})

test('an invalid request body gets at most a hundred issues', async () => {
  const { api } = await signUp(world)
  const answer = await api.post<{ issues: unknown[] }>('/v1/properties', Array(1000).fill({}))
  expect(answer.status).toBe(422)
  expect(answer.body.issues).toHaveLength(100)
})
