import { bottomBarLinks, sideBarLinks } from '../../test/navigation-links.ts'
import { expect, expectAccessible, test } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

test('the side bar links to seven screens and marks the current one, and the bottom bar of a phone has five links', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [home({ appliances: { dryer: { age: 8 } } })])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard')
  const main = page.getByRole('navigation', { name: 'Main' })
  for (const [name, address] of sideBarLinks) {
    await main.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(main.locator('[aria-current="page"]')).toHaveText(name)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await main.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  await expect(main.getByRole('link')).toHaveText(bottomBarLinks)
})

test('the overview and the plan show the same cost of the next 12 months, and a click on it lists its components', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [home({ appliances: { dryer: { age: 30 } }, structures: { roof: 12 } })])
  await page.goto('/overview')
  const figure = page.getByRole('button', { name: /what it is made of/ })
  await expect(figure).toBeVisible()
  const amount = await figure.textContent()
  await expectAccessible(page)
  await figure.click()
  await expect(page.getByRole('dialog', { name: 'Next 12 months' })).toContainText('Dryer')
  await page.keyboard.press('Escape')
  await page.goto('/plan')
  await expect(page.getByRole('button', { name: /what it is made of/ }).first()).toHaveText(amount ?? '')
})

test('the search palette opens a screen by keyboard, and single-key shortcuts work only outside fields', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [home({ appliances: { dryer: { age: 8 } } })])
  await page.goto('/plan')
  await expect(page.getByRole('heading', { name: 'Plan', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search homes, screens and actions' })
  await search.fill('calen')
  await expect(page.getByRole('option', { name: /Calendar/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/calendar')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('option').first()).toBeVisible()
  await search.press('?')
  await expect(search).toHaveValue('?')
  await search.press('Escape')
  await expect(search).toBeHidden()
  // While a dialog is open, single-key shortcuts do nothing, so the test waits until the palette is closed.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('the selected theme is kept after a reload', { tag: '@long' }, async ({ page, customer }) => {
  expect(customer.token).toBeTruthy()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(paper).toBe('rgb(19, 26, 23)')
  await page.reload()
  await expect.poll(paper).toBe('rgb(19, 26, 23)')
})

test('a printed screen is light, even in the dark theme, and shows neither the header nor the bars', {
  tag: '@long',
}, async ({ page, customer }) => {
  expect(customer.token).toBeTruthy()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/overview')
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('main')).toHaveCSS('padding-left', '40px')
  const left = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left)
  expect(left).toBeLessThan(100)
})
