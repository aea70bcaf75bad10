import { expectRows, expectToast, failureNoise, networkCuts, withFailure } from '../harness/failures.ts'
import { type Customer, expect, test } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

// homebot.spec.ts tests the messages of the chat.

test.use({ expectedNoise: failureNoise })

const authorized = ({ token }: Customer) => ({ headers: { authorization: `Bearer ${token}` } })

// spec: 03-10, 09-23, 09-24, 09-34
test('the dashboard says when homes or due components do not load', async ({ page, customer }) => {
  await addHomes(page, customer, [home({ appliances: { dryer: { age: 30 } } })])
  const tryAgain = page.getByRole('button', { name: 'Try again' }).first()
  const oak = page.getByRole('heading', { name: '12 Oak St, Austin, TX' })
  const retried = { does: () => tryAgain.click(), after: () => expect(tryAgain).toBeVisible() }
  const properties = { call: 'GET /v1/properties', ...retried }
  await expectRows(page, [
    {
      ...properties,
      says: ['Failed to load properties'],
      how: ['refused'],
      does: () => page.goto('/dashboard'),
      after: () => expect(page.getByText('No Properties Found')).toHaveCount(0),
    },
    { ...properties, says: ['Network error while loading properties'], how: networkCuts },
  ])
  await tryAgain.click()
  await expect(oak).toBeVisible()

  // Our server always sends an age, but another server may not.
  const [bare] = await (await page.request.get('/v1/properties', authorized(customer))).json()
  await withFailure(page, 'GET /v1/properties', { status: 200, json: [{ ...bare, age: 0 }] }, async () => {
    await page.reload()
    await expect(page.getByRole('listitem').filter({ has: oak }).first()).toContainText('Home AgeN/A')
  })

  const panel = page.getByRole('region', { name: 'Items Requiring Attention' })
  const attention = {
    call: 'GET /v1/properties/*/needs-attention',
    says: ['Failed to load management information'] as [string],
    ...retried,
  }
  await expectRows(page, [
    {
      ...attention,
      how: ['refused'],
      does: () => page.getByRole('tab', { name: 'Management' }).click(),
      after: () => expect(panel.getByRole('listitem')).toHaveCount(0),
    },
    { ...attention, how: networkCuts },
  ])
  await tryAgain.click()
  await expect(panel).toContainText('dryer')
})

