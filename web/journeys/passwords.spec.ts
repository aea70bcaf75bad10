import { expect, expectAccessible, test, toastOf } from './journey.ts'
import { mailedLink } from './mails.ts'

// A link that was used and a password that is wrong are refused, which the browser logs.
test.use({ expectedNoise: /status of 4(03|22)/ })

const newPassword = 'another horse battery'

test('a forgotten password is set anew by the mailed link, once', async ({ page, customer, baseURL }) => {
  await page.goto('/profile')
  await page.evaluate(() => localStorage.removeItem('auth_token'))
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(toastOf(page, 'alert')).toContainText('Please fill in all fields')
  await page.getByLabel('Email').fill(customer.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Check your mail' })).toBeFocused()
  await expectAccessible(page)

  const link = await mailedLink(baseURL, customer.email, 'reset-password')
  await page.goto(link)
  await page.getByLabel('New password').fill(newPassword)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(toastOf(page, 'status')).toContainText('Password changed successfully')

  await page.goto('/calendar')
  await page.goto(link)
  await page.getByLabel('New password').fill('a third one altogether')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(toastOf(page, 'alert')).toContainText('Failed to change the password')
  await expect(page.getByText('This link does not work any more')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('a password is changed in the settings, and every other session is signed out', async ({
  page,
  customer,
}) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Security' }).click()
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Is not right.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Current password').fill(customer.password)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(toastOf(page, 'status')).toContainText('Password changed successfully')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(toastOf(page, 'status')).toContainText('Every other session was signed out')
  const old = await page.request.get('/v1/properties', {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  expect(old.status()).toBe(401)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})
