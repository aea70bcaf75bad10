import { expect, expectAccessible, newEmail, signUp, test, toastOf } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

// spec: 03-03
test('the account menu passes axe while it is open, and Escape closes it', { tag: '@long' }, async ({
  page,
  customer,
}) => {
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

test('the reminder of an outstanding payment passes axe and fits on a small phone', { tag: '@long' }, async ({
  page,
}) => {
  const email = newEmail()
  await signUp(page, email, 'correct horse battery')
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Manage Account' }).click()
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByText('Waiting for the first payment')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(page.getByRole('button', { name: 'Finish payment' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a tab shows no data of the previous user after another tab has signed in a different user', {
  tag: '@long',
}, async ({ page, customer, context }) => {
  await addHomes(page, customer, [home()])
  const other = newEmail()
  await signUp(page, other, customer.password)
  const left = await context.newPage()
  await page.goto('/dashboard')
  await left.goto('/dashboard')
  await expect(left.getByRole('heading', { name: '12 Oak St, Austin, TX' })).toBeVisible()
  await left.evaluate((other) => {
    const look = () => {
      const { innerText } = document.body
      if (innerText.includes(other) && innerText.includes('12 Oak St')) document.title = 'Mixed up'
      requestAnimationFrame(look)
    }
    look()
  }, other)

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await page.getByLabel('Email').fill(other)
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('No Properties Found')).toBeVisible()

  await expect(left.getByText(`Welcome, ${other}`)).toBeVisible()
  await expect(left.getByText('No Properties Found')).toBeVisible()
  expect(await left.title()).not.toBe('Mixed up')
})

test.describe('when the server or the connection fails', () => {
  test.use({
    expectedNoise:
      /status of 401|ERR_FAILED|ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported|could not be fetched/,
  })

  test('a user whose session ended on the server signs in again and returns to the same page', {
    tag: '@long',
  }, async ({ page, customer }) => {
    await page.goto('/dashboard')
    await expect(page.getByText('No Properties Found')).toBeVisible()
    const headers = { authorization: `Bearer ${customer.token}` }
    expect((await page.request.post('/v1/customers/logout', { headers })).ok()).toBe(true)
    await page.goto('/profile')
    const again = page.getByRole('button', { name: 'Sign in again' })
    await expect(again).toBeVisible()
    await expectAccessible(page)
    await again.click()
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').fill(customer.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(customer.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(again).toBeHidden()
  })

  test('the header stays visible when a screen cannot be loaded, and the screen loads when the connection is back', {
    tag: '@long',
  }, async ({ page, customer, context }) => {
    await addHomes(page, customer, [home()])
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: '12 Oak St, Austin, TX' })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('heading', { name: '12 Oak St, Austin, TX' }).click()
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(toastOf(page, 'alert')).toContainText('Unable to connect to the server')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Property: 12 Oak St, Austin, TX' })).toBeVisible()
  })
})
