import { expect, test } from 'vitest'
import { withDates } from './api.ts'

test('leaves out planned entries whose date is missing or invalid', () => {
  const planned = ['2031-05-06', '', 'soon', null as unknown as string].map((dueOn) => ({ dueOn }))
  expect(withDates({ planned, total: 4 })).toEqual({ planned: [{ dueOn: '2031-05-06' }], total: 4 })
})
