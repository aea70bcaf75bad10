import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answerCalls,
  click,
  currentUrl,
  expectToast,
  fill,
  openApp,
  press,
  pressSoon,
} from '../../../test/app.tsx'
import { screen } from '../../../test/render.tsx'
import { makeToken } from '../../../test/token.ts'

const question = { name: 'Leave without saving?' }

test('leaving a home with a note that is not saved asks for confirmation', async () => {
  await openApp('/property/h')
  await pressSoon('Add Note')
  const [plan] = await screen.findAllByRole('link', { name: 'Plan' })
  if (!plan) throw new Error('no link')
  fill('Note', 'The roof leaks over the porch.')
  click(plan)
  await screen.findByRole('dialog', question)
  press('Stay here')
  expect(currentUrl()).toBe('/property/h')
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'The roof leaks over the porch.')
  // The closing dialog ignores clicks on its buttons. So the test waits until the dialog is gone.
  await expect.poll(() => screen.queryByRole('dialog', question)).toBeNull()
  click(plan)
  await pressSoon('Leave without saving')
  await expect.poll(currentUrl).toBe('/plan')
})

test('another tab of the dashboard asks for confirmation if the form for a tenant has text, but not if it is blank', async () => {
  await openApp('/dashboard?tab=tenants')
  const tab = (name: string) => screen.getByRole('tab', { name })
  const address = await screen.findByLabelText('Property Address')
  click(tab('Properties'))
  await expect.poll(currentUrl).toBe('/dashboard')
  click(tab('Tenants'))
  await expect.poll(currentUrl).toBe('/dashboard?tab=tenants')
  expect(address).toBeTruthy()
  await screen.findByLabelText('Property Address')
  fill('Property Address', 'f')
  fill('First Name', 'Grace')
  click(tab('Properties'))
  await screen.findByRole('dialog', question)
  press('Stay here')
  expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Grace')
})

test('leaving a home while its address is edited asks for confirmation', async () => {
  await openApp('/property/h')
  await pressSoon('Edit')
  const [plan] = screen.getAllByRole('link', { name: 'Plan' })
  if (!plan) throw new Error('no link')
  fill('Street', '2 Elm St')
  click(plan)
  await screen.findByRole('dialog', question)
})

test('Escape closes an open form if nothing was typed into it, and otherwise leaves it open', async () => {
  await openApp('/property/h')
  await pressSoon('Edit')
  fireEvent.keyDown(screen.getByLabelText('Street'), { key: 'Escape' })
  await pressSoon('Edit')
  fill('Street', '2 Elm St')
  fireEvent.keyDown(screen.getByLabelText('Street'), { key: 'Escape' })
  expect(screen.getByLabelText('Street')).toHaveProperty('value', '2 Elm St')
  press('Cancel')
  expect(screen.queryByLabelText('Street')).toBeNull()
})

test.each([
  { form: 'email', label: 'New email', open: () => pressSoon('Change email') },
  {
    form: 'password',
    label: 'New password',
    open: () => screen.findByRole('heading', { name: 'Change Password' }),
  },
])(
  'leaving the settings asks for confirmation if the form for the $form has text',
  async ({ label, open }) => {
    await openApp('/profile?section=security')
    await open()
    fill(label, 'grace@example.com')
    press('Update Profile')
    await screen.findByRole('dialog', question)
    press('Stay here')
    expect(screen.getByLabelText(label)).toHaveProperty('value', 'grace@example.com')
    await expect.poll(() => screen.queryByRole('dialog', question)).toBeNull()
    fill(label, '')
    press('Update Profile')
    await screen.findByLabelText('First Name')
  },
)

test('leaving the settings does not ask for confirmation after the email and the password were stored', async () => {
  const account = { email: 'ada@example.com', emailState: 'confirmed', pendingEmail: null }
  await openApp('/profile?section=security', {
    'PUT /v1/customers/pending-email': account,
    'PUT /v1/customers/password': { token: makeToken({}) },
  })
  await pressSoon('Change email')
  fill('New email', 'grace@example.com')
  fill('Your password', 'correct horse')
  press('Send the link')
  await expectToast('status', 'A link is on its way to the new email')
  await screen.findByRole('button', { name: 'Change email' })
  fill('Current password', 'correct horse')
  fill('New password', 'battery staple')
  press('Change Password')
  await expectToast('status', 'Password changed successfully')
  press('Update Profile')
  await screen.findByLabelText('First Name')
})

test.each([
  { names: 'with the new names', claims: { first_name: 'Grace', last_name: 'Hopper' } },
  { names: 'without names', claims: {} },
])(
  'leaving changed names in the settings asks for confirmation, but not once they are saved with a token $names',
  async ({ claims }) => {
    await openApp('/profile')
    await screen.findByLabelText('First Name')
    fill('First Name', 'Grace')
    press('Security')
    await screen.findByRole('dialog', question)
    press('Stay here')
    expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Grace')
    fill('Last Name', 'Hopper')
    answerCalls({ 'PUT /v1/customers/profile': { token: makeToken(claims) } })
    const form = screen.getByLabelText<HTMLInputElement>('First Name').form
    if (!form) throw new Error('no form')
    click(await within(form).findByRole('button', { name: 'Update Profile' }))
    await expectToast('status', 'Profile updated successfully')
    press('Security')
    await screen.findByRole('heading', { name: 'Change Password' })
  },
)
