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

/** Types the first letter and then word by word. Typing letter by letter made the tests five times as slow. */
function type(text: string, initial: StateCode | '' = '') {
  render(<Form initial={initial} />)
  fireEvent.click(field())
  const wordEnds = [...text.matchAll(/\b(?= |$)/g)].map(({ index }) => index)
  for (const length of [1, ...wordEnds])
    fireEvent.change(field(), { target: { value: text.slice(0, length) } })
}

// Only a few examples. The unit test of `findOnlyState` covers more texts.
const typed: [string, StateCode][] = [
  ['TX', 'TX'],
  ['New York', 'NY'],
  // The text is first “Washington”, which is the name of a state. Only the added “DC” changes its meaning.
  ['Washington DC', 'DC'],
  ['tex', 'TX'],
]

// spec: 02-29
test.each(typed)('the state picker stores the typed state when %j is confirmed with Enter', (text, code) => {
  type(text)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(stored()).toBe(code)
  expect(field().value).toBe(code)
})

test.each(typed)(
  'the state picker stores the typed state when the focus leaves the field after %j',
  (text, code) => {
    type(text, 'AL')
    fireEvent.keyDown(field(), { key: 'Tab' })
    fireEvent.blur(field())
    expect(stored()).toBe(code)
    expect(field().value).toBe(code)
  },
)

test('the state picker offers only Texas when TX is typed', () => {
  type('TX')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['TX Texas'])
})

test.each([
  ['ZZ', 'No state matches “ZZ”. Try its code, for example TX.'],
  ['Atlantis', 'No state matches “Atlantis”. Try its code, for example TX.'],
  ['new', 'More than one state matches “new”. Choose one from the list, or type its code.'],
])(
  'after Enter and after the loss of the focus, the state picker explains why %j does not name one state, and stores nothing',
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

test('the state picker stores the option that was selected with the arrow keys', () => {
  type('new')
  expect(field().getAttribute('aria-activedescendant')).toBeNull()
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(stored()).toBe('NJ')
})

test('the state picker stores nothing when Enter is pressed in a blank field', () => {
  render(<Form initial="" />)
  fireEvent.click(field())
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(stored()).toBe('')
  expect(screen.getByText('Choose a state from the list, or type its code, for example TX.')).toBeTruthy()
})

test('the state picker removes its explanation as soon as a state is typed in full', () => {
  type('ZZ')
  fireEvent.blur(field())
  fireEvent.change(field(), { target: { value: 'TX' } })
  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(stored()).toBe('TX')
})

test('the state picker lists every state if it is opened with a stored state, and keeps that state if nothing is typed', () => {
  render(<Form initial="TX" />)
  fireEvent.click(field())
  expect(screen.getAllByRole('option')).toHaveLength(51)
  fireEvent.blur(field())
  expect(stored()).toBe('TX')
})

test('a click in the state picker selects the text of the stored state, so that typing replaces it', () => {
  render(<Form initial="TX" />)
  fireEvent.click(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2])
})
