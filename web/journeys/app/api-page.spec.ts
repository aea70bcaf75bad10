import { expect, test } from '../harness/journey.ts'

test('the API documentation page works under a policy without inline code, and the browser reports no error', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/docs')
  await expect(page.getByText('/v1/customers/signup')).toBeVisible()
  await page.getByText('/v1/customers/signup').click()
  await expect(page.getByText('customerCheckoutSession').first()).toBeVisible()
})
