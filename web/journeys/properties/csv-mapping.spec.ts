import { foreignCsv } from '../../test/foreign-csv.ts'
import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { countHomes } from '../harness/property-homes.ts'

const file = (text: string, name = 'export.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

test('a file of another program is imported after its columns are matched and its errors are corrected on the screen', {
  tag: '@long',
}, async ({ page, customer }) => {
  await page.goto('/properties?tab=csv')
  await page.getByLabel('CSV file', { exact: true }).setInputFiles(file(foreignCsv))
  const match = page.getByRole('region', { name: 'Match your columns' })
  await expect(match.getByLabel('Street (required)')).toHaveValue('0')
  await expect(match.getByLabel('Home age, or year built (required)')).toHaveValue('1')
  await expect(match).toContainText('For example: 12 Oak St')

  const rows = page.getByRole('region', { name: 'Check the rows' })
  await expect(rows.getByRole('status')).toHaveText('2 rows ready, 2 faults to correct.')
  const upload = page.getByRole('button', { name: 'Upload CSV' })
  await expect(upload).toBeDisabled()
  await expectAccessible(page)

  const state = rows.getByLabel('State, row 3')
  await expect(state).toHaveAttribute('aria-invalid', 'true')
  await state.fill('TX')
  await expect(rows.getByRole('status')).toHaveText('3 rows ready, 1 fault to correct.')
  await expect(state).toHaveValue('TX')
  await rows.getByRole('button', { name: 'Leave out row 4' }).click()
  await expect(rows.getByRole('status')).toHaveText('3 rows ready, 1 row left out.')
  await upload.click()
  await expect(page).toHaveURL('/dashboard')
  await expect(toastOf(page, 'status')).toContainText('3 homes added. 1 row left out.')
  await expect(page.getByRole('heading', { name: '7 Elm Rd, Austin, TX' })).toBeVisible()
  expect(await countHomes(page, customer)).toBe(3)

  // The same file is selected again: its homes already exist, and one click leaves them all out.
  await page.goto('/properties?tab=csv')
  await page.getByLabel('CSV file', { exact: true }).setInputFiles(file(foreignCsv))
  await page.getByLabel('Leave out 2 rows of homes that you already have').check()
  await expect(rows.getByRole('status')).toHaveText('0 rows ready, 2 faults to correct, 2 rows left out.')
})

test.describe('a file in the template’s format with an error', { tag: '@long' }, () => {
  test.use({ expectedNoise: /status of 422/ })

  test('can be corrected on the screen after it was refused', async ({ page, customer }) => {
    await page.goto('/properties?tab=csv')
    const text = 'street,city,state,zip,home_age\n12 Oak St,Austin,XX,78701,30\n'
    await page.getByLabel('CSV file', { exact: true }).setInputFiles(file(text))
    await page.getByRole('button', { name: 'Upload CSV' }).click()
    await page.getByRole('button', { name: 'Correct here' }).click()
    await page.getByLabel('State, row 1').fill('TX')
    await expect(page.getByRole('region', { name: 'Check the rows' })).toContainText('1 row ready.')
    await page.getByRole('button', { name: 'Upload CSV' }).click()
    await expect(page).toHaveURL('/dashboard')
    expect(await countHomes(page, customer)).toBe(1)
  })
})

test('the app says which columns are missing in a file with unknown headings', { tag: '@long' }, async ({
  page,
  customer: _,
}) => {
  await page.goto('/properties?tab=csv')
  await page.getByLabel('CSV file', { exact: true }).setInputFiles(file('Colour,Cost\nred,5\n'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Choose a column for: Street, City, State',
  )
  await expect(page.getByRole('button', { name: 'Upload CSV' })).toBeDisabled()
})
