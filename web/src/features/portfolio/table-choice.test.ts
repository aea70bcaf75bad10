import { expect, test } from 'vitest'
import { filterOf, isFiltered, readChoice, sortedBy, writeChoice } from './table-choice.ts'

test('the URL of the table keeps the filters and the order, and leaves out unknown names and blank values', () => {
  const choice = { q: 'oak & elm', state: 'OH', sort: 'cost', order: 'desc' }
  expect(readChoice(writeChoice(choice))).toEqual(choice)
  expect(readChoice('colour=red&state=&tag=to+sell')).toEqual({ tag: 'to sell' })
  expect(writeChoice({ q: '', state: undefined })).toBe('')
})

test('the order of the table does not count as a filter', () => {
  expect(isFiltered({ sort: 'cost' })).toBe(false)
  expect(filterOf({ sort: 'cost', order: 'desc', tag: 'a' })).toEqual({ tag: 'a' })
})

test('the first click on a heading sorts in its default direction, the second in reverse, and the third not at all', () => {
  const first = sortedBy({ state: 'OH' }, 'cost', true)
  expect(first).toEqual({ state: 'OH', sort: 'cost', order: 'desc' })
  const second = sortedBy(first, 'cost', true)
  expect(second).toMatchObject({ sort: 'cost', order: undefined })
  expect(sortedBy(second, 'cost', true)).toMatchObject({ sort: undefined, order: undefined })
  expect(sortedBy({ sort: 'cost', order: 'desc' }, 'next', false)).toEqual({ sort: 'next', order: undefined })
})
