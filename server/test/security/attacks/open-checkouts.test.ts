import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { readConfig } from '../../../src/platform/config/config.ts'
import { type Customer, pay, signUp } from '../../harness/fixtures/factories.ts'
import { type Api, masterSecret, useOwnWorld, useWorld, type World } from '../../harness/harness.ts'
import { expectMails, patience, tokenIn } from '../../harness/peers/mailbox.ts'
import { assertFound } from '../../stripe/objects.ts'
import { useStripeWorld } from '../../stripe/world.ts'

// The attack: a person signs up with the email address of a victim and keeps the id of the checkout. Later the victim
// sets a password. From then on, the id must not sign in any user, even after a payment.

interface Paid {
  is_paid: boolean
  token?: string
  jwt?: string
}
const newPassword = 'another horse battery'
const minuteMs = 60_000
const sessionIn = (checkoutUrl: string) => checkoutUrl.split('/').at(-1) ?? ''
const poll = (world: World, sessionId: string) =>
  world.api().post<Paid>('/v1/customers/post-payment-login', { sessionId })

/** Signs in as the victim. Returns the session id of the checkout that the response contains. */
async function checkoutAtLogin(world: World, { email }: Customer, password = newPassword): Promise<string> {
  const answer = await world
    .api()
    .post<{ customerCheckoutSession: string }>('/v1/customers/login', { email, password })
  return sessionIn(answer.body.customerCheckoutSession)
}

async function resetByMail(world: World, { email }: Customer): Promise<Api> {
  await world.api().post('/v1/customers/forgot-password', { email })
  const [mail] = await expectMails(world, email, 'Set a new password')
  const body = { token: tokenIn(mail, 'reset-password'), password: newPassword }
  const answer = await world.api().post<{ token: string }>('/v1/customers/reset-password', body)
  expect(answer.status).toBe(200)
  return world.api(answer.body.token)
}

const ends: readonly [string, (world: World, victim: Customer) => Promise<string>][] = [
  ['a password reset', async (world, victim) => (await resetByMail(world, victim)) && newPassword],
  [
    'a password change',
    async (_world, { api, password }) => {
      const change = { currentPassword: password, password: newPassword }
      expect((await api.put('/v1/customers/password', change)).status).toBe(200)
      return newPassword
    },
  ],
  [
    'signing out everywhere',
    async (_world, { api, password }) => {
      expect((await api.post('/v1/customers/sign-out-everywhere')).status).toBe(200)
      return password
    },
  ],
]

describe.each([
  ['the sandbox', useWorld({ PUBLIC_URL: 'https://pulse.example' })],
  ['enforced payment', useOwnWorld({ PUBLIC_URL: 'https://pulse.example', ENFORCE_PAYMENT: '1' })],
])('with %s', (_mode, world) => {
  test.each(ends)('%s expires the open checkout, and the next login opens another one', async (_how, end) => {
    const victim = await signUp(world, { hasMail: true })
    const kept = sessionIn(victim.checkoutUrl)
    const password = await end(world, victim)
    expect((await pay(world, victim.checkoutUrl)).statusCode).toBe(410)
    const fresh = await checkoutAtLogin(world, victim, password)
    expect(fresh).not.toBe(kept)
    await pay(world, `https://pulse.example/sandbox/checkout/${fresh}`)
    expect((await poll(world, kept)).body).toEqual({ is_paid: false })
    expect((await poll(world, fresh)).body.token).toBeTypeOf('string')
  })

  test('a checkout paid before a password reset gives no session after it', async () => {
    const victim = await signUp(world, { hasMail: true })
    await pay(world, victim.checkoutUrl)
    expect((await poll(world, sessionIn(victim.checkoutUrl))).body.token).toBeTypeOf('string')
    await resetByMail(world, victim)
    expect(await poll(world, sessionIn(victim.checkoutUrl))).toMatchObject({
      status: 200,
      body: { is_paid: true },
    })
    expect((await poll(world, sessionIn(victim.checkoutUrl))).body).not.toHaveProperty('token')
  })
})

