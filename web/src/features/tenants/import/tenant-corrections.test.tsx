import { act, fireEvent } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render, screen } from '../../../../test/render.tsx'
import { PreviewTable } from '../../../ui/csv/preview-table.tsx'
import { type CsvRow, useCsvImport } from '../../../ui/csv/use-csv-import.ts'
import { normalizeTenant, tenantFields } from './tenant-fields.ts'

const table = {
  name: 'tenants.csv',
  headings: ['Resident', 'Property', 'Rent', 'Lease start'],
  rows: [['Grace Hopper', '12 Oak St', 'lots', 'last spring']],
}
let row: CsvRow | undefined

function Preview() {
  const csvImport = useCsvImport(table, tenantFields, normalizeTenant)
  row = csvImport.rows[0]
  const faults = ['current_rent', 'contract_start_date', 'first_name'].map((column) => ({
    at: 0,
    column,
    message: `${column} must be corrected`,
  }))
  return <PreviewTable csvImport={csvImport} faults={faults} isBusy={false} />
}

function correct(label: string, value: string): HTMLInputElement {
  const input = screen.getByLabelText<HTMLInputElement>(`${label}, row 1`)
  fireEvent.change(input, { target: { value } })
  return input
}

test.each([
  ['Lease start', '3/4/21', { contract_start_date: '2021-03-04' }],
  ['Lease start', '3/4/21 0:00', { contract_start_date: '2021-03-04' }],
  ['Monthly rent', '$1,850', { current_rent: '1850' }],
  ['First name, or full name', 'Mary Ann', { first_name: 'Mary Ann', last_name: 'Hopper' }],
])(
  'the correction of the cell %j to %j is converted like the cells of the file',
  (label, typed, expected) => {
    render(<Preview />)
    fireEvent.blur(correct(label, typed))
    expect(row).toMatchObject(expected)
  },
)

test('a corrected cell shows the typed text until the user leaves it', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(<Preview />)
  const input = correct('Lease start', '3/4/20')
  act(() => vi.runAllTimers())
  expect(row?.contract_start_date).toBe('2020-03-04')
  expect(input.value).toBe('3/4/20')
  fireEvent.blur(input)
  expect(input.value).toBe('2020-03-04')
})
