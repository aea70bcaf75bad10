import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, building, home } from '../harness/property-homes.ts'

// spec: 01-03, 04-06, 04-08, 04-10, 04-23, 06-32, 08-34
test('each component of a home has a lifeline, and a click opens the explanation of its forecast', {
  tag: '@long',
}, async ({ page, customer }) => {
  const [id] = await addHomes(page, customer, [
    home({
      structures: { roof: 24 },
      appliances: { water_heater: { age: 13, brand: 'Acme', model: 'W-50' }, ac_unit: { age: 1 } },
    }),
  ])
  await page.goto(`/property/${id}`)
  const information = page.getByRole('region', { name: 'Property Information' })
  await expect(information).toContainText('Address12 Oak St, Austin, TX')
  await expect(information).toContainText('Postal Code78701')
  await expect(information).toContainText('Home Age30 years')
  await expect(page.getByRole('heading', { name: 'Property Structures (1)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Appliances (2)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Air Conditioner' })).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^The house in section: roof healthy, water heater/ }),
  ).toBeVisible()

  const heater = page
    .getByRole('list', { name: 'Appliances' })
    .getByRole('listitem')
    .filter({ hasText: '13 years' })
  await expect(heater.getByRole('img', { name: /^Water Heater, healthy: installed \d{4}/ })).toBeVisible()
  const toggle = heater.getByRole('button', { name: 'Water Heater' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  for (const fact of ['Installed', 'BrandAcme', 'ModelW-50', 'Plan by', 'Likely to fail'])
    await expect(heater).toContainText(fact)
  await expect(heater).toContainText(/Fails within 12 months\d+%\d+% within 5 years/)
  await expect(heater).toContainText(/Replacement cost\$[\d,]+\D*\$[\d,]+ to \$[\d,]+/)
  await expect(heater).toContainText('Half of all water heaters last longer than 13 years.')
  await heater.getByText(/^\d+ sources?$/).click()
  await expect(
    heater.getByText('Study of Life Expectancy of Home Components', { exact: false }),
  ).toBeVisible()
  await expectAccessible(page)
  await toggle.click()
  await expect(heater.getByText('Why this date')).toHaveCount(0)
})

// spec: 04-09, 04-20, 08-34
test('a click on a unit of a building shows the appliances of that unit', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  const [id] = await addHomes(page, customer, [building({ dryer: { age: 30 } }, {})])
  await page.goto(`/property/${id}`)
  await expect(page.getByRole('heading', { name: 'Units (2)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Appliances/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Unit 1A' }).click()
  const appliances = page.getByRole('list', { name: 'Appliances of unit 1A' })
  await expect(appliances.getByRole('button', { name: 'dryer' })).toBeVisible()
  await page.getByRole('button', { name: 'Unit 2A' }).click()
  await expect(page.getByText('No appliances recorded for this unit')).toBeVisible()
  await expect(page.getByText('No structures recorded')).toBeVisible()
  await expectAccessible(page)
})

// spec: 04-18
test('the screen of a home without components says that none are recorded', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  const [id] = await addHomes(page, customer, [home()])
  await page.goto(`/property/${id}`)
  await expect(page.getByText('No structures recorded')).toBeVisible()
  await expect(page.getByText('No appliances recorded')).toBeVisible()
})

test('the page of a home fits on a phone of 360 px, and a tap on a section’s link scrolls to that section', {
  tag: '@long',
}, async ({ page, customer }) => {
  const street = 'Bartholomew'.repeat(16)
  const roofs = Array.from({ length: 12 }, (_, age) => ({ name: 'roof', age }))
  const [id] = await addHomes(page, customer, [
    home({ street, structures: roofs, appliances: { stove: { age: 5 } } }),
  ])
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/property/${id}`)
  await expect(page.getByRole('button', { name: 'stove' })).toBeAttached()
  await page.getByRole('button', { name: 'stove' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const sections = page.getByRole('navigation', { name: 'On this page' })
  await expect(sections).toBeInViewport()
  await sections.getByRole('link', { name: 'Structures' }).click()
  await expect(page.getByRole('heading', { name: 'Property Structures (12)' })).toBeInViewport()
  await expect(sections).toBeInViewport()
})

test.describe('the screen of an unknown property', { tag: '@long' }, () => {
  test.use({ expectedNoise: /status of 404/ })

  // spec: 04-04, 04-05
  test('shows a message and a link back to the dashboard', async ({ page, customer }) => {
    expect(customer.token).not.toBe('')
    await page.goto('/property/0190aaaa-0000-7000-8000-000000000000')
    await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible()
    await expect(page.getByText('The requested property could not be found.')).toBeVisible()
    await expect(toastOf(page, 'alert')).toContainText('Failed to load property details')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})
