import type { Page } from '@playwright/test'
import { type Customer, expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, building, home } from '../harness/property-homes.ts'

async function openTenants(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Tenants' }).click()
}

const cardOf = (page: Page, address: string) =>
  page.getByRole('list', { name: 'Tenants by property' }).getByRole('region', { name: address })

async function fillTenant(form: ReturnType<Page['locator']>, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value)
}

/** Adds a tenant to a home through the API. */
async function addTenant(
  page: Page,
  { token }: Customer,
  propertyId: string,
  tenant: Record<string, unknown>,
) {
  const answer = await page.request.post(`/v1/properties/${propertyId}/tenants`, {
    data: tenant,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(201)
}

// spec: 01-07, 03-06, 03-15, 03-16, 03-19, 03-20, 03-23, 03-24, 03-25, 03-26, 03-27, 03-28, 03-29, 03-30
// spec: 03-31, 03-32, 05-16, 06-26, 06-27, 07-16, 07-19
test('a tenancy begins, its lease is corrected and renewed, the tenancy ends, and the home is rented again', async ({
  page,
  customer,
}) => {
  await openTenants(page)
  await expect(page.getByText('Add properties first to view tenant information.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Your First Property' })).toBeVisible()
  const old = { structures: { roof: 24 } }
  const [, pine = ''] = await addHomes(page, customer, [home(old), home({ ...old, street: '5 Pine Ct' })])
  await addTenant(page, customer, pine, { first_name: 'Alan', contract_end_date: '2999-05-31' })
  await page.goto('/dashboard?tab=tenants&tenant=alan')
  await expect(cardOf(page, '5 Pine Ct, Austin, TX')).toBeVisible()
  await expect(cardOf(page, '12 Oak St, Austin, TX')).toHaveCount(0)
  await page.getByLabel('Find a tenant').fill('nowhere')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await expect(page).toHaveURL(/tenant=nowhere/)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search homes, screens and actions' }).fill('alan')
  await page.getByRole('option', { name: 'Find the tenant “alan”' }).click()
  await expect(page.getByLabel('Find a tenant')).toHaveValue('alan')
  await expect(cardOf(page, '5 Pine Ct, Austin, TX')).toBeVisible()
  await page.getByLabel('Find a tenant').fill('')

  const add = page.getByRole('region', { name: 'Add Tenant to Property' })
  await expect(add.getByRole('button', { name: 'Add Tenant' })).toBeDisabled()
  await expect(add.getByLabel('Property Address').getByRole('option')).toHaveText([
    'Select a property...',
    '12 Oak St, Austin, TX',
  ])
  await add.getByLabel('Property Address').selectOption('12 Oak St, Austin, TX')
  await fillTenant(add, { 'First Name': 'Nobody' })
  await add.getByRole('button', { name: 'Clear' }).click()
  await expect(add.getByLabel('First Name')).toHaveCount(0)
  await add.getByLabel('Property Address').selectOption('12 Oak St, Austin, TX')
  await expect(add.getByLabel('First Name')).toHaveValue('')
  await fillTenant(add, {
    'First Name': 'Grace',
    'Last Name': 'Hopper',
    'Phone Number': '(555) 010-0100',
    'Monthly Rent': '1850.5',
    'Contract Duration (months)': '12',
    'Contract Start Date': '2998-03-01',
  })
  await expect(add.getByLabel('Contract End Date')).toHaveValue('2999-02-28')
  await add.getByRole('button', { name: 'Add Tenant' }).click()
  await expect(toastOf(page, 'status')).toContainText('Tenant added successfully')
  await expect(add).toHaveCount(0)

  const cards = page.getByRole('list', { name: 'Tenants by property' }).getByRole('heading', { level: 2 })
  await expect(cards).toHaveText([/12 Oak St/, /5 Pine Ct/])
  const oak = cardOf(page, '12 Oak St')
  await expect(oak).toContainText('Current TenantGrace Hopper')
  await expect(oak).toContainText('Phone Number(555) 010-0100')
  await expect(oak).toContainText('Monthly Rent$1,850.50')
  await expect(oak).toContainText('Contract Duration (months)12')
  await expect(oak).toContainText('Contract Ends2/28/2999')

  await oak.getByRole('button', { name: 'Edit' }).click()
  await expect(oak.getByLabel('First Name')).toBeFocused()
  await oak.getByLabel('First Name').fill('Nobody')
  await oak.getByRole('button', { name: 'Cancel' }).click()
  await expect(oak).toContainText('Grace Hopper')
  await oak.getByRole('button', { name: 'Update Tenant' }).click()
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await fillTenant(oak, { 'Contract Start Date': '2020-01-01', 'Contract End Date': soon })
  await oak.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page, 'status')).toContainText('Tenant information updated successfully')
  await expect(oak).toContainText('in 4 weeks')
  await expect(oak).toContainText(/Recommended Improvement Dates\s*Roof, \d+\/\d+\/\d{4}/)
  await expect(oak.getByRole('button', { name: 'Update Tenant' })).toBeFocused()

  await oak.getByRole('button', { name: 'Renew lease' }).click()
  await oak.getByLabel('Monthly Rent').fill('1900')
  await oak.getByRole('button', { name: 'Save renewal' }).click()
  await expect(oak).toContainText('Monthly Rent$1,900')

  await oak.getByRole('button', { name: 'End tenancy' }).click()
  await expect(oak.getByRole('button', { name: 'Keep tenancy' })).toBeFocused()
  await oak.getByRole('region', { name: 'End tenancy' }).getByRole('button', { name: 'End tenancy' }).click()
  await expect(oak).toContainText('Vacant')
  await expect(oak).toContainText('Property Currently Vacant')
  await expect(oak).toContainText('This property does not have a current tenant.')
  await expect(oak).toContainText(/Previous Tenants\s*Grace HopperEnded: \d/)
  await expect(cards).toHaveText([/5 Pine Ct/, /12 Oak St/])

  await oak.getByRole('button', { name: 'Add Tenant' }).click()
  await expect(oak.getByRole('heading', { name: 'Add New Tenant' })).toBeVisible()
  await expectAccessible(page)
  await fillTenant(oak, { 'First Name': 'Edsger', 'Contract End Date': '2998-01-01' })
  await oak.getByRole('button', { name: 'Save Tenant' }).click()
  await expect(oak).toContainText('Current TenantEdsger')
  await expect(cards).toHaveText([/12 Oak St/, /5 Pine Ct/])
  await oak.getByRole('link', { name: 'View Property' }).click()
  await expect(page.getByRole('heading', { name: 'Property: 12 Oak St, Austin, TX' })).toBeVisible()
})

