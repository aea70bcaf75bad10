import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, choose, click, expectToast, openApp, recordBodies } from '../../../../test/app.tsx'
import { foreignCsv } from '../../../../test/foreign-csv.ts'
import { screen } from '../../../../test/render.tsx'

const check = 'POST /v1/properties/csv-check'
const upload = 'POST /v1/properties/csv-bulk-upload'
const issues = [
  { path: '4.state', message: 'Line 4, state: must be a state' },
  { path: '5.home_age', message: 'Line 5, home_age: must be a number' },
]
const checked = (...found: object[]) => ({ issues: found, issue_count: found.length, duplicates: [] })

async function chooseForeignFile(answer: object) {
  await openApp('/properties?tab=csv', { [check]: answer })
  await screen.findByLabelText('CSV file')
  choose('CSV file', new File([foreignCsv], 'export.csv', { type: 'text/csv' }))
  const rows = within(await screen.findByRole('region', { name: 'Check the rows' }))
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload CSV' })
  return { rows, button }
}

test('the columns of a file from another program are matched by their headings, and each row is checked as a home', async () => {
  const checks = recordBodies(check)
  const { rows, button } = await chooseForeignFile(checked(...issues))
  const match = within(screen.getByRole('region', { name: 'Match your columns' }))
  expect(match.getByLabelText<HTMLSelectElement>('Street (required)').value).toBe('0')
  expect(match.getByLabelText<HTMLSelectElement>('Home age, or year built (required)').value).toBe('1')
  expect(match.getByText('For example: 12 Oak St')).toBeTruthy()
  await rows.findByText('2 rows ready, 2 faults to correct.')
  expect(button().disabled).toBe(true)
  const age = new Date().getFullYear() - 2010
  expect(checks[0]).toContain(`5 Pine Ct,Austin,TX,78701,${age},`)
  expect(checks[0]).toContain('7 Elm Rd,Austin,Texass,78701,')
})

test('a file can be uploaded only after each fault was corrected in its cell or left out with its row', async () => {
  const { rows, button } = await chooseForeignFile(checked(...issues))
  const uploads = recordBodies(upload)
  const state = await rows.findByLabelText<HTMLInputElement>('State, row 3')
  expect(state.getAttribute('aria-invalid')).toBe('true')
  expect(rows.getByText('Must be a state.')).toBeTruthy()
  answerCalls({ [check]: checked(...issues.slice(1)) })
  fireEvent.change(state, { target: { value: 'TX' } })
  fireEvent.blur(state)
  await rows.findByText('3 rows ready, 1 fault to correct.')
  expect(state.value).toBe('TX')
  expect(button().disabled).toBe(true)
  answerCalls({ [check]: checked() })
  click(rows.getByRole('button', { name: 'Leave out row 4' }))
  await rows.findByText('3 rows ready, 1 row left out.')
  answerCalls({ [upload]: { property_count: 3, ignored_columns: [] } })
  click(button())
  await expectToast(
    'status',
    'CSV Upload Successful!',
    'Your properties have been imported successfully. 3 homes added. 1 row left out.',
  )
  expect(uploads).toHaveLength(1)
  expect(uploads[0]).toContain('7 Elm Rd,Austin,TX,78701,')
  expect(uploads[0]).not.toContain('9 Fir Ln')
  await screen.findByRole('heading', { name: 'Your Dashboard' })
})

test('rows of homes that already exist are left out with one click', async () => {
  const duplicates = [
    { line: 2, property_id: 'h' },
    { line: 3, property_id: 'f' },
  ]
  const { rows } = await chooseForeignFile({ ...checked(...issues), duplicates })
  const checks = recordBodies(check)
  const leaveOut = await rows.findByLabelText<HTMLInputElement>(
    'Leave out 2 rows of homes that you already have',
  )
  answerCalls({
    [check]: {
      ...checked({ ...issues[0], path: '2.state' }, { ...issues[1], path: '3.home_age' }),
      duplicates,
    },
  })
  click(leaveOut)
  await rows.findByText('0 rows ready, 2 faults to correct, 2 rows left out.')
  expect(leaveOut.checked).toBe(true)
  expect(checks.some((body) => !String(body).includes('12 Oak St'))).toBe(true)
})

test('leaving the import of homes asks for confirmation if a cell was corrected', async () => {
  const { rows } = await chooseForeignFile(checked(...issues))
  const state = await rows.findByLabelText('State, row 3')
  answerCalls({ [check]: checked(...issues.slice(1)) })
  fireEvent.change(state, { target: { value: 'TX' } })
  fireEvent.blur(state)
  await rows.findByText('3 rows ready, 1 fault to correct.')
  const [plan] = screen.getAllByRole('link', { name: 'Plan' })
  if (!plan) throw new Error('no link')
  click(plan)
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
})
