import { beforeAll, describe, expect, test } from 'vitest'
import { aHome } from '../../harness/fixtures/factories.ts'
import { pathOf } from '../../harness/fixtures/signed-links.ts'
import { useOwnWorld, useWorld } from '../../harness/harness.ts'
import { buildFullAccount, type FullAccount } from './full-account.ts'
import { exchange } from './raw-exchange.ts'

const world = useWorld()
const behindHttps = useOwnWorld({ PUBLIC_URL: 'https://pulse.example' })
let fullAccount: FullAccount
let token: string
beforeAll(async () => {
  fullAccount = await buildFullAccount(world, 'a-canary')
  token = fullAccount.customer.token
})

const get = (url: string, headers: Record<string, string> = {}, { app } = world) =>
  app.inject({ url, headers })
const signedIn = () => ({ authorization: `Bearer ${token}` })

const kinds: [string, () => ReturnType<typeof get>][] = [
  ['a response of the API', () => get('/v1/properties', signedIn())],
  ['an error of the API', () => get('/v1/properties')],
  ['a 404 of the API', () => get('/v1/nothing')],
  [
    'a response to an outdated ETag',
    () => get('/v1/properties', { ...signedIn(), 'if-none-match': '"0.of-long-ago"' }),
  ],
  ['a page requested with If-None-Match', () => get('/login', { 'if-none-match': '"any"' })],
  ['a page', () => get('/login')],
  ['an unknown page', () => get('/nothing')],
  ['a missing file', () => get('/assets/nothing.js')],
  ['a checkout page', () => get(pathOf(fullAccount.customer.checkoutUrl))],
  ['the unsubscribe page', () => get('/mail/unsubscribe')],
  ['the page of the API documentation', () => get('/docs')],
  ['a script of the API documentation', () => get('/docs/static/swagger-initializer.js')],
  ['a CSV download', () => get('/v1/plan/budget.csv?years=1', signedIn())],
  ['the CSV template', () => get('/v1/properties/csv-template')],
  ['a PDF report', () => get('/v1/plan/report.pdf?years=1', signedIn())],
  ['a calendar', () => get(`/v1/calendar/${fullAccount.calendarToken}.ics`)],
  ['a photo', () => get(pathOf(fullAccount.photoUrl))],
  ['the health check', () => get('/healthz')],
  ['robots.txt', () => get('/robots.txt')],
  ['the error for a malformed URL', () => get('/v1/%zz')],
]

describe.each(kinds)('%s', (kind, ask) => {
  test('forbids framing, content sniffing and unused browser features', async () => {
    const { headers } = await ask()
    const policy = String(headers['content-security-policy'])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': kind === 'a photo' ? 'cross-origin' : 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/^accelerometer=\(\), camera=\(\), .*microphone=\(\)/),
    })
    expect(policy).toMatch(/default-src '(none|self)'/)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).not.toMatch(/unsafe|\*|https?:(;| |$)/)
  })

  test('names no software version, sets no cookie, and allows no other origin', async () => {
    const { headers } = await ask()
    for (const name of [
      'set-cookie',
      'server',
      'x-powered-by',
      'access-control-allow-origin',
      'strict-transport-security',
    ])
      expect(headers).not.toHaveProperty(name)
    expect(String(headers['content-security-policy'])).not.toContain('upgrade-insecure-requests')
  })
})

test('a 304 omits the security headers, because the cached copy keeps them', async () => {
  const { headers } = await get('/v1/properties', signedIn())
  const unchanged = await get('/v1/properties', { ...signedIn(), 'if-none-match': String(headers.etag) })
  expect(unchanged.statusCode).toBe(304)
  expect(unchanged.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'private, no-cache' })
  for (const name of [
    'content-security-policy',
    'permissions-policy',
    'x-frame-options',
    'set-cookie',
    'server',
  ])
    expect(unchanged.headers).not.toHaveProperty(name)
})

describe('a page', () => {
  test.each(['/', '/login', '/nothing', '/docs', '/mail/unsubscribe'])(
    'at the path “%s” has no inline code',
    async (url) => {
      const { body } = await get(url)
      expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+\s*=|\sstyle\s*=|javascript:/i)
    },
  )

  test('allows HTML from text only through its Trusted Types policy', async () => {
    const { headers } = await get('/login')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types default`)
    for (const directive of [
      `script-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
    ])
      expect(policy.split('; ')).toContain(directive)
  })

  test('has a new nonce of 128 bits each time', async () => {
    const nonces = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { headers } = await get('/login')
        return String(headers['content-security-policy']).match(/'nonce-([^']+)'/)?.[1] ?? ''
      }),
    )
    expect(new Set(nonces).size).toBe(20)
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
  })
})

describe('another origin', () => {
  test.each(['https://evil.example', 'null', 'http://localhost:80', 'https://pulse.example.evil.example'])(
    'named “%s” gets no CORS headers, with or without a preflight',
    async (origin) => {
      const before = await world.app.inject({
        method: 'OPTIONS',
        url: '/v1/properties',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
      expect(before.statusCode).toBe(404)
      const asked = await get('/v1/properties', { ...signedIn(), origin })
      for (const { headers } of [before, asked])
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    },
  )

  test('cannot write with a form, which needs no preflight', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/v1/properties',
        headers: { ...signedIn(), 'content-type': type },
        payload: JSON.stringify([aHome()]),
      })
      expect({ type, status: answer.statusCode }).toEqual({ type, status: 415 })
    }
  })
})

test('every response behind https has HSTS', async () => {
  for (const url of ['/', '/login', '/v1/properties', '/docs', '/healthz', '/v1/%zz'])
    expect((await get(url, {}, behindHttps)).headers['strict-transport-security']).toContain(
      'max-age=31536000',
    )
})

test.each([
  ['without a Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['with an unknown Expect header', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
  ['of control characters', '\u0001\u0002\r\n\r\n', 400],
  ['with too long headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 413],
])(
  'a request %s gets our security headers, although Node would answer it without them',
  async (_what, bytes, expected) => {
    if (!behindHttps.app.server.listening) await behindHttps.app.listen({ port: 0, host: '127.0.0.1' })
    const { status, head } = await exchange(behindHttps.app, bytes)
    expect(status).toBe(expected)
    for (const header of [
      'strict-transport-security: max-age=31536000; includeSubDomains',
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
    ])
      expect(head.toLowerCase()).toContain(header.toLowerCase())
    expect(head).toMatch(/content-security-policy: .*frame-ancestors 'none'/i)
  },
)
