import type { Problem } from '@home-pulse/contract/errors'
import type { Appliance } from '@home-pulse/contract/features/components/components'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { addHomes, aHome, pay, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
interface PaymentState {
  is_paid: boolean
  token?: string
  jwt?: string
}
const ask = (checkoutUrl: string) =>
  world
    .api()
    .post<PaymentState>('/v1/customers/post-payment-login', { sessionId: checkoutUrl.split('/').at(-1) })

describe('polling a checkout for its payment', () => {
  // spec: 05-34, 08-08
  test('returns is_paid: false until the checkout is paid, and then a token', async () => {
    const { checkoutUrl, userId } = await signUp(world)
    expect(await ask(checkoutUrl)).toMatchObject({ status: 200, body: { is_paid: false } })
    expect((await ask(checkoutUrl)).body).not.toHaveProperty('token')
    await pay(world, checkoutUrl)
    for (let times = 0; times < 2; times += 1) {
      const { body } = await ask(checkoutUrl)
      expect(body).toMatchObject({ is_paid: true, jwt: body.token })
      expect(decodeJwt(body.token ?? '').user_id).toBe(userId)
      expect((await world.api(body.token).get('/v1/properties')).status).toBe(200)
    }
  })

  test('returns no token later than ten minutes after the payment', async () => {
    const { checkoutUrl } = await signUp(world)
    await pay(world, checkoutUrl)
    world.clock.advance(600_000)
    expect((await ask(checkoutUrl)).body.token).toBeTypeOf('string')
    world.clock.advance(1)
    expect((await ask(checkoutUrl)).body).toEqual({ is_paid: true })
  })

  test('returns no token if the checkout is paid again more than ten minutes after its first payment', async () => {
    const { checkoutUrl } = await signUp(world)
    await pay(world, checkoutUrl)
    world.clock.advance(600_001)
    expect((await pay(world, checkoutUrl)).statusCode).toBe(303)
    expect((await ask(checkoutUrl)).body).toEqual({ is_paid: true })
  })

  test.each([
    ['cs_sandbox_unknown', 404, 'checkout_not_found'],
    ['../../etc/passwd', 404, 'checkout_not_found'],
    ["' or true --", 404, 'checkout_not_found'],
    ['', 422, 'invalid_request'],
    ['x'.repeat(201), 422, 'invalid_request'],
    [null, 422, 'invalid_request'],
    [{ $ne: null }, 422, 'invalid_request'],
  ])('returns for the checkout id %j the status %i and the code %s', async (sessionId, status, code) => {
    const answer = await world.api().post<Problem>('/v1/customers/post-payment-login', { sessionId })
    expect(answer).toMatchObject({ status, body: { code } })
  })
})

test('exactly one of eight simultaneous sign-ups with one email address succeeds', async () => {
  const attempts = Array.from({ length: 8 }, (_, n) =>
    world.api().post('/v1/customers/signup', {
      email: n % 2 ? 'RACE@example.com' : 'race@example.com',
      password: `password ${n}`,
    }),
  )
  const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort()
  expect(statuses).toEqual([201, ...Array(7).fill(409)])
  const counts = await world.store.asSuperuser(({ query }) =>
    query({
      name: 'count_race',
      text: `select (select count(*) from users where email ilike 'race@example.com') as users,
        (select count(*) from customers c where not exists
          (select from sign_in_emails e where e.customer_id = c.customer_id)) as orphans`,
    }),
  )
  expect(counts).toEqual([{ users: 1, orphans: 0 }])
})

describe('the date that the server uses as today for a customer', () => {
  const installedOn = async (customer: Awaited<ReturnType<typeof signUp>>) => {
    const [home] = await addHomes(customer.api, aHome({ appliances: { stove: { age: 10 } } }))
    const { body } = await customer.api.get<Appliance[]>(`/v1/properties/${home?.id}/appliances`)
    return body[0]?.installed_on
  }
  const logIn = async ({ email, password }: { email: string; password: string }, timeZone: unknown) =>
    (await world.api().post('/v1/customers/login', { email, password, timeZone })).status

  test.each([
    ['Pacific/Auckland', '2016-11-22'],
    ['America/Los_Angeles', '2016-11-21'],
    ['america/los_angeles', '2016-11-21'],
    ['Asia/Kathmandu', '2016-11-22'],
    ['Mars/Olympus_Mons', '2016-11-21'],
    ['+13:00', '2016-11-21'],
    ['', '2016-11-21'],
  ])(
    'is that of the browser’s time zone, or a default for unknown zones: signing up in %j gives the date %s',
    async (timeZone, day) => {
      world.clock.set('2026-11-21T18:30:00Z')
      expect(await installedOn(await signUp(world, { timeZone }))).toBe(day)
    },
  )

  test('follows the time zone of a later sign-in, and an unknown or missing zone changes nothing', async () => {
    world.clock.set('2026-11-21T18:30:00Z')
    const customer = await signUp(world, { timeZone: 'Pacific/Auckland' })
    for (const unknown of ['Nowhere/At_All', null, '', undefined]) {
      expect(await logIn(customer, unknown)).toBe(200)
      expect(await installedOn(customer)).toBe('2016-11-22')
    }
    expect(await logIn(customer, 'America/Los_Angeles')).toBe(200)
    expect(await installedOn(customer)).toBe('2016-11-21')
  })
})
