import { expect, goodCard, newEmail, test, toastOf } from '../harness/journey.ts'
import { entryOf, fillEntry } from '../harness/property-homes.ts'

/** The age in days by which 75 in 100 water heaters have failed: 15.85 · ln(4)^(1/2.015) years. */
const threeInFourGoneDays = Math.round(15.85 * Math.log(4) ** (1 / 2.015) * 365.2425)

/** Returns the date that many years before today, as midnight UTC. Today is the date in the browser's time zone. */
function yearsAgo(years: number): Date {
  const [month = 0, day = 0, year = 0] = new Date()
    .toLocaleDateString('en-US', { timeZone: 'America/New_York' })
    .split('/')
    .map(Number)
  return new Date(Date.UTC(year - years, month - 1, day))
}

const shownDate = (date: Date) => date.toLocaleDateString('en-US', { timeZone: 'UTC' })

// spec: 01-05, 01-13, 01-26, 02-21, 02-22, 02-32, 05-01, 06-13, 09-75, 10-03
test('a visitor signs up, pays, adds a home, and sees when the water heater is due for replacement', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  const email = newEmail()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Test mode, no card is charged')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ status }) => status))
  await expect.poll(fonts, 'the fonts of the app').toEqual(['loaded', 'loaded'])
  await page.getByLabel('Card number').fill(goodCard.card_number)
  await page.getByLabel('Expiry').fill(goodCard.expiry)
  await page.getByLabel('Security code').fill(goodCard.cvc)
  await page.getByLabel('Name on card').fill(goodCard.name)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(toastOf(page, 'status')).toContainText('Payment confirmed! Redirecting to dashboard...')
  // The payment signs in only the browser that opened the checkout.
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible()
  await expect(page.getByText(`Welcome, ${email}`)).toBeVisible()
  await expect(page.getByText('You’re in. Your account is ready.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('begun_checkouts'))).toBeNull()
  await expect(page.getByText('Finish payment')).toHaveCount(0)

  await page.getByRole('link', { name: 'Add Your First Property' }).click()
  await fillEntry(page, 1)
  const card = entryOf(page, 1)
  await card.getByRole('button', { name: 'Add Structure' }).click()
  await page.locator(':focus').selectOption('Roof')
  await card.getByLabel('Age (years)', { exact: true }).fill('24')
  await card.getByRole('button', { name: 'Add Appliance' }).click()
  await page.locator(':focus').selectOption('Water Heater')
  await card.getByLabel('Age (years)', { exact: true }).last().fill('14')
  await page.getByRole('button', { name: 'Submit 1 Homes' }).click()
  await expect(toastOf(page, 'status')).toContainText('1 property(ies) have been added to your portfolio.')
  await page.getByRole('heading', { name: '12 Oak St, Austin, TX' }).click()

  // At 14 years the water heater is past its median life (13.2), so its date is at the 75th percentile.
  const installed = yearsAgo(14)
  const due = new Date(installed.getTime() + threeInFourGoneDays * 86_400_000)
  const heater = page.getByRole('list', { name: 'Appliances' }).getByRole('listitem')
  await expect(heater).toContainText('14 years')
  await heater.getByRole('button', { name: 'Water Heater' }).click()
  await expect(heater).toContainText(`Plan by${shownDate(due)}`)
  await expect(heater.getByRole('img')).toHaveAccessibleName(
    new RegExp(`installed ${installed.getUTCFullYear()}, replacement forecast \\w+ ${due.getUTCFullYear()}`),
  )
  await expect(heater).toContainText('Half of all water heaters last longer than 13 years.')
  await expect(heater).toContainText(/\$1,\d{3}/)

  const roof = page.getByRole('list', { name: 'Structures' }).getByRole('listitem')
  await expect(roof).toContainText('24 years')
  await expect(roof).toContainText(/\$1\d,\d{3}/)
})
