import { readFile } from 'node:fs/promises'
import { failureNoise, withFailure } from '../harness/failures.ts'
import { expect, expectAccessible, test } from '../harness/journey.ts'
import { addHomes, building, home } from '../harness/property-homes.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('the rent roll shows places and totals, can be sorted, filtered and exported, and keeps its filter after a reload', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [home(), home({ street: '5 Pine Ct' }), building({}, {})])
  await page.goto('/dashboard?tab=tenants')
  const add = page.getByRole('region', { name: 'Add Tenant to Property' })
  const addTenant = async (address: string, fields: Record<string, string>, unit?: string) => {
    await add.getByLabel('Property Address').selectOption(address)
    if (unit) await add.getByLabel('Unit').selectOption(unit)
    await add.getByText('More').click()
    for (const [label, value] of Object.entries(fields)) await add.getByLabel(label).fill(value)
    await add.getByRole('button', { name: 'Add Tenant' }).click()
    await expect(add.getByLabel('First Name')).toHaveCount(0)
  }
  await addTenant('12 Oak St, Austin, TX', {
    ...{ 'First Name': 'Grace', 'Monthly Rent': '1850.5', Email: 'grace@example.com', Deposit: '3700' },
    ...{ 'Co-Tenants': 'Ada\nEdsger', 'Contract End Date': inDays(30), 'Move-Out Date': inDays(90) },
  })
  await addTenant(
    '77 Maple Ave, Denver, CO',
    { 'First Name': 'Barbara', 'Monthly Rent': '1200', 'Contract End Date': inDays(20) },
    'Unit 1A',
  )
  const card = page
    .getByRole('list', { name: 'Tenants by property' })
    .getByRole('region', { name: '12 Oak St' })
  await expect(card).toContainText(/Emailgrace@example\.comDeposit\$3,700Co-tenantsAda, Edsger/)

  await page.getByRole('radio', { name: 'Rent roll' }).click()
  await expect(page).toHaveURL(/view=rent-roll/)
  const roll = page.getByRole('region', { name: 'Rent roll' })
  await expect(roll).toContainText('Rent a month$3,050.50Occupied2Vacant2Share vacant50%')
  const rows = roll.getByRole('row')
  await expect(rows).toHaveText([
    /^PlaceTenantRent/,
    /12 Oak St, Austin, TXGraceand 2 co-tenants\$1,850\.50\$3,700.*moves out.*(89|90|91) days.*Occupied$/,
    /5 Pine Ct, Austin, TX–+Vacant$/,
    /77 Maple Ave, Denver, CO\$1,200 a month/,
    /Unit\s1ABarbara\$1,200.*(19|20|21) days.*Ends soon$/,
    /Unit\s2A–+Vacant$/,
  ])
  await expectAccessible(page)

  await roll.getByRole('button', { name: 'Rent', exact: true }).click()
  await expect(roll.getByLabel('Sort by')).toHaveValue('rent')
  await roll.getByLabel('Sort by').selectOption('Lease end, soonest first')
  await expect(rows).toHaveText([/^Place/, /77 Maple Ave.*Unit\s1A/, /12 Oak St/, /5 Pine Ct/, /Unit\s2A/])
  await roll.getByLabel('Show').selectOption('Vacant')
  await expect(rows).toHaveText([/^Place/, /5 Pine Ct/, /77 Maple Ave.*Unit\s2A/])
  await page.reload()
  await expect(rows).toHaveText([/^Place/, /5 Pine Ct/, /77 Maple Ave.*Unit\s2A/])

  const download = page.waitForEvent('download')
  await roll.getByRole('button', { name: 'Export CSV' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^home-pulse-rent-roll-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n')
  expect(lines.map((line) => line.match(/\d+ \w+ (St|Ct|Ave)/)?.[0])).toEqual([
    undefined,
    '5 Pine Ct',
    '77 Maple Ave',
  ])

  await roll.getByLabel('Show').selectOption('Lease over')
  await expect(roll.getByRole('heading', { name: 'No place matches' })).toBeVisible()
})

test.describe('on a phone', { tag: '@long' }, () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    expectedNoise: failureNoise,
  })

  test('the rent roll shows an error if it did not load, and fits on the screen after a retry', async ({
    page,
    customer,
  }) => {
    await addHomes(page, customer, [home({ street: '900 Very Long Boulevard of the Americas North West' })])
    await withFailure(page, 'GET /v1/rent-roll', 'refused', async () => {
      await page.goto('/dashboard?tab=tenants&view=rent-roll')
      await expect(page.getByText('The rent roll could not be loaded.')).toBeVisible()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('row', { name: /900 Very Long/ })).toContainText('Vacant')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})

test('the rent roll keeps each date on one line beside a long street name and a long tenant name', {
  tag: '@long',
}, async ({ page, customer }) => {
  const street = '12345 Old Saint Bartholomew-on-the-Hill Memorial Parkway Extension Northwest, Building 7'
  const [id] = await addHomes(page, customer, [home({ street })])
  const names = { first_name: 'Grace', last_name: 'Hopper-Featherstonehaugh' }
  const added = await page.request.post(`/v1/properties/${id}/tenants`, {
    data: { ...names, is_current: true, contract_end_date: '2026-12-31' },
    headers: { authorization: `Bearer ${customer.token}` },
  })
  expect(added.status()).toBe(201)
  await page.goto('/dashboard?tab=tenants&view=rent-roll')
  const date = page.getByRole('cell', { name: '12/31/2026' })
  const countLines = () =>
    date.evaluate((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getClientRects().length
    })
  expect(await countLines()).toBe(1)
})
