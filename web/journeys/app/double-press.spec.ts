import type { Locator, Page } from '@playwright/test'
import { expect, test, toastOf } from '../harness/journey.ts'
import { addHomes, countHomes, home } from '../harness/property-homes.ts'

/** Clicks twice before a screen can react to the first click. */
const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

/** Records each write of the page, such as `POST /v1/properties/1/notes`, with its Idempotency-Key. */
function watchWrites(page: Page) {
  const writes: { call: string; key: string | undefined }[] = []
  page.on('request', (request) => {
    if (!/^(POST|PUT|DELETE)$/.test(request.method())) return
    const { pathname } = new URL(request.url())
    writes.push({ call: `${request.method()} ${pathname}`, key: request.headers()['idempotency-key'] })
  })
  return (call: RegExp) => writes.filter((write) => call.test(write.call))
}

test('a double click adds a tenant, renews a lease, ends a tenancy, sets a date and adds a note only once', {
  tag: '@long',
}, async ({ page, customer }) => {
  const [id] = await addHomes(page, customer, [home({ appliances: { stove: { age: 5 } } })])
  const sent = watchWrites(page)
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Tenants' }).click()
  const add = page.getByRole('region', { name: 'Add Tenant to Property' })
  await add.getByLabel('Property Address').selectOption('12 Oak St, Austin, TX')
  await add.getByLabel('First Name').fill('Grace')
  await pressTwice(add.getByRole('button', { name: 'Add Tenant' }))
  const card = page.getByRole('region', { name: '12 Oak St' })
  await expect(card).toContainText('Current TenantGrace')
  expect(sent(/POST .*\/tenants$/)).toEqual([{ call: expect.any(String), key: expect.any(String) }])

  await card.getByRole('button', { name: 'Renew lease' }).click()
  await card.getByLabel('Monthly Rent').fill('1900')
  await pressTwice(card.getByRole('button', { name: 'Save renewal' }))
  await expect(card).toContainText('Monthly Rent$1,900')
  expect(sent(/\/renewals$/)).toEqual([{ call: expect.any(String), key: expect.any(String) }])

  await card.getByRole('button', { name: 'End tenancy' }).click()
  await pressTwice(card.getByRole('region', { name: 'End tenancy' }).getByRole('button').first())
  await expect(card).toContainText('Property Currently Vacant')
  expect(sent(/PUT .*\/tenants\//)).toHaveLength(1)

  await page.goto(`/property/${id}`)
  const forecast = page.getByRole('region', { name: 'Replacement forecast' })
  await forecast.getByRole('button', { name: 'Set date' }).click()
  await forecast.getByLabel('Forecasted replacement date').fill('2041-02-03')
  await pressTwice(forecast.getByRole('button', { name: 'Save date' }))
  await expect(forecast.getByRole('heading', { name: '2041' })).toBeVisible()
  expect(sent(/forecasted-date$/)).toHaveLength(1)

  const notes = page.getByRole('region', { name: 'Property Notes' })
  await notes.getByRole('button', { name: 'Add Note' }).click()
  await notes.getByLabel('Note', { exact: true }).fill('Popping.')
  await pressTwice(notes.getByRole('button', { name: 'Save Note' }))
  await expect(notes.getByRole('listitem')).toHaveCount(1)
  expect(sent(/POST .*\/notes$/)).toHaveLength(1)
})

test('a double click cancels the subscription and imports a spreadsheet only once', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  const sent = watchWrites(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  await pressTwice(page.getByRole('button', { name: 'Yes, Cancel' }))
  await expect(toastOf(page, 'status')).toContainText('Subscription canceled successfully.')
  expect(sent(/subscription/)).toHaveLength(1)

  await page.goto('/properties')
  await page.getByRole('tab', { name: 'CSV Upload' }).click()
  await page.getByLabel('CSV file', { exact: true }).setInputFiles({
    name: 'homes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('street,city,state,zip,home_age\n12 Oak St,Austin,TX,78701,30\n'),
  })
  await pressTwice(page.getByRole('button', { name: 'Upload CSV' }))
  await expect(page).toHaveURL('/dashboard')
  expect(sent(/csv-bulk-upload$/)).toHaveLength(1)
  expect(await countHomes(page, customer)).toBe(1)
})
