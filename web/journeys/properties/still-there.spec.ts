import { expect, expectAccessible, test } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

test('the overview asks whether a component is still in place, and “yes” is recorded as a confirmation', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [home({ structures: { roof: 60 }, appliances: { dryer: { age: 30 } } })])
  // The server asks whether a component is still in place only a year after it was recorded. The test changes the
  // response, so that the screen asks now.
  await page.route('**/needs-attention*', async (route) => {
    const response = await route.fetch()
    const answer: { managementItems: object[] } = await response.json()
    const managementItems = answer.managementItems.map((item) => ({ ...item, asks_confirmation: true }))
    await route.fulfill({ json: { ...answer, managementItems } })
  })
  await page.goto('/overview')
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Still the same one?' }) })
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await expect(card).toContainText('An answer sharpens their forecast.')
  await expectAccessible(page)
  await page.unroute('**/needs-attention*')
  await card.getByRole('button', { name: 'Yes, the roof still works' }).click()
  await expect(page.getByText('Roof updated successfully')).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.getByRole('link', { name: 'Roof' }).first().click()
  await expect(page.getByText(/You confirmed in \w+ \d{4} that it still works/).first()).toBeAttached()
})
