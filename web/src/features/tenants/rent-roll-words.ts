import { formatExactDollars } from '@home-pulse/contract/money'
import { countWithNoun, formatDate } from '../../platform/format.ts'
import type { PlaceState, RentRollPlace } from './rent-roll-api.ts'
import { nameOf } from './tenant-words.ts'

export const stateWords: Record<PlaceState, string> = {
  occupied: 'Occupied',
  ends_soon: 'Ends soon',
  over: 'Lease over',
  vacant: 'Vacant',
}

/** Shown in place of a missing value. */
export const missingValue = '–'

/** Describes how long a lease still lasts: `60 days`, `1 day`, `3 days ago`, `today`. */
export function formatDaysLeft(days: number | null): string {
  if (days === null) return missingValue
  if (days === 0) return 'today'
  const length = countWithNoun(Math.abs(days), 'day')
  return days > 0 ? length : `${length} ago`
}

/** Formats a fraction in percent: `32%`, or `<1%` for a very small one. */
export function formatShare(share: number): string {
  const percent = Math.round(share * 100)
  return share > 0 && percent === 0 ? '<1%' : `${percent}%`
}

interface Cell {
  name: string
  text: string
  /** A second line of text in the cell. */
  second?: string | undefined
  isNumber?: boolean
}

/** Returns the cells of a place between its name and its state. For a vacant place, every cell is a dash. */
export function cellsOf({ tenant }: RentRollPlace): Cell[] {
  const dateOf = (date: string | null | undefined) => (date ? formatDate(date) : missingValue)
  const others = tenant?.coTenantCount ?? 0
  const moveOut = tenant?.moveOutDate
  const hasDeposit = tenant !== null && tenant.deposit !== null
  return [
    {
      name: 'Tenant',
      text: tenant ? nameOf(tenant) : missingValue,
      second: others > 0 ? `and ${countWithNoun(others, 'co-tenant')}` : undefined,
    },
    { name: 'Rent', text: tenant ? formatExactDollars(tenant.currentRent) : missingValue, isNumber: true },
    {
      name: 'Deposit',
      text: hasDeposit ? formatExactDollars(tenant.deposit ?? 0) : missingValue,
      isNumber: true,
    },
    { name: 'Lease start', text: dateOf(tenant?.contractStartDate) },
    {
      name: 'Lease end',
      text: dateOf(tenant?.contractEndDate),
      second: moveOut ? `moves out ${formatDate(moveOut)}` : undefined,
    },
    { name: 'Days left', text: formatDaysLeft(tenant?.daysLeft ?? null), isNumber: true },
  ]
}
