import type { Page } from '@playwright/test'
import { withFailure } from '../harness/failures.ts'
import {
  type Customer,
  expect,
  expectAccessible,
  goodCard,
  newEmail,
  signUp,
  test,
  toastOf,
} from '../harness/journey.ts'
import { type PaidProduct, startPaidProduct } from '../harness/stripe.ts'

const password = 'correct horse battery'
const logged = /status of 40\d|ERR_FAILED|Failed to check payment status|No authentication token received/
test.use({ expectedNoise: logged })

const idIn = (checkout: string) => checkout.split('/').at(-1) ?? ''
const successOf = (checkout: string) => `/success?session_id=${idIn(checkout)}`
const pay = (page: Page, checkout: string) => page.request.post(checkout, { form: goodCard })
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'))
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Your Dashboard' })

/** Signs up on the screen of this browser, which then opens the checkout. */
async function signUpHere(page: Page, origin = '') {
  const email = newEmail()
  await page.goto(`${origin}/login?mode=sign-up`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click()
  return email
}

async function paidElsewhere(page: Page) {
  const email = newEmail()
  const checkout = await signUp(page, email, password)
  await pay(page, checkout)
  return { email, checkout }
}

// spec: 06-13
test('the page after the checkout, opened in another browser, says that the payment arrived and links to the sign-in', {
  tag: '@long',
}, async ({ page }) => {
  const { email, checkout } = await paidElsewhere(page)
  await page.goto(successOf(checkout))
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
  await expectAccessible(page)
  expect(await tokenIn(page)).toBeNull()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(dashboard(page)).toBeVisible()
})

test.describe('while another user is signed in', { tag: '@long' }, () => {
  const expectQuestion = async (page: Page, payer: string, user: Customer) => {
    await expect(page.getByRole('heading', { name: 'Which account do you want to use?' })).toBeVisible()
    await expect(
      page.getByText(`A payment arrived for ${payer}. You are signed in as ${user.email}.`),
    ).toBeVisible()
    expect(await tokenIn(page)).toBe(user.token)
  }

  // spec: 06-13
  test('the link of a checkout that another person paid does not replace the session of the signed-in user', async ({
    page,
    customer,
  }) => {
    const { email, checkout } = await paidElsewhere(page)
    await page.goto(successOf(checkout))
    await expectQuestion(page, email, customer)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Stay signed in' }).click()
    await expect(page.getByText(`Welcome, ${customer.email}`)).toBeVisible()
    expect(await tokenIn(page)).toBe(customer.token)

    await page.goto(successOf(checkout))
    await page.getByRole('button', { name: 'Sign in to the other account' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await tokenIn(page)).toBeNull()
  })

  // spec: 06-13
  test('the browser that opened the checkout offers to switch to the account of the payer', async ({
    page,
    customer,
  }) => {
    await page.goto('/')
    await page.evaluate(() => localStorage.removeItem('auth_token'))
    const email = await signUpHere(page)
    await expect(page.getByText('Test mode, no card is charged')).toBeVisible()
    const checkout = page.url()
    await pay(page, checkout)
    await page.evaluate((token) => localStorage.setItem('auth_token', token), customer.token)
    await page.goto(successOf(checkout))
    await expectQuestion(page, email, customer)
    await page.getByRole('button', { name: 'Switch account' }).click()
    await expect(toastOf(page, 'status')).toContainText('Payment confirmed! Redirecting to dashboard...')
    await expect(page.getByText(`Welcome, ${email}`)).toBeVisible()
  })
})

test('a signed-in payer sees that the payment arrived, even in another browser than that of the checkout', {
  tag: '@long',
}, async ({ page }) => {
  const { email, checkout } = await paidElsewhere(page)
  const login = await page.request.post('/v1/customers/login', { data: { email, password } })
  const { token } = await login.json()
  await page.goto('/')
  await page.evaluate((token) => localStorage.setItem('auth_token', token), token)
  await page.goto(successOf(checkout))
  await expect(toastOf(page, 'status')).toContainText('Payment confirmed! Redirecting to dashboard...')
  await expect(page.getByText(`Welcome, ${email}`)).toBeVisible()
})

test.describe('with a malformed session id in the link', { tag: '@long' }, () => {
  test.use({ expectedNoise: /status of 422|Failed to check payment status/ })
  test('the screen after the checkout says that the payment is unknown', async ({ page }) => {
    await page.goto('/success?session_id=%00')
    await expect(page.getByText('We do not know the payment in this link.')).toBeVisible()
  })
})

// spec: 06-14
test('the screen after the checkout says if the session id is missing or unknown, and then sends no further requests', {
  tag: '@long',
}, async ({ page }) => {
  let questions = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/post-payment-login')) questions += 1
  })
  await page.clock.install()
  await page.goto('/success')
  await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible()
  await expect(page.getByText('This link does not say which payment to check.')).toBeVisible()
  expect(questions).toBe(0)

  await page.goto('/success?session_id=nobodys')
  await expect(page.getByText('We do not know the payment in this link.')).toBeVisible()
  await expectAccessible(page)
  await page.clock.fastForward(9_000)
  expect(questions).toBe(1)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('the status of a payment is requested again after a lost connection, and a response that says “paid” without a token leads to the sign-in', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install()
  await signUpHere(page)
  await expect(page.getByText('Test mode, no card is charged')).toBeVisible()
  const checkout = page.url()
  const call = 'POST /v1/customers/post-payment-login'
  await withFailure(page, call, 'cut', async () => {
    await page.goto(successOf(checkout))
    await page.clock.fastForward(3_000)
    await expect(page.getByRole('heading', { name: 'Verifying Payment' })).toBeVisible()
  })
  await withFailure(page, call, { status: 200, json: { is_paid: true } }, async () => {
    await page.clock.fastForward(3_000)
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  })
  await pay(page, checkout)
  await page.clock.fastForward(3_000)
  await expect(dashboard(page)).toBeVisible()
})

test.describe('with Stripe', () => {
  let product: PaidProduct
  test.beforeAll(async () => {
    product = await startPaidProduct()
  })
  test.afterAll(() => product.close())

  test('a payment signs in only the browser that opened the checkout', { tag: '@long' }, async ({
    page,
    browser,
  }) => {
    await page.route(/stripe\.example/, (route) =>
      route.fulfill({ body: 'Stripe', contentType: 'text/html' }),
    )
    await signUpHere(page, product.url)
    await expect(page).toHaveURL(/stripe\.example/)
    const checkout = page.url().split('#')[0] ?? ''
    await product.perform('pay', idIn(checkout))

    const other = await browser.newPage()
    await other.goto(product.url + successOf(checkout))
    await expect(other.getByRole('heading', { name: 'Payment received' })).toBeVisible()
    expect(await tokenIn(other)).toBeNull()
    await other.close()

    await page.goto(product.url + successOf(checkout))
    await expect(page).toHaveURL(`${product.url}/dashboard`)
  })
})
