import { beforeEach, describe, expect, test } from 'vitest'
import { assertFound } from '../../../../test/stripe/objects.ts'
import { useStripeWorld } from '../../../../test/stripe/world.ts'

const stripeWorld = useStripeWorld()
const { world, deliver } = stripeWorld
const server = () => stripeWorld.stripe
const dayMs = 24 * 60 * 60_000
/** Moves the clock by a day and runs the jobs that are due. */
const nextNight = () => {
  world.clock.advance(dayMs)
  return world.app.jobs.runDue()
}
let days = 0
beforeEach(() => {
  // Each test uses its own dates, because a job runs only once per night.
  days += 40
  world.clock.set(new Date(Date.parse('2026-11-21T15:00:00Z') + days * dayMs).toISOString())
})

describe('the nightly comparison of our subscriptions with those at Stripe', () => {
  test('finds a payment, a cancellation and a refund although no webhook event arrived', async () => {
    const paid = await stripeWorld.signUp()
    const { subscription } = server().act.pay(paid.sessionId)
    const canceled = await stripeWorld.signUpAndPay()
    server().act.cancelOnPortal(canceled.subscription)
    const refunded = await stripeWorld.signUpAndPay()
    server().act.refund(refunded.subscription)

    await nextNight()
    expect(await stripeWorld.read({ ...paid })).toMatchObject({ status: 'active', is_paid: true })
    expect(await stripeWorld.read(canceled)).toMatchObject({ cancel_at_period_end: true })
    expect((await stripeWorld.read(refunded)).incidents).toMatchObject([{ kind: 'refund', status: 'full' }])
    expect(assertFound(server().ledger.subscriptions.get(subscription)).status).toBe('active')
    const login = { email: paid.email, password: paid.password }
    expect((await world.api().post('/v1/customers/login', login)).status).toBe(200)
  })

  test('finds changes that have no event, by reading all pages of the list of subscriptions', {
    tags: ['long'],
  }, async () => {
    const customers = [await stripeWorld.signUpAndPay(), await stripeWorld.signUpAndPay()]
    const { ledger } = server()
    const [template] = ledger.subscriptions.values()
    // Adds subscriptions of another product in the same Stripe account. There are too many for one page of Stripe's
    // list.
    for (let n = 0; n < 130; n += 1) {
      const id = ledger.id('sub')
      ledger.subscriptions.set(id, { ...assertFound(template), id, metadata: {} })
    }
    for (const { subscription } of customers)
      assertFound(ledger.subscriptions.get(subscription)).cancel_at_period_end = true
    server().requests.length = 0
    await nextNight()
    for (const customer of customers)
      expect(await stripeWorld.read(customer)).toMatchObject({ cancel_at_period_end: true })
    const pages = server().requests.filter(({ path }) => path === '/v1/subscriptions')
    expect(pages.length).toBeGreaterThan(1)
    for (const { params } of pages) expect(params).toMatchObject({ status: 'all', limit: '100' })
  })

  test('adds no audit entry if nothing changed since the last night', async () => {
    const customer = await stripeWorld.signUpAndPay()
    await nextNight()
    const audit = () =>
      world.store.asSuperuser(({ query }) =>
        query(
          { name: 'test_audit', text: 'select action from audit_entries where customer_id = $1 order by id' },
          [customer.userId],
        ),
      )
    const before = await audit()
    await nextNight()
    expect(await audit()).toEqual(before)
  })

  test('is retried if Stripe was unreachable', async () => {
    const customer = await stripeWorld.signUp()
    server().act.pay(customer.sessionId)
    server().fail(/^GET \/v1\/events/, 'busy')
    await nextNight()
    expect((await stripeWorld.read(customer)).is_paid).toBe(false)
    world.clock.advance(2 * 60_000)
    await world.app.jobs.runDue()
    expect((await stripeWorld.read(customer)).status).toBe('active')
    expect(stripeWorld.log.join('')).toContain('job failed')
  })
})

test('records of handled webhook events are deleted within 70 days', { tags: ['long'] }, async () => {
  const customer = await stripeWorld.signUp()
  await deliver(server().act.pay(customer.sessionId).events)
  const count = async () => {
    const [row] = await world.store.asSuperuser(({ query }) =>
      query<{ n: number }>({ name: 'test_events', text: 'select count(*) as n from payment_events' }),
    )
    return Number(row?.n)
  }
  expect(await count()).toBeGreaterThan(0)
  world.clock.advance(70 * dayMs)
  await world.app.jobs.runDue()
  expect(await count()).toBe(0)
})
