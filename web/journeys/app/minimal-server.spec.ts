import type { Page } from '@playwright/test'
import { grace, stove, token } from '../../test/minimal-answers.ts'
import { expect, test, toastOf } from '../harness/journey.ts'
import { serveMinimally } from '../harness/minimal-server.ts'

test.use({ expectedNoise: /status of 404/ })

const signIn = (page: Page) => page.addInitScript((token) => localStorage.setItem('auth_token', token), token)
const done = (page: Page, text: string) => expect(toastOf(page, 'status')).toContainText(text)
const failed = (page: Page, text: string) => expect(toastOf(page, 'alert')).toContainText(text)
const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

// spec: 08-05
test('every screen works with responses that have only the fields of the specification', async ({ page }) => {
  await serveMinimally(page)
  await signIn(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('list', { name: 'Single Family Properties' })).toContainText('1 Elm St')
  await expect(page.getByRole('list', { name: 'Single Family Properties' })).not.toContainText('2 Oak Ave')
  await expect(page.getByRole('list', { name: 'Multi Family Properties' })).toContainText('2 Oak Ave')

  await page.getByRole('tab', { name: 'Tenants' }).click()
  const card = page
    .getByRole('list', { name: 'Tenants by property' })
    .getByRole('region', { name: '1 Elm St' })
  await expect(card).toContainText('Current TenantGrace HopperPhone Number555-0100Monthly Rent$1,850')
  await expect(card).toContainText(/Recommended Improvement Dates\s*6\/1\/2027/)
  await expect(
    page
      .getByRole('region', { name: 'Add Tenant to Property' })
      .getByLabel('Property Address')
      .getByRole('option'),
  ).toHaveText(['Select a property...', '2 Oak Ave'])

  await page.getByRole('tab', { name: 'Management' }).click()
  const attention = page.getByRole('region', { name: 'Items Requiring Attention' })
  await expect(attention).toContainText('roofOVERDUE1 Elm StReplacement Date: 1/1/2026')
  await expect(attention).toContainText('Estimated Cost: $9,000324 days overdue')
  await page.getByPlaceholder('Ask about maintenance, replacement, or anything...').fill('How long?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('About eleven years.')).toBeVisible()

  await page.goto('/property/h')
  await expect(page.getByRole('heading', { name: 'Appliances (1)' })).toBeVisible()
  await expect(page.getByText('Look up.')).toBeVisible()
  await page.goto('/property/f')
  await page.getByRole('button', { name: 'Unit 1A' }).click()
  await expect(page.getByRole('list', { name: 'Appliances of unit 1A' })).toContainText('stove7 years')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByText('Subscription End Date')).toBeVisible()
  await expect(toastOf(page, 'alert')).toBeEmpty()
})

// spec: 08-05
test('every write succeeds if its response has only the fields of the specification', async ({ page }) => {
  test.setTimeout(120_000)
  await serveMinimally(page)
  await signIn(page)

  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Tenants' }).click()
  const card = page
    .getByRole('list', { name: 'Tenants by property' })
    .getByRole('region', { name: '1 Elm St' })
  await card.getByRole('button', { name: 'Update Tenant' }).click()
  await card.getByRole('button', { name: 'Save', exact: true }).click()
  await done(page, 'Tenant information updated successfully')
  const add = page.getByRole('region', { name: 'Add Tenant to Property' })
  await add.getByLabel('Property Address').selectOption('2 Oak Ave')
  await add.getByRole('button', { name: 'Add Tenant' }).click()
  await done(page, 'Tenant added successfully')

  await page.goto('/property/h')
  for (const [row, kind] of [
    ['stove', 'Appliances'],
    ['roof', 'Structures'],
  ] as const) {
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: row, exact: true }) })
    await line.getByRole('button', { name: row, exact: true }).click()
    await line.getByRole('button', { name: 'Update' }).click()
    await line.getByLabel('Age (years)').fill('9')
    await page.getByRole('button', { name: 'Apply Changes' }).click()
    await done(page, `${kind} updated successfully`)
    await expect(line.first()).toContainText('9 years')
  }
  const forecast = regionOf(page, 'Replacement forecast')
  await forecast.getByRole('button', { name: 'Set date' }).click()
  await forecast.getByRole('button', { name: 'Save date' }).click()
  await done(page, 'Forecasted date updated successfully')
  const notes = regionOf(page, 'Property Notes')
  await notes.getByRole('button', { name: 'Add Note' }).click()
  await notes.getByRole('textbox').fill('Look down.')
  await notes.getByRole('button', { name: 'Save Note' }).click()
  await done(page, 'Note added successfully')
  const image = { name: 'home.png', mimeType: 'image/png', buffer: Buffer.from('png') }
  await page.getByLabel('Property photo', { exact: true }).setInputFiles(image)
  await done(page, 'Image uploaded successfully')

  await page.goto('/properties')
  const form = page.getByRole('tabpanel', { name: 'Manual Entry' })
  for (const [label, value] of [
    ['Street', '3 Ash Ct'],
    ['City', 'Austin'],
    ['ZIP', '78701'],
    ['Home Age', '5'],
  ] as const)
    await form.getByLabel(label).first().fill(value)
  await form.getByLabel('State').first().fill('TX')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Submit 1 Homes' }).click()
  await done(page, '1 property(ies) have been added to your portfolio.')

  for (const [answer, outcome] of [
    [{}, 'CSV Upload Successful!'],
    [{ error: null }, 'CSV Upload Successful!'],
    [{ error: 'The file is empty.' }, 'CSV Upload Failed'],
  ] as const) {
    await serveMinimally(page, { 'POST /v1/properties/csv-bulk-upload': answer })
    await page.goto('/properties')
    await page.getByRole('tab', { name: 'CSV Upload' }).click()
    const csv = { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from('street') }
    await page.locator('input[type=file]').setInputFiles(csv)
    await page.getByRole('button', { name: 'Upload CSV' }).click()
    await (outcome.endsWith('Failed') ? failed : done)(page, outcome)
  }

  await page.goto('/profile')
  await page.getByLabel('First Name').fill('Grace')
  await page.getByLabel('Last Name').fill('Hopper')
  await page.locator('form').getByRole('button', { name: 'Update Profile' }).click()
  await done(page, 'Profile updated successfully')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByRole('button', { name: 'Yes, Cancel' }).click()
  }
  await cancel()
  await done(page, 'Subscription canceled successfully.')
  await serveMinimally(page, { 'DELETE /v1/customers/*/cancel-subscription': { error: true } })
  await cancel()
  await failed(page, 'Failed to cancel subscription')
})

