import type { Problem } from '@home-pulse/contract/errors'
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render, screen } from '../../../../test/render.tsx'
import { blankDraft } from '../tenant-draft.ts'
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

function Form() {
  const [draft, setDraft] = useState({ ...blankDraft, currentRent: '9999999' })
  return <TenantFields draft={draft} onChange={setDraft} isBusy={false} problem={problem} />
}

test('hides the error of a field once its value is edited, and keeps the errors of the others', () => {
  render(<Form />)
  const rent = screen.getByLabelText('Monthly Rent')
  expect(rent.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(rent, { target: { value: '1200' } })
  expect(screen.queryByText('Must be at most 1000000.')).toBeNull()
  expect(rent.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('Must not be blank.')).toBeTruthy()
  expect(screen.getByLabelText('First Name').getAttribute('aria-invalid')).toBe('true')
})
