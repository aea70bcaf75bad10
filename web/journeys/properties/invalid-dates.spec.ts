import type { Page } from '@playwright/test'
import { expect, test } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

/** Changes responses of the server, so that some dates are missing or invalid. */
const spoil = (page: Page, path: RegExp, change: (text: string) => string) =>
  page.route(path, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers() }
    delete headers['content-encoding']
    await route.fulfill({ status: response.status(), headers, body: change(await response.text()) })
  })

test('the calendar, the plan and an explanation leave out invalid dates, and still work', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [home({ structures: { roof: 40 }, appliances: { dryer: { age: 30 } } })])
  const invalid = (name: string, value: string) => (text: string) =>
    text.replaceAll(new RegExp(`"${name}":("[^"]*"|null)`, 'g'), `"${name}":${value}`)
  let spoilPlan = invalid('forecast_low', 'null')
  await spoil(page, /\/v1\/plan\/tasks/, (text) =>
    invalid('suggested_on', '"someday"')(invalid('forecast_high', '"soon"')(spoilPlan(text))),
  )
  await page.goto('/calendar?show=replacement')
  const roof = page.getByRole('listitem').filter({ hasText: 'Replace the roof' }).last()
  await expect(roof).toBeVisible()
  await roof.locator('summary').click()
  await expect(roof).toContainText('12 Oak St')
  // The calendar leaves out an entry without a valid date.
  spoilPlan = invalid('due_on', 'null')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible()
  await expect(page.getByText('Nothing is due')).toBeVisible()

  await spoil(page, /\/life-curve/, (text) =>
    invalid('forecast_low', '"soon"')(invalid('forecasted_replacement_date', 'null')(text)),
  )
  await page.goto('/plan')
  await expect(page.getByText(/set aside \$[\d,]+ a month/i).first()).toBeVisible()
  await expect(page.getByText('This year’s list')).toBeVisible()
  const [row] = await (
    await page.request.get('/v1/properties', { headers: { authorization: `Bearer ${customer.token}` } })
  ).json()
  await page.goto(`/property/${row.id}`)
  await page.getByRole('button', { name: 'roof', exact: true }).click()
  await page
    .getByRole('button', { name: /why this date/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Plan byN/A')
  await expect(dialog.getByRole('img', { name: /^How long it lasts/ })).toBeVisible()
})