test('sign-up, payment and sign-in work with responses that have only the fields of the specification', async ({
  page,
}) => {
  await serveMinimally(page, {
    'POST /v1/customers/signup': { customerCheckoutSession: '/cancel?session=s1' },
  })
  await page.goto('/login?mode=sign-up')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/cancel/)
  await page.goto('/success?session_id=s1')
  await done(page, 'Payment confirmed! Redirecting to dashboard...')
  await expect(page).toHaveURL('/dashboard')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await done(page, 'Login Successful!')
})

test('a field with a missing or invalid value is shown empty, and the screen works', async ({ page }) => {
  const odd = [
    { id: 'c1', appliance_type: 'stove', forecasted_replacement_date: 'soon' },
    { ...stove, id: 'c3', appliance_type: 'washer', forecasted_replacement_date: null },
    {
      ...stove,
      id: 'c4',
      appliance_type: 'dryer',
      forecasted_replacement_date: '2031-02-30',
      age_in_years: 'old',
    },
    null,
  ]
  await serveMinimally(page, {
    'GET /v1/properties': [
      { id: 'h', address: '1 Elm St', isMultifamily: false, created_at: 'then' },
      { id: 'x' },
    ],
    'GET /v1/properties/h': { id: 'h', address: '1 Elm St' },
    'GET /v1/properties/*/appliances': odd,
    'GET /v1/properties/*/structures': {},
    'GET /v1/properties/*/notes': { notes: [{ id: 'n1', content: 'Look up.' }] },
    'GET /v1/properties/h/tenants': [
      { ...grace, contract_end_date: 'never', current_rent: null, is_current: true },
    ],
    'GET /v1/properties/*/needs-attention': {
      managementItems: [{ id: 'c2', name: 'roof', property_id: 'h', forecasted_replacement_date: null }],
    },
    'GET /v1/customers/*/retrieve-subscription-information': { subscription_end: 'some day' },
    'POST /v1/home-bot/ask-lifecycle-question': { response: 'Soon.', forecasted_replacement_date: 'soon' },
  })
  await signIn(page)
  await page.goto('/property/h')
  await expect(page.getByRole('heading', { name: 'Appliances (3)' })).toBeVisible()
  await expect(regionOf(page, 'Property Information')).toContainText('Postal CodeN/AHome AgeN/A')
  for (const name of ['stove', 'washer', 'dryer']) {
    const line = page
      .getByRole('list', { name: 'Appliances', exact: true })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) })
    await line.getByRole('button', { name, exact: true }).click()
    await expect(line).toContainText('Plan by')
    await line.getByRole('button', { name: 'Update' }).click()
    await expect(line.getByLabel(/date/i)).toHaveValue('')
  }
  await expect(regionOf(page, 'Replacement forecast').getByRole('heading', { name: 'No date' })).toBeVisible()
  await expect(page.getByText('Look up.')).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByRole('list', { name: 'Single Family Properties' })).toContainText('AddedN/A')
  await page.getByRole('tab', { name: 'Tenants' }).click()
  await expect(page.getByRole('region', { name: '1 Elm St' })).toContainText('Monthly Rent$0')
  await expect(page.getByRole('region', { name: '1 Elm St' })).toContainText('Contract EndsN/A')
  await page.getByRole('tab', { name: 'Management' }).click()
  await expect(page.getByText('Replacement Date: N/A')).toBeVisible()
  await page.getByPlaceholder('Ask about maintenance, replacement, or anything...').fill('When?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Soon.')).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible()
  await expect(page.getByText('Network error')).toHaveCount(0)
})
