import type { StateCode } from '@home-pulse/contract/vocabulary'
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render, screen } from '../../../../../test/render.tsx'
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

/** Types one letter at a time, as a person does. */
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
  ['D.C.', 'DC'],
  ['Tx.', 'TX'],
  ['Washington DC', 'DC'],
  ['tex', 'TX'],
]

// spec: 02-29
test.each(typed)('stores what was typed when %j is confirmed with Enter', (text, code) => {
  type(text)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(stored()).toBe(code)
  expect(field().value).toBe(code)
})

test.each(typed)('stores what was typed when the field loses the focus after %j', (text, code) => {
  type(text, 'AL')
  fireEvent.keyDown(field(), { key: 'Tab' })
  fireEvent.blur(field())
  expect(stored()).toBe(code)
  expect(field().value).toBe(code)
})

test('offers only the state of an exact code', () => {
  type('TX')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['TX Texas'])
})

test.each([
  ['ZZ', 'No state matches “ZZ”. Try its code, for example TX.'],
  ['Atlantis', 'No state matches “Atlantis”. Try its code, for example TX.'],
  ['new', 'More than one state matches “new”. Choose one from the list, or type its code.'],
])(
  'explains %j at the field and stores nothing, after Enter and after the field is left',
  (text, sentence) => {
    type(text, 'AL')
    expect(screen.queryByText(sentence)).toBeNull()
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(field().getAttribute('aria-expanded')).toBe('true')
    fireEvent.blur(field())
    expect(stored()).toBe('')
    expect(field().value).toBe(text)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(sentence)).toBeTruthy()
  },
)

test('stores the option that the arrow keys reach when several match', () => {
  type('new')
  expect(field().getAttribute('aria-activedescendant')).toBeNull()
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(stored()).toBe('NJ')
})

test('stores nothing when Enter is pressed in a blank field', () => {
  render(<Form initial="" />)
  fireEvent.click(field())
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(stored()).toBe('')
  expect(screen.getByText('Choose a state from the list, or type its code, for example TX.')).toBeTruthy()
})

test('withdraws the explanation as soon as a state is typed in full', () => {
  type('ZZ')
  fireEvent.blur(field())
  fireEvent.change(field(), { target: { value: 'TX' } })
  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(stored()).toBe('TX')
})

test('lists every state when opened with a chosen state, and keeps that state on blur', () => {
  render(<Form initial="TX" />)
  fireEvent.click(field())
  expect(screen.getAllByRole('option')).toHaveLength(51)
  fireEvent.blur(field())
  expect(stored()).toBe('TX')
})

test('selects the stored state when the field is clicked, so that typing replaces it', () => {
  render(<Form initial="TX" />)
  fireEvent.click(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2])
})
