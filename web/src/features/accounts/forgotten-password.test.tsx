import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  click,
  expectToast,
  fill,
  openApp,
  press,
  pressSoon,
  recordBodies,
  withFailure,
} from '../../../test/app.tsx'
import { token } from '../../../test/minimal-answers.ts'
import { screen } from '../../../test/render.tsx'

const newPassword = 'another horse battery'

// spec: 12-01
test('a user who forgot the password asks for a link, and the confirmation gets the focus', async () => {
  await openApp('/login', { 'POST /v1/customers/forgot-password': {} }, null)
  const requests = recordBodies('POST /v1/customers/forgot-password')
  click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await pressSoon('Send the link')
  await expectToast('alert', 'Error', 'Please fill in all fields')
  fill('Email', ' ada@example.com ')
  fireEvent.submit(screen.getByLabelText('Email'))
  const note = await screen.findByRole('region', { name: 'Check your mail' })
  expect(document.activeElement).toBe(note)
  expect(note.textContent).toContain('If there is an account for ada@example.com, a link is on its way.')
  expect(requests).toEqual([{ email: 'ada@example.com' }])
})

// spec: 12-01
test('the link of the email sets a new password, and signs the user in', async () => {
  await openApp('/reset-password#secret', { 'POST /v1/customers/reset-password': { token } }, null)
  const resets = recordBodies('POST /v1/customers/reset-password')
  await screen.findByLabelText('New password')
  fill('New password', 'short')
  press('Set password')
  await expectToast('alert', 'Error', 'The password must have at least 8 characters.')
  fill('New password', newPassword)
  press('Set password')
  await expectToast('status', 'Password changed successfully')
  expect(resets).toEqual([{ token: 'secret', password: newPassword }])
  expect(localStorage.getItem('auth_token')).toBe(token)
  await screen.findByRole('heading', { name: 'Your Dashboard' })
})

// spec: 12-01
test('a reset link that was already used is refused, and the screen offers a new one', async () => {
  await openApp('/reset-password#secret', {}, null)
  await screen.findByLabelText('New password')
  fill('New password', newPassword)
  const used = { code: 'link_not_valid', message: 'This link does not work any more.' }
  await withFailure('POST /v1/customers/reset-password', { status: 403, json: used }, async () => {
    press('Set password')
    await expectToast('alert', 'Failed to change the password', used.message)
  })
  expect(await screen.findByText('This link does not work any more')).toBeTruthy()
  expect(screen.queryByLabelText('New password')).toBeNull()
  click(screen.getByRole('link', { name: 'Ask for a new link' }))
  await screen.findByRole('heading', { name: 'Forgot your password?' })
})
