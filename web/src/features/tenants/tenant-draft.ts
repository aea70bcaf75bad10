import type { PlainDate } from '@home-pulse/contract/primitives'
import type { Tenant } from './api.ts'

/** A tenant as typed: what stands in the fields. */
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
  /** One name a line. */
  coTenants: string
  /** The unit that is let; blank for the whole property. */
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

/** True if a field beyond the specified form has text. */
export const hasDetails = ({ email, moveOutDate, deposit, coTenants }: TenantDraft): boolean =>
  [email, moveOutDate, deposit, coTenants].some((text) => text !== '')

/** The contract that would follow: from the day after the last one ends, as long and at the same rent. */
export function renewalOf(tenant: Tenant): TenantDraft {
  const draft = draftOf(tenant)
  const contractStartDate = tenant.contractEndDate ? shift(tenant.contractEndDate, 0, 1) : ''
  const contractEndDate = lastDayOf(contractStartDate, draft.contractDurationMonths)
  return { ...draft, contractStartDate, contractEndDate, moveOutDate: '' }
}

/** The names and the contract on the wire, numbers as numbers. */
export function toWire(draft: TenantDraft) {
  return {
    first_name: draft.firstName,
    last_name: draft.lastName,
    phone_number: draft.phoneNumber,
    email: draft.email,
    ...contractToWire(draft),
  }
}

export function contractToWire(draft: TenantDraft) {
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
 * The draft with one field changed. Where the end is blank or was worked out, it follows the start and the duration; a
 * date that a person chose stays.
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

/** The last day of a term of so many months; blank where the start or the length is missing. */
export function lastDayOf(start: string, months: string): PlainDate | '' {
  const length = Number(months)
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(start) || !Number.isInteger(length) || length < 1 || length > 1200)
    return ''
  return shift(start, length, -1)
}

/** Months later, on the same day or the month's last one, then so many days on. */
function shift(date: PlainDate, months: number, days: number): PlainDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const shifted = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay) + days))
  return shifted.toISOString().slice(0, 10)
}
