import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  choose,
  click,
  expectFailures,
  expectToast,
  fill,
  isDisabled,
  openApp,
  press,
} from '../../../test/app.tsx'
import { screen } from '../../../test/render.tsx'

const unreachable = ['Network Error', 'Unable to connect to the server. Please try again later.'] as const
const fields = { Street: '12 Oak St', City: 'Austin', ZIP: '78701', 'Home age (years)': '30' }

function fillAddress(changes: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...fields, ...changes })) fill(label, value)
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'TX' } })
}

const showsDashboard = () => screen.findByRole('heading', { name: 'Your Dashboard' })

// spec: 02-39, 02-43, 06-22, 07-04, 07-05, 07-06, 09-12, 09-13, 09-15, 09-16
test('the form for homes says what is missing or why a submission failed, and keeps the typed values', async () => {
  await openApp('/properties')
  const submit = () => press('Submit 1 Homes')
  const refuses = async (message: string, label: string) => {
    submit()
    await expectToast('alert', 'Error', message)
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  }
  await refuses('Please fill in all address fields for property 1', 'Street')
  fillAddress({ ZIP: '   ' })
  await refuses('Please fill in all address fields for property 1', 'ZIP')
  for (const age of ['0', '900']) {
    fillAddress({ 'Home age (years)': age })
    await refuses('Please enter a valid home age for property 1', 'Home age (years)')
  }
  fillAddress()
  click(screen.getByLabelText('Multifamily'))
  await refuses('Please provide at least one unit number for property 1', 'Unit number')
  click(screen.getByLabelText('Multifamily'))

  const invalid = {
    code: 'invalid_request',
    message: 'Some of the information is missing or not valid.',
    issues: [{ path: '0.zip', message: 'must be at most 10 characters' }],
  }
  await expectFailures(
    'POST /v1/properties',
    [
      [{ status: 422, json: invalid }, 'Submission Failed', invalid.message],
      [{ status: 500, json: {} }, 'Submission Failed', 'Please try again later'],
      ['cut', ...unreachable],
    ],
    () => {
      submit()
      expect(isDisabled('Submitting Properties...')).toBe(true)
    },
  )
  expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('12 Oak St')
  submit()
  await expectToast(
    'status',
    'Properties Submitted Successfully!',
    '1 property(ies) have been added to your portfolio.',
  )
  await showsDashboard()
})

// spec: 02-24, 02-41, 07-11, 07-12, 07-13, 09-18, 09-19, 09-20, 09-21, 09-22
test('the CSV upload says why a file is refused or was not imported, and can be retried', async () => {
  await openApp('/properties')
  click(screen.getByRole('tab', { name: 'CSV Upload' }))
  const csv = (text: string, name = 'homes.csv') => new File([text], name, { type: 'text/csv' })
  const upload = async () => click(await screen.findByRole('button', { name: 'Upload CSV' }))
  await screen.findByLabelText('CSV file')
  expect(isDisabled('Upload CSV')).toBe(true)
  fireEvent.drop(screen.getByText('Choose a CSV file, or drop one here'), { dataTransfer: { files: [] } })
  await expectToast('alert', 'No File Selected', 'Please select a CSV file to upload')
  choose('CSV file', csv('a', 'homes.xlsx'))
  await expectToast('alert', 'Invalid File Type', 'Please select a CSV file (.csv)')
  choose('CSV file', csv('a'.repeat(2 * 1024 * 1024 + 1)))
  await expectToast('alert', 'File Too Large', 'Please select a file smaller than 2MB')
  expect(isDisabled('Upload CSV')).toBe(true)

  choose('CSV file', csv('street,city,state,zip,home_age\n12 Oak St,Austin,TX,78701,30\n'))
  await expectFailures(
    'POST /v1/properties/csv-bulk-upload',
    [
      [
        'refused',
        'CSV Upload Failed',
        'There was an issue with your CSV file upload. Please check the template and try again.',
      ],
      ['cut', ...unreachable],
    ],
    upload,
  )
  await upload()
  await expectToast('status', 'CSV Upload Successful!', 'Your properties have been imported successfully.')
  await showsDashboard()
})
