import type { Problem } from '@home-pulse/contract/errors'
import { beforeEach, describe, expect, test } from 'vitest'
import { copyOf, leave } from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { expectMails, tokenIn } from '../../../../test/harness/peers/mailbox.ts'
import { assertFound } from '../../../../test/stripe/objects.ts'
import { type PaidCustomer, type Subscription, useStripeWorld } from '../../../../test/stripe/world.ts'

const stripeWorld = useStripeWorld({ PAYMENT_GRACE_DAYS: '5' })
const { world, deliver } = stripeWorld
const server = () => stripeWorld.stripe
const dayMs = 24 * 60 * 60_000
type Answer = Subscription & Problem

const call = async (customer: PaidCustomer, method: 'post' | 'delete', what: string) =>
  (await stripeWorld.as(customer))[method]<Answer & { url: string }>(
    `/v1/customers/${customer.userId}/${what}`,
  )
const cancel = (customer: PaidCustomer) => call(customer, 'delete', 'cancel-subscription')
const resume = (customer: PaidCustomer) => call(customer, 'post', 'resume-subscription')
const openPortal = (customer: PaidCustomer) => call(customer, 'post', 'billing-portal')
const atStripe = ({ subscription: id }: PaidCustomer) => assertFound(server().ledger.subscriptions.get(id))
const listHomes = async (customer: PaidCustomer) => (await stripeWorld.as(customer)).get('/v1/properties')

async function customerWithDeclinedCard() {
  const customer = await stripeWorld.signUpAndPay()
  world.clock.set('2026-12-21T15:00:00Z')
  await deliver(server().act.renew(customer.subscription, { isDeclined: true }))
  return customer
}

beforeEach(() => world.clock.set('2026-11-21T15:00:00Z'))

