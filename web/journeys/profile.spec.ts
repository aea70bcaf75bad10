import { makeToken } from '../test/token.ts'
import { expect, expectAccessible, test, toastOf } from './journey.ts'

test('a person gives their name, is greeted by it, and sees their letter', async ({ page, customer }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Manage Account' }).click()
  await expect(page.getByText('Account Settings', { exact: true }).last()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(customer.email)
  await expect(page.getByLabel('Email')).not.toBeEditable()
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
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload Picture' }).click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('me') })
  await expect(toastOf(page, 'status')).toContainText('Profile picture upload functionality coming soon')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a subscription is kept, then canceled, and stays until its end', async ({ page, customer }) => {
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
})

test('the sidebar is 16rem, 3rem collapsed, and remembered; on a phone a drawer of 18rem', async ({
  page,
  context,
  customer,
}) => {
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
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click()
  const drawer = page.getByRole('dialog', { name: 'Settings' })
  await expect(drawer).toHaveCSS('width', '288px')
  await page.keyboard.press('Control+b')
  await expect(drawer).toBeHidden()
  await page.keyboard.press('Control+b')
  await drawer.getByRole('button', { name: 'Update Profile' }).click()
  await expect(drawer).toBeHidden()
  await expectAccessible(page)
})

test.describe('what goes wrong is said, and the screen is still of use', () => {
  test.use({ expectedNoise: /status of (4|5)\d\d|ERR_FAILED/ })

  const refusal = { statusCode: 500, code: 'internal', error: 'Internal Server Error', message: 'Broken.' }
  const failures = [
    {
      call: '**/v1/customers/profile',
      refused: 'Failed to update profile',
      cut: 'Network error while updating profile',
      section: 'Update Profile',
      button: 'Update Profile',
    },
    {
      call: '**/retrieve-subscription-information',
      refused: 'Failed to load subscription information',
      cut: 'Network error while loading subscription information',
      section: 'Manage Subscription',
      button: undefined,
    },
    {
      call: '**/cancel-subscription',
      refused: 'Failed to cancel subscription',
      cut: 'Network error while canceling subscription',
      section: 'Manage Subscription',
      button: 'Yes, Cancel',
    },
  ]

  test('each message of the catalogue', async ({ page, customer }) => {
    expect(customer.token).not.toBe('')
    for (const { call, refused, cut, section, button } of failures)
      for (const says of [refused, cut]) {
        await page.route(call, (route) =>
          says === cut ? route.abort('failed') : route.fulfill({ status: 500, json: refusal }),
        )
        await page.goto('/profile')
        await page.getByLabel('First Name').fill('Grace')
        await page.getByLabel('Last Name').fill('Hopper')
        const sections = page.getByRole('navigation', { name: 'Account Settings' })
        await sections.getByRole('button', { name: section }).click()
        if (button === 'Yes, Cancel') await page.getByRole('button', { name: 'Cancel Subscription' }).click()
        if (button) await page.getByRole('button', { name: button }).last().click()
        await expect(toastOf(page, 'alert')).toContainText(says)
        await page.unroute(call)
        if (button) continue
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByText('Subscription End Date')).toBeVisible()
      }
    await page.getByRole('button', { name: 'Yes, Cancel' }).click()
    await expect(toastOf(page, 'status')).toContainText('Subscription canceled successfully')
  })

  test('a token that names nobody cancels nothing', async ({ page }) => {
    const token = makeToken({ user_id: '' })
    await page.addInitScript((token) => localStorage.setItem('auth_token', token), token)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Manage Subscription' }).click()
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByRole('button', { name: 'Yes, Cancel' }).click()
    await expect(toastOf(page, 'alert')).toContainText('User not found')
  })
})
