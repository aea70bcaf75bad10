import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

const file = (text: string) => ({ name: 'tenants.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test.describe('a spreadsheet of tenants', () => {
  test.use({ expectedNoise: /status of 422/ })

  test('is imported after its columns are matched, its errors are corrected, and a missing home is selected', {
    tag: '@long',
  }, async ({ page, customer }) => {
    await addHomes(page, customer, [home(), home({ street: '5 Pine Ct' })])
    await page.goto('/dashboard?tab=tenants&view=rent-roll')
    await page.getByRole('button', { name: 'Import CSV' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import tenants' })
    await dialog
      .getByLabel('CSV file of tenants')
      .setInputFiles(
        file(
          'Resident,Property,Rent,Lease start,Lease end\n' +
            'Grace Hopper,12 Oak St,"$1,850",6/1/2026,5/31/2027\n' +
            '"Turing, Alan",The blue house,lots,1/1/2026,12/31/2026\n',
        ),
      )
    await expect(dialog.getByLabel('Address (required)')).toHaveValue('1')
    await expect(dialog.getByLabel('Lease end')).toHaveValue('4')
    const status = dialog.getByRole('region', { name: 'Check the rows' }).getByRole('status')
    await expect(status).toHaveText('1 row ready, 1 fault to correct.')
    await expectAccessible(page)
    await dialog.getByLabel('Monthly rent, row 2').fill('1200')
    await dialog.getByRole('combobox', { name: 'Home of row 2' }).fill('pine')
    await dialog.getByRole('option', { name: /5 Pine Ct/ }).click()
    await expect(status).toHaveText('2 rows ready.')
    await dialog.getByRole('button', { name: 'Add 2 tenants' }).click()
    await expect(toastOf(page, 'status')).toContainText('2 tenants added')
    await expect(dialog).toBeHidden()
    const roll = page.getByRole('region', { name: 'Rent roll' })
    await expect(roll.getByRole('row', { name: /12 Oak St/ })).toContainText('Grace Hopper')
    await expect(roll.getByRole('row', { name: /5 Pine Ct/ })).toContainText('Alan Turing')

    // A second file contains the first tenant again, whose place is now rented.
    await page.getByRole('button', { name: 'Import CSV' }).click()
    await dialog
      .getByLabel('CSV file of tenants')
      .setInputFiles(file('Resident,Property,Rent\nGrace Hopper,12 Oak St,1850\n'))
    await expect(dialog).toContainText('Is rented to Grace Hopper already.')
    await dialog.getByLabel('Leave out 1 row whose place is rented already').check()
    await expect(status).toHaveText('0 rows ready, 1 row left out.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Close without saving' }).click()
    await expect(page.getByRole('button', { name: 'Import CSV' })).toBeFocused()
  })
})
