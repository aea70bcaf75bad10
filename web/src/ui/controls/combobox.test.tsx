import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render, screen } from '../../../test/render.tsx'
import { Combobox, ComboboxList, ComboboxOption } from './combobox.tsx'
import { TextField } from './field.tsx'

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Home' })
const chosen = () => screen.getByRole('status').textContent

function Finder({ options, isStale = false }: { options: string[]; isStale?: boolean }) {
  const [home, setHome] = useState('nothing')
  const [search, setSearch] = useState<string | null>(null)
  return (
    <>
      <Combobox
        field={<TextField label="Home" />}
        text={search ?? home}
        isOpen={search !== null}
        items={options}
        nameOf={(name) => name}
        chosen={home}
        startsAtFirst
        isStale={isStale}
        opensOnEnter
        onOpen={() => setSearch('')}
        onType={setSearch}
        onChoose={setHome}
        onClose={() => setSearch(null)}
      >
        <ComboboxList label="Homes">
          {options.map((name) => (
            <ComboboxOption key={name} item={name}>
              {name}
            </ComboboxOption>
          ))}
        </ComboboxList>
      </Combobox>
      <output>{home}</output>
    </>
  )
}

const typeAndEnter = (text: string) => {
  field().focus()
  fireEvent.click(field())
  // `insertText` tells Base UI that the user typed. After other changes, such as autofill, Base UI makes no option
  // active.
  fireEvent.input(field(), { target: { value: text }, inputType: 'insertText' })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

test('Enter in a combobox selects the highlighted option if the list belongs to the current text', () => {
  render(<Finder options={['12 Oak St']} />)
  typeAndEnter('oak')
  expect(chosen()).toBe('12 Oak St')
  expect(field().value).toBe('12 Oak St')
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('Enter in a combobox selects nothing if the list still belongs to an earlier text', () => {
  render(<Finder options={['All homes']} isStale />)
  typeAndEnter('oak')
  expect(chosen()).toBe('nothing')
  expect(field().value).toBe('oak')
})

test('Enter in a combobox keeps the text when no option matches', () => {
  render(<Finder options={[]} />)
  typeAndEnter('zzz')
  expect(chosen()).toBe('nothing')
  expect(field().value).toBe('zzz')
})

test.each(['Enter', 'ArrowDown', 'ArrowUp'])(
  'in a combobox, %s opens the list, and Escape closes it without a choice',
  (key) => {
    render(<Finder options={['12 Oak St', '14 Oak St']} />)
    field().focus()
    fireEvent.keyDown(field(), { key })
    expect(screen.getAllByRole('option')).toHaveLength(2)
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(screen.queryByRole('option')).toBeNull()
    expect(chosen()).toBe('nothing')
  },
)

test('an option of a combobox is chosen with the arrow keys or a click', () => {
  render(<Finder options={['12 Oak St', '14 Oak St']} />)
  field().focus()
  fireEvent.click(field())
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(chosen()).toBe('14 Oak St')
  fireEvent.click(field())
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('14 Oak St')
  fireEvent.click(screen.getByRole('option', { name: '12 Oak St' }))
  expect(chosen()).toBe('12 Oak St')
})
