import { expect, test } from 'vitest'
import { groupByHome, type RentRollPlace, type RentRollTenant } from './rent-roll-api.ts'
import { formatDaysLeft, formatShare, leaseColumns } from './rent-roll-words.ts'

const place = (changes: Partial<RentRollPlace> = {}): RentRollPlace => ({
  propertyId: 'p',
  address: '12 Oak St, Austin, TX',
  unitId: null,
  unitNumber: null,
  state: 'vacant',
  homeRent: 0,
  tenant: null,
  ...changes,
})

const tenant = {
  id: 't',
  firstName: 'Grace',
  lastName: 'Hopper',
  coTenantCount: 0,
  currentRent: 1850.5,
  deposit: null,
  contractStartDate: '2026-06-01',
  contractEndDate: '2027-05-31',
  moveOutDate: null,
  daysLeft: 1,
}

test.each([
  [null, '–'],
  [0, 'today'],
  [1, '1 day'],
  [1385, '1,385 days'],
  [-1, '1 day ago'],
  [-12, '12 days ago'],
])('the rent roll shows %s days left as %s', (days, text) => {
  expect(formatDaysLeft(days)).toBe(text)
})

test.each([
  [0, '0%'],
  [0.0001, '<1%'],
  [0.375, '38%'],
  [1, '100%'],
])('the rent roll shows the fraction %s as %s', (share, text) => {
  expect(formatShare(share)).toBe(text)
})

const textsOf = (lease: RentRollTenant) =>
  leaseColumns
    .map(({ cell }) => cell(lease))
    .map(({ text, second }) => (second === undefined ? text : `${text}, ${second}`))

test('the rent roll shows rents to the cent, co-tenants and the move-out date, and a dash for a missing value', () => {
  expect(textsOf(tenant)).toEqual([...['Grace Hopper', '$1,850.50', '–', '6/1/2026', '5/31/2027', '1 day']])
  const details = { coTenantCount: 1, deposit: 0, moveOutDate: '2027-04-30', lastName: '', firstName: '' }
  expect(textsOf({ ...tenant, ...details })).toEqual([
    ...['Unnamed tenant, and 1 co-tenant', '$1,850.50', '$0', '6/1/2026'],
    ...['5/31/2027, moves out 4/30/2027', '1 day'],
  ])
})

test('the rent roll groups the consecutive units of a building, with the total rent of the building', () => {
  const unit = (unitId: string) =>
    place({ propertyId: 'b', unitId, unitNumber: unitId, homeRent: 3000, address: '77 Maple Ave' })
  const groups = groupByHome([place(), unit('1'), unit('2'), place({ propertyId: 'q' })])
  expect(
    groups.map(({ propertyId, hasUnits, homeRent, places }) => [
      propertyId,
      hasUnits,
      homeRent,
      places.length,
    ]),
  ).toEqual([
    ['p', false, 0, 1],
    ['b', true, 3000, 2],
    ['q', false, 0, 1],
  ])
})
