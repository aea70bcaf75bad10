import { describe, expect, test } from 'vitest'
import { expectProblem } from '../../../../test/harness/expect-problem.ts'
import { signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useOwnWorld, useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
const quarterHourMs = 15 * 60 * 1000

let addresses = 0
/** Returns an IP address that has made no attempt yet. */
const newAddress = () => {
  addresses += 1
  return `203.0.${addresses >> 8}.${addresses & 255}`
}
const logIn = (email: string, password: string, remoteAddress: string) =>
  world.app.inject({
    method: 'POST',
    url: '/v1/customers/login',
    remoteAddress,
    payload: { email, password },
  })
const guess = async (times: number, email: string, address: string) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) statuses.push((await logIn(email, `wrong ${n}`, address)).statusCode)
  return statuses
}

describe('failed sign-ins at one account', () => {
  test('get 429 with Retry-After after ten wrong passwords within 15 minutes', async () => {
    const { email, password } = await signUp(world)
    const address = newAddress()
    expect(await guess(10, email, address)).toEqual(Array(10).fill(401))
    world.clock.advance(60_000)
    const refused = await logIn(email, password, address)
    expectProblem(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBe(14 * 60)
  })

  test('do not keep the owner of the account from signing in from another network', async () => {
    const { email, password } = await signUp(world)
    await guess(12, email, newAddress())
    expect((await logIn(email, password, newAddress())).statusCode).toBe(200)
  })

  test('are possible only once from each further network after the limit is reached', async () => {
    const { email, password } = await signUp(world)
    await guess(10, email, newAddress())
    const address = newAddress()
    expect(await guess(2, email, address)).toEqual([401, 429])
    expect((await logIn(email, password, address)).statusCode).toBe(429)
  })

  test('are possible only from ten further networks of one IPv6 /48 after the limit is reached', async () => {
    const { email, password } = await signUp(world)
    await guess(10, email, newAddress())
    const statuses: number[] = []
    for (let network = 1; network <= 11; network += 1)
      statuses.push(...(await guess(1, email, `2001:db8:1:${network}::1`)))
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    expect((await logIn(email, password, '2001:db8:2:1::1')).statusCode).toBe(200)
  })

  test('cannot exceed the limit even if they are sent in parallel', async () => {
    const { email } = await signUp(world)
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => logIn(email, `wrong ${n}`, address)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(15).fill(429)])
  })

  test('are counted together for every spelling of the email address', async () => {
    const { email, password } = await signUp(world)
    const address = newAddress()
    await guess(5, email.toUpperCase(), address)
    await guess(5, ` ${email} `, address)
    expect((await logIn(email, password, address)).statusCode).toBe(429)
  })

  test('are no longer counted after 15 minutes: ten parallel sign-ins succeed', async () => {
    const { email, password } = await signUp(world)
    const address = newAddress()
    await guess(11, email, address)
    world.clock.advance(quarterHourMs - 1)
    expect((await logIn(email, password, address)).statusCode).toBe(429)
    world.clock.advance(1)
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(email, password, address)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  })
})

test('sign-ins are refused for at most 15 minutes, even if the clock was eight days ahead and is set back', async () => {
  const { email, password } = await signUp(world)
  const address = newAddress()
  world.clock.advance(8 * 24 * quarterHourMs * 4)
  await guess(12, email, address)
  world.clock.advance(-8 * 24 * quarterHourMs * 4)
  const refused = await logIn(email, password, address)
  expectProblem(refused, 'too_many_requests')
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  world.clock.advance(quarterHourMs)
  expect((await logIn(email, password, address)).statusCode).toBe(200)
})

describe('failed sign-ins from one network', () => {
  test('get 429 after attempts with fifty email addresses, while other networks can still sign in', async () => {
    const { email, password } = await signUp(world)
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => logIn(`nobody-${n}@example.com`, 'wrong', address)),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
    const refused = await logIn(email, password, address)
    expectProblem(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBe(900)
    expect((await logIn(email, password, newAddress())).statusCode).toBe(200)
  })

  test('stay counted after successful sign-ins, and successful sign-ins are not counted', async () => {
    const { email, password } = await signUp(world)
    const address = newAddress()
    await guess(9, email, address)
    for (let n = 0; n < 5; n += 1) expect((await logIn(email, password, address)).statusCode).toBe(200)
    expect(await guess(2, email, address)).toEqual([401, 429])
  })
})

test('the stored counters of sign-in attempts contain neither the email address nor the IP address', async () => {
  await guess(1, 'somebody@example.com', '198.51.100.7')
  const rows = await world.store.asSuperuser(({ query }) =>
    query<{ row: string }>({
      name: 'all_limits',
      text: `select encode(key, 'escape') as row from rate_limits`,
    }),
  )
  expect(rows.length).toBeGreaterThanOrEqual(3)
  expect(JSON.stringify(rows)).not.toMatch(/somebody|198\.51/)
})

describe('sign-up in production', () => {
  const production = useOwnWorld({
    ...{ NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: '1' },
    PUBLIC_URL: 'https://pulse.example',
  })
  const signUpWith = (password: string, remoteAddress: string) =>
    production.app.inject({
      method: 'POST',
      url: '/v1/customers/signup',
      remoteAddress,
      payload: { email: `${crypto.randomUUID()}@example.com`, password },
    })

  test('is allowed at most sixty times per hour from one network', { tags: ['long'] }, async () => {
    const address = newAddress()
    const weak = await Promise.all(Array.from({ length: 60 }, () => signUpWith('short', address)))
    expect(new Set(weak.map(({ statusCode }) => statusCode))).toEqual(new Set([422]))
    const refused = await signUpWith('correct horse battery', address)
    expectProblem(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBe(3600)
    expect((await signUpWith('correct horse battery', newAddress())).statusCode).toBe(201)
    production.clock.advance(3_600_000)
    expect((await signUpWith('correct horse battery', address)).statusCode).toBe(201)
  })

  test.each(['password', 'PassWord', '12345678', 'iloveyou'])(
    'refuses the common password “%s”',
    async (password) => {
      const answer = await signUpWith(password, newAddress())
      expectProblem(
        answer,
        'weak_password',
        'The password is one of the most common passwords: choose another one.',
      )
      expect(answer.json()).toMatchObject({ issues: [{ path: 'password' }] })
    },
  )

  test.each(['🏠🏠🏠🏠🏠🏠🏠🏠', 'kettle-9', ' passwor d '])(
    'accepts the password “%s”',
    async (password) => {
      expect((await signUpWith(password, newAddress())).statusCode).toBe(201)
    },
  )
})

test('sign-up in the sandbox is not limited per network', { tags: ['long'] }, async () => {
  const address = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 62 }, (_, n) =>
      world.app.inject({
        method: 'POST',
        url: '/v1/customers/signup',
        remoteAddress: address,
        payload: { email: `many-${n}@nowhere`, password: 'correct horse battery' },
      }),
    ),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
})