describe('a paid checkout', () => {
  const world = useWorld({ PUBLIC_URL: 'https://pulse.example' })
  let replica: FastifyInstance
  beforeAll(async () => {
    const config = readConfig({
      LOG_LEVEL: 'silent',
      DATA_DIR: world.dataDir,
      PUBLIC_URL: 'https://b.example',
    })
    replica = await buildApp({ config, database: world.store.database, clock: world.clock, masterSecret })
  })
  afterAll(() => replica?.close())

  const paid = async () => {
    const customer = await signUp(world, { hasMail: true })
    await pay(world, customer.checkoutUrl)
    return { ...customer, sessionId: sessionIn(customer.checkoutUrl) }
  }

  const hasSignedIn = async (email: string) => {
    const statement = {
      name: 'kept_checkouts_signed_in',
      text: 'select has_signed_in from users where email = $1',
    }
    const [row] = await world.store.asSuperuser(({ query }) =>
      query<{ has_signed_in: boolean }>(statement, [email]),
    )
    return row?.has_signed_in
  }

  test('signs in a client that polls every 3 seconds, even if its first four responses were lost', async () => {
    const { sessionId } = await paid()
    for (let lost = 0; lost < 4; lost += 1) {
      await poll(world, sessionId)
      world.clock.advance(3_000)
    }
    const { body } = await poll(world, sessionId)
    expect(body).toMatchObject({ is_paid: true, jwt: body.token })
    expect((await world.api(body.token).get('/v1/properties')).status).toBe(200)
  })

  test('signs in at most five times, even if two servers are polled simultaneously', {
    tags: ['long'],
  }, async () => {
    const { sessionId } = await paid()
    const asked = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        (n % 2 ? world.app : replica).inject({
          ...{ method: 'POST', url: '/v1/customers/post-payment-login', payload: { sessionId } },
        }),
      ),
    )
    expect(asked.map(({ statusCode }) => statusCode)).toEqual(Array(24).fill(200))
    const answers = asked.map((answer) => answer.json<Paid>())
    expect(answers.every(({ is_paid }) => is_paid)).toBe(true)
    expect(answers.filter(({ token }) => token !== undefined)).toHaveLength(5)
    expect((await poll(world, sessionId)).body).toEqual({ is_paid: true })
  })

  test('signs in within ten minutes of the payment, but not later, and not after the clock was set back eleven minutes', async () => {
    const one = await paid()
    world.clock.advance(10 * minuteMs)
    expect((await poll(world, one.sessionId)).body.token).toBeTypeOf('string')
    world.clock.advance(1)
    expect((await poll(world, one.sessionId)).body).toEqual({ is_paid: true })
    const other = await paid()
    world.clock.advance(-11 * minuteMs)
    expect((await poll(world, other.sessionId)).body).toEqual({ is_paid: true })
  })

  test('causes an email to the owner if it signs in a new browser and network', async () => {
    const { email, password, sessionId } = await paid()
    await world.api().post('/v1/customers/login', { email, password })
    // A user's first sign-in causes no email. The server stores that a user has signed in only after its response. So
    // this waits until it is stored, and the next sign-in is not taken for the first.
    await expect.poll(() => hasSignedIn(email), patience).toBe(true)
    const answer = await world.app.inject({
      ...{ method: 'POST', url: '/v1/customers/post-payment-login', payload: { sessionId } },
      remoteAddress: '203.0.113.77',
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0' },
    })
    expect(answer.json()).toHaveProperty('token')
    const [mail] = await expectMails(world, email, 'A new sign-in to your account')
    expect(mail?.text).toContain('Firefox on Windows')
  })
})

describe('with Stripe', () => {
  const stripeWorld = useStripeWorld()
  const { world } = stripeWorld

  test.each(ends)(
    '%s expires the checkout at Stripe, and the next login opens another one',
    { tags: ['long'] },
    async (_how, end) => {
      const victim = await stripeWorld.signUp({ hasMail: true })
      const password = await end(world, victim)
      const statusThere = () => assertFound(stripeWorld.stripe.ledger.sessions.get(victim.sessionId)).status
      await expect.poll(statusThere, patience).toBe('expired')
      const fresh = await checkoutAtLogin(world, victim, password)
      expect(fresh).not.toBe(victim.sessionId)
      stripeWorld.stripe.act.pay(fresh)
      expect((await poll(world, fresh)).body.token).toBeTypeOf('string')
      expect((await poll(world, victim.sessionId)).body).not.toHaveProperty('token')
    },
  )

  test('a checkout that could not be expired at Stripe gives no session when it is paid', {
    tags: ['long'],
  }, async () => {
    const victim = await stripeWorld.signUp({ hasMail: true })
    stripeWorld.stripe.fail(/expire$/, 'busy', 'busy', 'busy')
    await resetByMail(world, victim)
    const { events } = stripeWorld.stripe.act.pay(victim.sessionId)
    expect((await poll(world, victim.sessionId)).body).toEqual({ is_paid: true })
    await stripeWorld.deliver(events)
    expect((await poll(world, victim.sessionId)).body).toEqual({ is_paid: true })
  })
})
