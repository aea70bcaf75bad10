import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answerCalls,
  click,
  expectToast,
  type Failure,
  fill,
  holdRequests,
  isDisabled,
  openApp,
  pressSoon,
  recordBodies,
  withFailure,
} from '../../../test/app.tsx'
import { screen } from '../../../test/render.tsx'
import { makeToken } from '../../../test/token.ts'

const password = 'correct horse battery'
const unreachable = ['Network Error', 'Unable to connect to the server. Please try again later.'] as const

const submit = (email: string, secret: string) => {
  fill('Email', email)
  fill('Password', secret)
  click(screen.getByRole('button', { name: /^(Sign In|Create Account)$/ }))
}

// spec: 02-12, 02-14, 02-15, 09-01, 09-02, 09-03, 09-04, 09-05
test('the sign-in form says why a sign-in failed, and keeps the typed email address', async () => {
  await openApp('/login', {}, null)
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  for (const [typed, secret] of [
    ['   ', password],
    ['ada@example.com', ' '],
  ] as const) {
    submit(typed, secret)
    await expectToast('alert', 'Error', 'Please fill in all fields')
  }
  const signIn = () => submit('ada@example.com', password)
  await withFailure('POST /v1/customers/login', { status: 500, json: {} }, async () => {
    signIn()
    await expectToast('alert', 'Sign In Failed', 'Please try again')
  })
  await withFailure('POST /v1/customers/login', 'cut', async () => {
    const release = holdRequests()
    signIn()
    await waitFor(() => expect(isDisabled('Signing In...')).toBe(true))
    expect(email.disabled).toBe(true)
    release()
    await expectToast('alert', ...unreachable)
  })
  expect(email.value).toBe('ada@example.com')
  signIn()
  await expectToast('status', 'Login Successful!', 'Welcome to Home Pulse AI!')
  await screen.findByRole('heading', { name: 'Your Dashboard' })
})

// spec: 02-16, 02-17, 09-06, 09-07, 09-08
test('the sign-up form says why a sign-up failed, and stores no token', async () => {
  await openApp('/login', {}, null)
  click(await screen.findByRole('button', { name: 'Create an account' }))
  submit('', password)
  await expectToast('alert', 'Error', 'Please fill in all fields')
  const create = () => submit('new@example.com', password)
  const taken = { code: 'email_taken', message: 'An account with this email already exists.' }
  const failures: readonly [Failure, string, string][] = [
    [{ status: 409, json: taken }, 'Sign Up Failed', taken.message],
    [{ status: 500, json: {} }, 'Sign Up Failed', 'Please try again'],
    ['cut', ...unreachable],
    [{ status: 201, json: { token: makeToken() } }, ...unreachable],
  ]
  for (const [how, ...says] of failures)
    await withFailure('POST /v1/customers/signup', how, async () => {
      const release = holdRequests()
      create()
      await waitFor(() => expect(isDisabled('Creating Account...')).toBe(true))
      release()
      await expectToast('alert', ...says)
    })
  expect(localStorage.getItem('auth_token')).toBeNull()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('new@example.com'))
})

test('a user who signs in to an account that will be deleted can keep the account with a button', async () => {
  await openApp('/login', {}, null)
  await screen.findByLabelText('Email')
  const leaving = { code: 'account_leaving', message: 'This account will be deleted.' }
  await withFailure('POST /v1/customers/login', { status: 409, json: leaving }, async () => {
    submit('ada@example.com', password)
    await expectToast('alert', 'Sign In Failed', leaving.message)
  })
  answerCalls({ 'POST /v1/customers/login': { token: makeToken(), restored: true } })
  const signIns = recordBodies('POST /v1/customers/login')
  await pressSoon('Keep my account')
  await expectToast(
    'status',
    'Welcome back: your account will no longer be deleted',
    'A canceled subscription stays canceled until you resume it in Account Settings.',
  )
  expect(signIns).toMatchObject([{ email: 'ada@example.com', password, restore: true }])
})
