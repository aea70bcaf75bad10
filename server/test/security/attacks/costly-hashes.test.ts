import { describe, expect, test } from 'vitest'
import { expectProblem } from '../../harness/expect-problem.ts'
import { type Customer, signUp } from '../../harness/fixtures/factories.ts'
import { useOwnWorld, useWorld, type World } from '../../harness/harness.ts'
import { expectMails, tokenIn } from '../../harness/peers/mailbox.ts'

const newPassword = 'another horse battery'
let networks = 0
const newNetwork = () => {
  networks += 1
  return `203.0.${networks >> 8}.${networks & 255}`
}
const post = (world: World, path: string, payload: object, remoteAddress = newNetwork()) =>
  world.app.inject({ method: 'POST', url: `/v1/customers/${path}`, payload, remoteAddress })

async function mailedToken(world: World, { email }: Customer): Promise<string> {
  await post(world, 'forgot-password', { email })
  const [mail] = await expectMails(world, email, 'Set a new password')
  return tokenIn(mail, 'reset-password')
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now()
  await work()
  return performance.now() - startMs
}

describe('if a password hash takes long', () => {
  const parts = { passwordCost: { memoryCost: 64, timeCost: 8_000 } }
  const world = useOwnWorld({ PUBLIC_URL: 'https://pulse.example' }, parts)

  test('a request that is refused before hashing takes less than half the time of a hash', {
    tags: ['long'],
  }, async () => {
    const [ada, eve] = [await signUp(world, { hasMail: true }), await signUp(world, { hasMail: true })]
    const guess = { email: ada.email, password: 'not the right one' }
    const hashMs = await timeOf(() => post(world, 'login', guess))
    const used = { token: await mailedToken(world, ada), password: newPassword }
    expect((await post(world, 'reset-password', used)).statusCode).toBe(200)
    const good = await mailedToken(world, eve)
    const short = 'short'
    const refused: [string, number, string, object][] = [
      ['a used reset link', 403, 'reset-password', used],
      ['a forged reset link', 403, 'reset-password', { token: 'a.b.c', password: newPassword }],
      ['a good reset link with a short password', 422, 'reset-password', { token: good, password: short }],
      ['a taken email address', 409, 'signup', { email: ada.email, password: newPassword }],
      ['a sign-up with a short password', 422, 'signup', { email: 'x@y.example', password: short }],
    ]
    for (const [what, status, path, payload] of refused) {
      const times: number[] = []
      for (let n = 0; n < 3; n += 1)
        times.push(
          await timeOf(async () => expect((await post(world, path, payload)).statusCode, what).toBe(status)),
        )
      expect(Math.min(...times), what).toBeLessThan(hashMs / 2)
    }
  })

  test('a reset link succeeds only once, and many simultaneous requests with it get 429, even from different networks', {
    tags: ['long'],
  }, async () => {
    const token = await mailedToken(world, await signUp(world, { hasMail: true }))
    const send = () => post(world, 'reset-password', { token, password: newPassword })
    const answers = await Promise.all(Array.from({ length: 30 }, send))
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
    expect(count(200)).toBe(1)
    expect(count(429)).toBeGreaterThanOrEqual(10)
  })
})

describe('the rate limits of operations that hash a password', () => {
  const world = useWorld({ PUBLIC_URL: 'https://pulse.example' })
  /** Raises the counters of requests, as if this many more had arrived. */
  const raiseCounters = (more: number) =>
    world.store.asSuperuser(({ query }) =>
      query({ name: 'test_count_on', text: 'update rate_limits set count = count + $1 where count > 0' }, [
        more,
      ]),
    )

  test('a network gets 429 with Retry-After after using 50 reset links in a quarter of an hour', async () => {
    const network = newNetwork()
    const send = () => post(world, 'reset-password', { token: 'a.b.c', password: newPassword }, network)
    const answers = await Promise.all(Array.from({ length: 51 }, send))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(50).fill(403), 429])
    const refused = await send()
    expectProblem(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBe(900)
    world.clock.advance(900_000)
    expect((await send()).statusCode).toBe(403)
  })

  test('a network can cause at most 1,000 hashes in a quarter of an hour, including those of successful sign-ins', async () => {
    const network = newNetwork()
    const { email, password } = await signUp(world)
    const logIn = (from: string) => post(world, 'login', { email, password }, from)
    expect((await logIn(network)).statusCode).toBe(200)
    await raiseCounters(999)
    const refused = await logIn(network)
    expectProblem(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBe(900)
    expectProblem(
      await post(world, 'signup', { email: 'new@y.example', password }, network),
      'too_many_requests',
    )
    expect((await logIn(newNetwork())).statusCode).toBe(200)
  })

  test('a signed-in user can confirm the password at most 30 times in a quarter of an hour', async () => {
    world.clock.advance(900_000)
    const ada = await signUp(world)
    const { password } = ada
    const change = { currentPassword: password, password }
    const { body } = await ada.api.put<{ token: string }>('/v1/customers/password', change)
    await raiseCounters(29)
    expect((await world.api(body.token).put('/v1/customers/password', change)).status).toBe(429)
  })
})
