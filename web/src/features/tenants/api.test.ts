import { expect, test } from 'vitest'
import { sortByLeaseEnd, sortTenants } from './api.ts'

// spec: 03-21, 03-22
test('leases are sorted by end, and leases without an end come last in their given order', () => {
  const ends = ['2028-01-01', null, '2026-12-31', '2026-12-01', null]
  const rows = ends.map((contractEndDate, index) => ({ id: index, contractEndDate }))
  expect(sortByLeaseEnd(rows).map(({ id }) => id)).toEqual([3, 2, 0, 1, 4])
})

test('the current tenants of a building are sorted by lease end, and previous tenants follow in their given order', () => {
  const rows = [
    ['2029-01-01', true],
    ['2027-01-01', true],
    ['2026-06-30', false],
    [null, true],
    ['2020-01-01', false],
  ] as const
  const tenants = rows.map(([contractEndDate, isCurrent], id) => ({ id, contractEndDate, isCurrent }))
  expect(sortTenants(tenants).map(({ id }) => id)).toEqual([1, 0, 3, 2, 4])
})
