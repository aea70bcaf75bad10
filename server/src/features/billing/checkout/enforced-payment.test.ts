import type { Problem } from '@home-pulse/contract/errors'
import { routes } from '@home-pulse/contract/routes'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, pay, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useOwnWorld } from '../../../../test/harness/harness.ts'
import { expectMails } from '../../../../test/harness/peers/mailbox.ts'

const world = useOwnWorld({ ENFORCE_PAYMENT: '1', PUBLIC_URL: 'https://pulse.example/' })
type Body = Problem & { token?: string }
const logIn = ({ email, password }: { email: string; password: string }) =>
  world.api().post<Body>('/v1/customers/login', { email, password })

describe('an unpaid customer', () => {
  let unpaid: Customer
  beforeAll(async () => {
    unpaid = await signUp(world)
  })
  test.each(routes.filter(({ access }) => access === 'paid').map((route) => [route.name, route] as const))(
    'gets 402 with the URL of the open checkout from the route “%s”',
    async (_name, { method, path }) => {
      const { token, userId, checkoutUrl } = unpaid
      const answer = await world.app.inject({
        method,
        url: path.replaceAll(/:\w+/g, userId),
        headers: { authorization: `Bearer ${token}` },
        ...(method === 'POST' && { payload: [aHome()] }),
      })
      expect(answer.statusCode).toBe(402)
      expect(answer.json()).toEqual({
        statusCode: 402,
        code: 'payment_required',
        error: 'Payment Required',
        message: 'Your subscription is not active. Finish the payment to continue.',
        customerCheckoutSession: checkoutUrl,
      })
      expect(new URL(checkoutUrl).origin).toBe('https://pulse.example')
    },
  )

  // The request bodies of routes that need one.
  const bodies: Record<string, object> = {
    updateProfile: { firstName: 'Ada', lastName: 'Lovelace' },
    updateMailPreferences: { weekly: false, due: true },
    requestEmailChange: { email: 'another@example.com', currentPassword: 'correct horse battery' },
    confirmEmailChange: { token: 'of no link' },
    changePassword: { currentPassword: 'correct horse battery', password: 'another horse battery' },
    deleteAccount: { password: 'correct horse battery', confirmation: 'DELETE' },
  }
  // The status of routes that fail because the customer has no subscription or the link is not valid.
  const failures: Record<string, number> = {
    cancelSubscription: 409,
    resumeSubscription: 409,
    openBillingPortal: 409,
    confirmEmailChange: 403,
  }
  test.each(routes.filter(({ access }) => access === 'account').map((route) => [route.name, route] as const))(
    'is not refused with 402 by the route “%s”',
    async (name, { method, path, status }) => {
      const { token, userId } = await signUp(world)
      const answer = await world.app.inject({
        method,
        url: path.replaceAll(/:\w+/g, userId),
        headers: { authorization: `Bearer ${token}` },
        ...(bodies[name] && { payload: bodies[name] }),
      })
      expect(answer.statusCode).toBe(failures[name] ?? status)
    },
  )

  test('gets 402 with the URL of the open checkout at sign-in', async () => {
    const customer = await signUp(world)
    const answer = await logIn(customer)
    expect(answer).toMatchObject({
      status: 402,
      body: { code: 'payment_required', customerCheckoutSession: customer.checkoutUrl },
    })
    expect(answer.body).not.toHaveProperty('lapsed')
    const wrong = await logIn({ ...customer, password: 'wrong password' })
    expect(wrong.status).toBe(401)
    expect(wrong.body).not.toHaveProperty('customerCheckoutSession')
    expect(wrong.body).not.toHaveProperty('token')
  })
})

test('sign-up is refused with 422 for a common password if payment is enforced', async () => {
  const answer = await world
    .api()
    .post<Body>('/v1/customers/signup', { email: 'w@x.y', password: 'password' })
  expect(answer).toMatchObject({ status: 422, body: { code: 'weak_password' } })
  expect((await logIn({ email: 'w@x.y', password: 'password' })).status).toBe(401)
})

