import { failureNoise, withFailure } from '../harness/failures.ts'
import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'

// spec: 01-14, 02-25, 03-01, 04-24, 04-25, 04-26, 04-27, 04-28, 04-36, 04-37, 04-38, 09-68, 09-69, 09-70
// spec: 09-76, 10-07
test('a changed name appears in the greeting, and its first letter in the profile picture', {
  tag: '@long',
}, async ({ page, customer }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Manage Account' }).click()
  await expect(page.getByText('Account Settings', { exact: true }).last()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(customer.email)
  await expect(page.getByLabel('Email')).not.toBeEditable()
  await page.getByRole('button', { name: 'Profile Picture' }).click()
  await expect(page.getByRole('img', { name: `Avatar of ${customer.email}` })).toHaveText('A')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  const save = page.getByRole('button', { name: 'Update Profile' }).last()
  await page.getByPlaceholder('Enter your first name').fill('Grace')
  await save.click()
  await expect(toastOf(page, 'alert')).toContainText('Please fill in all fields')
  await page.getByPlaceholder('Enter your last name').fill('Hopper')
  await save.click()
  await expect(toastOf(page, 'status')).toContainText('Profile updated successfully')
  await expect(page.getByText('Welcome, Grace')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Last Name')).toHaveValue('Hopper')

  await page.getByRole('button', { name: 'Profile Picture' }).click()
  await expect(page.getByRole('img', { name: 'Avatar of Grace' })).toHaveText('G')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload Picture' }).click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('me') })
  await expect(toastOf(page, 'status')).toContainText('Profile picture upload functionality coming soon')
  await expect(toastOf(page, 'status').locator('> div')).toHaveCSS('background-color', 'rgb(51, 51, 51)')
  expect(sent, 'a picture goes nowhere').toEqual([])
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

// spec: 01-14, 04-31, 04-32, 04-33, 04-35, 06-51, 06-52
test('the subscription is kept on “No” and cancelled on “Yes” in the dialog, and can be resumed in the settings', {
  tag: '@long',
}, async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Current Subscription' })).toBeVisible()
  await expect(page.getByText('Manage your active subscription or cancel at any time')).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(page.getByText('Subscription End Date')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contact Support' })).toBeVisible()
  const cancel = page.getByRole('button', { name: 'Cancel Subscription' })
  await cancel.click()
  const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' })
  await expect(dialog).toContainText(
    'Are you sure you want to cancel your subscription? Your subscription will remain active until the end of your current billing cycle.',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'No, Keep Subscription' }).click()
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()
  await cancel.click()
  await dialog.getByRole('button', { name: 'Yes, Cancel' }).click()
  await expect(toastOf(page, 'status')).toContainText(
    'Subscription canceled successfully. Your subscription will end at the end of your current billing cycle.',
  )
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Canceled, active until the end date')).toBeVisible()
  await expect(cancel).toHaveCount(0)
  await page.getByRole('button', { name: 'Resume Subscription' }).click()
  await expect(toastOf(page, 'status')).toContainText('Subscription resumed successfully.')
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(cancel).toBeVisible()
})

test.describe('with a declined card', { tag: '@long' }, () => {
  test.use({ expectedNoise: /status of 409/ })

  test('the header and the settings show the decline, each with a link to pay', async ({
    page,
    customer,
  }) => {
    expect(customer.token).not.toBe('')
    const subscription = 'GET /v1/customers/*/retrieve-subscription-information'
    const pastDue = {
      subscription_end: '2026-11-21T15:00:00.000Z',
      access_end: '2026-11-28T15:00:00.000Z',
      cancel_at_period_end: false,
      is_paid: true,
      status: 'past_due',
      can_resume: false,
      has_billing_portal: true,
      incidents: [{ kind: 'refund', status: 'partial', amount: 40, happened_at: '2026-10-21T15:00:00.000Z' }],
    }
    await withFailure(page, subscription, { status: 200, json: pastDue }, async () => {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Manage Subscription' }).click()
      const banner = page.getByRole('region', { name: 'Outstanding payment' })
      await expect(banner).toContainText('Your card was declined. Update it by 11/28/2026.')
      await expect(page.getByText('Everything works until 11/28/2026')).toBeVisible()
      await expect(page.getByText('$40.00 of your payment of 10/21/2026 was refunded.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible()
      await expectAccessible(page)
      // The payment sandbox has no billing page, so the screen shows a message instead.
      await page.getByRole('button', { name: 'Update Card', exact: true }).click()
      await expect(toastOf(page, 'alert')).toContainText('There is no billing page for this account.')
    })
  })
})

// spec: 10-21, 10-22, 10-23, 10-24
test('the sidebar is 16rem wide, or 3rem when collapsed, even after a reload; on a phone it is a drawer of 18rem', {
  tag: '@long',
}, async ({ page, context, customer }) => {
  expect(customer.token).not.toBe('')
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/profile')
  const sidebar = page.getByRole('complementary', { name: 'Settings' })
  await expect(sidebar).toHaveCSS('width', '256px')
  await page.keyboard.press('Control+b')
  await expect(sidebar).toHaveCSS('width', '48px')
  const [cookie, ...others] = await context.cookies()
  expect(others).toEqual([])
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days * 100) / 100).toBe(7)
  await page.reload()
  await expect(sidebar).toHaveCSS('width', '48px')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Current Subscription' })).toBeVisible()
  await page.keyboard.press('Meta+b')
  await expect(sidebar).toHaveCSS('width', '256px')

  await page.setViewportSize({ width: 767, height: 800 })
  await expect(sidebar).toHaveCount(0)
  await page.getByRole('button', { name: 'Settings menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Settings' })
  await expect(drawer).toHaveCSS('width', '288px')
  await page.keyboard.press('Control+b')
  await expect(drawer).toBeHidden()
  await page.keyboard.press('Control+b')
  await drawer.getByRole('button', { name: 'Update Profile' }).click()
  await expect(drawer).toBeHidden()
  await expectAccessible(page)
})

test.describe('a refused change of names', { tag: '@long' }, () => {
  test.use({ expectedNoise: failureNoise })

  test('leaves the focus on the button that sent it, although the button was disabled meanwhile', async ({
    page,
    customer,
  }) => {
    await page.goto('/profile')
    await expect(page.getByLabel('Email')).toHaveValue(customer.email)
    await page.getByLabel('First Name').fill('Grace')
    await page.getByLabel('Last Name').fill('Hopper')
    const save = page.locator('form').getByRole('button')
    await save.focus()
    await withFailure(page, 'PUT /v1/customers/profile', 'refused', async () => {
      await page.keyboard.press('Enter')
      await expect(toastOf(page, 'alert')).toContainText('Failed to update profile')
    })
    await expect(save).toBeFocused()
  })
})
