import type { Problem } from '@home-pulse/contract/errors'
import type { postPaymentLogin } from '@home-pulse/contract/features/accounts/accounts'
import type { RouteResponse } from '@home-pulse/contract/route'
import { beforeEach, describe, expect, test } from 'vitest'
import { signUp } from '../../../../test/harness/fixtures/factories.ts'
import { leave } from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { useWorld } from '../../../../test/harness/harness.ts'
import { assertFound } from '../../../../test/stripe/objects.ts'
import { type StripeCustomer, useStripeWorld } from '../../../../test/stripe/world.ts'

const stripeWorld = useStripeWorld()
const { world, deliver } = stripeWorld
const server = () => stripeWorld.stripe
const sandbox = useWorld()

const deleteAccountNow = async (customer: StripeCustomer) =>
  leave({ ...customer, api: await stripeWorld.as(customer) })
const askAfterPayment = (sessionId: string) =>
  world
    .api()
    .post<RouteResponse<typeof postPaymentLogin> & Problem>('/v1/customers/post-payment-login', { sessionId })
const sessionOf = ({ sessionId }: StripeCustomer) => assertFound(server().ledger.sessions.get(sessionId))

beforeEach(() => world.clock.set('2026-11-21T15:00:00Z'))

describe('account deletion by a customer with an open checkout', () => {
  // spec: 11-14
  test('closes the checkout, and fails with 503 if Stripe is unreachable', async () => {
    const customer = await stripeWorld.signUp()
    server().fail(/expire$/, 'busy')
    expect((await deleteAccountNow(customer)).status).toBe(503)
    expect(sessionOf(customer).status).toBe('open')
    expect((await deleteAccountNow(customer)).status).toBe(200)
    expect(sessionOf(customer).status).toBe('expired')
  })

  // spec: 11-14
  test('closes all open checkouts, even if there are many', async () => {
    const customer = await stripeWorld.signUp()
    const { sessions } = server().ledger
    const ids = [1, 2, 3].map((n) => `${customer.sessionId}${n}`)
    for (const id of ids) sessions.set(id, { ...sessionOf(customer), id })
    await world.store.asSuperuser(({ query }) =>
      query(
        {
          name: 'test_copy',
          text: `insert into checkout_sessions
            select (jsonb_populate_record(c, jsonb_build_object('id', copy.id))).*
            from checkout_sessions c, unnest($2::text[]) as copy (id) where c.id = $1`,
        },
        [customer.sessionId, ids],
      ),
    )
    expect((await deleteAccountNow(customer)).status).toBe(200)
    expect([customer.sessionId, ...ids].map((id) => sessions.get(id)?.status)).toEqual(
      Array(4).fill('expired'),
    )
  })

  test('cancels a subscription whose payment event has not arrived', async () => {
    const customer = await stripeWorld.signUp()
    const { subscription, events } = server().act.pay(customer.sessionId)
    expect((await deleteAccountNow(customer)).status).toBe(200)
    expect(assertFound(server().ledger.subscriptions.get(subscription)).cancel_at_period_end).toBe(true)
    expect(await deliver(events)).toEqual([200, 200, 200])
    expect(server().ledger.refunds.size).toBe(0)
  })

  // spec: 11-14
  test('refunds a payment that arrives afterwards, and gives no access for it', async () => {
    const customer = await stripeWorld.signUp()
    await deleteAccountNow(customer)
    world.clock.advance(60_000)
    // Simulates a payment that the customer's bank confirms after the deletion.
    sessionOf(customer).status = 'open'
    await world.store.asSuperuser(({ query }) =>
      query({ name: 'test_reopen', text: `update checkout_sessions set status = 'open' where id = $1` }, [
        customer.sessionId,
      ]),
    )
    const { subscription, events } = server().act.pay(customer.sessionId)
    const asked = await askAfterPayment(customer.sessionId)
    expect(asked).toMatchObject({ status: 409, body: { code: 'account_leaving' } })
    expect(asked.body).not.toHaveProperty('token')
    expect(await deliver(events)).toEqual([200, 200, 200])
    expect(assertFound(server().ledger.subscriptions.get(subscription)).status).toBe('canceled')
    expect([...server().ledger.charges.values()].at(-1)).toMatchObject({ refunded: true })
  })
})

test('a sandbox checkout returns 410 with a message after the customer has requested account deletion', async () => {
  const customer = await signUp(sandbox)
  await leave(customer)
  const url = new URL(customer.checkoutUrl).pathname
  const payload = 'card_number=4242424242424242&expiry=12/30&cvc=123&name=Ada'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const request of [
    { method: 'GET', url } as const,
    { method: 'POST', url, headers, payload } as const,
  ]) {
    const answer = await sandbox.app.inject(request)
    expect(answer.statusCode).toBe(410)
    expect(answer.body).toContain('This checkout is closed')
  }
})