// spec: 03-21, 06-23
test('a large portfolio loads only the tenants in view, and lists the home whose lease ends first at the top', {
  tag: '@long',
}, async ({ page, customer }) => {
  const homes = Array.from({ length: 120 }, (_, index) => home({ street: `${index + 1} Oak St` }))
  const ids = await addHomes(page, customer, homes)
  await addTenant(page, customer, ids[119] ?? '', { first_name: 'Grace', contract_end_date: '2999-05-31' })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/tenants')) asked += 1
  })
  await openTenants(page)
  await expect(cardOf(page, '120 Oak St')).toContainText('Grace')
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toContainText('120 Oak St')
  await expect(cardOf(page, '2 Oak St, Austin, TX Vacant').first()).toContainText('Property Currently Vacant')
  expect(asked).toBeLessThan(40)

  // Scrolls 600 px in each frame. At this speed, most of the homes that pass must not load their tenants.
  const before = asked
  await page.evaluate(async () => {
    while (window.scrollY + window.innerHeight < document.body.scrollHeight - 10) {
      window.scrollBy({ top: 600, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(cardOf(page, '119 Oak St')).toContainText('Property Currently Vacant', { timeout: 300 })
  }).toPass()
  expect(asked - before).toBeLessThan(40)

  // There are too many vacant homes for a list, so the test finds one by typing.
  await page.evaluate(() => window.scrollTo(0, 0))
  const add = page.getByRole('region', { name: 'Add Tenant to Property' })
  const finder = add.getByRole('combobox', { name: 'Property Address' })
  await finder.fill('nowhere')
  await expect(add.getByText('No vacant address matches.')).toBeVisible()
  await finder.fill('117 oak')
  await expect(add.getByRole('option')).toHaveText(['117 Oak St, Austin, TX'])
  await finder.press('Enter')
  await expect(finder).toHaveValue('117 Oak St, Austin, TX')
  await fillTenant(add, { 'First Name': 'Barbara', 'Contract End Date': '2998-05-31' })
  await add.getByRole('button', { name: 'Add Tenant' }).click()
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toContainText('117 Oak St')
  await finder.fill('117 oak')
  await expect(add.getByText('No vacant address matches.')).toBeVisible()
})

test.describe('on a phone', { tag: '@long' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a very long name fits in its card, and Update Tenant opens the tenant whose lease ends first', async ({
    page,
    customer,
  }) => {
    const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengew'
    const [id = ''] = await addHomes(page, customer, [building({}, {})])
    const answer = await page.request.get(`/v1/properties/${id}/units`, {
      headers: { authorization: `Bearer ${customer.token}` },
    })
    const units: { unit_id: string }[] = await answer.json()
    const ends = ['2999-05-31', '2998-05-31']
    for (const [index, first_name] of ['Grace', longName].entries())
      await addTenant(page, customer, id, {
        first_name,
        phone_number: '(555) 010-0100',
        unit_id: units[index]?.unit_id,
        contract_end_date: ends[index],
      })
    await openTenants(page)
    const card = cardOf(page, '77 Maple Ave')
    await expect(card).toContainText(new RegExp(`Current Tenant${longName}.*Current TenantGrace`))
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await card.getByRole('button', { name: 'End tenancy' }).first().click()
    expect(await overflow()).toBeLessThanOrEqual(0)
    for (const link of [
      page.getByRole('link', { name: /your dashboard$/ }),
      card.getByRole('link', { name: '(555) 010-0100' }).first(),
    ])
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await card.getByRole('button', { name: 'Keep tenancy' }).click()
    await card.getByRole('button', { name: 'Update Tenant' }).click()
    await expect(card.getByLabel('First Name')).toHaveValue(longName)
  })
})
