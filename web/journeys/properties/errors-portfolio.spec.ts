import { expectRows, expectToast, failureNoise, networkCuts } from '../harness/failures.ts'
import { expect, test, toastOf } from '../harness/journey.ts'
import { countHomes, entryOf, fillEntry } from '../harness/property-homes.ts'

const unreachable: [string, string] = [
  'Network Error',
  'Unable to connect to the server. Please try again later.',
]
const mib = 1024 * 1024

test.use({ expectedNoise: failureNoise })

// spec: 02-39, 02-43, 06-22, 07-04, 07-05, 07-06, 07-07, 09-12, 09-13, 09-14, 09-15, 09-16
test('the form for homes shows the specified message for each error', async ({ page, customer }) => {
  await page.goto('/properties')
  const first = entryOf(page, 1)
  const street = first.getByLabel('Street')
  const submit = (count: number) => () => page.getByRole('button', { name: `Submit ${count} Homes` }).click()
  const fillAndSubmit = (fields: Record<string, string>) => async () => {
    await fillEntry(page, 1, fields)
    await submit(1)()
  }
  const expectMarked = (place: number, label: string) => async () => {
    const field = entryOf(page, place).getByLabel(label, { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  const keepsStreet = () => expect(street).toHaveValue('12 Oak St')

  await expectRows(page, [
    {
      says: ['Error', 'Please fill in all address fields for property 1'],
      does: submit(1),
      after: expectMarked(1, 'Street'),
    },
    {
      says: ['Error', 'Please fill in all address fields for property 1'],
      does: fillAndSubmit({ ZIP: '   ' }),
      after: async () => {
        await expectMarked(1, 'ZIP')()
        await expect(street).not.toHaveAttribute('aria-invalid')
      },
    },
    {
      says: ['Error', 'Please enter a valid home age for property 1'],
      does: fillAndSubmit({ 'Home age (years)': '0' }),
      after: expectMarked(1, 'Home age (years)'),
    },
    {
      says: ['Error', 'Please enter a valid home age for property 1'],
      does: fillAndSubmit({ 'Home age (years)': '900' }),
      after: async () => {
        await expectMarked(1, 'Home age (years)')()
        await expect(first).toContainText('An age is at most 500 years.')
      },
    },
    {
      says: ['Error', 'Please provide at least one unit number for property 1'],
      does: async () => {
        await fillEntry(page, 1)
        await first.getByLabel('Multifamily').check()
        await submit(1)()
      },
      after: expectMarked(1, 'Unit number'),
    },
    {
      says: ['Error', 'Please fill in all address fields for property 2'],
      does: async () => {
        await first.getByLabel('Unit number').fill('1A')
        await page.getByRole('button', { name: 'Add Another Property' }).click()
        await submit(2)()
      },
      after: expectMarked(2, 'Street'),
    },
    {
      // A multifamily property in the form always has a unit, but a draft stored by an older version may have none.
      says: ['Error', 'Multifamily property 1 must have at least one unit'],
      does: async () => {
        await page.evaluate(() => {
          const [name = '', draft = ''] =
            Object.entries(sessionStorage).find(([key]) => /draft/.test(key)) ?? []
          const kept = JSON.parse(draft)
          kept.form.properties[0].units = []
          kept.form.properties.length = 1
          sessionStorage.setItem(name, JSON.stringify(kept))
        })
        await page.reload()
        await submit(1)()
      },
      after: () => first.getByLabel('Multifamily').uncheck(),
    },
  ])

  const send = { call: 'POST /v1/properties', does: fillAndSubmit({}), after: keepsStreet }
  await expectRows(page, [
    {
      says: ['Submission Failed', 'Some of the information is missing or not valid.'],
      // The field's maxlength is removed, so that the server refuses a ZIP code that is too long.
      does: async () => {
        await first.getByLabel('ZIP').evaluate((input) => input.removeAttribute('maxlength'))
        await fillAndSubmit({ ZIP: '78701-12345' })()
      },
      after: async () => {
        await expect(first).toContainText('ZIP code must be at most 10 characters.')
        await expectMarked(1, 'ZIP')()
      },
    },
    { ...send, says: ['Submission Failed', 'Please try again later'], how: [{ status: 500, json: {} }] },
    {
      ...send,
      says: unreachable,
      how: networkCuts,
      meanwhile: async () => {
        await expect(page.getByRole('button', { name: 'Submitting Properties...' })).toBeDisabled()
        for (const control of await page.locator('form').locator('input, select, button').all())
          await expect(control).toBeDisabled()
      },
    },
  ])
  expect(await countHomes(page, customer)).toBe(0)
  await submit(1)()
  await expectToast(
    page,
    'status',
    'Properties Submitted Successfully!',
    '1 property(ies) have been added to your portfolio.',
  )
  await expect(page).toHaveURL('/dashboard')
  expect(await countHomes(page, customer)).toBe(1)
})

// spec: 02-24, 02-41, 02-43, 07-11, 07-12, 07-13, 09-17, 09-18, 09-19, 09-20, 09-21, 09-22
test('the CSV upload shows the specified message for each error', async ({ page, customer }) => {
  const header = 'street,city,state,zip,home_age,roof_age'
  const csv = (text: string, name = 'homes.csv') => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await page.goto('/properties')
  await page.getByRole('tab', { name: 'CSV Upload' }).click()
  const upload = page.getByRole('button', { name: 'Upload CSV' })
  const choose = (file: ReturnType<typeof csv>) => () =>
    page.getByLabel('CSV file', { exact: true }).setInputFiles(file)
  const expectDisabled = () => expect(upload).toBeDisabled()
  await expectDisabled()

  const sendAgain = {
    call: 'POST /v1/properties/csv-bulk-upload',
    does: () => upload.click(),
    after: () => expect(upload).toBeEnabled(),
  }
  const failed: [string, string] = [
    'CSV Upload Failed',
    'There was an issue with your CSV file upload. Please check the template and try again.',
  ]
  await expectRows(page, [
    {
      says: ['No File Selected', 'Please select a CSV file to upload'],
      does: async () =>
        page.getByText('Choose a CSV file, or drop one here').dispatchEvent('drop', {
          dataTransfer: await page.evaluateHandle(() => new DataTransfer()),
        }),
      after: expectDisabled,
    },
    {
      says: ['Invalid File Type', 'Please select a CSV file (.csv)'],
      does: choose(csv('a', 'homes.xlsx')),
      after: expectDisabled,
    },
    {
      says: ['File Too Large', 'Please select a file smaller than 2MB'],
      does: choose(csv('a'.repeat(2 * mib + 1))),
      after: expectDisabled,
    },
    {
      says: failed,
      does: async () => {
        await choose(csv(`${header}\n12 Oak St,Austin,XX,78701,30,5\n`))()
        await upload.click()
      },
      after: () =>
        expect(page.getByRole('region', { name: 'Errors in the file' })).toContainText(
          /Line 2, state: must be one of the 50/,
        ),
    },
    { ...sendAgain, says: failed, how: ['refused'] },
    { ...sendAgain, says: unreachable, how: networkCuts },
  ])
  expect(await countHomes(page, customer)).toBe(0)
  await choose(csv(`${header}\n12 Oak St,Austin,TX,78701,30,5\n`))()
  await upload.click()
  await expectToast(
    page,
    'status',
    'CSV Upload Successful!',
    'Your properties have been imported successfully.',
  )
  await expect(page).toHaveURL('/dashboard')
  await expect(toastOf(page, 'status')).toBeVisible()
  expect(await countHomes(page, customer)).toBe(1)
})