describe('a customer whose subscription has ended', () => {
  async function lapse() {
    const customer = await signUp(world, { hasMail: true })
    await pay(world, customer.checkoutUrl)
    await addHomes(customer.api, aHome())
    // After 40 days the subscription has ended and every earlier token has expired.
    world.clock.advance(40 * 24 * 3_600_000)
    return customer
  }

  // spec: 11-13
  test('can read the change history, export the data, pay and delete the account, but not open homes', async () => {
    const customer = await lapse()
    expect((await customer.api.get('/v1/records/changes')).status).toBe(401)
    const { status, body } = await logIn(customer)
    expect(status).toBe(402)
    expect(body).toMatchObject({ code: 'payment_required', lapsed: true })
    expect(body.customerCheckoutSession).not.toBe(customer.checkoutUrl)
    const api = world.api(body.token)
    expect((await api.get('/v1/properties')).status).toBe(402)
    expect((await api.post('/v1/properties', [aHome()])).status).toBe(402)

    expect((await api.get<unknown[]>('/v1/records/changes')).body.length).toBeGreaterThan(0)
    const started = await api.post<{ download_url: string }>('/v1/records/exports')
    const { pathname, search } = new URL(started.body.download_url)
    const copy = await world.app.inject(pathname + search)
    expect(copy).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/zip' } })

    await pay(world, String(body.customerCheckoutSession))
    expect((await api.get('/v1/properties')).status).toBe(200)
    world.clock.advance(40 * 24 * 3_600_000)
    const last = world.api((await logIn(customer)).body.token)
    const { password } = customer
    expect((await last.post('/v1/records/deletion', { password, confirmation: 'DELETE' })).status).toBe(200)
  })

  // spec: 11-12
  test('can cancel an account deletion only by a sign-in with `restore: true`', async () => {
    const customer = await lapse()
    const { token } = (await logIn(customer)).body
    const { email, password } = customer
    await world.api(token).post('/v1/records/deletion', { password, confirmation: 'DELETE' })
    world.clock.advance(24 * 3_600_000)

    const away = await logIn(customer)
    expect(away).toMatchObject({ status: 409, body: { code: 'account_leaving' } })
    for (const name of ['token', 'customerCheckoutSession', 'restored'])
      expect(away.body).not.toHaveProperty(name)
    expect((await logIn({ ...customer, password: 'wrong password' })).status).toBe(401)

    const back = await world.api().post<Body>('/v1/customers/login', { email, password, restore: true })
    expect(back).toMatchObject({ status: 402, body: { code: 'payment_required', restored: true } })
    await expectMails(world, customer.email, 'Your account will not be deleted')
    expect((await logIn(customer)).body).not.toHaveProperty('restored')
    await pay(world, String(back.body.customerCheckoutSession))
    expect((await world.api(back.body.token).get<unknown[]>('/v1/properties')).body).toHaveLength(1)
  })
})

describe('a server that enforces payment', () => {
  test('accepts a token that was issued before the payment, and returns 402 when the paid period ends', async () => {
    world.clock.set('2026-01-31T12:00:00Z')
    const customer = await signUp(world)
    expect((await customer.api.get('/v1/properties')).status).toBe(402)
    await pay(world, customer.checkoutUrl)
    await addHomes(customer.api, aHome({ structures: {}, appliances: { stove: { age: 2 } } }))
    const kept = await customer.api.get('/v1/properties')
    expect(kept.status).toBe(200)

    world.clock.set('2026-02-28T11:59:59Z')
    const { token } = (await logIn(customer)).body
    const api = world.api(token)
    const before = await api.get('/v1/properties')
    expect(before.status).toBe(200)
    world.clock.advance(1000)
    const lapsed = await api.get<Problem>('/v1/properties', { 'if-none-match': String(before.headers.etag) })
    expect(lapsed.status).toBe(402)
    expect((await logIn(customer)).status).toBe(402)

    await pay(world, String(lapsed.body.customerCheckoutSession))
    expect((await api.get('/v1/properties')).body).toEqual(kept.body)
  })

  test('opens one new checkout for simultaneous requests, and another after that checkout is paid', async () => {
    const customer = await signUp(world)
    await pay(world, customer.checkoutUrl)
    world.clock.advance(6 * 24 * 3_600_000)
    const { token } = (await logIn(customer)).body
    world.clock.advance(6 * 24 * 3_600_000)
    const fresh = world.api((await logIn(customer)).body.token ?? token)
    const open = () =>
      fresh.post<{ customerCheckoutSession: string }>(`/v1/customers/${customer.userId}/checkout-session`)
    const urls = (await Promise.all([open(), open(), open()])).map(({ body }) => body.customerCheckoutSession)
    expect(new Set(urls).size).toBe(1)
    expect(urls[0]).not.toBe(customer.checkoutUrl)
    await pay(world, urls[0] ?? '')
    expect((await open()).body.customerCheckoutSession).not.toBe(urls[0])
  })
})
