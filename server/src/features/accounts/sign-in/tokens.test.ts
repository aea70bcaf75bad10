import { decodeJwt, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem } from '../../../../test/harness/expect-problem.ts'
import { type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { masterSecret, useWorld } from '../../../../test/harness/harness.ts'
import { deriveSecrets } from '../../../platform/config/secrets.ts'

const world = useWorld()
const dayMs = 24 * 60 * 60 * 1000
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const ask = (authorization?: string) =>
  world.app.inject({ url: '/v1/properties', headers: authorization === undefined ? {} : { authorization } })

let customer: Customer
beforeAll(async () => {
  customer = await signUp(world)
})

test('a token has an id of 128 random bits', async () => {
  const ids = [customer, await signUp(world)].map(({ token }) => String(decodeJwt(token).jti))
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16)
})

describe('a forged or expired token', () => {
  const key = deriveSecrets(masterSecret).tokens
  const payload = () => ({ user_id: customer.userId, email: customer.email, version: 1, jti: 'forged' })
  const expiry = () => Math.floor(world.clock.nowMs() / 1000) + 3600
  const sign = (claims: Record<string, unknown>, secret = key, alg = 'HS256') =>
    new SignJWT(claims).setProtectedHeader({ alg }).setExpirationTime(expiry()).sign(secret)

  test('is refused only for its stated fault: the same token with a valid key and content is accepted', async () => {
    expect((await ask(`Bearer ${await sign(payload())}`)).statusCode).toBe(200)
  })

  test.each<[string, () => Promise<string> | string]>([
    ['signed with another key', () => sign(payload(), deriveSecrets('another secret').tokens)],
    ['signed with the key of the ETags', () => sign(payload(), deriveSecrets(masterSecret).etags)],
    ['signed by another algorithm', () => sign(payload(), Buffer.concat([key, key]), 'HS512')],
    [
      'with the algorithm none',
      () => `${encode({ alg: 'none' })}.${encode({ ...payload(), exp: expiry() })}.`,
    ],
    ['without a signature', () => customer.token.replace(/[^.]*$/, '')],
    [
      'with a changed payload',
      () => customer.token.replace(/\..*\./, `.${encode({ ...payload(), exp: expiry() })}.`),
    ],
    ['without an expiry', () => new SignJWT(payload()).setProtectedHeader({ alg: 'HS256' }).sign(key)],
    ['of an unknown customer', () => sign({ ...payload(), user_id: crypto.randomUUID() })],
    ['whose user id is invalid', () => sign({ ...payload(), user_id: `${customer.userId}' or true --` })],
    ['with the version of an older password', () => sign({ ...payload(), version: 0 })],
    ['without a version', () => sign({ user_id: customer.userId })],
    ['that is not a token', () => 'garbage'],
    ['that is 8,000 letters', () => 'a'.repeat(8000)],
    ['that is empty', () => ''],
  ])('is refused: %s', async (_what, makeToken) => {
    expectProblem(await ask(`Bearer ${await makeToken()}`), 'unauthenticated')
  })

  test('is refused exactly seven days after sign-up, and was accepted one millisecond before', async () => {
    const { token } = await signUp(world)
    world.clock.advance(7 * dayMs - 1)
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200)
    world.clock.advance(1)
    expectProblem(await ask(`Bearer ${token}`), 'unauthenticated')
    customer = await signUp(world)
  })
})

describe('the Authorization header', () => {
  test.each(['bearer', 'Bearer', 'BEARER'])(
    'accepts the name of its scheme, Bearer, in the letter case “%s”',
    async (scheme) => {
      expect((await ask(`${scheme} ${customer.token}`)).statusCode).toBe(200)
    },
  )

  test.each(['', 'Bearer', 'Basic YTpi', 'Token x'])('gives 401 for the value %j', async (header) => {
    expectProblem(await ask(header), 'unauthenticated')
  })

  test('is required: a token in the query string gives 401', async () => {
    expectProblem(await world.app.inject(`/v1/properties?token=${customer.token}`), 'unauthenticated')
  })
})

