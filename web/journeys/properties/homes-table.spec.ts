import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, building, home } from '../harness/property-homes.ts'

test('the table sorts, filters, tags, exports and archives homes, and keeps its filters after a reload', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [
    home({ street: '12 Oak St', structures: { roof: 20 } }),
    home({ street: '9 Elm St', appliances: { water_heater: { age: 13 } } }),
    building({ stove: { age: 4 } }, { stove: { age: 9 } }),
  ])
  await page.goto('/dashboard')
  await page.getByRole('radio', { name: 'Table' }).check()
  const rows = page
    .getByRole('table', { name: 'Homes' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(3)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Next 12 months' }).click()
  await expect(page.getByRole('columnheader', { name: 'Next 12 months' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(rows.first()).toContainText('12 Oak St')
  await page.getByRole('button', { name: 'Next 12 months' }).click()
  await expect(rows.last()).toContainText('12 Oak St')

  await page.getByLabel('Select 12 Oak St, Austin, TX').check()
  await page.getByLabel('Select 9 Elm St, Austin, TX').check()
  const bar = page.getByRole('region', { name: 'Selected homes' })
  await expect(bar).toContainText('2 homes selected')
  const selected = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Export selected' }).click()
  const chosen = await readFile(await (await selected).path(), 'utf8')
  expect(chosen.trim().split('\r\n')).toHaveLength(3)
  expect(chosen.indexOf('9 Elm St')).toBeLessThan(chosen.indexOf('12 Oak St'))
  await bar.getByLabel('Tag').fill('to sell')
  await bar.getByRole('button', { name: 'Add tag' }).click()
  await expect(toastOf(page, 'status')).toContainText('2 homes tagged “to sell”')
  await rows.filter({ hasText: '9 Elm St' }).getByRole('button', { name: 'to sell' }).click()
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Has a').selectOption('Roof')
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toContain('to sell')

  await page.getByLabel('Select all homes that match').check()
  await bar.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('No home matches these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(rows).toHaveCount(2)
  await page.goto('/dashboard')
  await expect(rows).toHaveCount(2)
})

test('a saved view of the table restores its filter after a reload, until the view is removed', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [
    home({ street: '12 Oak St', structures: { roof: 20 } }),
    home({ street: '9 Elm St', appliances: { water_heater: { age: 13 } } }),
  ])
  await page.goto('/dashboard')
  await page.getByRole('radio', { name: 'Table' }).check()
  const rows = page
    .getByRole('table', { name: 'Homes' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await page.getByLabel('Has a').selectOption('Roof')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Roofs')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('View', { exact: true })).toHaveValue(/.+/)

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows).toHaveCount(2)
  await page.reload()
  await page.getByLabel('View', { exact: true }).selectOption('Roofs')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove view' }).click()
  await expect(page.getByLabel('View', { exact: true })).toHaveCount(0)
  await expect(rows).toHaveCount(1)
})
