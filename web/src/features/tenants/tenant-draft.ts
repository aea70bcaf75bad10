import type { PlainDate } from '@home-pulse/contract/primitives'
import { addDays, addMonths } from '../../platform/plain-date.ts'
import type { Tenant } from './api.ts'

/** The values of a tenant's form as typed. */
export interface TenantDraft {
  firstName: string
  lastName: string
  phoneNumber: string
  email: string
  currentRent: string
  contractDurationMonths: string
  contractStartDate: string
  contractEndDate: string
  moveOutDate: string
  deposit: string
  /** The names of the other tenants in the same lease, one per line. */
  coTenants: string
  /** The id of the unit. Blank for the whole property. */
  unitId: string
}

export const blankDraft: TenantDraft = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  currentRent: '',
  contractDurationMonths: '',
  contractStartDate: '',
  contractEndDate: '',
  moveOutDate: '',
  deposit: '',
  coTenants: '',
  unitId: '',
}

export function draftOf(tenant: Tenant): TenantDraft {
  return {
    firstName: tenant.firstName,
    lastName: tenant.lastName,
    phoneNumber: tenant.phoneNumber,
    email: tenant.email,
    currentRent: String(tenant.currentRent),
    contractDurationMonths: String(tenant.contractDurationMonths),
    contractStartDate: tenant.contractStartDate ?? '',
    contractEndDate: tenant.contractEndDate ?? '',
    moveOutDate: tenant.moveOutDate ?? '',
    deposit: tenant.deposit === null ? '' : String(tenant.deposit),
    coTenants: tenant.coTenants.join('\n'),
    unitId: tenant.unitId ?? '',
  }
}

/** Returns true if one of the fields under “More” contains text. */
export const hasDetails = ({ email, moveOutDate, deposit, coTenants }: TenantDraft): boolean =>
  [email, moveOutDate, deposit, coTenants].some((text) => text !== '')

/**
 * Returns the draft of a renewal. The new lease begins the day after the old lease ends, with the same length and rent.
 */
export function renewalOf(tenant: Tenant): TenantDraft {
  const draft = draftOf(tenant)
  const contractStartDate = tenant.contractEndDate ? addDays(tenant.contractEndDate, 1) : ''
  const contractEndDate = lastDayOf(contractStartDate, draft.contractDurationMonths)
  return { ...draft, contractStartDate, contractEndDate, moveOutDate: '' }
}

/** Converts the draft to the request. Rent and months become numbers. */
export function toWire(draft: TenantDraft) {
  return {
    first_name: draft.firstName,
    last_name: draft.lastName,
    phone_number: draft.phoneNumber,
    email: draft.email,
    ...leaseToWire(draft),
  }
}

export function leaseToWire(draft: TenantDraft) {
  return {
    current_rent: Number(draft.currentRent),
    contract_duration_months: Number(draft.contractDurationMonths),
    contract_start_date: draft.contractStartDate,
    contract_end_date: draft.contractEndDate,
    move_out_date: draft.moveOutDate,
    deposit: draft.deposit,
    co_tenants: namesIn(draft.coTenants),
  }
}

const namesIn = (lines: string) =>
  lines
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean)

/**
 * Returns the draft with one field changed. If the start or the duration changes, the end is calculated again. An end
 * that the user typed is kept.
 */
export function withField(draft: TenantDraft, field: keyof TenantDraft, value: string): TenantDraft {
  const changed = { ...draft, [field]: value }
  if (field !== 'contractStartDate' && field !== 'contractDurationMonths') return changed
  const workedOut = lastDayOf(draft.contractStartDate, draft.contractDurationMonths)
  if (draft.contractEndDate !== '' && draft.contractEndDate !== workedOut) return changed
  return {
    ...changed,
    contractEndDate: lastDayOf(changed.contractStartDate, changed.contractDurationMonths),
  }
}

/**
 * Returns the last day of a lease from its first day and its length in months. Returns a blank if one of them is
 * missing or invalid.
 */
export function lastDayOf(start: string, months: string): PlainDate | '' {
  const length = Number(months)
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(start) || !Number.isInteger(length) || length < 1 || length > 1200)
    return ''
  return addDays(addMonths(start, length), -1)
}
