import { routes } from '@home-pulse/contract/routes'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import Stripe from 'stripe'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { hashOfEmail, makeEmailLinkTokens } from '../../src/platform/auth/email-link-tokens.ts'
import { deriveSecrets } from '../../src/platform/config/secrets.ts'
import { masterSecret, useWorld } from '../harness/harness.ts'
import { servedRoutes } from '../harness/served-routes.ts'
import { buildFullAccount, type FullAccount } from '../security/attacks/full-account.ts'
import { webhookSecret } from '../stripe/server.ts'
import { useStripeWorld } from '../stripe/world.ts'
import { anyCodePoints, anyJson, anyText } from './hostile-values.ts'
import { internalsIn } from './oracle.ts'

// These tests attack the endpoints outside the API's description: pages, uploads, files, email links and webhooks.
const { seed, otherInputCount } = inject('fuzz')
const timeout = 1_800_000
const inAddress = (text: string) => encodeURIComponent(Buffer.from(text).toString())

const queryNames = [
  'customer',
  'user',
  'signature',
  'expires',
  'list',
  'on',
  'token',
  'session_id',
  '__proto__',
]
const bodies: fc.Arbitrary<string> = fc.oneof(
  anyJson.map((value) => JSON.stringify(value) ?? ''),
  anyCodePoints(200),
  fc.constantFrom('', 'a=1&a=2', '%', 'List-Unsubscribe=One-Click', 'card_number=4242'),
)
const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'image/png',
  'application/zip',
  '',
]

describe('an endpoint outside the API description', () => {
  const world = useWorld()
  let stranger: FullAccount
  let own: FullAccount
  let endpoints: (readonly [string, string])[]
  beforeAll(async () => {
    stranger = await buildFullAccount(world, 'canary-of-a-stranger')
    own = await buildFullAccount(world, 'home of a fuzzer')
    const described = new Set(routes.map(({ method, path }) => `${method} ${path}`))
    endpoints = servedRoutes(world.app)
      .filter((endpoint) => !described.has(endpoint))
      .map((endpoint) => {
        const [method = '', path = ''] = endpoint.split(' ')
        return [method, path]
      })
  }, 60_000)

  test('reveals neither internal details nor another customer’s data for any input', {
    timeout,
  }, async () => {
    expect(endpoints.length).toBeGreaterThan(20)
    const pieces = fc.oneof(
      anyText,
      fc.constantFrom(
        ...Object.values(own.ids),
        ...Object.values(stranger.ids),
        '..',
        '%2e%2e',
        'a.webp',
        '\0',
      ),
    )
    const shape = fc.record({
      endpoint: fc.constantFrom(...endpoints),
      pieces: fc.array(pieces, { minLength: 3, maxLength: 3 }),
      query: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...queryNames), anyText), pieces), { maxLength: 4 }),
      body: bodies,
      contentType: fc.constantFrom(...contentTypes),
    })
    await fc.assert(
      fc.asyncProperty(shape, async ({ endpoint: [method, path], pieces, query, body, contentType }) => {
        const left = [...pieces]
        const filled = path.replace(/:\w+|\*/g, () => inAddress(left.pop() ?? ''))
        const search = query.map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`).join('&')
        const answer = await world.app.inject({
          method: method as NonNullable<InjectOptions['method']>,
          url: `${filled}?${search}`,
          headers: { accept: 'text/html, */*', ...(contentType && { 'content-type': contentType }) },
          ...(!['GET', 'HEAD', 'OPTIONS'].includes(method) && { payload: body }),
        })
        expect(answer.statusCode).toBeLessThan(500)
        expect(internalsIn(answer.body)).toBeUndefined()
        for (const secret of [stranger.canary, stranger.customer.email, stranger.calendarToken])
          expect(answer.body).not.toContain(secret)
      }),
      { seed, numRuns: Math.ceil(otherInputCount / 4) },
    )
  })

  test('accepts no altered token of an email link', {
    timeout,
  }, async () => {
    const links = makeEmailLinkTokens(deriveSecrets(masterSecret), world.clock)
    const subject = { userId: own.ids.customer, emailHash: hashOfEmail(own.customer.email), tokenVersion: 1 }
    const token = await links.reset.issue(subject)
    const near = fc
      .tuple(
        fc.nat({ max: token.length }),
        fc.nat({ max: 3 }),
        fc.oneof(anyText, fc.base64String({ maxLength: 4 })),
      )
      .map(([at, length, text]) => token.slice(0, at) + text + token.slice(at + length))
    await fc.assert(
      fc.asyncProperty(fc.oneof(near, anyText), async (changed) => {
        const verified = await links.reset.verify(changed)
        // The last letter of a signature has two unused bits. So a token whose last letter differs can still have the
        // same signature.
        if (changed.slice(0, -1) !== token.slice(0, -1)) expect(verified).toBeUndefined()
        else if (verified) expect(verified).toEqual(subject)
        expect(await links.confirmation.verify(changed)).toBeUndefined()
        expect(await links.emailChange.verify(changed)).toBeUndefined()
      }),
      { seed, numRuns: Math.ceil(otherInputCount / 10), examples: [[token.replace('.', '.\t\r\n')]] },
    )
  })
})

describe('the webhook endpoint', () => {
  const { world } = useStripeWorld({ LOG_LEVEL: 'silent' })
  const post = (payload: string, signature: string) =>
    world.app.inject({
      method: 'POST',
      url: '/v1/webhooks/stripe',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': Buffer.from(signature).toString('latin1'),
      },
      payload,
    })

  test('accepts only the provider’s signatures', { timeout }, async () => {
    const payload = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: { id: 'in_1' } } })
    const timestamp = Math.floor(world.clock.nowMs() / 1000)
    const good = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
    const near = fc
      .tuple(
        fc.nat({ max: good.length }),
        fc.nat({ max: 3 }),
        fc.oneof(anyText, fc.constantFrom('v1=', 't=', ',')),
      )
      .map(([at, length, text]) => good.slice(0, at) + text + good.slice(at + length))
    await fc.assert(
      fc.asyncProperty(fc.oneof(near, anyText), bodies, fc.boolean(), async (signature, body, isKept) => {
        const answer = await post(isKept ? payload : body, signature.replace(/[\r\n\0]/g, ''))
        if (isKept && signature.includes(good)) return
        expect(answer.statusCode).toBe(400)
        expect(internalsIn(answer.body)).toBeUndefined()
      }),
      {
        seed,
        numRuns: Math.ceil(otherInputCount / 20),
        // Stripe's library ignores this additional `v1=` after the timestamp, so the signature stays valid.
        examples: [[good.replace(',', 'v1=,'), '', true]],
      },
    )
  })
})
