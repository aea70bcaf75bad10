import { expect, test } from 'vitest'
import { normalizeTenant, tenantToWire } from './tenant-fields.ts'

test('a row of a spreadsheet is read with its names, amounts and dates', () => {
  const row = {
    first_name: 'Hopper, Grace',
    last_name: '',
    current_rent: '$1,850.00',
    contract_duration_months: '12 months',
    contract_start_date: '6/1/2026',
    contract_end_date: 'May 2027',
  }
  expect(normalizeTenant(row)).toMatchObject({
    first_name: 'Grace',
    last_name: 'Hopper',
    current_rent: '1850.00',
    contract_duration_months: '12',
    contract_start_date: '2026-06-01',
    contract_end_date: 'May 2027',
  })
  expect(normalizeTenant({ first_name: 'Grace B. Hopper' })).toMatchObject({
    first_name: 'Grace B.',
    last_name: 'Hopper',
  })
  expect(normalizeTenant({ first_name: 'Cher' })).toMatchObject({ first_name: 'Cher' })
})

test('the request for a tenant has the city in the address and the co-tenants as a list', () => {
  expect(
    tenantToWire({ address: '12 Oak St', city: 'Austin', co_tenants: 'Ada L.; Alan T.;' }, undefined),
  ).toEqual({
    address: '12 Oak St, Austin',
    co_tenants: ['Ada L.', 'Alan T.'],
    property_id: '',
  })
  expect(tenantToWire({ address: '12 Oak St, Austin, TX', city: 'Austin' }, 'chosen')).toMatchObject({
    address: '12 Oak St, Austin, TX',
    property_id: 'chosen',
  })
})
