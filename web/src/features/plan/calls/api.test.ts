import { expect, test } from 'vitest'
import { readPage } from './api.ts'

type Page = Parameters<typeof readPage>[0]
const source = { title: 'Study of Life Expectancy', url: 'https://example.com' }
const dates = { suggestedOn: null, laterOn: [], lastDoneOn: null, snoozedUntil: null }
const task = {
  ...{ kind: 'task', dueOn: '2031-05-06', ...dates },
  ...{ why: [1, 0], sources: [0], benefit: 2, safety: null },
}
// Contains only the fields that `readPage` reads.
const pageOf = (...planned: object[]) =>
  ({
    planned,
    texts: ['first', 'second', 'third'],
    sources: [source],
    total: 4,
    overdue: 1,
  }) as unknown as Page

test('the indexes in an entry of the plan are replaced by the texts and sources that they refer to', () => {
  expect(readPage(pageOf(task))).toEqual({
    planned: [{ ...task, why: ['second', 'first'], sources: [source], benefit: 'third' }],
    total: 4,
    overdue: 1,
  })
})

test('entries of the plan without a valid due date are left out', () => {
  const { planned } = readPage(pageOf(task, { ...task, dueOn: 'soon' }, { ...task, dueOn: undefined }))
  expect(planned.map(({ dueOn }) => dueOn)).toEqual(['2031-05-06'])
})

test('the dates of an entry other than its due date are left out if they are invalid', () => {
  const invalid = {
    suggestedOn: 'soon',
    laterOn: ['2031-02-30', '2032-05-06'],
    lastDoneOn: '',
    snoozedUntil: 7,
  }
  const [entry] = readPage(pageOf({ ...task, ...invalid })).planned
  expect(entry).toMatchObject({ ...dates, laterOn: ['2032-05-06'] })
})
