import type { Page } from '@playwright/test'
import { expectRows, expectToast, failureNoise, networkCuts, withFailure } from '../harness/failures.ts'
import { expect, test, toastOf } from '../harness/journey.ts'
import { addHomes, building, home } from '../harness/property-homes.ts'

const unreachable: [string] = ['Network error while loading property data']
const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tryAgainIn = (page: Page, name: string) =>
  regionOf(page, name).getByRole('button', { name: 'Try again' })

test.use({ expectedNoise: new RegExp(`${failureNoise.source}|Failed to load the photo`) })

// spec: 04-03, 04-04, 04-07, 04-19, 04-21, 04-22, 06-40, 06-43, 09-43, 09-44, 09-45, 09-46, 09-47, 09-54
// spec: 09-62
test('the property screen says which of its lists did not load', async ({ page, customer }) => {
  const [oak, maple] = await addHomes(page, customer, [
    home({ structures: { roof: 1 }, appliances: { stove: { age: 1 } } }),
    building({ stove: { age: 1 } }),
  ])
  const expectNotFound = async () => {
    await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible()
    await expect(page.getByText('The requested property could not be found.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
  }
  /**
   * Returns the rows of the error catalog for one list. The list fails while the other lists load, and loads on a
   * retry.
   */
  const list = (path: string, card: string, id: string | undefined, other: string) => ({
    refused: {
      call: `GET /v1/properties/*/${path}`,
      how: ['refused' as const],
      does: () => page.goto(`/property/${id}`),
      after: () => expect(page.getByRole('heading', { name: other })).toBeVisible(),
    },
    cut: {
      call: `GET /v1/properties/*/${path}`,
      how: networkCuts,
      does: () => tryAgainIn(page, card).click(),
      after: () => expect(tryAgainIn(page, card)).toBeVisible(),
    },
    recovered: async () => {
      await tryAgainIn(page, card).click()
      await expect(page.getByRole('heading', { name: `${card} (1)` })).toBeVisible()
    },
  })
  const structures = list('structures', 'Property Structures', oak, 'Appliances (1)')
  const appliances = list('appliances', 'Appliances', oak, 'Property Structures (1)')
  const units = list('units', 'Units', maple, 'Property Structures (0)')

  await expectRows(page, [
    {
      says: ['Failed to load property details'],
      does: () => page.goto('/property/0190aaaa-0000-7000-8000-000000000000'),
      after: expectNotFound,
    },
    {
      says: ['Failed to load property details'],
      call: 'GET /v1/properties/*',
      how: ['refused'],
      does: () => page.goto(`/property/${oak}`),
      meanwhile: () => expect(page.getByRole('status').getByText('Loading')).toBeAttached(),
      after: expectNotFound,
    },
    {
      says: unreachable,
      call: 'GET /v1/properties/*',
      how: ['cut'],
      does: () => page.reload(),
      after: async () => {
        await expectNotFound()
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { name: 'Property: 12 Oak St, Austin, TX' })).toBeVisible()
      },
    },
    { says: ['Failed to load structures'], ...structures.refused },
    { says: unreachable, ...structures.cut, after: structures.recovered, how: ['cut'] },
    { says: ['Failed to load appliances'], ...appliances.refused },
    { ...appliances.cut, says: ['Failed to load appliances'], after: appliances.recovered, how: ['garbled'] },
    { says: ['Failed to load units'], ...units.refused },
    { says: unreachable, ...units.cut, after: units.recovered, how: ['cut'] },
    {
      says: ['Failed to load notes'],
      call: 'GET /v1/properties/*/notes',
      how: ['refused', 'cut'],
      does: () => page.reload(),
      after: async () => {
        await expect(page.getByText('No notes yet. Add your first note!')).toBeVisible()
        await tryAgainIn(page, 'Property Notes').click()
        await expect(tryAgainIn(page, 'Property Notes')).toHaveCount(0)
      },
    },
  ])

  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  await withFailure(page, 'GET /v1/properties/*/customers/*/image', 'refused', async () => {
    await page.reload()
    await expect.poll(() => log).toContain('Failed to load the photo')
    await expect(page.getByText('No Photo Available')).toBeVisible()
    for (const role of ['alert', 'status'] as const) await expect(toastOf(page, role)).toBeEmpty()
  })
  // Our server always sends an address, a postal code, an age and units, but another server may not.
  const answer = await page.request.get(`/v1/properties/${maple}`, {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  const bare = { status: 200, json: { ...(await answer.json()), address: '', postal_code: '', age: 0 } }
  await withFailure(page, 'GET /v1/properties/*', bare, () =>
    withFailure(page, 'GET /v1/properties/*/units', { status: 200, json: [] }, async () => {
      await page.reload()
      const information = regionOf(page, 'Property Information')
      for (const fact of ['Address', 'Postal Code', 'Home Age'])
        await expect(information).toContainText(`${fact}N/A`)
      await expect(page.getByText('No units recorded')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Locate on Map' })).toBeDisabled()
    }),
  )

  const gone = { status: 200, json: { signedURL: '/v1/uploads/photos/gone' } }
  await withFailure(page, 'GET /v1/properties/*/customers/*/image', gone, async () => {
    const asked = page.waitForResponse(/\/uploads\/photos\/gone/)
    await page.reload()
    await asked
    await expect(page.getByText('No Photo Available')).toBeVisible()
  })
})

// spec: 06-35, 06-37, 08-17, 09-40, 09-41, 09-42, 09-48, 09-49, 09-50, 09-51, 09-52, 09-53
test('the property screen shows the specified message for each failed change of a part', async ({
  page,
  customer,
}) => {
  const [id] = await addHomes(page, customer, [
    home({ structures: { roof: 24 }, appliances: { stove: { age: 5 } } }),
  ])
  await page.goto(`/property/${id}`)
  const apply = page.getByRole('button', { name: 'Apply Changes' })
  const expectSaving = () => expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  const lists = [
    { path: 'appliances', row: 'stove', done: 'Appliances updated successfully' },
    { path: 'structures', row: 'roof', done: 'Structures updated successfully' },
  ]
  for (const { path, row, done } of lists) {
    const item = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: row }) })
    await item.getByRole('button', { name: row }).click()
    await item.getByRole('button', { name: 'Update' }).click()
    const age = item.getByLabel('Age (years)')
    const cost = item.getByLabel('Replacement cost ($)')
    const send = {
      call: `PUT /v1/properties/*/${path}`,
      does: () => apply.click(),
      after: () => expect(age).toHaveValue('9'),
    }
    await expectRows(page, [
      {
        says: ['Error', `Please enter a valid age for the ${row}`],
        does: async () => {
          await age.fill('501')
          await apply.click()
        },
        after: async () => {
          await expect(age).toHaveAccessibleDescription('An age is at most 500 years.')
          await age.fill('')
          await expect(age).toHaveAccessibleDescription(/^Blank counts as brand new \(0 years\)\./)
          await item.getByRole('button', { name: /^Keep \d+ years$/ }).click()
          await age.fill('9')
          await expect(item).not.toContainText('Blank counts')
        },
      },
      {
        says: [`Failed to update ${path}`],
        does: async () => {
          await cost.fill('99999999999')
          await apply.click()
        },
        after: async () => {
          await expect(cost).toHaveAttribute('aria-invalid', 'true')
          await expect(cost).toHaveAccessibleDescription(/^must be/i)
          await cost.fill('')
          await expect(cost).not.toHaveAttribute('aria-invalid')
          await expect(cost).toHaveAccessibleDescription(/^Blank saves a cost of \$0\./)
          await item.getByRole('button', { name: /^Keep \$/ }).click()
          await expect(cost).not.toHaveValue('')
        },
      },
      { ...send, says: [`Failed to update ${path}`], how: ['refused'] },
      { ...send, says: [`Network error while updating ${path}`], how: networkCuts, meanwhile: expectSaving },
    ])
    await apply.click()
    await expectToast(page, 'status', done)
    await expect(item).toContainText('9 years')
    await expect(apply).toHaveCount(0)
  }

  const forecast = regionOf(page, 'Replacement forecast')
  const date = forecast.getByLabel('Forecasted replacement date')
  await forecast.getByRole('button', { name: 'Set date' }).click()
  await date.fill('2031-02-03')
  const set = {
    call: 'PUT /v1/properties/*/appliances/forecasted-date',
    does: () => forecast.getByRole('button', { name: 'Save date' }).click(),
    after: () => expect(date).toHaveValue('2031-02-03'),
  }
  await expectRows(page, [
    {
      ...set,
      says: ['Failed to update forecasted date'],
      how: ['refused', { status: 200, json: { putRecordStatus: 500 } }],
    },
    { ...set, says: ['Network error while updating forecasted date'], how: networkCuts },
  ])
  await set.does()
  await expectToast(page, 'status', 'Forecasted date updated successfully')
  await expect(forecast.getByRole('heading', { name: '2031' })).toBeVisible()
})
