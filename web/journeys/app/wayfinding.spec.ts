import { expect, expectAccessible, test } from '../harness/journey.ts'

test.describe('an unknown path', { tag: '@long' }, () => {
  test.use({ expectedNoise: /status of 404/ })

  // spec: 02-09, 04-44, 07-28
  test('shows a 404 page with a link to the start page', async ({ page }) => {
    const answer = await page.goto('/attic/box')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle('Page Not Found · Home Pulse AI')
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go Back Home' }).click()
    await expect(page.getByRole('heading', { name: 'Know what your home needs next.' })).toBeVisible()
  })

  test('shows a signed-in user a link to the overview', async ({ page, customer }) => {
    expect(customer.token).toBeTruthy()
    await page.goto('/attic')
    await page.getByRole('link', { name: 'Open your overview' }).click()
    await expect(page).toHaveURL('/overview')
    await expect(page.getByText('Start with your first home')).toBeVisible()
  })
})
