import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

test('a task of the customer is added, appears in the list and the month grid, is marked as done, and is deleted', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [home({ appliances: { dryer: { age: 9 } } }), home({ street: '5 Pine Ct' })])
  await page.goto('/calendar')
  const card = page.getByRole('region', { name: 'Your own tasks' })
  await card.getByRole('button', { name: 'Add a task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a task' })
  await dialog.getByLabel('What to do').fill('Oil the gate')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose a home.')
  await dialog.getByLabel('Home', { exact: true }).click()
  await dialog.getByRole('option', { name: '12 Oak St' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const task = card.getByRole('listitem').filter({ hasText: 'Oil the gate' })
  await expect(task).toContainText('12 Oak St, Austin, TX')
  await page.getByRole('radio', { name: 'Month', exact: true }).check({ force: true })
  await expect(page.locator('[aria-current="date"]')).toContainText('Oil the gate')
  await task.getByRole('button', { name: 'Done' }).click()
  await expect(task).toContainText(/Done \w+ \d+/)
  await task.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(task).toHaveCount(0)
})

test('the question when a task was last done disappears after an approximate answer, and after “I don’t know”', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [home({ appliances: { dryer: { age: 9 }, stove: { age: 9 } } })])
  await page.goto('/calendar')
  const card = page.getByRole('region', { name: 'When was this last done?' })
  const vent = card.getByRole('listitem').filter({ hasText: 'Clean the vent' })
  await vent.getByRole('button', { name: 'In the last 6 months' }).click()
  await expect(toastOf(page, 'status')).toContainText('Recorded')
  await expect(vent).toHaveCount(0)
  const next = card.getByRole('listitem').first()
  const title = (await next.locator('p').first().textContent()) ?? ''
  await next.getByRole('button', { name: 'I don’t know' }).click()
  await expect(card.getByText(title, { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible()
  await expect(card.getByText(title, { exact: true })).toHaveCount(0)
})
