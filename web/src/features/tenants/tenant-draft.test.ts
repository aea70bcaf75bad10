import { expect, test } from 'vitest'
import type { Tenant } from './api.ts'
import { blankDraft, draftOf, lastDayOf, renewalOf, toWire, withField } from './tenant-draft.ts'

const grace: Tenant = {
  id: 't',
  propertyId: 'p',
  unitId: null,
  unitNumber: null,
  firstName: 'Grace',
  lastName: 'Hopper',
  phoneNumber: '(555) 010-0100',
  email: 'grace@example.com',
  currentRent: 1850.5,
  contractDurationMonths: 12,
  contractStartDate: '2026-03-01',
  contractEndDate: '2027-02-28',
  moveOutDate: '2027-01-31',
  deposit: 1850.5,
  coTenants: ['Ada Lovelace', 'Edsger Dijkstra, Jr.'],
  isCurrent: true,
  endedOn: null,
  recommendedImprovements: [],
  earlierContracts: [],
}

test.each([
  ['2026-03-01', '12', '2027-02-28'],
  ['2027-03-01', '12', '2028-02-29'],
  ['2026-01-31', '1', '2026-02-27'],
  ['2026-12-15', '6', '2027-06-14'],
  ['', '12', ''],
  ['2026-03-01', '0', ''],
  ['2026-03-01', '1.5', ''],
])('the last day of a lease with the start %j and the duration of %j months is %j', (start, months, end) => {
  expect(lastDayOf(start, months)).toBe(end)
})

test('the end of a lease is calculated from its start and duration until the user types an end', () => {
  let draft = withField(blankDraft, 'contractDurationMonths', '12')
  draft = withField(draft, 'contractStartDate', '2026-03-01')
  expect(draft.contractEndDate).toBe('2027-02-28')
  draft = withField(draft, 'contractDurationMonths', '6')
  expect(draft.contractEndDate).toBe('2026-08-31')
  draft = withField(draft, 'contractEndDate', '2026-09-15')
  draft = withField(draft, 'contractDurationMonths', '24')
  expect(draft.contractEndDate).toBe('2026-09-15')
})

// spec: 07-18
test('the request for a tenant has numeric rent and months; a blank rent is 0, other blank fields are empty', () => {
  expect(toWire(draftOf(grace))).toEqual({
    first_name: 'Grace',
    last_name: 'Hopper',
    phone_number: '(555) 010-0100',
    email: 'grace@example.com',
    current_rent: 1850.5,
    contract_duration_months: 12,
    contract_start_date: '2026-03-01',
    contract_end_date: '2027-02-28',
    move_out_date: '2027-01-31',
    deposit: '1850.5',
    co_tenants: ['Ada Lovelace', 'Edsger Dijkstra, Jr.'],
  })
  expect(toWire(blankDraft)).toMatchObject({
    current_rent: 0,
    contract_start_date: '',
    deposit: '',
    co_tenants: [],
  })
  expect(toWire({ ...blankDraft, coTenants: ' Ada \n\n Bob' }).co_tenants).toEqual(['Ada', 'Bob'])
})

test('a renewal begins the day after the lease ends, and has the same length and rent', () => {
  expect(renewalOf(grace)).toMatchObject({
    currentRent: '1850.5',
    contractStartDate: '2027-03-01',
    contractEndDate: '2028-02-29',
    deposit: '1850.5',
    moveOutDate: '',
  })
  expect(renewalOf({ ...grace, contractEndDate: null })).toMatchObject({
    contractStartDate: '',
    contractEndDate: '',
  })
})
