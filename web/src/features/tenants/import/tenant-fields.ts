import type { CsvField } from '../../../ui/csv/column-mapping.ts'
import type { CsvRow } from '../../../ui/csv/use-csv-import.ts'
import { plainDay, plainNumber } from '../../../ui/csv/values.ts'

const tenant = 'Tenant'
const lease = 'Lease'

/** The fields of a tenant. For each, `names` lists the headings that other programs use. */
export const tenantFields: readonly CsvField[] = [
  {
    column: 'address',
    label: 'Address',
    isRequired: true,
    group: 'Home',
    names: [
      'address',
      'street',
      'streetaddress',
      'property',
      'propertyaddress',
      'propertyname',
      'building',
      'home',
    ],
  },
  { column: 'city', label: 'City', group: 'Home', names: ['city', 'town'] },
  {
    column: 'unit_number',
    label: 'Unit number',
    group: 'Home',
    names: ['unit', 'unitnumber', 'unitno', 'apt', 'apartment', 'suite'],
  },
  {
    column: 'first_name',
    label: 'First name, or full name',
    group: tenant,
    names: ['firstname', 'first', 'tenant', 'tenantname', 'name', 'fullname', 'resident', 'lessee'],
  },
  { column: 'last_name', label: 'Last name', group: tenant, names: ['lastname', 'last', 'surname'] },
  {
    column: 'phone_number',
    label: 'Phone number',
    group: tenant,
    names: ['phone', 'phonenumber', 'mobile', 'cell', 'telephone'],
  },
  { column: 'email', label: 'Email', group: tenant, names: ['email', 'emailaddress', 'mail'] },
  {
    column: 'co_tenants',
    label: 'Co-tenants (divided by ;)',
    group: tenant,
    names: ['cotenants', 'cotenant', 'roommates', 'othertenants'],
  },
  {
    column: 'current_rent',
    label: 'Monthly rent',
    group: lease,
    names: ['rent', 'monthlyrent', 'currentrent', 'rentamount'],
  },
  { column: 'deposit', label: 'Deposit', group: lease, names: ['deposit', 'securitydeposit'] },
  {
    column: 'contract_start_date',
    label: 'Lease start',
    group: lease,
    names: [
      'leasestart',
      'start',
      'startdate',
      'leasefrom',
      'movein',
      'moveindate',
      'contractstart',
      'contractstartdate',
    ],
  },
  {
    column: 'contract_end_date',
    label: 'Lease end',
    group: lease,
    names: [
      'leaseend',
      'end',
      'enddate',
      'leaseto',
      'leaseexpiration',
      'expires',
      'contractend',
      'contractenddate',
    ],
  },
  {
    column: 'contract_duration_months',
    label: 'Lease length in months',
    group: lease,
    names: ['months', 'term', 'leaseterm', 'duration', 'contractduration'],
  },
  { column: 'move_out_date', label: 'Move-out date', group: lease, names: ['moveout', 'moveoutdate'] },
]

const numbers = ['current_rent', 'deposit', 'contract_duration_months']
const days = ['contract_start_date', 'contract_end_date', 'move_out_date']

/**
 * Converts a row to the format of the API. A value that cannot be converted stays unchanged, and the server then
 * reports it.
 */
export function normalizeTenant(row: CsvRow): CsvRow {
  const normalized: Record<string, string> = { ...row, ...namesOf(row) }
  for (const column of numbers) normalized[column] = plainNumber(row[column] ?? '')
  for (const column of days) normalized[column] = plainDay(row[column] ?? '')
  return normalized
}

/** Splits a full name into first and last name. Accepts `Grace Hopper` and `Hopper, Grace`. */
function namesOf({ first_name: first = '', last_name: last = '' }: CsvRow): CsvRow {
  if (last !== '') return {}
  const [family = '', given = ''] = first.split(',').map((part) => part.trim())
  if (given !== '') return { first_name: given, last_name: family }
  const at = first.lastIndexOf(' ')
  return at < 0 ? {} : { first_name: first.slice(0, at), last_name: first.slice(at + 1) }
}

/**
 * Converts a row to the request. The city becomes a part of the address, so that the server can find the home. `home`
 * is the id of the home, if the user selected one.
 */
export function tenantToWire(
  { city = '', co_tenants: others = '', ...row }: CsvRow,
  home: string | undefined,
) {
  const { address = '', ...rest } = row
  const coTenants = others
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return {
    ...rest,
    address: city === '' || address.includes(',') ? address : `${address}, ${city}`,
    co_tenants: coTenants,
    property_id: home ?? '',
  }
}
