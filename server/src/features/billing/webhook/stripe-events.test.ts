import type { Problem } from '@home-pulse/contract/errors'
import Stripe from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import { assertFound, type Invoice } from '../../../../test/stripe/objects.ts'
import { webhookSecret } from '../../../../test/stripe/server.ts'
import { useStripeWorld } from '../../../../test/stripe/world.ts'

const stripeWorld = useStripeWorld()
const { world, deliver } = stripeWorld
const server = () => stripeWorld.stripe
const nowSeconds = () => world.clock.nowMs() / 1000
beforeEach(() => world.clock.set('2026-11-21T15:00:00Z'))

describe('a webhook event', () => {
  test.each([
    ['signed with another secret', { secret: 'whsec_somebody' }, 'is not signed with STRIPE_WEBHOOK_SECRET'],
    ['signed six minutes ago', { ago: 360 }, 'was signed 360 s ago: the clock of this machine may be off'],
    [
      'signed with a time six minutes in the future',
      { ago: -360 },
      'was signed 360 s in the future: the clock of this machine may be off',
    ],
  ])(
    'is refused with 400, and the reason is logged, if it was %s',
    async (_how, { secret, ago = 0 }: { secret?: string; ago?: number }, why) => {
      const customer = await stripeWorld.signUp()
      const { events } = server().act.pay(customer.sessionId)
      const signing = { timestamp: nowSeconds() - ago, ...(secret && { secret }) }
      expect(await deliver(events, signing)).toEqual([400, 400, 400])
      expect((await stripeWorld.read(customer)).status).toBe('checkout_open')
      expect(stripeWorld.log.join('')).toContain(why)
      // Stripe delivers a refused event again, and the second delivery must succeed.
      expect(await deliver(events)).toEqual([200, 200, 200])
      expect((await stripeWorld.read(customer)).status).toBe('active')
    },
  )

  test('is accepted if it was signed five minutes ago', async () => {
    const customer = await stripeWorld.signUp()
    const { events } = server().act.pay(customer.sessionId)
    expect(await deliver(events, { timestamp: nowSeconds() - 300 })).toEqual([200, 200, 200])
  })

  test.each([
    ['empty', undefined, ''],
    ['unsigned', undefined, '{}'],
    ['signed with zeros', 't=1,v1=00', '{}'],
    ['signed with a malformed header', 'signed', '{}'],
  ])(
    'is refused with 400 and the error code invalid_signature if it is %s',
    async (_what, signature, payload) => {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/v1/webhooks/stripe',
        headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
        payload,
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json<Problem>()).toMatchObject({ code: 'invalid_signature', error: 'Bad Request' })
    },
  )

  test.each([
    ['a current time added before the old one', (old: string) => `t=${nowSeconds()},${old}`],
    ['a current time added after the old one', (old: string) => `${old},t=${nowSeconds()}`],
    ['letters added to the time', (old: string) => old.replace(',', 'v1=,')],
  ])('is refused an hour after it was signed, even if its signature header has %s', async (_how, change) => {
    const payload = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: { id: 'in_1' } } })
    const timestamp = nowSeconds() - 3600
    const old = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
    const answer = await world.app.inject({
      method: 'POST',
      url: '/v1/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': change(old) },
      payload,
    })
    expect(answer.statusCode).toBe(400)
  })

  test.each([
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a string', '"x"', 400],
    ['invalid JSON', '{', 400],
    ['an event whose id is a number', '{"id":1,"type":{}}', 400],
    ['an event without data', '{"id":"evt_1","type":"checkout.session.completed","data":null}', 400],
    ['an invoice without an id', '{"id":"evt_1","type":"invoice.paid","data":{"object":{}}}', 400],
    ['an event of another type', '{"id":"evt_1","type":"balance.available","data":{"object":{}}}', 200],
  ])('with a valid signature and the content “%s” gets the status $2', async (_what, payload, status) => {
    const timestamp = nowSeconds()
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp,
    })
    const answer = await world.app.inject({
      method: 'POST',
      url: '/v1/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })
    expect(answer.statusCode).toBe(status)
  })

  test('is handled if it contains an invoice in the format that Stripe used before 2025', {
    tags: ['long'],
  }, async () => {
    const customer = await stripeWorld.signUpAndPay()
    world.clock.set('2026-12-21T15:00:00Z')
    const declined = assertFound(server().act.renew(customer.subscription, { isDeclined: true }).at(-1))
    const { parent: _, ...invoice } = declined.data.object as Invoice
    const subscription = customer.subscription
    expect(await deliver([{ ...declined, data: { object: { ...invoice, subscription } } }])).toEqual([200])
    expect((await stripeWorld.read(customer)).status).toBe('past_due')
  })

  test('is handled only once, even if it is delivered three times simultaneously and then again', async () => {
    const customer = await stripeWorld.signUp()
    const { events } = server().act.pay(customer.sessionId)
    await Promise.all([deliver(events), deliver(events), deliver(events)])
    server().requests.length = 0
    expect(await deliver(events)).toEqual([200, 200, 200])
    expect(server().requests).toEqual([])
  })

  test('does not restore an older state when it arrives late', async () => {
    const customer = await stripeWorld.signUpAndPay()
    world.clock.advance(30 * 24 * 60 * 60_000)
    const declined = server().act.renew(customer.subscription, { isDeclined: true })
    const settled = server().act.settle(customer.subscription)
    const canceled = server().act.cancelOnPortal(customer.subscription)
    await deliver([...declined, ...settled, ...canceled].reverse())
    expect(await stripeWorld.read(customer)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      subscription_end: '2027-01-21T15:00:00.000Z',
    })
  })

  test('does not overwrite a newer state that a simultaneous event stored', async () => {
    const customer = await stripeWorld.signUpAndPay()
    const kept = assertFound(server().ledger.subscriptions.get(customer.subscription))
    const reads = () => server().requests.filter(({ path }) => path.endsWith(customer.subscription)).length
    const before = reads()
    // The first request reads that the subscription will end, but Stripe's response is delayed. The second request
    // reads that the subscription continues, and finishes first.
    server().fail(/^GET \/v1\/subscriptions\//, 'fine', 'late')
    const first = deliver(server().act.cancelOnPortal(customer.subscription))
    await expect.poll(reads, { interval: 5 }).toBe(before + 2)
    kept.cancel_at = null
    expect(await deliver([server().ledger.tell('customer.subscription.updated', kept)])).toEqual([200])
    expect(await first).toEqual([200])
    expect((await stripeWorld.read(customer)).cancel_at_period_end).toBe(false)
  })

  test('gets 503 if Stripe’s API is unreachable, and is handled when it is delivered again', async () => {
    const customer = await stripeWorld.signUp()
    const { events } = server().act.pay(customer.sessionId)
    server().fail(/^GET /, 'busy', 'busy', 'busy')
    expect(await deliver(events)).toEqual([503, 503, 503])
    expect(await deliver(events)).toEqual([200, 200, 200])
    expect((await stripeWorld.read(customer)).status).toBe('active')
  })

  test('is accepted and ignored if it is about another product, about a deleted object or of an unknown type', async () => {
    const { ledger } = server()
    const customer = await stripeWorld.signUp()
    const { subscription } = server().act.pay(customer.sessionId)
    const theirs = { ...assertFound(ledger.subscriptions.get(subscription)), id: ledger.id('sub') }
    for (const metadata of [
      {},
      { home_pulse_customer_id: crypto.randomUUID() },
      { home_pulse_customer_id: 'x' },
    ]) {
      ledger.subscriptions.set(theirs.id, { ...theirs, metadata })
      expect(await deliver([ledger.tell('customer.subscription.updated', theirs)])).toEqual([200])
    }
    const gone = { ...theirs, id: 'sub_gone' }
    const invoice = { id: 'in_other', object: 'invoice', parent: null }
    const others = [
      ledger.tell('customer.subscription.updated', gone),
      ledger.tell('invoice.paid', invoice),
      ledger.tell('charge.refunded', { id: 'ch_gone' }),
      ledger.tell('checkout.session.completed', { id: 'cs_gone' }),
      ledger.tell('customer.created', { id: 'cus_1' }),
    ]
    expect(await deliver(others)).toEqual(others.map(() => 200))
    expect((await stripeWorld.read(customer)).status).toBe('checkout_open')
  })
})
