import {
  beginCheckout,
  expect,
  expectAccessible,
  goodCard,
  newEmail,
  signUp,
  test,
} from '../harness/journey.ts'

const password = 'correct horse battery'

// spec: 02-07, 04-39, 04-40, 06-08, 06-10, 10-15
test('the status of a payment is requested every 3 seconds until the payment arrives', {
  tag: '@long',
}, async ({ page }) => {
  const checkout = await signUp(page, newEmail(), password)
  await beginCheckout(page, checkout)
  await page.goto(`/success?session_id=${checkout.split('/').at(-1)}`)
  await expect(page.getByRole('heading', { name: 'Verifying Payment' })).toBeVisible()
  await expect(page.getByText('Please wait while we confirm your payment status...')).toBeVisible()
  await expectAccessible(page)

  await page.request.post(checkout, { form: goodCard })
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible()
  /** The start of each status request, in milliseconds since the page was opened. */
  const askedAt = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/post-payment-login'))
      .map(({ startTime }) => startTime),
  )
  const pauses = askedAt.slice(1).map((time, place) => time - (askedAt[place] ?? 0))
  expect(pauses.length).toBeGreaterThan(0)
  expect(Math.min(...pauses)).toBeGreaterThan(2_990)
  expect(Math.max(...pauses)).toBeLessThan(9_000)
})

test.describe('with a declined card', { tag: '@long' }, () => {
  test.use({ expectedNoise: /status of 402/ })

  // spec: 02-08, 04-41, 04-42, 04-43, 10-16
  test('the checkout says that the card was declined, and cancelling it opens a page that leads back to the start page', async ({
    page,
  }) => {
    await page.goto(await signUp(page, newEmail(), password))
    await page.getByLabel('Card number').fill('4000 0000 0000 0002')
    await page.getByLabel('Expiry').fill(goodCard.expiry)
    await page.getByLabel('Security code').fill(goodCard.cvc)
    await page.getByLabel('Name on card').fill(goodCard.name)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(page.getByRole('alert')).toContainText(/declined/i)

    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
    await expect(page.getByText('No charges have been made to your account.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Need Help?' })).toBeVisible()
    await expect(page.getByText('Our customer support team is available 24/7')).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('a reminder leads an unpaid customer to the checkout', { tag: '@long' }, async ({ page }) => {
  const email = newEmail()
  await signUp(page, email, password)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Finish payment' }).click()
  await expect(page.getByText('Test mode, no card is charged')).toBeVisible()
})
