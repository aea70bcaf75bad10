import type { StateCode } from '@home-pulse/contract/vocabulary'
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render, screen } from '../../../../test/render.tsx'
import { StatePicker } from './state-picker.tsx'

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'State' })
const stored = () => screen.getByTestId('stored').textContent

function Form({ initial }: { initial: StateCode | '' }) {
  const [state, setState] = useState(initial)
  return (
    <>
      <StatePicker state={state} onChange={setState} />
      <output data-testid="stored">{state}</output>
    </>
  )
}

/** Types as a person does: the text grows by one letter at a time. */
function type(text: string, initial: StateCode | '' = '') {
  render(<Form initial={initial} />)
  fireEvent.click(field())
  for (let length = 1; length <= text.length; length += 1)
    fireEvent.change(field(), { target: { value: text.slice(0, length) } })
}

const typed: [string, StateCode][] = [
  ['TX', 'TX'],
  ['NY', 'NY'],
  ['CA', 'CA'],
  ['Dc', 'DC'],
  ['wv', 'WV'],
  ['texas', 'TX'],
  ['New York', 'NY'],
  ['KANSAS', 'KS'],
  ['virginia', 'VA'],
  ['District of Columbia', 'DC'],
]

test.each(typed)('stores what was typed when %j is confirmed with Enter', (text, code) => {
  type(text)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(stored()).toBe(code)
  expect(field().value).toBe(code)
})

test.each(typed)('stores what was typed when the field is left after %j', (text, code) => {
  type(text, 'AL')
  fireEvent.keyDown(field(), { key: 'Tab' })
  fireEvent.blur(field())
  expect(stored()).toBe(code)
  expect(field().value).toBe(code)
})

test('makes an exact code the active option', () => {
  type('TX')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['TX Texas'])
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
})

test.each(['ZZ', 'Atlantis', 'n'])('explains %j at the field and stores nothing', (text) => {
  type(text, 'AL')
  if (text !== 'n') fireEvent.keyDown(field(), { key: 'Enter' })
  fireEvent.blur(field())
  expect(stored()).toBe('')
  expect(field().value).toBe(text)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Not a state. Try TX.')).toBeTruthy()
})

test('withdraws the explanation as soon as a state is typed in full', () => {
  type('ZZ')
  fireEvent.blur(field())
  fireEvent.change(field(), { target: { value: 'TX' } })
  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(stored()).toBe('TX')
})

test('shows every state when opened with one chosen, and keeps it when left', () => {
  render(<Form initial="TX" />)
  fireEvent.click(field())
  expect(screen.getAllByRole('option')).toHaveLength(51)
  fireEvent.blur(field())
  expect(stored()).toBe('TX')
})
