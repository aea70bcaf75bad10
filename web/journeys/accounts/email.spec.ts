import { expect, expectAccessible, newEmail, test, toastOf } from '../harness/journey.ts'
import { waitForMailedLink } from '../harness/mails.ts'

// The browser logs the 403 for a used link and the 422 for a wrong password.
test.use({ expectedNoise: /status of 4(03|22)/ })

// spec: 12-12
test('an email link confirms the address of a user who is signed out, and the settings then show it as confirmed', {
  tag: '@long',
}, async ({ page, customer, baseURL }) => {
  await page.goto('/profile#security')
  const card = page.getByRole('region', { name: 'Email' })
  await expect(card.getByText('Confirm your email with the link that we sent to it')).toBeVisible()
  await card.getByRole('button', { name: 'Send again' }).click()
  await expect(toastOf(page, 'status')).toContainText('The link is on its way')
  await expectAccessible(page)

  const link = await waitForMailedLink(baseURL, customer.email, 'confirm-email')
  await page.evaluate(() => localStorage.removeItem('auth_token'))
  await page.goto(link)
  await expect(page.getByRole('region', { name: 'Your email is confirmed' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Already confirmed' })).toBeVisible()
  await expectAccessible(page)
  // Only the fragment changes, so the browser does not reload the page.
  await page.goto(`${link}x`)
  await expect(page.getByRole('region', { name: 'This link does not work any more' })).toBeVisible()

  await page.evaluate((token) => localStorage.setItem('auth_token', token), customer.token)
  await page.getByRole('link', { name: 'Sign in for a new link' }).click()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Email' }).getByText('Confirmed')).toBeVisible()
})

// spec: 12-09
test('the link in an email to a new address changes the email address of the signed-in user', {
  tag: '@long',
}, async ({ page, customer, baseURL }) => {
  const email = newEmail()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Security' }).click()
  const card = page.getByRole('region', { name: 'Email', exact: true })
  await card.getByRole('button', { name: 'Change email' }).click()
  await card.getByRole('button', { name: 'Send the link' }).click()
  await expect(toastOf(page, 'alert')).toContainText('Please fill in all fields')
  await card.getByLabel('New email').fill('not an address')
  await card.getByRole('textbox', { name: 'Your password' }).fill(customer.password)
  await page.keyboard.press('Enter')
  await expect(card.getByText('Must be an email address.')).toBeVisible()
  await card.getByLabel('New email').fill(` ${email} `)
  await card.getByRole('textbox', { name: 'Your password' }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(card.getByText('Is not right.')).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('textbox', { name: 'Your password' }).fill(customer.password)
  await page.keyboard.press('Enter')
  await expect(card.getByRole('region', { name: 'Waiting to be confirmed' })).toContainText(email)

  const link = await waitForMailedLink(baseURL, email, 'change-email')
  await page.evaluate(() => localStorage.removeItem('auth_token'))
  await page.goto(link)
  await page.getByRole('region', { name: 'Sign in to go on' }).getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(customer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Change my email' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change my email' }).click()
  await expect(toastOf(page, 'status')).toContainText('Email changed successfully')
  await expect(page).toHaveURL('/profile#security')
  await expect(page.getByRole('region', { name: 'Email', exact: true })).toContainText(`${email}Confirmed`)

  await page.goto('/')
  await page.goto(link)
  await expect(page.getByRole('region', { name: 'This link does not work any more' })).toContainText(email)
})
