import { formatExactDollars } from '@home-pulse/contract/money'
import { countWithNoun, formatDate } from '../../platform/format.ts'
import type { RentRollChoice, RentRollTenant } from './rent-roll-api.ts'
import { nameOf } from './tenant-words.ts'

/** Shown in place of a missing value. */
export const missingValue = '–'

/** Describes the number of days until a lease ends: `60 days`, `today`, or `3 days ago` for a lease that has ended. */
export function formatDaysLeft(days: number | null): string {
  if (days === null) return missingValue
  if (days === 0) return 'today'
  const length = countWithNoun(Math.abs(days), 'day')
  return days > 0 ? length : `${length} ago`
}

/** Formats a fraction in percent, such as `32%`. A positive fraction below half a percent becomes `<1%`. */
export function formatShare(share: number): string {
  const percent = Math.round(share * 100)
  return share > 0 && percent === 0 ? '<1%' : `${percent}%`
}

interface Cell {
  text: string
  /** A second line of text in the cell. */
  second?: string | undefined
}

/** A column about the tenant and the lease. */
interface LeaseColumn {
  name: string
  /** The order that a click on the column's header selects. Undefined if the table cannot be sorted by this column. */
  sort?: RentRollChoice['sort']
  isNumber?: boolean
  cell: (tenant: RentRollTenant) => Cell
}

const dateOf = (date: string | null) => (date ? formatDate(date) : missingValue)

/** The columns about the tenant and the lease. For a vacant place, they show a dash (`missingValue`). */
export const leaseColumns: readonly LeaseColumn[] = [
  {
    name: 'Tenant',
    cell: (tenant) => ({
      text: nameOf(tenant),
      second:
        tenant.coTenantCount > 0 ? `and ${countWithNoun(tenant.coTenantCount, 'co-tenant')}` : undefined,
    }),
  },
  {
    name: 'Rent',
    sort: 'rent',
    isNumber: true,
    cell: ({ currentRent }) => ({ text: formatExactDollars(currentRent) }),
  },
  {
    name: 'Deposit',
    isNumber: true,
    cell: ({ deposit }) => ({ text: deposit === null ? missingValue : formatExactDollars(deposit) }),
  },
  { name: 'Lease start', cell: ({ contractStartDate }) => ({ text: dateOf(contractStartDate) }) },
  {
    name: 'Lease end',
    sort: 'lease_end',
    cell: ({ contractEndDate, moveOutDate }) => ({
      text: dateOf(contractEndDate),
      second: moveOutDate ? `moves out ${formatDate(moveOutDate)}` : undefined,
    }),
  },
  { name: 'Days left', isNumber: true, cell: ({ daysLeft }) => ({ text: formatDaysLeft(daysLeft) }) },
]
