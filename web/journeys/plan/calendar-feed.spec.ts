import { expect, test, toastOf } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

test.describe('the calendar feed', () => {
  test('is served as iCalendar until its URL is revoked', {
    tag: '@long',
  }, async ({ page, customer }) => {
    await addHomes(page, customer, [home({ appliances: { dryer: { age: 9 } } })])
    await page.goto('/calendar')
    const card = page.getByRole('region', { name: 'Subscribe to this calendar' })
    await card.getByRole('button', { name: 'Create a private link' }).click()
    const url = await card.getByRole('textbox', { name: 'Private link' }).inputValue()
    const feed = await page.request.get(url)
    expect(feed.headers()['content-type']).toContain('text/calendar')
    expect(await feed.text()).toContain('Dryer: clean the vent')
    await card.getByText('Add it to your phone').click()
    await expect(card.getByRole('img', { name: 'QR code of the private link' })).toBeVisible()

    await card.getByRole('button', { name: 'Revoke' }).click()
    const dialog = page.getByRole('dialog', { name: 'Revoke this link?' })
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    expect((await page.request.get(url)).status()).toBe(200)
    await card.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByRole('button', { name: 'Revoke link' }).click()
    await expect(toastOf(page, 'status')).toContainText('Link revoked successfully')
    expect((await page.request.get(url)).status()).toBe(404)

    const weekly = page.getByRole('checkbox', { name: 'A weekly summary' })
    const was = await weekly.isChecked()
    await weekly.setChecked(!was)
    await expect(toastOf(page, 'status')).toContainText('Email preferences saved')
    await page.reload()
    await expect(weekly).toBeChecked({ checked: !was })
  })
})
