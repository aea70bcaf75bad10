import { expect, expectAccessible, test } from './journey.ts'

test.describe('a path that leads nowhere', () => {
  test.use({ expectedNoise: /status of 404/ })

  test('says so with a 404, and leads home', async ({ page }) => {
    const answer = await page.goto('/attic/box')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle('Page Not Found · Home Pulse AI')
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go Back Home' }).click()
    await expect(page.getByRole('heading', { name: 'Know what your home needs next.' })).toBeVisible()
  })
})

test('the landing page passes axe, and its example reads aloud', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('img', { name: /^Water Heater, overdue: installed \d{4}/ })).toBeVisible()
  await expectAccessible(page)
})

test('the bar of the landing page turns opaque after 50 px of scrolling', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible()
  const bar = page.getByRole('banner')
  const transparent = 'rgba(0, 0, 0, 0)'
  await page.evaluate(() => window.scrollTo(0, 50))
  await expect(bar).toHaveCSS('background-color', transparent)
  await page.evaluate(() => window.scrollTo(0, 51))
  await expect(bar).not.toHaveCSS('background-color', transparent)
})

test('all lifelines of a list put today on one vertical line', async ({ page }) => {
  await page.goto('/')
  const lines = page.getByRole('img', { name: /installed \d{4}/ }).locator('rect[width="2"][height="18"]')
  await expect(lines).toHaveCount(5)
  const places = await lines.evaluateAll((marks) =>
    marks.map((mark) => Math.round(mark.getBoundingClientRect().x)),
  )
  expect(new Set(places).size).toBe(1)
})
