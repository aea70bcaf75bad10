import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'

// The account deletion ends the session, so the browser logs a 401.
test.use({ expectedNoise: /status of 401/ })

test('the settings export and import all data, show the activity and delete the account, and a sign-in restores the account', {
  tag: '@long',
}, async ({ page, customer }) => {
  const headers = { authorization: `Bearer ${customer.token}` }
  const home = { street: '12 Elm St', city: 'Austin', state: 'TX', zip: '78701', homeAge: 20 }
  const added = await page.request.post('/v1/properties', {
    headers,
    data: [{ ...home, structures: { roof: 12 }, appliances: { stove: { age: 4 } } }],
  })
  expect(added.status()).toBe(201)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Your Data' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const copy = await saving
  expect(copy.suggestedFilename()).toMatch(/^home-pulse-\d{4}-\d\d-\d\d\.zip$/)
  await expect(toastOf(page, 'status')).toContainText('Your copy is complete')
  await expect(page.getByText('Last copy:')).toBeVisible()

  await page.getByLabel('Choose a zip file').setInputFiles(await copy.path().then(named))
  const preview = page.getByRole('region', { name: 'What will be added' })
  await expect(preview).toContainText('1 home')
  await expect(preview).toContainText('2 appliances and structures')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add all of it' }).click()
  await expect(toastOf(page, 'status')).toContainText('Import complete')

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Activity' }).click()
  await expect(page.getByText('Roof of 12 Elm St added').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Copy of everything taken' })).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Your Data' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill(customer.password)
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(toastOf(page, 'status')).toContainText('Your account will be deleted on')
  await expect(page).toHaveURL('/')

  await page.goto('/login')
  await page.getByLabel('Email').fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'status')).toContainText('Welcome back: your account will no longer be deleted')
})

/**
 * Returns a download as a file with a .zip name: Playwright stores it under another name, but the import accepts only a
 * zip.
 */
async function named(path: string) {
  return { name: 'home-pulse.zip', mimeType: 'application/zip', buffer: await readFile(path) }
}
