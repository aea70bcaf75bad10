import { expect, expectAccessible, test } from '../harness/journey.ts'
import { addHomes, building, home, setDate } from '../harness/property-homes.ts'

// spec: 03-02, 03-04, 03-05, 03-06, 03-13, 03-14, 03-33
test('the dashboard says that there are no homes, and links to the form for the first one', {
  tag: '@long',
}, async ({ page, customer }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveTitle('Home Pulse AI · HomeBot')
  await expect(page.getByText('Home Pulse AI · HomeBot')).toBeVisible()
  await expect(page.getByText(`Welcome, ${customer.email}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible()
  await expect(page.getByText('Manage your properties and tenant information.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Properties Found' })).toBeVisible()
  await expect(page.getByText("You haven't added any properties yet.")).toBeVisible()
  await expectAccessible(page)

  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Properties').click()
  await page.keyboard.press('End')
  await expect(tab('Management')).toBeFocused()
  await expect(page.getByText('Add properties first to view maintenance management.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Explore a sample portfolio' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByText("You haven't added any properties yet.")).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Add properties first to view tenant information.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Explore a sample portfolio' })).toBeVisible()
  await page.getByRole('link', { name: 'Add Your First Property' }).click()
  await expect(page).toHaveURL('/properties')
})

// spec: 01-01, 03-07, 03-08, 03-09, 03-11, 03-12, 04-01
test('the dashboard lists single-family and multifamily homes separately, each with its next replacement', {
  tag: '@long',
}, async ({ page, customer }) => {
  const [oakId] = await addHomes(page, customer, [
    home({ appliances: { stove: { age: 2 }, dryer: { age: 30 } } }),
    home({ street: '5 Pine Ct', homeAge: 1 }),
    building({ water_heater: { age: 1 } }),
  ])
  await setDate(page, customer, oakId, 'dryer', '2024-05-06')
  await page.goto('/dashboard')
  const single = page.getByRole('list', { name: 'Single Family Properties' })
  const multi = page.getByRole('list', { name: 'Multi Family Properties' })
  await expect(single.getByRole('heading')).toHaveText(['12 Oak St, Austin, TX', '5 Pine Ct, Austin, TX'])
  await expect(multi.getByRole('heading')).toHaveText(['77 Maple Ave, Denver, CO'])

  const oak = single.getByRole('listitem').filter({ hasText: '12 Oak St' })
  await expect(oak).toContainText('Postal Code78701')
  await expect(oak).toContainText('Home Age30 years')
  await expect(oak).toContainText('Address12 Oak St, Austin, TX')
  const today = new Date().toLocaleDateString('en-US', { timeZone: 'America/New_York' })
  await expect(oak).toContainText(`Added${today}`)
  await expect(oak).toContainText(/Dryer.*OVERDUE/)
  await expect(single.getByText('Nothing recorded yet')).toBeVisible()
  await expect(multi).toContainText(/Water Heater, unit\s1A.*Healthy/)
  await expectAccessible(page)

  await single.getByRole('link', { name: 'Add Property' }).click()
  await expect(page).toHaveURL('/properties')
  await page.goBack()
  await multi.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Property: 77 Maple Ave, Denver, CO' })).toBeVisible()
})

test('a list of two hundred homes renders only the homes in view, and scrolling and the search reach all of them', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [
    ...Array.from({ length: 180 }, (_, index) => home({ street: `${index + 1} Oak St` })),
    ...Array.from({ length: 20 }, (_, index) => ({ ...building({}), street: `${index + 1} Maple Ave` })),
  ])
  const pages: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/v1/properties') pages.push(url.search)
  })
  await page.goto('/dashboard')
  const headings = page.getByRole('heading', { level: 3 })
  await expect(page.getByRole('heading', { name: '1 Oak St, Austin, TX', exact: true })).toBeVisible()
  expect(await headings.count()).toBeLessThan(60)
  expect(pages.every((search) => search.includes('limit=50'))).toBe(true)

  const last = page.getByRole('heading', { name: '180 Oak St, Austin, TX' })
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(last).toBeInViewport({ timeout: 100 })
  }).toPass({ intervals: [50] })
  expect(await headings.count()).toBeLessThan(90)
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: '20 Maple Ave, Denver, CO' })).toBeInViewport()

  await page.keyboard.press('Home')
  await page.getByLabel('Find a property').fill('137 oak')
  await expect(headings).toHaveText(['137 Oak St, Austin, TX'])
  await page.getByLabel('Find a property').fill('nowhere')
  await expect(page.getByText("No property's address or ZIP contains “nowhere”.")).toBeVisible()
})

// spec: 01-06, 03-06, 03-34, 03-35, 03-36, 03-37, 03-38, 03-39, 03-40, 03-41, 03-44, 05-21, 06-24
test('the attention list shows the most urgent component first, and links to its property', {
  tag: '@long',
}, async ({ page, customer }) => {
  const [, buildingId] = await addHomes(page, customer, [
    home({ appliances: { stove: { age: 1 } } }),
    building({ water_heater: { age: 18 } }, { dryer: { age: 30 } }),
  ])
  await setDate(page, customer, buildingId, 'dryer', '2020-05-06')
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Management' }).click()
  const panel = page.getByRole('region', { name: 'Items Requiring Attention' })
  await expect(panel).toContainText(
    'Properties with appliances or structures coming due or overdue for replacement',
  )
  const chat = page.getByRole('region', { name: 'HomeBot Assistant' })
  const height = (page.viewportSize()?.height ?? 0) - 200
  await expect(chat).toHaveCSS('height', `${height}px`)
  const items = panel.getByRole('listitem')
  await expect(items).toHaveCount(2)
  await expect(items.nth(0)).toContainText(/dryerOVERDUE77 Maple Ave, Denver, CO, unit\s2A/)
  await expect(items.nth(0)).toContainText(/Replacement Date: \d+\/\d+\/\d{4}/)
  await expect(items.nth(0)).toContainText(/Estimated Cost: \$[\d,]+[\d,]+ days overdue/)
  await expect(items.nth(1)).toContainText(/water heaterCOMING DUE77 Maple Ave, Denver, CO, unit\s1A/)
  await expect(items.nth(1)).toContainText(/Fails within 12 months: \d+%/)
  await expect(items.nth(1)).toContainText(/\d+ days remaining/)
  await expect(items.nth(1).getByRole('img')).toHaveAccessibleName(/coming due: installed \d{4}/)
  await expectAccessible(page)

  await items.nth(0).click()
  await expect(page.getByRole('heading', { name: 'Property: 77 Maple Ave, Denver, CO' })).toBeVisible()
  await page.goBack()
  await expect(panel).toBeVisible()
})

// spec: 03-42
test('the attention list shows a message when nothing is due', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  await addHomes(page, customer, [home({ appliances: { stove: { age: 1 } } })])
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Management' }).click()
  await expect(page.getByRole('heading', { name: 'No Items Need Attention' })).toBeVisible()
  await expect(page.getByText('All your appliances and structures are in good shape!')).toBeVisible()
})
