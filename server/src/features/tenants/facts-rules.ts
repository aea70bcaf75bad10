import type { SubmittedTenant } from '@home-pulse/contract/features/tenants/tenants'
import { centsOf } from '@home-pulse/contract/money'
import type { LeaseTerms } from './queries.ts'

export type Facts = Omit<LeaseTerms, 'leaseId' | 'tenantId' | 'propertyId' | 'unitNumber' | 'endedOn'>

export const emptyFacts: Facts = {
  unitId: null,
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  rentCents: 0,
  durationMonths: 0,
  startsOn: null,
  endsOn: null,
  moveOutOn: null,
  depositCents: null,
  coTenants: [],
  isCurrent: true,
}

/** Converts the fields of a request to columns. The result has no column for a field that the request lacks. */
export function factsOf(submitted: SubmittedTenant): Partial<Facts> {
  const { current_rent: rent, contract_duration_months: months, email } = submitted
  const { deposit, co_tenants: coTenants } = submitted
  const fields = {
    unitId: submitted.unit_id,
    firstName: submitted.first_name,
    lastName: submitted.last_name,
    phoneNumber: submitted.phone_number,
    email: email === null ? '' : email,
    rentCents: rent === undefined ? undefined : centsOf(rent),
    durationMonths: months === undefined ? undefined : Math.round(months),
    startsOn: submitted.contract_start_date,
    endsOn: submitted.contract_end_date,
    moveOutOn: submitted.move_out_date,
    depositCents: deposit == null ? deposit : centsOf(deposit),
    coTenants: coTenants === null ? [] : coTenants,
    isCurrent: submitted.is_current,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