// spec: 03-23, 06-23, 06-28, 09-25, 09-26, 09-27, 09-28, 09-29, 09-30, 09-31, 09-32, 09-33
test('the Tenants tab shows the specified message for each error', async ({ page, customer }) => {
  const [oakId] = await addHomes(page, customer, [home(), home({ street: '5 Pine Ct' })])
  const rented = await page.request.post(`/v1/properties/${oakId}/tenants`, {
    data: { first_name: 'Grace', contract_start_date: '2026-03-01' },
    ...authorized(customer),
  })
  expect(rented.ok()).toBe(true)
  const cardOf = (address: string) =>
    page.getByRole('list', { name: 'Tenants by property' }).getByRole('region', { name: address })
  const oak = cardOf('12 Oak St')
  const pine = cardOf('5 Pine Ct')
  const openTenants = async () => {
    await page.goto('/dashboard')
    await page.getByRole('tab', { name: 'Tenants' }).click()
  }
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  const retried = {
    does: () => tryAgain.first().click(),
    after: () => expect(tryAgain.first()).toBeVisible(),
  }
  const tenants = {
    call: 'GET /v1/properties/*/tenants',
    says: ['Failed to load tenant information'] as [string],
  }
  await expectRows(page, [
    {
      says: ['Failed to fetch addresses'],
      call: 'GET /v1/properties/*/addresses',
      how: ['refused'],
      ...retried,
      does: openTenants,
    },
    {
      says: ['Error fetching addresses'],
      call: 'GET /v1/properties/*/addresses',
      how: networkCuts,
      ...retried,
    },
    { ...tenants, how: ['refused'], ...retried },
    { ...tenants, how: ['cut'], ...retried },
  ])
  // A property whose tenants did not load shows no tenant.
  await expect(oak).not.toContainText('Grace')
  // Some cards sent their requests after the simulated failures, so their tenants have loaded. The test clicks the
  // retry button of each card whose tenants have not loaded.
  await expect(async () => {
    for (const button of await tryAgain.all()) await button.click({ timeout: 1_000 })
    await expect(oak).toContainText('Grace', { timeout: 2_000 })
  }).toPass()

  const fills = (card: typeof oak, button: string) => async () => {
    await card.getByLabel('Last Name').fill('Hopper')
    await card.getByRole('button', { name: button, exact: true }).click()
  }
  const keepsForm = (card: typeof oak) => () => expect(card.getByLabel('Last Name')).toHaveValue('Hopper')
  const sorry = 'Something went wrong on our side. Please try again.'
  const adding = {
    call: 'POST /v1/properties/*/tenants',
    does: fills(pine, 'Save Tenant'),
    after: keepsForm(pine),
  }
  const updating = { call: 'PUT /v1/properties/*/tenants/*', does: fills(oak, 'Save'), after: keepsForm(oak) }
  await pine.getByRole('button', { name: 'Add Tenant' }).click()
  await expectRows(page, [
    { ...adding, says: ['Failed to add tenant', sorry], how: ['refused'] },
    { ...adding, says: ['Network error while adding tenant'], how: networkCuts },
  ])
  await pine.getByRole('button', { name: 'Save Tenant' }).click()
  await expectToast(page, 'status', 'Tenant added successfully')
  await expect(pine).toContainText('Current TenantHopper')

  await oak.getByRole('button', { name: 'Update Tenant' }).click()
  await expectRows(page, [
    { ...updating, says: ['Failed to update tenant information', sorry], how: ['refused'] },
    { ...updating, says: ['Network error while updating tenant'], how: networkCuts },
    {
      says: ['Failed to update tenant information'],
      does: async () => {
        await oak.getByLabel('First Name').fill('G'.repeat(201))
        await oak.getByLabel('Contract End Date').fill('2026-02-01')
        await oak.getByRole('button', { name: 'Save', exact: true }).click()
      },
      after: async () => {
        await expect(oak).toContainText('Must not be before the start date.')
        await expect(oak.getByLabel('Contract End Date')).toHaveAttribute('aria-invalid', 'true')
        await expect(oak).toContainText('Must be at most 200 characters.')
        const topOf = async (label: string) => (await oak.getByLabel(label).boundingBox())?.y
        expect(await topOf('Last Name')).toBe(await topOf('First Name'))
        await oak.getByLabel('First Name').fill('Grace')
      },
    },
  ])
  await oak.getByLabel('Contract End Date').fill('2027-02-28')
  await oak.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'status', 'Tenant information updated successfully')
  await expect(oak).toContainText('Grace Hopper')
})

// spec: 06-28
test('the card of a home whose tenants did not load has a retry button and the form for a new tenant', async ({
  page,
  customer,
}) => {
  const [id] = await addHomes(page, customer, [home()])
  await page.request.post(`/v1/properties/${id}/tenants`, {
    data: { first_name: 'Grace' },
    ...authorized(customer),
  })
  const oak = page.getByRole('region', { name: '12 Oak St' })
  const again = oak.getByRole('button', { name: 'Try again' })
  await withFailure(page, 'GET /v1/properties/*/tenants', 'refused', async () => {
    await page.goto('/dashboard')
    await page.getByRole('tab', { name: 'Tenants' }).click()
    await expect(oak).toContainText('The tenants of this property could not be loaded.')
    await expect(oak).not.toContainText('Vacant')
    await oak.getByRole('button', { name: 'Add Tenant' }).click()
    await oak.getByLabel('First Name').fill('Alan')
    await oak.getByRole('button', { name: 'Save Tenant' }).click()
    const message = 'This place already has a current tenant. End that tenancy first.'
    // If the card is rendered again, it repeats its request and shows another toast. So the test looks for the message
    // in the form.
    await expect(oak.getByRole('form')).toContainText(message)
    await expect(oak.getByLabel('First Name')).toHaveValue('Alan')
    await expect(again).toBeVisible()
  })
  // A card that was rendered again has repeated its request, so it has no retry button.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(oak).toContainText('Current TenantGrace', { timeout: 2_000 })
  }).toPass()
})
