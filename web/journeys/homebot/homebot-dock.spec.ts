import { expect, expectAccessible, test } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

test('HomeBot opens beside the screen of a home and knows that home, and stays open on other screens and after a reload', {
  tag: '@long',
}, async ({ page, customer }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [id] = await addHomes(page, customer, [
    home({ street: '5 Elm St', appliances: { dryer: { age: 2 } } }),
    home({ street: '9 Oak St', appliances: { dryer: { age: 11 } } }),
  ])
  await page.goto(`/property/${id}`)
  await page.getByRole('button', { name: 'Ask HomeBot' }).click()
  const dock = page.getByRole('complementary', { name: 'HomeBot' })
  await expect(dock.getByText('About the home on this screen')).toBeVisible()
  await dock.getByRole('textbox', { name: 'Your question' }).fill('How long will my dryer last?')
  await page.keyboard.press('Enter')
  await expect(dock.getByRole('log')).toContainText('5 Elm St')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await expect(dock.getByRole('log')).toContainText('5 Elm St')
  await expect(dock.getByText('About the home on this screen')).toHaveCount(0)
  await page.reload()
  await expect(dock).toBeVisible()
  // The Management tab contains HomeBot, so the dock does not show a second one.
  await page.goto('/dashboard?tab=management')
  await expect(page.getByRole('heading', { name: 'HomeBot Assistant' })).toHaveCount(1)
  await page.goto('/overview')
  await dock.getByRole('button', { name: 'Close HomeBot' }).click()
  await expect(dock).toHaveCount(0)
})

test('HomeBot opens on a phone as a sheet that Escape closes', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  expect(customer.token).toBeTruthy()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/overview')
  const button = page.getByRole('button', { name: 'Ask HomeBot' })
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'HomeBot' })
  await expect(sheet.getByRole('heading', { name: 'HomeBot Assistant' })).toBeVisible()
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(button).toBeFocused()
})
