import type { Problem } from '@home-pulse/contract/errors'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { pay, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
type LoginBody = { token: string; customerCheckoutSession?: string }

describe('sign-up', () => {
  // spec: 05-02, 05-33, 08-06
  test('returns a token that names the user and expires in a week, and an absolute checkout URL', async () => {
    const { token, userId, email, checkoutUrl } = await signUp(world)
    expect(decodeJwt(token)).toMatchObject({ user_id: userId, email, first_name: '', last_name: '' })
    expect(decodeJwt(token).exp).toBe(world.clock.nowMs() / 1000 + 7 * 24 * 3600)
    expect(new URL(checkoutUrl).pathname).toMatch(/^\/sandbox\/checkout\/cs_sandbox_[\w-]{32}$/)
  })

  test('returns 409 for the email address of an account, in any letter case, and keeps that account’s password', async () => {
    const { email, password } = await signUp(world)
    const again = await world.api().post<Problem>('/v1/customers/signup', {
      email: ` ${email.toUpperCase()} `,
      password: 'other horse battery',
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'email_taken', statusCode: 409 } })
    const login = await world.api().post('/v1/customers/login', { email, password })
    expect(login.status).toBe(200)
  })

  test.each([
    [{}, ['email', 'password']],
    [{ email: '  ', password: '  ' }, ['email', 'password']],
    [{ email: 7, password: ['a'] }, ['email', 'password']],
    [{ email: 'a\u0000b', password: 'x' }, ['email']],
    [null, ['']],
  ])('returns 422 and names the missing or invalid fields of the body %j', async (body, paths) => {
    const answer = await world.api().post<Problem>('/v1/customers/signup', body ?? undefined)
    expect(answer.status).toBe(422)
    expect(answer.body.issues?.map(({ path }) => path)).toEqual(paths)
  })
})

describe('sign-in', () => {
  test('compares the password exactly as typed, including spaces at its ends', async () => {
    const { email } = await signUp(world, { password: ' spaced ' })
    const login = (password: string) => world.api().post('/v1/customers/login', { email, password })
    expect((await login('spaced')).status).toBe(401)
    expect((await login(' spaced ')).status).toBe(200)
  })

  // spec: 08-07
  test('returns the same error for a wrong password and an unknown email address', async () => {
    const { email } = await signUp(world)
    const wrong = await world.api().post('/v1/customers/login', { email, password: 'wrong' })
    const unknown = await world.api().post('/v1/customers/login', { email: 'nobody@x.y', password: 'wrong' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
    expect(unknown.body).toEqual(wrong.body)
  })

  // spec: 08-07
  test('returns the URL of the open sandbox checkout until the checkout is paid', async () => {
    const { email, password, checkoutUrl } = await signUp(world)
    const login = () => world.api().post<LoginBody>('/v1/customers/login', { email, password })
    expect((await login()).body.customerCheckoutSession).toBe(checkoutUrl)
    await pay(world, checkoutUrl)
    expect((await login()).body).not.toHaveProperty('customerCheckoutSession')
  })
})
