import type { retrieveSubscription } from '@home-pulse/contract/features/billing/billing'
import type { RouteResponse } from '@home-pulse/contract/route'
import { describe, expect, test } from 'vitest'
import { type Customer, pay, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
type Subscription = RouteResponse<typeof retrieveSubscription>
const read = ({ api, userId }: Customer) =>
  api.get<Subscription>(`/v1/customers/${userId}/retrieve-subscription-information`)

describe('the subscription', () => {
  test('has no end before the first payment', async () => {
    const customer = await signUp(world)
    expect((await read(customer)).body).toEqual({
      subscription_end: null,
      access_end: null,
      cancel_at_period_end: false,
      is_paid: false,
      status: 'checkout_open',
      can_resume: false,
      has_billing_portal: false,
      incidents: [],
    })
  })

  // spec: 05-35, 08-11
  test.each([
    ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00Z', '2028-02-29T10:00:00.000Z'],
    ['2026-12-15T23:59:59Z', '2027-01-15T23:59:59.000Z'],
  ])('begins with the payment at %s and lasts until %s', async (paidAt, end) => {
    world.clock.set(paidAt)
    const customer = await signUp(world)
    await pay(world, customer.checkoutUrl)
    expect((await read(customer)).body).toMatchObject({ subscription_end: end, is_paid: true })
  })

  test('is extended by a month when paid again before its end', async () => {
    world.clock.set('2026-05-10T10:00:00Z')
    const customer = await signUp(world)
    await pay(world, customer.checkoutUrl)
    const next = await customer.api.post<{ customerCheckoutSession: string }>(
      `/v1/customers/${customer.userId}/checkout-session`,
    )
    expect(next.status).toBe(201)
    await pay(world, next.body.customerCheckoutSession)
    expect((await read(customer)).body.subscription_end).toBe('2026-07-10T10:00:00.000Z')
  })

  test('is never cached, because it changes with time', async () => {
    const { headers } = await read(await signUp(world))
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('etag')
  })

  test.each([
    ['retrieve-subscription-information', 'get'],
    ['checkout-session', 'post'],
    ['resume-subscription', 'post'],
    ['billing-portal', 'post'],
  ] as const)('returns 404 for another customer’s id from the route %s', async (call, method) => {
    const [mine, theirs] = [await signUp(world), await signUp(world)]
    const answers = await Promise.all(
      [theirs.userId, crypto.randomUUID(), 'not-an-id'].map((id) =>
        mine.api[method](`/v1/customers/${id}/${call}`),
      ),
    )
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 404, body: answers[0]?.body })
  })
})
