import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, openApp, press, pressSoon, withFailure } from '../../../../test/app.tsx'
import { screen } from '../../../../test/render.tsx'

const file = new File(['Address,First,Rent\n12 Oak St,Grace,lots\n'], 'tenants.csv', { type: 'text/csv' })
const issues = [{ path: 'rows.0.current_rent', message: 'must be a number' }]
const question = { name: 'Close without saving?' }

test('the import of tenants counts one row, and asks before it closes with corrected cells', async () => {
  await openApp('/dashboard?tab=tenants&view=rent-roll')
  await pressSoon('Import CSV')
  const dialog = within(await screen.findByRole('dialog', { name: 'Import tenants' }))
  await withFailure('POST /v1/tenants/import', { status: 422, json: { issues } }, async () => {
    choose('CSV file of tenants', file)
    await dialog.findByText(/^1 row in tenants\.csv\./)
    const rent = await dialog.findByLabelText('Monthly rent, row 1')
    fireEvent.change(rent, { target: { value: '1200' } })
    fireEvent.blur(rent)
    press('Close')
    await screen.findByRole('dialog', question)
    press('Stay here')
    await expect.poll(() => screen.queryByRole('dialog', question)).toBeNull()
    expect(dialog.getByLabelText('Monthly rent, row 1')).toHaveProperty('value', '1200')
    press('Close')
    await pressSoon('Close without saving')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })
})
