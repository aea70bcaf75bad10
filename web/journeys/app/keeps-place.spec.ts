import type { Page } from '@playwright/test'
import { type Customer, expect, expectAccessible, test } from '../harness/journey.ts'

const home = { street: '12 Elm St', city: 'Austin', state: 'TX', zip: '78701', homeAge: 20 }

const addHomes = (page: Page, customer: Customer, homes: object[]) =>
  page.request.post('/v1/properties', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: homes,
  })

const building = {
  ...home,
  isMultifamily: true,
  units: [
    { unitNumber: '1A', appliances: { stove: { age: 12 } } },
    { unitNumber: '2B', appliances: { stove: { age: 3 } } },
  ],
}

test('the dashboard keeps its tab and search text after Back, after “Back to Dashboard”, and after a reload', {
  tag: '@long',
}, async ({ page, customer }) => {
  const numbers = Array.from({ length: 8 }, (_, index) => index + 1)
  await addHomes(
    page,
    customer,
    numbers.map((number) => ({ ...home, street: `${number} Oak St`, zip: `7870${number}` })),
  )
  await page.goto('/profile')
  await page.goto('/dashboard')
  const search = page.getByLabel('Find a property')
  await search.click()
  await page.keyboard.type('78703', { delay: 20 })
  const homes = page.getByRole('list', { name: 'Single Family Properties' }).getByRole('heading')
  await expect(homes).toHaveText(['3 Oak St, Austin, TX'])
  await expect(page).toHaveURL(/find=/)
  await homes.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('3 Oak St')
  await page.goBack()
  await expect(search).toHaveValue('78703')
  await expect(homes).toHaveText(['3 Oak St, Austin, TX'])
  await page.reload()
  await expect(search).toHaveValue('78703')

  await page.getByRole('tab', { name: 'Management' }).click()
  await expect(page).toHaveURL(/tab=management/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Management' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Properties' }).click()
  await search.fill('')
  await expect(page).toHaveURL('/dashboard')
  // Typing and switching tabs replace the history entry, so one step back leaves the dashboard.
  await page.goBack()
  await expect(page).toHaveURL('/profile')

  await page.goto('/dashboard?find=78703')
  await homes.first().click()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(search).toHaveValue('78703')
})

test('the calendar, the plan and the settings keep their selections after a reload', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [{ ...home, structures: { roof: 12 } }])
  await page.goto('/calendar')
  await page.getByRole('radio', { name: 'Tasks' }).check({ force: true })
  await expect(page).toHaveURL('/calendar?show=task')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Tasks' })).toBeChecked()
  await page.goto('/plan')
  await page.getByRole('radio', { name: '20 years' }).check({ force: true })
  await page.getByRole('radio', { name: 'With inflation' }).check({ force: true })
  await expect(page).toHaveURL('/plan?years=20&prices=nominal')
  await page.reload()
  await expect(page.getByRole('radio', { name: '20 years' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'With inflation' })).toBeChecked()
  await page.goto('/properties')
  await page.getByRole('tab', { name: 'CSV Upload' }).click()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'CSV Upload' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Security' }).click()
  await expect(page).toHaveURL('/profile?section=security')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Security' })).toHaveAttribute('aria-current', 'true')
})

test('the month grid works by keyboard, and keeps its month after a reload and after Back', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [{ ...home, appliances: { dryer: { age: 9 } } }])
  await page.goto('/calendar')
  await page.getByRole('radio', { name: 'Month', exact: true }).check({ force: true })
  const days = page.getByRole('table', { name: 'Days of the month' })
  const today = days.locator('[aria-current="date"]')
  await expect(today).toHaveAccessibleName(/, [1-9]\d* entr/)
  await expectAccessible(page)
  const shown = page.getByRole('heading', { level: 2 }).filter({ hasText: /^\w+ \d{4}$/ })
  const thisMonth = (await shown.textContent()) ?? ''
  await today.focus()
  await page.keyboard.press('PageDown')
  await expect(shown).not.toHaveText(thisMonth)
  const nextMonth = (await shown.textContent()) ?? ''
  await expect(page).toHaveURL(/view=month&month=\d{4}-\d{2}$/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(days.locator('[aria-pressed="true"]')).toBeFocused()

  await page.reload()
  await expect(shown).toHaveText(nextMonth)
  await page.getByRole('link', { name: 'See what it will cost' }).click()
  await expect(page).toHaveURL('/plan')
  await page.goBack()
  await expect(shown).toHaveText(nextMonth)
  const strip = page.getByRole('navigation', { name: 'Months of the year' })
  await strip.getByRole('button', { name: /^January/ }).click()
  await expect(shown).toHaveText(/^January/)
})

// spec: 10-21
test('on a phone the settings show their title, the back link and every section', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  expect(customer.token).not.toBe('')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeInViewport()
  const sections = page.getByRole('navigation', { name: 'Sections' })
  const names = [
    'Update Profile',
    'Manage Subscription',
    'Profile Picture',
    'Security',
    'Your Data',
    'Activity',
  ]
  for (const name of names) await expect(sections.getByRole('button', { name })).toBeInViewport()
  await sections.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Current Subscription' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

// spec: 03-44
test('the input for questions to HomeBot is visible on a desktop, and one tap away on a phone', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [building])
  await page.goto('/dashboard?tab=management')
  const question = page.getByLabel('Your question')
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size)
    await expect(question).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })
    const chat = page.getByRole('region', { name: 'HomeBot Assistant' })
    await expect.poll(async () => (await chat.boundingBox())?.height).toBe(size.height - 200)
  }
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Ask HomeBot' }).click()
  await expect(question).toBeInViewport({ ratio: 1 })
})

test('the forecast of a building names the unit of each appliance', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  const [{ id }] = await (await addHomes(page, customer, [building])).json()
  await page.goto(`/property/${id}`)
  const years = page.getByRole('list', { name: 'Replacements by year' })
  await expect(years).toContainText('Stove, unit 1A')
  await expect(years).toContainText('Stove, unit 2B')
  await expect(years.getByRole('button', { name: 'Set date' }).first()).toHaveAccessibleDescription(
    /Stove, unit\s1A/,
  )
})
