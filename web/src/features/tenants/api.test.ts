import { expect, test } from 'vitest'
import { sortByContractEnd } from './api.ts'

test('the contract that ends first comes first; without an end one comes last, in the order given', () => {
  const ends = ['2028-01-01', null, '2026-12-31', '2026-12-01', null]
  const rows = ends.map((contractEndDate, index) => ({ id: index, contractEndDate }))
  expect(sortByContractEnd(rows).map(({ id }) => id)).toEqual([3, 2, 0, 1, 4])
})
