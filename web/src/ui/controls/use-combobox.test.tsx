import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render, screen } from '../../../test/render.tsx'
import { useCombobox } from './use-combobox.ts'

function Finder({ options, isStale }: { options: string[]; isStale: boolean }) {
  const [chosen, setChosen] = useState('nothing')
  const box = useCombobox({ onOpen: () => box.open() })
  const { field, option } = box.bind(options.length, (index) => setChosen(options[index] ?? ''), isStale)
  return (
    <>
      <input {...field} value={box.search ?? ''} onChange={(event) => box.open(event.currentTarget.value)} />
      <div id={box.listId} role="listbox">
        {options.map((name, index) => (
          <div key={name} {...option(index, name === chosen)}>
            {name}
          </div>
        ))}
      </div>
      <output>{chosen}</output>
    </>
  )
}

const typeAndEnter = (text: string) => {
  const field = screen.getByRole<HTMLInputElement>('combobox')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
  return field
}

test('Enter selects the active option of a list for the current text', () => {
  render(<Finder options={['12 Oak St']} isStale={false} />)
  typeAndEnter('oak')
  expect(screen.getByRole('status').textContent).toBe('12 Oak St')
})

test('Enter selects nothing while the list is for an earlier text', () => {
  render(<Finder options={['All homes']} isStale />)
  const field = typeAndEnter('oak')
  expect(screen.getByRole('status').textContent).toBe('nothing')
  expect(field.value).toBe('oak')
})

test('Enter keeps the text when nothing matches', () => {
  render(<Finder options={[]} isStale={false} />)
  const field = typeAndEnter('zzz')
  expect(screen.getByRole('status').textContent).toBe('nothing')
  expect(field.value).toBe('zzz')
})
