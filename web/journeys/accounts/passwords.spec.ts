import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { waitForMailedLink } from '../harness/mails.ts'

// The browser logs the 403 for a used link and the 422 for a wrong password.
test.use({ expectedNoise: /status of 4(03|22)/ })

const newPassword = 'another horse battery'

// spec: 12-01
test('an email link resets a forgotten password, but only once', { tag: '@long' }, async ({
  page,
  customer,
  baseURL,
}) => {
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

  const link = await waitForMailedLink(baseURL, customer.email, 'reset-password')
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

// spec: 12-04, 12-06
test('the settings change the password, and sign out every other session on request', {
  tag: '@long',
}, async ({ page, customer }) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Security' }).click()
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Is not right.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Current password').fill(customer.password)
  const endsCalendar = page.getByRole('checkbox', { name: /^Also end the calendar link/ })
  await expect(endsCalendar).toBeChecked()
  await endsCalendar.uncheck()
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1/customers/password'))
  await page.getByRole('button', { name: 'Change Password' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ endCalendarFeeds: false })
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

test.describe('the reason why a password is refused', { tag: '@long' }, () => {
  const reason = 'Must have at least 8 characters.'

  /**
   * Types 7 characters, and expects that the field says why they are refused, after the field is left and after the
   * form is submitted. Then submits a password of valid length that the server refuses as too common, and expects that
   * the field shows this reason until the next edit.
   */
  async function expectReasonAtField(page: Page, field: Locator, submit: Locator, call: string) {
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith(call)) sent += 1
    })
    await expect(field).toHaveAccessibleDescription('At least 8 characters.')
    await field.fill('7 chars')
    await field.press('Tab')
    await expect(field).toHaveAccessibleDescription(reason)
    await submit.click()
    await expect(toastOf(page, 'alert')).toContainText('The password must have at least 8 characters.')
    await expect(field).toHaveAccessibleDescription(reason)
    expect(sent).toBe(0)
    await field.fill(newPassword)
    await expect(field).toHaveAccessibleDescription('At least 8 characters.')

    const common = 'is one of the most common passwords: choose another one'
    await page.route(`**${call}`, (route) =>
      route.fulfill({
        status: 422,
        json: {
          ...{ statusCode: 422, code: 'weak_password', error: 'Unprocessable Content', message: 'Refused.' },
          issues: [{ path: 'password', message: common }],
        },
      }),
    )
    await submit.click()
    await expect(field).toHaveAccessibleDescription(/most common passwords/)
    expect(sent).toBe(1)
    await expectAccessible(page)
    await field.press('End')
    await field.pressSequentially('!')
    await expect(field).toHaveAccessibleDescription('At least 8 characters.')
  }

  // spec: 07-02
  test('appears at the password field of the sign-up until the password is edited', async ({ page }) => {
    await page.goto('/login?mode=sign-up')
    await page.getByLabel('Email').fill('ada@example.com')
    const field = page.getByRole('textbox', { name: 'Password' })
    const submit = page.getByRole('button', { name: 'Create Account' })
    await expectReasonAtField(page, field, submit, '/v1/customers/signup')
  })

  test('appears at the password field of the reset until the password is edited', async ({ page }) => {
    await page.goto('/reset-password#a-token')
    const field = page.getByRole('textbox', { name: 'New password' })
    const submit = page.getByRole('button', { name: 'Set password' })
    await expectReasonAtField(page, field, submit, '/v1/customers/reset-password')
  })

  test('appears at the password field of the settings until the password is edited', async ({
    page,
    customer,
  }) => {
    await page.goto('/profile#security')
    await page.getByLabel('Current password').fill(customer.password)
    const field = page.getByRole('textbox', { name: 'New password' })
    const submit = page.getByRole('button', { name: 'Change Password' })
    await expectReasonAtField(page, field, submit, '/v1/customers/password')
  })
})
