import type { Problem } from '@home-pulse/contract/errors'
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render, screen } from '../../../../test/render.tsx'
import { blankDraft, type TenantDraft } from '../tenant-draft.ts'
import { TenantFields } from './tenant-fields.tsx'

const problem = {
  statusCode: 422,
  code: 'invalid_request',
  error: 'Unprocessable Entity',
  message: 'Some fields are invalid.',
  issues: [
    { path: 'first_name', message: 'must not be blank' },
    { path: 'current_rent', message: 'must be at most 1000000' },
  ],
} satisfies Problem

function Form({ changes, refused = problem }: { changes?: Partial<TenantDraft>; refused?: Problem }) {
  const [draft, setDraft] = useState({ ...blankDraft, currentRent: '9999999', ...changes })
  return <TenantFields draft={draft} onChange={setDraft} isBusy={false} problem={refused} />
}

test('the tenant form hides the error of a field when its value is edited, and keeps the errors of the other fields', () => {
  render(<Form />)
  const rent = screen.getByLabelText('Monthly Rent')
  expect(rent.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(rent, { target: { value: '1200' } })
  expect(screen.queryByText('Must be at most 1000000.')).toBeNull()
  expect(rent.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('Must not be blank.')).toBeTruthy()
  expect(screen.getByLabelText('First Name').getAttribute('aria-invalid')).toBe('true')
})

test('the tenant form hides the error of the end date when the start date is corrected', () => {
  const issue = { path: 'contract_end_date', message: 'must not be before the start date' }
  render(
    <Form
      changes={{ contractStartDate: '2027-05-01', contractEndDate: '2026-12-31' }}
      refused={{ ...problem, issues: [issue] }}
    />,
  )
  const end = screen.getByLabelText('Contract End Date')
  expect(end.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(screen.getByLabelText('Contract Start Date'), { target: { value: '2026-01-01' } })
  expect(end.getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByText('Must not be before the start date.')).toBeNull()
})

test('the tenant form keeps the fields under “More” closed, and opens them if one of them has text or an error', () => {
  const issues = [{ path: 'co_tenants.10', message: 'must have at most 10 names' }]
  const isOpen = () => screen.getByText('More').closest('details')?.open
  const { rerender, unmount } = render(<Form />)
  expect(isOpen()).toBe(false)
  rerender(<Form refused={{ ...problem, issues }} />)
  expect(isOpen()).toBe(true)
  expect(screen.getByLabelText('Co-Tenants').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Must have at most 10 names.')).toBeTruthy()
  unmount()
  render(<Form changes={{ deposit: '500' }} />)
  expect(isOpen()).toBe(true)
})

// spec: 02-37
test('the tenant form says which values are stored for a blank rent and a blank duration', () => {
  render(<Form changes={{ currentRent: '' }} refused={{ ...problem, issues: [] }} />)
  expect(screen.getByText('Blank counts as $0.')).toBeTruthy()
  expect(screen.getByText('Blank counts as 0 months.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Contract Duration (months)'), { target: { value: '12' } })
  expect(screen.queryByText('Blank counts as 0 months.')).toBeNull()
})
