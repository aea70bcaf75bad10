import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AddressRow } from './api.ts'
import { AddressFinder } from './components/address-finder.tsx'

const rows = Array.from(
  { length: 5_000 },
  (_, n) => ({ propertyId: `id ${n}`, address: `${n} Oak St, Austin, TX` }) as AddressRow,
)

test('one of thousands of addresses is found by typing, and only some are laid out', () => {
  const chosen: string[] = []
  render(
    <AddressFinder
      label="Property Address"
      rows={rows}
      chosen={undefined}
      isDisabled={false}
      onChoose={(row) => chosen.push(row.propertyId)}
    />,
  )
  const field = screen.getByRole('combobox', { name: 'Property Address' })
  fireEvent.click(field)
  expect(screen.getAllByRole('option')).toHaveLength(50)
  fireEvent.change(field, { target: { value: '4321 oak' } })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '4321 Oak St, Austin, TX',
  ])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(chosen).toEqual(['id 4321'])
  fireEvent.change(field, { target: { value: 'nowhere' } })
  expect(screen.getByRole('option').textContent).toBe('No vacant address matches.')
})
