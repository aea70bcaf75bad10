import { expect, expectAccessible, newEmail, signUp, test, toastOf } from './journey.ts'

test('the account menu leads to the settings, which say until when the subscription is paid', async ({
  page,
  customer,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Manage Account' }).click()
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect(page.getByText(customer.email).last()).toBeVisible()
  await expect(page.getByText('Active')).toBeVisible()
  await expect(page.getByText('Subscription End Date')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('Escape closes the account menu, which passes axe while it is open', async ({ page, customer }) => {
  await page.goto('/profile')
  const menu = page.getByRole('button', { name: 'Account menu' })
  await menu.click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(page.getByText(customer.email).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden()
  await expect(menu).toBeFocused()
})

test('the reminder of an outstanding payment passes axe, and fits a small phone', async ({ page }) => {
  const email = newEmail()
  await signUp(page, email, 'correct horse battery')
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Manage Account' }).click()
  await expect(page.getByText('Waiting for the first payment')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(page.getByRole('button', { name: 'Finish payment' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test.describe('where the subscription cannot be read', () => {
  test.use({ expectedNoise: /status of 500|net::ERR_/ })

  test('the settings say so, in the words for a refusal and for a lost connection', async ({
    page,
    customer,
  }) => {
    const subscription = '**/retrieve-subscription-information'
    await page.route(subscription, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
    await page.goto('/profile')
    await expect(page.getByText(customer.email).last()).toBeVisible()
    await expect(toastOf(page, 'alert')).toContainText('Failed to load subscription information')
    await page.unroute(subscription)
    await page.route(subscription, (route) => route.abort())
    await page.reload()
    await expect(toastOf(page, 'alert')).toContainText('Network error while loading subscription information')
  })
})
