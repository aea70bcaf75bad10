import { beforeEach, describe, expect, test } from 'vitest'
import { answerWith, cutTheNetwork } from '../../../test/server.ts'
import { makeToken } from '../../../test/token.ts'
import { currentUser, endSession } from '../../platform/session/session.ts'
import { attempt } from './sign-in-attempt.ts'

const checkout = 'http://localhost:3000/sandbox/checkout/abc'
const networkError = {
  kind: 'refused',
  title: 'Network Error',
  message: 'Unable to connect to the server. Please try again later.',
}

beforeEach(endSession)

// spec: 07-01
test.each([
  ['', 'secret'],
  ['   ', 'secret'],
  ['ada@example.com', ''],
  ['ada@example.com', '  '],
])(
  'a sign-in with the email address %j and the password %j is refused without a request',
  async (email, password) => {
    const seen = answerWith(200, {})
    expect(await attempt('sign-in', email, password)).toEqual({
      kind: 'refused',
      title: 'Error',
      message: 'Please fill in all fields',
    })
    expect(seen).toEqual([])
  },
)

// spec: 07-02
test('the sign-in request has the trimmed email address, the password as typed, and the time zone', async () => {
  const seen = answerWith(200, { token: makeToken() })
  await attempt('sign-in', ' ada@example.com ', ' pass word ')
  expect(seen[0]?.body).toEqual({
    email: 'ada@example.com',
    password: ' pass word ',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

describe('signing in', () => {
  // spec: 06-04
  test('stores the token and sets the user', async () => {
    answerWith(200, { token: makeToken(), customerCheckoutSession: checkout })
    expect(await attempt('sign-in', 'ada@example.com', 'secret')).toEqual({
      kind: 'signed-in',
      isRestored: false,
    })
    expect(currentUser()?.email).toBe('ada@example.com')
  })

  test('returns the server’s message after a refusal, or the advice to try again if there is no message', async () => {
    answerWith(401, { message: 'The email or password is not right.' })
    expect(await attempt('sign-in', 'a', 'b')).toMatchObject({
      title: 'Sign In Failed',
      message: 'The email or password is not right.',
    })
    answerWith(500, {})
    expect(await attempt('sign-in', 'a', 'b')).toMatchObject({ message: 'Please try again' })
  })

  test('returns the checkout of an unpaid account', async () => {
    answerWith(402, { message: 'Finish the payment.', customerCheckoutSession: checkout })
    expect(await attempt('sign-in', 'a', 'b')).toEqual({
      kind: 'refused',
      title: 'Sign In Failed',
      message: 'Finish the payment.',
      unpaid: { checkoutUrl: checkout, token: undefined, hasLapsed: false, isRestored: false },
    })
    expect(currentUser()).toBeNull()
  })

  test('cancels a pending account deletion only if the user confirms it', async () => {
    const seen = answerWith(409, { code: 'account_leaving', message: 'Decide to keep it.' })
    expect(await attempt('sign-in', 'a', 'b')).toMatchObject({ isLeaving: true })
    await attempt('sign-in', 'a', 'b', true)
    expect(seen.map(({ body }) => (body as { restore?: boolean }).restore)).toEqual([undefined, true])
  })

  test('returns a network error when the connection is lost', async () => {
    cutTheNetwork()
    expect(await attempt('sign-in', 'a', 'b')).toEqual(networkError)
  })
})

describe('signing up', () => {
  // spec: 02-21, 02-22
  test('returns the checkout without signing the user in', async () => {
    answerWith(201, { token: makeToken(), customerCheckoutSession: checkout })
    expect(await attempt('sign-up', 'a', 'b')).toEqual({ kind: 'to-checkout', url: checkout })
    expect(currentUser()).toBeNull()
    expect(localStorage.getItem('auth_token')).toBeNull()
  })

  // spec: 06-07
  test('returns a network error if the response has no checkout', async () => {
    answerWith(201, { token: makeToken() })
    expect(await attempt('sign-up', 'a', 'b')).toEqual(networkError)
  })

  test('shows the server’s message if the email address is already used', async () => {
    answerWith(409, { message: 'An account with this email already exists.' })
    expect(await attempt('sign-up', 'a', 'b')).toEqual({
      kind: 'refused',
      title: 'Sign Up Failed',
      message: 'An account with this email already exists.',
    })
  })

  test('returns the reason, to be shown at the password field, if the password is refused', async () => {
    const issues = [{ path: 'password', message: 'must have at least 8 characters' }]
    answerWith(422, { code: 'weak_password', message: 'Choose another password.', issues })
    expect(await attempt('sign-up', 'a', 'b')).toMatchObject({
      message: 'Choose another password.',
      passwordFault: 'Must have at least 8 characters.',
    })
  })
})
