import type { cancelSubscription } from '@home-pulse/contract/features/billing/billing'
import type { RouteResponse } from '@home-pulse/contract/route'
import { describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, pay, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld({ ENFORCE_PAYMENT: '1' })
type Subscription = RouteResponse<typeof cancelSubscription>
const cancel = ({ api, userId }: Customer) =>
  api.delete<Subscription>(`/v1/customers/${userId}/cancel-subscription`)
const read = ({ api, userId }: Customer) =>
  api.get<Subscription>(`/v1/customers/${userId}/retrieve-subscription-information`)
const aSubscriber = async () => {
  world.clock.set('2026-03-10T10:00:00Z')
  const customer = await signUp(world)
  await pay(world, customer.checkoutUrl)
  return customer
}

describe('a cancellation of a sandbox subscription', () => {
  // spec: 06-51, 08-10
  test('ends access at the end of the paid period, not earlier', async () => {
    const customer = await aSubscriber()
    const answer = await cancel(customer)
    const cancelled = {
      subscription_end: '2026-04-10T10:00:00.000Z',
      access_end: '2026-04-10T10:00:00.000Z',
      cancel_at_period_end: true,
      is_paid: true,
      status: 'active',
      can_resume: true,
      has_billing_portal: false,
      incidents: [],
    }
    expect(answer).toMatchObject({ status: 200, body: cancelled })
    expect((await read(customer)).body).toEqual(cancelled)
    await addHomes(customer.api, aHome())

    world.clock.set('2026-04-10T09:59:59Z')
    const login = await world.api().post<{ token: string }>('/v1/customers/login', customer)
    const api = world.api(login.body.token)
    expect((await api.get('/v1/properties')).status).toBe(200)
    world.clock.advance(1000)
    expect((await api.get('/v1/properties')).status).toBe(402)
  })

  // spec: 08-10
  test('is recorded only once for simultaneous requests, and is undone by a later payment', async () => {
    const customer = await aSubscriber()
    const [one, two] = await Promise.all([cancel(customer), cancel(customer)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(one.body).toEqual(two.body)
    const audit = await world.store.asSuperuser(({ query }) =>
      query(
        {
          name: 'test_cancellations',
          text: `select 1 from audit_entries where customer_id = $1 and action = 'cancelSubscription'`,
        },
        [customer.userId],
      ),
    )
    expect(audit).toHaveLength(1)
    world.clock.set('2026-04-10T10:00:00Z')
    const login = await world.api().post<{ customerCheckoutSession: string }>('/v1/customers/login', customer)
    expect(login.status).toBe(402)
    await pay(world, login.body.customerCheckoutSession)
    const renewed = { cancel_at_period_end: false, is_paid: true }
    const again = await world.api().post<{ token: string }>('/v1/customers/login', customer)
    expect((await read({ ...customer, api: world.api(again.body.token) })).body).toMatchObject(renewed)
  })

  test('is refused with 409 to a customer who never paid or whose subscription has ended', async () => {
    const customer = await signUp(world)
    expect(await cancel(customer)).toMatchObject({ status: 409, body: { code: 'no_subscription' } })
    const lapsed = await aSubscriber()
    world.clock.set('2026-04-08T10:00:00Z')
    const { body } = await world.api().post<{ token: string }>('/v1/customers/login', lapsed)
    world.clock.set('2026-04-10T10:00:00Z')
    const late = await cancel({ ...lapsed, api: world.api(body.token) })
    expect(late).toMatchObject({ status: 409, body: { code: 'no_subscription' } })
  })

  test('can be undone repeatedly during the paid period, but not after it', async () => {
    const customer = await aSubscriber()
    await cancel(customer)
    const resume = () =>
      customer.api.post<Subscription>(`/v1/customers/${customer.userId}/resume-subscription`)
    for (const answer of [await resume(), await resume()])
      expect(answer).toMatchObject({
        status: 200,
        body: { cancel_at_period_end: false, can_resume: false, status: 'active' },
      })
    await cancel(customer)
    world.clock.set('2026-04-08T10:00:00Z')
    const last = await world.api().post<{ token: string }>('/v1/customers/login', customer)
    world.clock.set('2026-04-10T10:00:00Z')
    const late = await world.api(last.body.token).post(`/v1/customers/${customer.userId}/resume-subscription`)
    expect(late).toMatchObject({ status: 409, body: { code: 'nothing_to_resume' } })
  })

  test('returns 404 for the id of another customer, and 401 without a token', async () => {
    const [mine, theirs] = [await aSubscriber(), await aSubscriber()]
    for (const id of [theirs.userId, crypto.randomUUID(), 'not-an-id'])
      expect((await mine.api.delete(`/v1/customers/${id}/cancel-subscription`)).status).toBe(404)
    expect((await read(theirs)).body.cancel_at_period_end).toBe(false)
    expect((await world.api().delete(`/v1/customers/${mine.userId}/cancel-subscription`)).status).toBe(401)
  })
})