describe('signing out', () => {
  test('invalidates every spelling of the token, even with other unused bits in its last character', async () => {
    const { api, token } = await signUp(world)
    await api.post('/v1/customers/logout')
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = alphabet.indexOf(token.at(-1) ?? '')
    const spellings = [0, 1, 2, 3].map((bits) => token.slice(0, -1) + alphabet[(last & ~3) | bits])
    for (const spelling of [...spellings, `${token}=`])
      expect((await ask(`Bearer ${spelling}`)).statusCode).toBe(401)
  })

  test('does not end another token of the user that was issued in the same second', async () => {
    const { email, password } = await signUp(world)
    const login = () => world.api().post<{ token: string }>('/v1/customers/login', { email, password })
    const [one, other] = [(await login()).body.token, (await login()).body.token]
    await world.api(one).post('/v1/customers/logout')
    expect((await ask(`Bearer ${one}`)).statusCode).toBe(401)
    expect((await ask(`Bearer ${other}`)).statusCode).toBe(200)
  })

  // spec: 08-37
  test('ends only the token that was sent', async () => {
    const { email, password, token, api } = await signUp(world)
    world.clock.advance(1000)
    const login = await world.api().post<{ token: string }>('/v1/customers/login', { email, password })
    expect(login.body.token).not.toBe(token)
    expect(await api.post('/v1/customers/logout')).toMatchObject({ status: 200, body: { error: null } })
    expectProblem(await ask(`Bearer ${token}`), 'unauthenticated')
    expect((await ask(`Bearer ${login.body.token}`)).statusCode).toBe(200)
    expect((await ask(`Bearer ${customer.token}`)).statusCode).toBe(200)
  })

  test('stays effective if the clock was eight days ahead and is set back', async () => {
    const { email, password, token, api } = await signUp(world)
    await api.post('/v1/customers/logout')
    world.clock.advance(8 * dayMs)
    for (let round = 0; round < 3; round += 1) {
      const again = await world.api().post<{ token: string }>('/v1/customers/login', { email, password })
      await world.api(again.body.token).post('/v1/customers/logout')
    }
    world.clock.advance(-8 * dayMs)
    expectProblem(await ask(`Bearer ${token}`), 'unauthenticated')
  })

  test('a second time with the same token returns 401', async () => {
    const { api } = await signUp(world)
    await api.post('/v1/customers/logout')
    expect((await api.post('/v1/customers/logout')).status).toBe(401)
  })

  test('makes a conditional request return 401 instead of 304', async () => {
    const { api } = await signUp(world)
    const { headers } = await api.get('/v1/properties')
    await api.post('/v1/customers/logout')
    const again = await api.get('/v1/properties', { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(401)
  })
})

describe('a renewed token', () => {
  type Renewal = [string, (customer: Customer) => Promise<{ body: { token: string } }>]
  const renewals: Renewal[] = [
    [
      'after a change of the name',
      ({ api }) => api.put('/v1/customers/profile', { firstName: 'Ada', lastName: 'Lovelace' }),
    ],
    ['after signing out everywhere', ({ api }) => api.post('/v1/customers/sign-out-everywhere')],
    [
      'after a change of the password',
      ({ api, password }) =>
        api.put('/v1/customers/password', { currentPassword: password, password: 'another horse battery' }),
    ],
  ]
  /** Returns a customer with a token in the older format, without a session id. */
  async function withOldToken() {
    const old = await signUp(world)
    const iat = Math.floor(world.clock.nowMs() / 1000)
    const { sid: _, auth_time: __, ...claims } = decodeJwt(old.token)
    const token = await new SignJWT({ ...claims, iat, jti: crypto.randomUUID(), exp: iat + 7 * 24 * 3600 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(deriveSecrets(masterSecret).tokens)
    return { ...old, token, api: world.api(token) }
  }

  describe.each([
    ['in the current format', () => signUp(world)],
    ['issued before sessions had ids', withOldToken],
  ])('that replaces a token %s', (_age, begin) => {
    test.each(renewals)('and was issued %s expires seven days after the sign-in', async (_how, renew) => {
      let { api, ...rest } = await begin()
      world.clock.advance(3 * dayMs)
      const first = (await renew({ api, ...rest })).body.token
      world.clock.advance(3 * dayMs)
      api = world.api(first)
      const { token } = (await api.put<{ token: string }>('/v1/customers/profile', names)).body
      world.clock.advance(dayMs - 1000)
      expect((await ask(`Bearer ${token}`)).statusCode).toBe(200)
      world.clock.advance(1000)
      expectProblem(await ask(`Bearer ${token}`), 'unauthenticated')
    })

    test('ends when the replaced token is signed out, and vice versa', async () => {
      for (const leaves of ['parent', 'child'] as const) {
        const parent = await begin()
        const { token } = (await parent.api.put<{ token: string }>('/v1/customers/profile', names)).body
        const other = await logInAgain(parent)
        await world.api(leaves === 'parent' ? parent.token : token).post('/v1/customers/logout')
        expectProblem(await ask(`Bearer ${token}`), 'unauthenticated')
        expectProblem(await ask(`Bearer ${parent.token}`), 'unauthenticated')
        expect((await ask(`Bearer ${other}`)).statusCode).toBe(200)
      }
    })
  })

  const names = { firstName: 'Ada', lastName: 'Lovelace' }
  const logInAgain = async ({ email, password }: Customer) =>
    (await world.api().post<{ token: string }>('/v1/customers/login', { email, password })).body.token
})
