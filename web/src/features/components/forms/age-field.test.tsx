import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../test/render.tsx'
import { AgeField } from './age-field.tsx'
import { blankAge } from './age-note.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function Form({ initial, of }: { initial: string; of: 'home' | 'component' }) {
  const [age, setAge] = useState(initial)
  return <AgeField label="Age" of={of} age={age} blank={of === 'component' && blankAge} onChange={setAge} />
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
const describedBy = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent

// spec: 02-37
test('the age field, while blank, says which age will be stored', () => {
  render(<Form initial="" of="component" />)
  expect(describedBy()).toBe('Blank counts as brand new (0 years).')
  fireEvent.change(field(), { target: { value: '7' } })
  expect(screen.queryByText('Blank counts as brand new (0 years).')).toBeNull()
  expect(field().getAttribute('aria-invalid')).toBeNull()
})

test.each([
  ['home', '1994', 'Built in 1994? That is 32 years. Use 32 years', '32'],
  ['home', '2026', 'Built in 2026? That is less than a year. Use 1 year', '1'],
  ['component', '2026', 'Installed in 2026? That is 0 years. Use 0 years', '0'],
  ['component', '2015', 'Installed in 2015? That is 11 years. Use 11 years', '11'],
] as const)(
  'for a %s, the age field offers to convert the typed year %s to an age',
  (of, year, text, age) => {
    render(<Form initial={year} of={of} />)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(describedBy()).toBe(text)
    fireEvent.click(screen.getByRole('button'))
    expect(field().value).toBe(age)
    expect(field().getAttribute('aria-invalid')).toBeNull()
  },
)

test.each(['501', '1699', '2027'])('the age field says that the age %s is too high', (age) => {
  render(<Form initial={age} of="home" />)
  expect(describedBy()).toBe('An age is at most 500 years.')
  expect(screen.queryByRole('button')).toBeNull()
})
