import { expect, expectAccessible, newEmail, test, toastOf } from '../harness/journey.ts'
import { type PaidProduct, startPaidProduct } from '../harness/stripe.ts'

// The browser logs three expected statuses: 402 for a missing payment, 409 for a required confirmation, 401 for an
// ended session.
test.use({ expectedNoise: /status of 40[129]/, viewport: { width: 390, height: 844 } })

let product: PaidProduct
test.beforeAll(async () => {
  product = await startPaidProduct()
})
test.afterAll(() => product.close())

const sessionIn = (checkoutUrl: string) => checkoutUrl.split('/').at(-1) ?? ''

// spec: 12-19
test('a customer with a lapsed payment sees the reason on a phone, can export data, delete the account or pay', {
  tag: '@long',
}, async ({ page }) => {
  const person = { email: newEmail(), password: 'correct horse battery' }
  const signedUp = await page.request.post(`${product.url}/v1/customers/signup`, { data: person })
  const sessionId = sessionIn((await signedUp.json()).customerCheckoutSession)
  await product.perform('pay', sessionId, 32)
  const signedIn = await page.request.post(`${product.url}/v1/customers/login`, { data: person })
  const { token } = await signedIn.json()
  await page.request.post(`${product.url}/v1/properties`, {
    headers: { authorization: `Bearer ${token}` },
    data: [{ street: '12 Elm St', city: 'Austin', state: 'TX', zip: '78701', homeAge: 20 }],
  })
  await product.perform('decline', sessionId)
  await page.route(/stripe\.example/, (route) => route.fulfill({ body: 'Stripe', contentType: 'text/html' }))

  const signIn = async () => {
    await page.goto(`${product.url}/login`)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
  }
  await signIn()
  const notice = page.getByRole('region', { name: 'Outstanding payment' })
  await expect(notice.getByText('Your card was declined. Update it by')).toBeInViewport()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await notice.getByRole('button', { name: 'Update card' }).click()
  await expect(page).toHaveURL(/billing\.stripe\.example/)

  // The test delays the response with the subscription until the dialog is open, so that the dialog must update its
  // text.
  let release = () => {}
  const whenDialogOpens = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/retrieve-subscription-information', async (route) => {
    await whenDialogOpens
    await route.continue()
  })
  await page.goto(`${product.url}/profile#subscription`)
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' })
  await expect(dialog).toBeVisible()
  release()
  await expect(dialog).toContainText('there is no paid time left: it ends now.')
  await dialog.getByRole('button', { name: 'Yes, Cancel' }).click()
  await expect(toastOf(page, 'status')).toContainText('It has ended, and you owe nothing.')
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()

  await page.goto(`${product.url}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Your subscription has ended' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).not.toContainText('Failed')
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => localStorage.clear())
  await signIn()
  await expect(toastOf(page, 'alert')).toContainText('Sign In Failed')
  await expect(page.getByText('Your subscription has ended.')).toBeVisible()
  await page.getByRole('button', { name: 'Your data and account' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.zip$/)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const leaving = page.getByRole('dialog', { name: 'Delete your account?' })
  await leaving.getByLabel('Your password').fill(person.password)
  await leaving.getByLabel('Type DELETE to confirm').fill('DELETE')
  await leaving.getByRole('button', { name: 'Delete account' }).click()
  await expect(toastOf(page, 'status')).toContainText('Your account will be deleted on')

  await signIn()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(toastOf(page, 'status')).toContainText('your account will no longer be deleted')
  await page.getByRole('button', { name: 'Finish payment' }).click()
  await expect(page).toHaveURL(/stripe\.example/)
  const paidSession = sessionIn(page.url())
  await product.perform('pay', paidSession)
  await page.goto(`${product.url}/success?session_id=${paidSession}`)
  await expect(page).toHaveURL(`${product.url}/dashboard`)
  await expect(page.getByText('12 Elm St').first()).toBeVisible()
})
