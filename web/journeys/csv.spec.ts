import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, toastOf } from './journey.ts'
import { countHomes } from './property-homes.ts'

const header = 'street,city,state,zip,home_age,roof_age'
const csv = (text: string, name = 'homes.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function openCsv(page: Page) {
  await page.goto('/properties')
  await page.getByRole('tab', { name: 'CSV Upload' }).click()
}

test.describe('a spreadsheet of homes', () => {
  test.use({ expectedNoise: /status of (4|5)\d\d|ERR_FAILED/ })

  test('is refused with its reasons, then corrected and imported', async ({ page, customer }) => {
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
    await expect(page.getByRole('region', { name: 'What is wrong with the file' })).toContainText(
      /Line 2, state: must be one of the 50/,
    )
    expect(await countHomes(page, customer)).toBe(0)
    await expectAccessible(page)

    await page.route('**/csv-bulk-upload', (route) => route.abort('failed'))
    await upload.click()
    await expect(toastOf(page, 'alert')).toContainText('Network Error')
    await expect(toastOf(page, 'alert')).toContainText(
      'Unable to connect to the server. Please try again later.',
    )
    await page.unroute('**/csv-bulk-upload')

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
    send()
    await expect(page).toHaveURL('/dashboard')
    await expect(toastOf(page, 'status')).toContainText('CSV Upload Successful!')
    await expect(toastOf(page, 'status')).toContainText('Your properties have been imported successfully.')
    await expect(toastOf(page, 'status')).toContainText('colour')
    await expect(page.getByRole('heading', { name: '5 Pine Ct, Austin, TX' })).toBeVisible()
  })
})

test('a file that cannot be one is refused before it is sent', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openCsv(page)
  const input = page.getByLabel('CSV file', { exact: true })
  const faults = [
    {
      file: csv('a', 'homes.xlsx'),
      says: ['Invalid File Type', 'Please select a CSV file (.csv)'],
    },
    {
      file: csv('a'.repeat(2 * 1024 * 1024 + 1)),
      says: ['File Too Large', 'Please select a file smaller than 2MB'],
    },
  ]
  for (const { file, says } of faults) {
    await input.setInputFiles(file)
    for (const words of says) await expect(toastOf(page, 'alert')).toContainText(words)
    await expect(page.getByRole('button', { name: 'Upload CSV' })).toBeDisabled()
  }
  await page.getByText('Choose a CSV file, or drop one here').dispatchEvent('drop', {
    dataTransfer: await page.evaluateHandle(() => new DataTransfer()),
  })
  await expect(toastOf(page, 'alert')).toContainText('No File Selected')
  await expect(toastOf(page, 'alert')).toContainText('Please select a CSV file to upload')
})
