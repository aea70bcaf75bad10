import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test } from '../harness/journey.ts'
import { addHomes, building, home } from '../harness/property-homes.ts'

const dollarsIn = (text: string) => Number(text.replaceAll(/[^0-9]/g, ''))

test('the plan of two homes lists each component and each home, and the rows add up to the totals', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [
    home({ street: '12 Oak St', structures: { roof: 20 }, appliances: { dryer: { age: 9 } } }),
    { ...building({ water_heater: { age: 13 } }), street: '9 Elm Street Extension' },
  ])
  await page.goto('/plan')
  const parts = page.getByRole('region', { name: 'Part by part' })
  await expect(parts.getByRole('listitem')).toHaveCount(3)
  await expect(parts.getByRole('listitem').filter({ hasText: 'Roof' })).toContainText(/Plan by \w{3} \d{4}/)
  const place = parts.getByText('9 Elm Street Extension, Denver, CO, unit 1A')
  const cutPx = await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(cutPx, 'the unit is cut off').toBeLessThanOrEqual(0)

  const table = page.getByRole('region', { name: 'Home by home', exact: true })
  const rows = table.getByRole('rowgroup').nth(1).getByRole('row')
  await expect(rows).toHaveCount(2)
  const columns = await rows.evaluateAll((found) =>
    found.map((row) => Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent ?? '')),
  )
  const totals = await table.getByRole('rowgroup').nth(2).getByRole('cell').allTextContents()
  expect(totals.map(dollarsIn)).toEqual(
    totals.map((_, column) => columns.reduce((sum, row) => sum + dollarsIn(row[column] ?? ''), 0)),
  )
  expect(dollarsIn(totals[0] ?? '')).toBeGreaterThan(1000)
  await expectAccessible(page)

  await table.getByRole('button', { name: 'Home', exact: true }).click()
  await expect(rows.first()).toContainText('9 Elm St')
  const download = page.waitForEvent('download')
  await table.getByRole('button', { name: 'Export CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(4)

  const total = (await rows.first().getByRole('cell').first().textContent()) ?? ''
  await rows.first().getByRole('link').click()
  await expect(page.getByText(total).first()).toBeVisible()
  await expect(table).toHaveCount(0)
})
