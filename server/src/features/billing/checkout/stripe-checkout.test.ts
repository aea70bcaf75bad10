import type { Problem } from '@home-pulse/contract/errors'
import { beforeEach, describe, expect, test } from 'vitest'
import { assertFound } from '../../../../test/stripe/objects.ts'
import { type StripeCustomer, useStripeWorld } from '../../../../test/stripe/world.ts'

const stripeWorld = useStripeWorld()
const { world, deliver } = stripeWorld
const server = () => stripeWorld.stripe
const openings = () =>
  server().requests.filter(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions')
const checkoutCalls = /^POST \/v1\/checkout\/sessions$/
const hourMs = 60 * 60_000

interface OpenedCheckout {
  customerCheckoutSession: string
}
interface PaymentState {
  is_paid: boolean
  token?: string
}
const openCheckout = async (customer: StripeCustomer) =>
  (await stripeWorld.as(customer)).post<OpenedCheckout & Problem>(
    `/v1/customers/${customer.userId}/checkout-session`,
  )
const poll = (sessionId: string) =>
  world.api().post<PaymentState & Problem>('/v1/customers/post-payment-login', { sessionId })
const logIn = ({ email, password }: StripeCustomer) =>
  world.api().post<{ token?: string } & Problem>('/v1/customers/login', { email, password })
const signUpAs = (email: string) =>
  world
    .api()
    .post<OpenedCheckout & Problem>('/v1/customers/signup', { email, password: 'correct horse battery' })
/** Moves the clock past the expiry of a customer's first checkout, and marks the checkout as expired at Stripe. */
function expireCheckoutOf({ sessionId }: StripeCustomer) {
  world.clock.advance(25 * hourMs)
  assertFound(server().ledger.sessions.get(sessionId)).status = 'expired'
}

beforeEach(() => {
  world.clock.set('2026-11-21T15:00:00Z')
  server().requests.length = 0
})

describe('a Stripe checkout', () => {
  test('contains the customer’s email address and our return URLs', async () => {
    const customer = await stripeWorld.signUp({ hasMail: true })
    expect(customer.checkoutUrl).toBe(`https://checkout.stripe.example/c/pay/${customer.sessionId}`)
    const [opening] = openings()
    expect(opening?.params).toMatchObject({
      mode: 'subscription',
      customer_email: customer.email,
      client_reference_id: customer.userId,
      success_url: 'https://pulse.example/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://pulse.example/cancel',
    })
  })

  test('costs $99 a month, and all checkouts use one price at Stripe', async () => {
    await stripeWorld.signUp()
    world.clock.advance(2 * hourMs)
    await stripeWorld.signUp()
    const prices = [...server().ledger.prices.values()]
    expect(prices).toMatchObject([
      {
        lookup_key: 'home_pulse_individual_monthly',
        unit_amount: 9900,
        currency: 'usd',
        recurring: { interval: 'month' },
      },
    ])
    expect(server().ledger.products.size).toBe(1)
  })

  test.each(['Ada Lovelace', 'ada@münchen.example'])(
    'is opened without the customer’s email address if it begins with “%s”, because Stripe would refuse it',
    async (name) => {
      const email = `${name}-${crypto.randomUUID()}`
      const { status, body } = await signUpAs(email)
      expect(status).toBe(201)
      const session = server().ledger.sessions.get(body.customerCheckoutSession.split('/').at(-1) ?? '')
      expect(session?.customer_email).toBeNull()
    },
  )

  test('is the same for simultaneous and repeated requests', async () => {
    const customer = await stripeWorld.signUp()
    expireCheckoutOf(customer)
    const answers = await Promise.all(Array.from({ length: 5 }, () => openCheckout(customer)))
    const urls = new Set(answers.map(({ body }) => body.customerCheckoutSession))
    expect(urls.size).toBe(1)
    expect([...urls]).not.toContain(customer.checkoutUrl)
    expect(new Set(openings().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect((await openCheckout(customer)).body.customerCheckoutSession).toBe([...urls][0])
  })

  test('is opened for the Stripe customer of an ended subscription, unless that customer was deleted at Stripe', {
    tags: ['long'],
  }, async () => {
    const customer = await stripeWorld.signUpAndPay({ hasMail: true })
    const { customer: known } = assertFound(server().ledger.subscriptions.get(customer.subscription))
    await deliver(server().act.cancelOnPortal(customer.subscription))
    world.clock.advance(40 * 24 * hourMs)
    await deliver(server().act.end(customer.subscription))
    await openCheckout(customer)
    expect(openings().at(-1)?.params).toMatchObject({ customer: known })

    server().ledger.unknownCustomers.add(known)
    world.clock.advance(25 * hourMs)
    expect((await openCheckout(customer)).status).toBe(201)
    expect(openings().at(-1)?.params).toMatchObject({ customer_email: customer.email })
  })

  test('is refused with 409 to a customer with an active subscription', async () => {
    const customer = await stripeWorld.signUpAndPay()
    expect(await openCheckout(customer)).toMatchObject({ status: 409, body: { code: 'already_subscribed' } })
  })
})

describe('when Stripe fails to open a checkout', () => {
  // spec: P-23
  test.each([
    ['says that Stripe is busy', ['busy'], 'payment_unavailable', '7'],
    ['is an error', ['broken'], 'payment_unavailable', '5'],
    ['never begins', ['silent', 'silent'], 'payment_unavailable', '5'],
    ['arrives one character at a time', ['drip'], 'payment_unavailable', '5'],
    ['never ends', ['endless'], 'payment_unavailable', '5'],
  ] as const)(
    'a response of Stripe that %s leads to 503 with Retry-After, and a later sign-up with the same address succeeds',
    async (_how, faults, code, wait) => {
      server().fail(checkoutCalls, ...faults)
      const email = `${crypto.randomUUID()}@example.com`
      const startedMs = performance.now()
      const answer = await signUpAs(email)
      // This allows two attempts of 0.4 s, half a second between them, and time for a slow machine.
      expect(performance.now() - startedMs).toBeLessThan(2_500)
      expect(answer).toMatchObject({ status: 503, body: { code }, headers: { 'retry-after': wait } })
      expect((await signUpAs(email)).status).toBe(201)
    },
  )

  test('a lock conflict at Stripe is retried with the same idempotency key', { tags: ['long'] }, async () => {
    server().fail(checkoutCalls, 'locked')
    await stripeWorld.signUp()
    const keys = openings().map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^checkout-/)
  })

  // spec: P-23
  test('an automatic retry after a lost response opens no second checkout', { tags: ['long'] }, async () => {
    const customer = await stripeWorld.signUp()
    expireCheckoutOf(customer)
    const before = server().ledger.sessions.size
    server().fail(checkoutCalls, 'lost')
    expect((await openCheckout(customer)).status).toBe(201)
    expect(server().ledger.sessions.size).toBe(before + 1)
    expect(openings().at(-1)?.isReplay).toBe(true)
  })

  test('a new request of the customer after a lost response opens no second checkout', {
    tags: ['long'],
  }, async () => {
    const customer = await stripeWorld.signUp()
    expireCheckoutOf(customer)
    const before = server().ledger.sessions.size
    server().fail(checkoutCalls, 'silent', 'silent')
    expect((await openCheckout(customer)).status).toBe(503)
    expect((await openCheckout(customer)).status).toBe(201)
    expect(server().ledger.sessions.size).toBe(before + 1)
    expect(
      new Set(
        openings()
          .slice(1)
          .map(({ idempotencyKey }) => idempotencyKey),
      ).size,
    ).toBe(1)
  })

  test('a request after an error uses a new idempotency key, so that Stripe does not repeat the error', async () => {
    const customer = await stripeWorld.signUp()
    expireCheckoutOf(customer)
    server().fail(checkoutCalls, 'broken')
    expect((await openCheckout(customer)).status).toBe(503)
    expect((await openCheckout(customer)).status).toBe(201)
  })

  test('the log names the failed call, but contains no key, no checkout id and no email address', async () => {
    server().fail(checkoutCalls, 'broken')
    const email = `${crypto.randomUUID()}@example.com`
    await signUpAs(email)
    const customer = await stripeWorld.signUp()
    server().fail(/^GET \/v1\/checkout/, 'busy')
    expect((await poll(customer.sessionId)).status).toBe(503)
    const log = stripeWorld.log.join('\n')
    expect(log).toContain('Stripe could not be asked to open a checkout: StripeAPIError 500 req_')
    for (const secret of ['sk_test_wire', 'whsec_wire', customer.sessionId, email])
      expect(log).not.toContain(secret)
  })
})

describe('after a payment at Stripe', () => {
  // spec: 01-13
  test('the first status request signs the customer in even before any webhook event arrives', async () => {
    const customer = await stripeWorld.signUp()
    expect((await poll(customer.sessionId)).body).toEqual({ is_paid: false })
    const { events } = server().act.pay(customer.sessionId)
    const { body } = await poll(customer.sessionId)
    expect(body).toMatchObject({ is_paid: true, token: expect.any(String) })
    expect((await world.api(body.token).get('/v1/properties')).status).toBe(200)
    expect(await deliver(events)).toEqual([200, 200, 200])
    expect((await stripeWorld.read(customer)).subscription_end).toBe('2026-12-21T15:00:00.000Z')
  })

  // spec: 08-08
  test('a status request makes no call to Stripe if the webhook events have already arrived', async () => {
    const customer = await stripeWorld.signUpAndPay()
    server().requests.length = 0
    expect((await poll(customer.sessionId)).body).toMatchObject({ is_paid: true, token: expect.any(String) })
    expect(server().requests).toEqual([])
  })

  test('a status request two hours later returns no token, so the customer must sign in with the password', {
    tags: ['long'],
  }, async () => {
    const customer = await stripeWorld.signUp()
    expect((await logIn(customer)).status).toBe(402)
    server().act.pay(customer.sessionId)
    world.clock.advance(2 * hourMs)
    expect((await poll(customer.sessionId)).body).toEqual({ is_paid: true })
    expect((await logIn(customer)).status).toBe(200)
  })

  test('a sign-in detects a payment before its event arrives, or returns 402 if Stripe is unreachable', async () => {
    const customer = await stripeWorld.signUp()
    server().act.pay(customer.sessionId)
    server().fail(/^GET \/v1\/checkout/, 'busy')
    expect(await logIn(customer)).toMatchObject({
      status: 402,
      body: { customerCheckoutSession: customer.checkoutUrl },
    })
    expect(await logIn(customer)).toMatchObject({ status: 200, body: { token: expect.any(String) } })
  })

  test('a second payment for the same account is refunded, and its subscription is cancelled', async () => {
    const customer = await stripeWorld.signUp()
    // After a day this server treats the first checkout as expired, but it can still be paid at Stripe.
    world.clock.advance(24 * hourMs)
    const second = (await openCheckout(customer)).body.customerCheckoutSession.split('/').at(-1) ?? ''
    expect(second).not.toBe(customer.sessionId)
    const first = server().act.pay(customer.sessionId)
    world.clock.advance(1000)
    const surplus = server().act.pay(second)
    const polls = await Promise.all([
      poll(customer.sessionId),
      poll(second),
      deliver([...surplus.events, ...first.events]),
    ])
    expect(polls[2]).not.toContain(500)
    expect((await poll(second)).body).toMatchObject({ is_paid: true })

    const { subscriptions, refunds, charges } = server().ledger
    expect(assertFound(subscriptions.get(first.subscription)).status).toBe('active')
    expect(assertFound(subscriptions.get(surplus.subscription)).status).toBe('canceled')
    const refund = [...refunds.values()].at(-1)
    const returned = [...charges.values()].find(({ payment_intent: paid }) => paid === refund?.payment_intent)
    expect(returned).toMatchObject({ amount: 9900, refunded: true, created: surplus.session.created + 1 })

    await deliver([...server().ledger.events.values()].slice(-4))
    expect(await stripeWorld.read(customer)).toMatchObject({
      status: 'active',
      subscription_end: '2026-12-22T15:00:00.000Z',
      incidents: [{ kind: 'refund', status: 'full', amount: 99 }],
    })
  })
})
