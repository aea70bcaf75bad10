import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { countHomes, fillEntry } from '../harness/property-homes.ts'

const header = 'street,city,state,zip,home_age,roof_age'
const csv = (text: string, name = 'homes.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function openCsv(page: Page) {
  await page.goto('/properties')
  await page.getByRole('tab', { name: 'CSV Upload' }).click()
}

test.describe('a spreadsheet of homes', () => {
  test.use({ expectedNoise: /status of 422/ })

  // spec: 02-40, 02-41, 02-42, 05-36, 08-32
  test('is refused with the reasons, then corrected and imported', { tag: '@long' }, async ({
    page,
    customer,
  }) => {
    await openCsv(page)
    const template = page.getByRole('link', { name: 'Download the template' })
    const answer = await page.request.get((await template.getAttribute('href')) ?? '')
    expect(await answer.text()).toContain('street,city,state,zip,home_age')
    const upload = page.getByRole('button', { name: 'Upload CSV' })
    const input = page.getByLabel('CSV file', { exact: true })
    await expect(upload).toBeDisabled()

    await input.setInputFiles(csv(`${header}\n12 Oak St,Austin,XX,78701,30,5\n`))
    await upload.click()
    await expect(toastOf(page, 'alert')).toContainText('CSV Upload Failed')
    await expect(toastOf(page, 'alert')).toContainText(
      'There was an issue with your CSV file upload. Please check the template and try again.',
    )
    await expect(page.getByRole('region', { name: 'Errors in the file' })).toContainText(
      /Line 2, state: must be one of the 50/,
    )
    expect(await countHomes(page, customer)).toBe(0)
    await expectAccessible(page)

    const rows = '12 Oak St,Austin,TX,78701,30,5,red\n5 Pine Ct,Austin,TX,78701,8,,\n'
    await input.setInputFiles(csv(`${header},colour\n${rows}`))
    let send = () => {}
    const released = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route('**/csv-bulk-upload', async (route) => {
      await released
      await route.continue()
    })
    await upload.click()
    await expect(page.getByRole('button', { name: 'Uploading CSV...' })).toBeDisabled()
    await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Manual Entry' })).toBeDisabled()
    send()
    await expect(page).toHaveURL('/dashboard')
    await expect(toastOf(page, 'status')).toContainText('CSV Upload Successful!')
    await expect(toastOf(page, 'status')).toContainText('Your properties have been imported successfully.')
    await expect(toastOf(page, 'status')).toContainText('colour')
    await expect(page.getByRole('heading', { name: '5 Pine Ct, Austin, TX' })).toBeVisible()
  })
})

test.describe('while homes are being added to the account', { tag: '@long' }, () => {
  const entries = [
    {
      by: 'a spreadsheet',
      call: '**/csv-bulk-upload',
      done: 'CSV Upload Successful!',
      submit: async (page: Page) => {
        await page.getByRole('tab', { name: 'CSV Upload' }).click()
        const file = csv(`${header}\n12 Oak St,Austin,TX,78701,30,5\n`)
        await page.getByLabel('CSV file', { exact: true }).setInputFiles(file)
        await page.getByRole('button', { name: 'Upload CSV' }).click()
      },
    },
    {
      by: 'hand',
      call: '**/v1/properties',
      done: 'Properties Submitted Successfully!',
      submit: async (page: Page) => {
        await fillEntry(page, 1)
        await page.getByRole('button', { name: 'Submit 1 Homes' }).click()
      },
    },
  ]
  for (const { by, call, done, submit } of entries)
    test(`the user can go to another screen, stays there, and sees the result (homes added by ${by})`, async ({
      page,
      customer,
    }) => {
      let send = () => {}
      const released = new Promise<void>((resolve) => {
        send = resolve
      })
      await page.goto('/properties')
      await page.route(call, async (route) => {
        if (route.request().method() === 'POST') await released
        await route.continue()
      })
      await submit(page)
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('link', { name: 'Manage Account' }).click()
      await page.getByLabel('First Name').fill('Ada')
      send()
      await expect(toastOf(page, 'status')).toContainText(done)
      expect(await countHomes(page, customer)).toBe(1)
      await expect(page).toHaveURL('/profile')
      await expect(page.getByLabel('First Name')).toHaveValue('Ada')
    })
})
