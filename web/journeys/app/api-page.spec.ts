import { expect, test } from '../harness/journey.ts'

test('the API documentation works with a content security policy that forbids inline code', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/docs')
  await expect(page.getByText('/v1/customers/signup')).toBeVisible()
  await page.getByText('/v1/customers/signup').click()
  await expect(page.getByText('customerCheckoutSession').first()).toBeVisible()
})
