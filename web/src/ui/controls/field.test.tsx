import { expect, test } from 'vitest'
import { render, screen } from '../../../test/render.tsx'
import { TextField } from './field.tsx'

const fieldWith = (value: string, serverError?: string) => (
  <TextField label="ZIP" value={value} serverError={serverError} onChange={() => {}} />
)

test('a text field shows the server’s error until the value is edited', () => {
  const { rerender } = render(fieldWith('1'))
  rerender(fieldWith('1', 'Too short.'))
  expect(screen.getByText('Too short.')).toBeTruthy()
  rerender(fieldWith('12', 'Too short.'))
  expect(screen.queryByText('Too short.')).toBeNull()
  expect(screen.getByLabelText('ZIP').getAttribute('aria-invalid')).toBeNull()
})

test('a text field shows an error again if the server refuses another value for the same reason', () => {
  const { rerender } = render(fieldWith('1', 'Too short.'))
  rerender(fieldWith('12', 'Too short.'))
  rerender(fieldWith('12'))
  rerender(fieldWith('12', 'Too short.'))
  expect(screen.getByText('Too short.')).toBeTruthy()
})
