import { expect, test } from '../harness/journey.ts'

test('the API documentation works with a content security policy that forbids inline code', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/docs')
  // On a busy machine, rendering the whole API takes longer than the usual ten seconds.
  await expect(page.getByText('/v1/customers/signup')).toBeVisible({ timeout: 40_000 })
  await page.getByText('/v1/customers/signup').click()
  await expect(page.getByText('customerCheckoutSession').first()).toBeVisible()
})
