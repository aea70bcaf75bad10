import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from '../harness/journey.ts'

const transparent = 'rgba(0, 0, 0, 0)'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // spec: 01-18, 01-19, 01-20, 01-21, 01-26, 01-28, 02-01, 10-01
  test('the landing page shows its headline, prices, lifelines and contact details', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Know what your home needs next · Home Pulse AI')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know what your home needs next.')
    await expect(page.getByText('Personalized replacement timelines')).toBeVisible()
    await expect(page.getByText('Most Popular')).toBeVisible()
    await expect(page.locator('#reviews blockquote')).toHaveCount(3)
    await expect(page.getByRole('img', { name: /^Roof, .*installed \d{4}/ }).locator('circle')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible()
    expect(await page.content()).not.toMatch(/__[A-Z_]+__| style="/)
  })
})

/**
 * Waits until React has hydrated a control. The page shows the control earlier. React adds a `__reactProps...` key to
 * hydrated elements.
 */
async function waitForHydration(control: Locator) {
  const isHydrated = () =>
    control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isHydrated).toBe(true)
}

test('a landing page that was built on an earlier day shows today’s date', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-08-15T12:00:00Z')
  await page.goto('/')
  await expect(page.getByText('as of Aug 2031').first()).toBeVisible()
  await expect(page.getByText('© 2031 Home Pulse AI')).toBeVisible()
})

// spec: 01-25, 10-02
test('the navigation bar turns opaque after 50 px of scrolling', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }))
  await expect(bar).toHaveCSS('background-color', transparent)
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }))
  await expect(bar).not.toHaveCSS('background-color', transparent)
})

// spec: 01-22, 01-23, 01-27, 01-28, 01-29
test('each link of the navigation bar and Learn More open their section, and Get Started opens the sign-up', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  for (const [label, section] of [
    ['Features', 'features'],
    ['Search', 'search'],
    ['Reviews', 'reviews'],
    ['Home', 'home'],
  ] as const) {
    await bar.getByRole('link', { name: label, exact: true }).click()
    await expect(page.locator(`#${section}`)).toBeInViewport()
    expect(new URL(page.url()).hash).toBe(`#${section}`)
  }
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await page.getByRole('link', { name: 'Learn More' }).click()
  await expect(page.getByRole('heading', { name: 'One line for every part of the home' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', /^mailto:[^_]+@/)
  await page.locator('#pricing').getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
})

// spec: 01-24
test('the menu on a phone opens, links to the sections, and closes', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const cross = page.locator('summary path').nth(1)
  await expect(cross).toBeHidden()
  await waitForHydration(page.getByLabel('Menu').first())
  await page.getByLabel('Menu').first().click()
  await expect(menu.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await expect(cross).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByLabel('Menu').first().click()
  await menu.getByRole('link', { name: 'Reviews' }).click()
  await expect(menu).toBeHidden()
  await expect(page.locator('#reviews')).toBeInViewport()
})

test('all lifelines of the example house show today at the same horizontal position', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  const lines = page
    .getByRole('figure', { name: 'A 30-year-old house' })
    .locator('rect[width="2"][height="18"]')
  await expect(lines).toHaveCount(5)
  const places = await lines.evaluateAll((marks) =>
    marks.map((mark) => Math.round(mark.getBoundingClientRect().x)),
  )
  expect(new Set(places).size).toBe(1)
})

// spec: 01-16
test('a visitor uses the calculator by keyboard, and the selected variant changes the forecast date', async ({
  page,
}) => {
  await page.goto('/')
  const calculator = page.getByRole('region', { name: 'What is yours going to cost' })
  await waitForHydration(calculator.getByLabel('What is it?'))
  await calculator.getByLabel('What is it?').focus()
  await page.keyboard.type('Roof')
  await page.keyboard.press('Tab')
  await page.keyboard.type('eleven')
  await page.keyboard.press('Enter')
  await expect(calculator.getByText('Enter its age in whole years')).toBeVisible()
  await expect(calculator.getByLabel('Age in years')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('11')
  await page.keyboard.press('Tab')
  await page.keyboard.type('NY')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(calculator.getByRole('heading', { name: 'Roof, 11 years, NY' })).toBeVisible()
  await expect(calculator.getByRole('img', { name: /^Roof, .*replacement/ })).toBeVisible()
  await expect(calculator.getByText(/^\$[\d,]+ to \$[\d,]+$/)).toBeVisible()
  await expect(calculator.getByText('Why this date')).toBeVisible()

  const date = calculator.getByText('Plan by', { exact: true }).locator('xpath=../dd[1]')
  const before = await date.textContent()
  await calculator.getByLabel(/which kind/).selectOption('metal')
  await expect(date).not.toHaveText(before ?? '')
  await calculator.getByText(/\d+ sources?/).click()
  await expectAccessible(page)
})

test.describe('the calculator after a failed request', { tag: '@long' }, () => {
  test.use({ expectedNoise: /ERR_FAILED|status of 429/ })

  test('shows the reason, and sends the request again on the next click', async ({ page }) => {
    await page.goto('/')
    const calculator = page.getByRole('region', { name: 'What is yours going to cost' })
    const ask = calculator.getByRole('button', { name: 'Show the date and the cost' })
    await waitForHydration(ask)
    await page.route('**/v1/lifecycle/estimate*', (route) => route.abort())
    await ask.click()
    await expect(calculator.getByRole('alert')).toContainText('could not reach the server')
    await page.unroute('**/v1/lifecycle/estimate*')
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/v1/lifecycle/estimate')) calls += 1
    })
    await ask.click()
    await expect(calculator.getByRole('heading', { name: /^Water Heater, 12 years/ })).toBeVisible()
    // The answer for 12 years is already shown, so this click sends no request. The next click sends one for 13
    // years.
    await ask.click()
    await calculator.getByLabel('Age in years').fill('13')
    await ask.click()
    await expect(calculator.getByRole('heading', { name: /^Water Heater, 13 years/ })).toBeVisible()
    expect(calls).toBe(2)
  })
})
