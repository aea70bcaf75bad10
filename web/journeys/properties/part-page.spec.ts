import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, building, setDate } from '../harness/property-homes.ts'

test.describe('the page of one component', () => {
  // The last step requests an unknown component, so the browser logs a 404.
  test.use({ expectedNoise: /status of 404/ })

  // spec: 04-45
  test('opens from the attention list of the home, and shows its tasks, notes and history', {
    tag: '@long',
  }, async ({ page, customer }) => {
    const [id] = await addHomes(page, customer, [
      building({ dryer: { age: 2 } }, { water_heater: { age: 9, brand: 'Rheem' } }),
    ])
    await setDate(page, customer, id, 'water_heater', '2026-01-15')
    await page.goto(`/property/${id}`)
    const needs = page.getByRole('region', { name: 'What needs doing' })
    await expect(needs).toContainText('Expected cost, next 12 months')
    const first = needs.getByRole('listitem').first()
    await expect(first).toContainText('OVERDUE')
    await first.getByRole('link', { name: 'Water Heater, unit 2A' }).click()
    await expect(page).toHaveURL(new RegExp(`/property/${id}/part/[0-9a-f-]{36}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water Heater, unit 2A')
    const forecast = page.getByRole('region', { name: 'Forecast' })
    await expect(forecast).toContainText('Rheem')
    await expect(forecast.getByText('Why this cost', { exact: true })).toBeHidden()
    await forecast.getByText('Why this date and this cost').click()
    await expect(forecast.getByText('Why this cost', { exact: true })).toBeVisible()

    const tasks = page.getByRole('region', { name: 'Tasks' })
    await tasks.getByRole('button', { name: 'Done', exact: true }).first().click()
    await expect(tasks.getByRole('status')).toContainText('Done:')
    const history = page.getByRole('list', { name: 'History' })
    await expect(history.getByRole('listitem')).toHaveText([/Done: /, /Water Heater installed.*Rheem/])

    const notes = page.getByRole('region', { name: 'Notes' })
    await notes.getByRole('button', { name: 'Add Note' }).click()
    await expect(notes.getByLabel('Note type')).toHaveCount(0)
    await notes.getByLabel('Note', { exact: true }).fill('It drips.')
    await notes.getByRole('button', { name: 'Save Note' }).click()
    await expect(notes.getByRole('listitem')).toContainText('It drips.')

    await forecast.getByRole('button', { name: 'Replaced it' }).click()
    await expectAccessible(page)
    await forecast.getByRole('button', { name: 'Record replacement' }).click()
    await expect(toastOf(page, 'status')).toBeVisible()
    await expect(history).toContainText('Water Heater replaced')
    await page.reload()
    await expect(history).toContainText('Water Heater replaced')
    await page.getByRole('link', { name: /^77 Maple Ave/ }).click()
    await expect(needs.getByRole('listitem').first()).not.toContainText('OVERDUE')

    await page.goto(`/property/${id}/part/${id}`)
    await expect(page.getByText('Part not found')).toBeVisible()
    await page.getByRole('link', { name: 'Open the home' }).click()
    await expect(page).toHaveURL(`/property/${id}`)
  })
})
