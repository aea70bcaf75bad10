import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  choose,
  click,
  expectFailures,
  expectToast,
  fill,
  isDisabled,
  openApp,
  press,
  pressSoon,
} from '../../../test/app.tsx'
import { screen } from '../../../test/render.tsx'

// spec: 04-26, 07-24, 07-25, 09-66, 09-67, 09-68
test('the settings say why a profile was not saved, and keep the form', async () => {
  await openApp('/profile')
  const fillNames = (first: string) => {
    fill('First Name', first)
    fill('Last Name', 'Hopper')
  }
  const save = () => click(screen.getAllByRole('button', { name: 'Update Profile' }).at(-1) as HTMLElement)
  fillNames(' ')
  save()
  await expectToast('alert', 'Error', 'Please fill in all fields')
  fillNames('Grace')
  await expectFailures(
    'PUT /v1/customers/profile',
    [
      ['refused', 'Failed to update profile'],
      ['cut', 'Network error while updating profile'],
    ],
    () => {
      save()
      expect(isDisabled('Updating...')).toBe(true)
    },
  )
  save()
  await expectToast('status', 'Profile updated successfully')
})

// spec: 04-28, 04-29, 04-30, 09-69, 09-70, 09-71, 09-72, 09-73
test('the settings say why a subscription was not loaded or not cancelled, and offer a retry', async () => {
  const subscription = 'GET /v1/customers/*/retrieve-subscription-information'
  await expectFailures(subscription, [['refused', 'Failed to load subscription information']], async () => {
    await openApp('/profile')
    press('Manage Subscription')
    await screen.findByText('Loading subscription information...')
  })
  expect(screen.queryByText('Subscription End Date')).toBeNull()
  await expectFailures(subscription, [['cut', 'Network error while loading subscription information']], () =>
    pressSoon('Try again'),
  )
  await pressSoon('Try again')
  expect(await screen.findByText('Subscription End Date')).toBeTruthy()

  press('Cancel Subscription')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Subscription' }))
  await expectFailures(
    'DELETE /v1/customers/*/cancel-subscription',
    [
      ['refused', 'Failed to cancel subscription'],
      ['cut', 'Network error while canceling subscription'],
    ],
    async () => {
      click(await dialog.findByRole('button', { name: 'Yes, Cancel' }))
      expect(await dialog.findByText('Canceling...')).toBeTruthy()
    },
  )
  expect(dialog.getByRole('alert').textContent).toMatch(/cancel/)
  click(await dialog.findByRole('button', { name: 'Yes, Cancel' }))
  await expectToast(
    'status',
    'Subscription canceled successfully. Your subscription will end at the end of your current billing cycle.',
  )
})

// spec: 04-35, 04-38, 06-52, 09-74, 09-76
test('the settings say that the picture upload is coming soon, and refuse to cancel the subscription if the token has no user id', async () => {
  await openApp('/profile', {}, { user_id: '' })
  press('Profile Picture')
  await screen.findByLabelText('Picture')
  choose('Picture', new File(['me'], 'me.png', { type: 'image/png' }))
  await expectToast('status', 'Profile picture upload functionality coming soon')
  press('Manage Subscription')
  await pressSoon('Cancel Subscription')
  await pressSoon('Yes, Cancel')
  await expectToast('alert', 'User not found')
})

// spec: 09-09, 09-10
test('signing out removes the session in this browser even when the server fails', async () => {
  await openApp('/profile')
  press('Account menu')
  await expectFailures(
    'POST /v1/customers/logout',
    [['refused', 'Error signing out', 'You are signed out in this browser anyway.']],
    () => press('Sign Out'),
  )
  expect(localStorage.getItem('auth_token')).toBeNull()
  await screen.findByRole('heading', { name: 'Know what your home needs next.' })
})
