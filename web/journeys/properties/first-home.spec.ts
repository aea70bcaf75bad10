import { expect, expectAccessible, test } from '../harness/journey.ts'
import { entryOf, fillEntry } from '../harness/property-homes.ts'

test.beforeEach(async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await page.goto('/properties')
})

test('the form for the first home contains the values from the calculator on the start page', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  const calculator = page.getByRole('region', { name: 'What is yours going to cost' })
  await calculator.getByRole('button', { name: 'Show the date and the cost' }).click()
  await expect(calculator.getByRole('link', { name: 'Keep this forecast in an account' })).toBeVisible()
  await page.goto('/properties')
  const card = entryOf(page, 1)
  await expect(page.getByText('We kept your question from the start page.')).toBeVisible()
  await expect(card.getByLabel('State')).toHaveValue('TX')
  await expect(card.getByLabel('Appliance', { exact: true })).toHaveValue('water_heater')
  await expect(card.getByLabel('Age (years)', { exact: true })).toHaveValue('12')
  await page.reload()
  await expect(card.getByLabel('Appliance', { exact: true })).toHaveValue('water_heater')
})

test('the form fills in the usual components of a home, and marks each age as a guess until the user changes it', {
  tag: '@long',
}, async ({ page }) => {
  const card = entryOf(page, 1)
  await fillEntry(page, 1, { Street: '5 Guess Ln' })
  await card.getByRole('button', { name: 'Fill in usual parts' }).click()
  await expect(card.getByText('10 ages are guesses')).toBeVisible()
  await card.getByLabel('Age (years)', { exact: true }).first().fill('3')
  await expect(card.getByText('9 ages are guesses')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit 1 Homes' }).click()
  await page.getByRole('heading', { name: '5 Guess Ln, Austin, TX' }).click()
  await expect(page.getByRole('heading', { name: 'Appliances (7)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Structures (3)' })).toBeVisible()
})