describe('a cancellation of a Stripe subscription', () => {
  // spec: 08-10
  test('is stored at Stripe, and a repeated request to cancel or resume changes nothing more', async () => {
    const customer = await stripeWorld.signUpAndPay()
    const ends = {
      status: 'active',
      cancel_at_period_end: true,
      can_resume: true,
      is_paid: true,
      subscription_end: '2026-12-21T15:00:00.000Z',
      access_end: '2026-12-21T15:00:00.000Z',
    }
    for (const answer of await Promise.all([cancel(customer), cancel(customer)]))
      expect(answer).toMatchObject({ status: 200, body: ends })
    expect(await cancel(customer)).toMatchObject({ status: 200, body: ends })
    expect(atStripe(customer).cancel_at_period_end).toBe(true)

    const goesOn = { cancel_at_period_end: false, can_resume: false, access_end: '2026-12-26T15:00:00.000Z' }
    for (const answer of [await resume(customer), await resume(customer)])
      expect(answer).toMatchObject({ status: 200, body: goesOn })
    expect(atStripe(customer)).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
  })

  test('can be undone even if the customer cancelled in Stripe’s billing portal', async () => {
    const customer = await stripeWorld.signUpAndPay()
    await deliver(server().act.cancelOnPortal(customer.subscription))
    expect((await resume(customer)).body).toMatchObject({ cancel_at_period_end: false })
    expect(atStripe(customer).cancel_at).toBeNull()
  })

  // spec: 06-51
  test('ends access exactly at the end of the paid period, and cannot be undone after that', async () => {
    const customer = await stripeWorld.signUpAndPay()
    await cancel(customer)
    world.clock.set('2026-12-21T14:59:59Z')
    expect((await listHomes(customer)).status).toBe(200)
    world.clock.set('2026-12-21T15:00:00Z')
    expect((await listHomes(customer)).status).toBe(402)
    server().act.end(customer.subscription)
    expect(await resume(customer)).toMatchObject({ status: 409, body: { code: 'nothing_to_resume' } })
    expect(await stripeWorld.read(customer)).toMatchObject({ status: 'ended', can_resume: false })
  })

  test('takes effect at the end of the new period if the request arrives during a renewal', async () => {
    const customer = await stripeWorld.signUpAndPay()
    world.clock.set('2026-12-21T15:00:00Z')
    const renewal = server().act.renew(customer.subscription)
    server().fail(/^POST \/v1\/subscriptions\//, 'locked')
    const expected = { cancel_at_period_end: true, subscription_end: '2027-01-21T15:00:00.000Z' }
    expect(await cancel(customer)).toMatchObject({ status: 200, body: expected })
    await deliver(renewal)
    expect(await stripeWorld.read(customer)).toMatchObject(expected)
  })

  test('returns 503 with Retry-After and changes nothing if Stripe is unreachable', async () => {
    const customer = await stripeWorld.signUpAndPay()
    server().fail(/^POST \/v1\/subscriptions\//, 'busy')
    expect(await cancel(customer)).toMatchObject({
      status: 503,
      body: { code: 'payment_unavailable' },
      headers: { 'retry-after': '7' },
    })
    expect((await stripeWorld.read(customer)).cancel_at_period_end).toBe(false)
  })

  test('returns 404 for another customer’s subscription, as all subscription routes do', async () => {
    const [mine, theirs] = [await stripeWorld.signUpAndPay(), await stripeWorld.signUpAndPay()]
    const stranger = { ...mine, userId: theirs.userId }
    const api = await stripeWorld.as(mine)
    for (const what of ['resume-subscription', 'billing-portal', 'checkout-session'])
      expect((await api.post(`/v1/customers/${stranger.userId}/${what}`)).status).toBe(404)
    expect((await api.delete(`/v1/customers/${stranger.userId}/cancel-subscription`)).status).toBe(404)
    expect(atStripe(theirs).cancel_at_period_end).toBe(false)
  })
})

describe('a renewal whose card is declined', () => {
  test('starts a grace period, after which requests get 402 with a checkout until another card pays', async () => {
    const customer = await customerWithDeclinedCard()
    const pastDue = {
      status: 'past_due',
      subscription_end: '2026-12-21T15:00:00.000Z',
      access_end: '2026-12-26T15:00:00.000Z',
    }
    expect(await stripeWorld.read(customer)).toMatchObject({ ...pastDue, is_paid: true })
    world.clock.set('2026-12-26T14:59:59Z')
    expect((await listHomes(customer)).status).toBe(200)
    expect(
      await world.api().post('/v1/customers/login', { email: customer.email, password: customer.password }),
    ).toMatchObject({ status: 200 })

    world.clock.set('2026-12-26T15:00:00Z')
    expect(await listHomes(customer)).toMatchObject({
      status: 402,
      body: { code: 'payment_required', customerCheckoutSession: expect.stringContaining('stripe.example') },
    })
    expect(await stripeWorld.read(customer)).toMatchObject({ ...pastDue, is_paid: false })
    expect((await openPortal(customer)).body.url).toMatch(/payment_method_update$/)

    await deliver(server().act.settle(customer.subscription))
    expect((await listHomes(customer)).status).toBe(200)
    expect(await stripeWorld.read(customer)).toMatchObject({
      status: 'active',
      subscription_end: '2027-01-21T15:00:00.000Z',
    })
  })

  test('starts no second grace period if the next renewals fail too', async () => {
    const customer = await customerWithDeclinedCard()
    const lastPaid = { subscription_end: '2026-12-21T15:00:00.000Z', access_end: '2026-12-26T15:00:00.000Z' }
    for (const date of ['2027-01-21T15:00:00Z', '2027-02-21T15:00:00Z']) {
      world.clock.set(date)
      await deliver(server().act.renew(customer.subscription, { isDeclined: true }))
      expect(await stripeWorld.read(customer)).toMatchObject({ ...lastPaid, is_paid: false })
      expect((await listHomes(customer)).status).toBe(402)
    }
    await world.app.jobs.runDue()
    expect(await stripeWorld.read(customer)).toMatchObject({ ...lastPaid, status: 'past_due' })
    await deliver(server().act.end(customer.subscription))
    expect(await stripeWorld.read(customer)).toMatchObject({
      ...lastPaid,
      status: 'ended',
      access_end: lastPaid.subscription_end,
    })
  })

  test('lets the customer cancel, which ends the subscription at Stripe immediately', async () => {
    const customer = await customerWithDeclinedCard()
    expect(await cancel(customer)).toMatchObject({ status: 200, body: { status: 'ended', is_paid: false } })
    expect(atStripe(customer).status).toBe('canceled')
    expect((await cancel(customer)).status).toBe(200)
  })

  test('is resolved by a new subscription, and the old one is cancelled without a refund', async () => {
    const customer = await customerWithDeclinedCard()
    world.clock.advance(6 * dayMs)
    const refunds = server().ledger.refunds.size
    const { body } = await listHomes(customer)
    const session =
      String((body as Problem).customerCheckoutSession)
        .split('/')
        .at(-1) ?? ''
    const { subscription, events } = server().act.pay(session)
    await deliver(events)
    expect(await stripeWorld.read(customer)).toMatchObject({ status: 'active', is_paid: true })
    expect(atStripe(customer).status).toBe('canceled')
    expect(server().ledger.subscriptions.get(subscription)?.status).toBe('active')
    expect(server().ledger.refunds.size).toBe(refunds)
  })
})

describe('after a refund, cancellation or dispute at Stripe', () => {
  test('the account lists a partial and then a full refund, and neither ends access', async () => {
    const customer = await stripeWorld.signUpAndPay()
    await deliver(server().act.refund(customer.subscription, 4_000))
    expect((await stripeWorld.read(customer)).incidents).toMatchObject([
      { kind: 'refund', status: 'partial', amount: 40, happened_at: '2026-11-21T15:00:00.000Z' },
    ])
    await deliver(server().act.refund(customer.subscription, 5_900))
    expect(await stripeWorld.read(customer)).toMatchObject({
      is_paid: true,
      incidents: [{ kind: 'refund', status: 'full', amount: 99 }],
    })
    const { account } = await copyOf(world, { ...customer, api: await stripeWorld.as(customer) })
    expect(account.payment_incidents).toEqual([
      { kind: 'refund', status: 'full', amount: 99, happened_at: '2026-11-21T15:00:00.000Z' },
    ])
  })

  test.each(['refunded first', 'ended first'])(
    'access has ended if the payment was refunded in full and the subscription ended (%s)',
    async (order) => {
      const customer = await stripeWorld.signUpAndPay()
      world.clock.advance(3 * dayMs)
      const events = [server().act.refund(customer.subscription), server().act.end(customer.subscription)]
      await deliver((order === 'refunded first' ? events : events.reverse()).flat())
      expect(await stripeWorld.read(customer)).toMatchObject({
        status: 'ended',
        subscription_end: '2026-11-24T15:00:00.000Z',
      })
      expect((await listHomes(customer)).status).toBe(402)
    },
  )

  test('access continues until the end of the paid period if the subscription ended without a refund', async () => {
    const customer = await stripeWorld.signUpAndPay()
    await deliver(server().act.end(customer.subscription))
    expect(await stripeWorld.read(customer)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      can_resume: false,
      subscription_end: '2026-12-21T15:00:00.000Z',
    })
  })

  test('the account lists an open and a won dispute, and a lost dispute cancels the subscription', async () => {
    const customer = await stripeWorld.signUpAndPay()
    const { id, events } = server().act.dispute(customer.subscription)
    await deliver(events)
    expect(await stripeWorld.read(customer)).toMatchObject({
      is_paid: true,
      incidents: [{ kind: 'dispute', status: 'open', amount: 99 }],
    })
    await deliver(server().act.decide(id, 'won'))
    expect((await stripeWorld.read(customer)).incidents).toMatchObject([{ status: 'won' }])

    const other = server().act.dispute(customer.subscription)
    await deliver([...server().act.decide(other.id, 'lost'), ...other.events])
    expect(await stripeWorld.read(customer)).toMatchObject({ status: 'ended', is_paid: false })
    expect(atStripe(customer).status).toBe('canceled')
  })
})

test('a changed email address is sent to Stripe for a customer who exists there', async () => {
  const customer = await stripeWorld.signUpAndPay()
  const known = atStripe(customer).customer
  const change = async (name: string) => {
    const email = `${name}-${crypto.randomUUID()}@example.com`
    const body = { email, currentPassword: customer.password }
    const api = await stripeWorld.as(customer)
    expect((await api.put('/v1/customers/pending-email', body)).status).toBe(200)
    const [mail] = await expectMails(world, email, 'Confirm your new email')
    const token = tokenIn(mail, 'change-email')
    expect((await api.post('/v1/customers/pending-email/confirm', { token })).status).toBe(200)
    return email
  }
  const email = await change('ada')
  const lastUpdate = () => server().requests.findLast(({ path }) => path === `/v1/customers/${known}`)
  await expect.poll(lastUpdate).toMatchObject({ method: 'POST', params: { email } })
})

test('a deleted account is erased at Stripe after the 14 days of grace, with a retry if Stripe fails', async () => {
  const customer = await stripeWorld.signUpAndPay()
  const known = atStripe(customer).customer
  const isKnown = () => !server().ledger.unknownCustomers.has(known)
  await leave({ ...customer, api: await stripeWorld.as(customer) })
  world.clock.advance(13 * dayMs)
  await world.app.jobs.runDue()
  expect(isKnown()).toBe(true)
  world.clock.advance(2 * dayMs)
  server().fail(/^DELETE \/v1\/customers/, 'broken')
  await world.app.jobs.runDue()
  expect(isKnown()).toBe(true)
  world.clock.advance(2 * 60 * 60_000)
  await world.app.jobs.runDue()
  expect(isKnown()).toBe(false)
  expect(atStripe(customer).status).toBe('canceled')
})

describe('the billing portal', () => {
  test('is Stripe’s page for this customer, with a link back to the profile', async () => {
    const customer = await stripeWorld.signUpAndPay()
    expect((await stripeWorld.read(customer)).has_billing_portal).toBe(true)
    expect(await openPortal(customer)).toMatchObject({
      status: 201,
      body: { url: `https://billing.stripe.example/${atStripe(customer).customer}/all` },
    })
    expect(server().requests.at(-1)?.params).toMatchObject({
      return_url: 'https://pulse.example/profile#subscription',
    })
  })

  test('does not exist before the first payment', async () => {
    const customer = { ...(await stripeWorld.signUp()), subscription: '' }
    expect((await stripeWorld.read(customer)).has_billing_portal).toBe(false)
    expect(await openPortal(customer)).toMatchObject({ status: 409, body: { code: 'no_billing_portal' } })
  })
})
