import { expect, expectAccessible, newEmail, signUp, test, toastOf } from '../harness/journey.ts'

const password = 'correct horse battery'

// spec: 02-03, 02-10, 02-20, 02-26, 06-05, 07-27, 09-08, 09-09, 09-10, 10-03, 10-08
test('the sign-in leads on to the requested page; signing out ends the session in every tab', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await signUp(page, email, password)
  await page.goto('/properties?from=mail')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(`  ${email.toUpperCase()} `)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toastOf(page, 'status')).toContainText('Login Successful!')
  await expect(toastOf(page, 'status')).toContainText('Welcome to Home Pulse AI!')
  await expect(toastOf(page, 'status').locator('> div')).toHaveCSS('background-color', 'rgb(21, 112, 58)')
  await expect(page).toHaveURL(/\/properties\?from=/)
  await page.goBack()
  await expect(page).not.toHaveURL('/login')

  await page.goForward()
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await other.getByRole('button', { name: 'Account menu' }).click()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(toastOf(other, 'status')).toContainText('Signed out successfully')
  await expect(other).toHaveURL('/')
  expect(await other.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await expect(page).toHaveURL('/login')
})

// spec: 02-19, 06-01
test('a signed-in user who opens the sign-in is redirected to the dashboard', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(`Welcome, ${customer.email}`)).toBeVisible()
})

// spec: 02-05, 02-06, 06-02, 07-27
test('an expired token is removed, and signed-in pages redirect to the sign-in', { tag: '@long' }, async ({
  page,
}) => {
  const claims = Buffer.from(JSON.stringify({ user_id: 'x', email: 'x', exp: 1 })).toString('base64url')
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), `e30.${claims}.x`)
  for (const path of [
    '/dashboard',
    '/properties',
    '/profile',
    '/property/0190aaaa-0000-7000-8000-000000000000',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  }
})

test.describe('a token that expires during a visit', { tag: '@long' }, () => {
  // spec: 02-04, 07-27
  test('leads to the sign-in instead of the next page', async ({ page, customer }) => {
    await page.clock.install()
    await page.goto('/profile')
    await expect(page.getByText(`Welcome, ${customer.email}`)).toBeVisible()
    // A session lasts seven days.
    await page.clock.fastForward(7 * 24 * 3_600_000 + 1_000)
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })
})

// spec: 10-04, 10-05, 10-06, 10-08
test('a toast is at the top right below the header, white on red, and disappears after four seconds', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const toast = toastOf(page, 'alert').locator('> div')
  await expect(toast).toHaveCSS('background-color', 'rgb(185, 28, 28)')
  await expect(toast).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(toast).toHaveCSS('font-weight', '700')
  await expect(toast).toHaveCSS('border-radius', '8px')
  const box = await toast.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box && box.x + box.width > width - 40 && box.y >= 64 && box.y < 80).toBe(true)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.clock.runFor(3_999)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toHaveCount(0)
})

test.describe('an unpaid account on a server that enforces payment', () => {
  test.use({ expectedNoise: /status of 402/ })

  test('gets a link to its checkout at the sign-in', { tag: '@long' }, async ({ page, baseURL }) => {
    // This server does not enforce payment, so the test replaces its response with the response of a server that does.
    await page.route('**/v1/customers/login', (route) =>
      route.fulfill({
        status: 402,
        json: {
          statusCode: 402,
          code: 'payment_required',
          error: 'Payment Required',
          message: 'Your subscription is not active. Finish the payment to continue.',
          customerCheckoutSession: `${baseURL}/cancel`,
        },
      }),
    )
    await page.goto('/login')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(toastOf(page, 'alert')).toContainText('Sign In Failed')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Finish payment' }).click()
    await expect(page).toHaveURL('/cancel')
  })
})

// spec: 02-02, 02-13, 02-18
test('the sign-in screen with a toast passes axe in light and dark mode', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'password')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(toastOf(page, 'alert')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})
