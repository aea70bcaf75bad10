import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { blockEventLoop } from './harness/block-event-loop.ts'
import { expectProblem } from './harness/expect-problem.ts'
import { aHome, signUp } from './harness/fixtures/factories.ts'
import { masterSecret, useOwnWorld } from './harness/harness.ts'
import { openTestDatabase } from './harness/test-database.ts'

const world = useOwnWorld({ CORS_ORIGINS: 'https://app.example', SUPPORT_EMAIL: '"><script>@x.y' })
const get = (url: string, headers = {}) => world.app.inject({ url, headers })

describe('a page', () => {
  // spec: 02-01, 02-02, 07-28
  test.each([
    '/',
    '/login',
    '/properties',
    '/dashboard',
    '/profile',
    '/success?session_id=x',
    '/cancel',
    '/property/7',
  ])('%s has a content security policy that allows no inline scripts', async (path) => {
    const page = await get(path)
    expect(page.statusCode).toBe(200)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain(`script-src 'self';`)
    const [, nonce] = policy.match(/'nonce-([^']+)'/) ?? []
    expect(page.body).toContain(`<style nonce="${nonce}">`)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(page.headers).not.toHaveProperty('strict-transport-security')
  })

  // spec: 12-03
  test.each(['/reset-password', '/confirm-email', '/change-email'])(
    'sends no referrer if an email link opens it: %s',
    async (path) => {
      const page = await get(path)
      expect(page.statusCode).toBe(200)
      expect(page.headers['referrer-policy']).toBe('no-referrer')
    },
  )

  test('contains the configuration as escaped text', async () => {
    const { body } = await get('/')
    expect(body).not.toContain('"><script>')
    expect(body).toContain('&#34;supportEmail&#34;:&#34;\\&#34;&#62;&#60;script&#62;@x.y&#34;')
  })

  // spec: 02-09
  test.each([
    '/nothing',
    '/login/more',
    '/property',
    '/property/a/b',
    '/index.html.bak',
    '/.env',
    '/%2e%2e/package.json',
  ])('%s is the 404 page', async (path) => {
    const page = await get(path)
    expect(page.statusCode).toBe(404)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each(['/v1', '/v1/', '/v1/nothing', '/v1/nothing?x=1', '/docs/nothing', '/healthz/x'])(
    'the path “%s” is no page and gets a 404 as JSON',
    async (path) => {
      expectProblem(await get(path), 'not_found')
    },
  )
})

describe('HTTP methods', () => {
  test('HEAD gives the headers of GET without a body', async () => {
    const { token, api } = await signUp(world)
    await api.post('/v1/properties', [aHome()])
    const headers = { authorization: `Bearer ${token}` }
    const whole = await get('/v1/properties', headers)
    const head = await world.app.inject({ method: 'HEAD', url: '/v1/properties', headers })
    expect(head).toMatchObject({ statusCode: 200, body: '' })
    for (const name of ['etag', 'content-type', 'cache-control'])
      expect(head.headers[name]).toBe(whole.headers[name])
    expect((await world.app.inject({ method: 'HEAD', url: '/login' })).statusCode).toBe(200)
    expect((await world.app.inject({ method: 'HEAD', url: '/v1/customers/login' })).statusCode).toBe(404)
  })

  test.each([
    ['https://app.example', 'https://app.example'],
    ['https://evil.example', undefined],
  ])('OPTIONS from %s gets Access-Control-Allow-Origin: %s', async (origin, allowed) => {
    const headers = { origin, 'access-control-request-method': 'GET' }
    const answer = await world.app.inject({ method: 'OPTIONS', url: '/v1/properties', headers })
    expect(answer.statusCode).toBeLessThan(300)
    expect(answer.headers['access-control-allow-origin']).toBe(allowed)
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('an API response has a Vary header with Origin and Authorization', async () => {
    const { api, token } = await signUp(world)
    await api.post('/v1/properties', aHome())
    for (const origin of ['https://app.example', 'https://evil.example', 'https://app.example']) {
      const { headers } = await get('/v1/properties', { origin, authorization: `Bearer ${token}` })
      const vary = String(headers.vary).toLowerCase().split(', ')
      expect(vary.toSorted()).toEqual(expect.arrayContaining(['authorization', 'origin']))
      expect(new Set(vary).size).toBe(vary.length)
    }
  })

  test('POST returns 404 on a page', async () => {
    expectProblem(await world.app.inject({ method: 'POST', url: '/login', payload: {} }), 'not_found')
  })
})

test('responses behind https have HSTS', async () => {
  const store = await openTestDatabase(world.clock)
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://pulse.example' })
  const app = await buildApp({ config, database: store.database, clock: world.clock, masterSecret })
  const { headers } = await app.inject('/healthz')
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
  await app.close()
  await store.close()
})

describe('the health check', () => {
  test('returns 200 while the process and the database work', async () => {
    expect(await get('/healthz')).toMatchObject({ statusCode: 200, body: '{"status":"ok"}' })
    expect(await get('/readyz')).toMatchObject({ statusCode: 200, body: '{"status":"ok"}' })
  })

  test('returns 200 at /readyz after the event loop was blocked for longer than the time limit', {
    tags: ['long'],
  }, async () => {
    const answer = get('/readyz')
    await nextTurn()
    blockEventLoop(1_600)
    expect((await answer).statusCode).toBe(200)
  })

  test('reports a server without a database as live but not ready, and API calls get the standard error', async () => {
    const store = await openTestDatabase(world.clock)
    const config = readConfig({ LOG_LEVEL: 'silent' })
    const app = await buildApp({ config, database: store.database, clock: world.clock, masterSecret })
    await store.close()
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    const login = {
      method: 'POST',
      url: '/v1/customers/login',
      payload: { email: 'a@b.c', password: 'x' },
    } as const
    expectProblem(await app.inject(login), 'internal')
    await app.close()
  })
})
