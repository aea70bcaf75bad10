import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, countHomes, home } from '../harness/property-homes.ts'

test.describe('a new user', () => {
  test.use({ expectedNoise: /ERR_FAILED/ })

  test('explores the sample portfolio, adds a real home, and removes the sample homes', {
    tag: '@long',
  }, async ({ page, customer }) => {
    await page.goto('/dashboard')
    const explore = page.getByRole('button', { name: 'Explore a sample portfolio' })
    await page.route('**/v1/properties/sample', (route) => route.abort('failed'))
    await explore.click()
    await expect(toastOf(page, 'alert')).toContainText('Network error while adding sample portfolio')
    await page.unroute('**/v1/properties/sample')
    await explore.click()
    const homes = page.getByRole('list', { name: 'Single Family Properties' })
    await expect(homes).toContainText('418 Juniper Lane, Austin, TX')
    await expect(page.getByText('You are looking at a sample portfolio')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Tenants' }).click()
    await expect(page.getByText('You are looking at a sample portfolio')).toBeVisible()
    await expect(page.getByRole('region', { name: '418 Juniper Lane' })).toContainText('Current Tenant')
    await page.getByRole('tab', { name: 'Management' }).click()
    await expect(page.getByText('OVERDUE').first()).toBeVisible()

    await addHomes(page, customer, [home()])
    await page.goto('/dashboard')
    await page.getByRole('tab', { name: 'Properties' }).click()
    await expect(page.getByText('Sample homes stand beside your own')).toBeVisible()
    await page.getByRole('button', { name: 'Remove them' }).click()
    await expect(toastOf(page, 'status')).toContainText('Sample portfolio removed successfully')
    await expect(homes.getByRole('heading')).toHaveText(['12 Oak St, Austin, TX'])
    await expect(page.getByText('Sample homes stand beside your own')).toHaveCount(0)
    expect(await countHomes(page, customer)).toBe(1)
  })
})
