import type {
  PlaceState,
  RentRollRow,
  readRentRollTotals,
} from '@home-pulse/contract/features/tenants/rent-roll'
import { optionalDollars } from '@home-pulse/contract/money'
import type { RouteResponse } from '@home-pulse/contract/route'
import { Temporal } from 'temporal-polyfill'
import { type CsvCell, csvLines } from '../../../platform/storage/csv-writer.ts'
import { presentAddress } from '../../properties/present.ts'
import type { PlaceRow, selectTotals } from './queries.ts'
import type { RentRollEntry } from './read.ts'
import { lastSoonDay } from './rules.ts'

export function presentRentRollRow(row: RentRollEntry, today: string): RentRollRow {
  const leavesOn = row.moveOutOn ?? row.endsOn
  return {
    property_id: row.propertyId,
    address: presentAddress(row),
    unit_id: row.unitId,
    unit_number: row.unitNumber,
    state: stateOf(row, today),
    home_rent: row.homeRentCents / 100,
    tenant:
      row.tenantId === null
        ? null
        : {
            id: row.tenantId,
            first_name: row.firstName ?? '',
            last_name: row.lastName ?? '',
            co_tenant_count: row.coTenantCount,
            current_rent: (row.rentCents ?? 0) / 100,
            deposit: optionalDollars(row.depositCents),
            contract_start_date: row.startsOn,
            contract_end_date: row.endsOn,
            move_out_date: row.moveOutOn,
            days_left: leavesOn === null ? null : daysBetween(today, leavesOn),
          },
  }
}

const daysBetween = (first: string, last: string): number =>
  Temporal.PlainDate.from(first).until(last, { largestUnit: 'days' }).days

function stateOf({ leaseId, moveOutOn, endsOn }: PlaceRow, today: string): PlaceState {
  if (leaseId === null) return 'vacant'
  const leavesOn = moveOutOn ?? endsOn
  if (leavesOn === null || leavesOn > lastSoonDay(today)) return 'occupied'
  return leavesOn < today ? 'over' : 'ends_soon'
}

export const presentRentRollTotals = ({
  rentCents,
  occupiedCount,
  vacantCount,
}: Awaited<ReturnType<typeof selectTotals>>): RouteResponse<typeof readRentRollTotals> => ({
  monthly_rent: rentCents / 100,
  occupied_count: occupiedCount,
  vacant_count: vacantCount,
  vacant_share: vacantCount === 0 ? 0 : vacantCount / (occupiedCount + vacantCount),
})

export const rentRollHeader = csvLines([
  [
    ...['Address', 'Unit', 'State', 'Tenant', 'Co-tenants', 'Rent a month', 'Deposit', 'Lease start'],
    ...['Lease end', 'Move-out', 'Days left', 'Rent of the home'],
  ],
])

const stateWords: Record<PlaceState, string> = {
  occupied: 'Occupied',
  ends_soon: 'Ends soon',
  over: 'Lease over',
  vacant: 'Vacant',
}

export const presentRentRollCsv = (rows: readonly RentRollRow[]): string =>
  csvLines(
    rows.map(({ address, unit_number, state, tenant, home_rent }): CsvCell[] => [
      ...[address, unit_number, stateWords[state]],
      ...(tenant
        ? [
            `${tenant.first_name} ${tenant.last_name}`.trim(),
            ...[tenant.co_tenant_count, tenant.current_rent, tenant.deposit],
            ...[tenant.contract_start_date, tenant.contract_end_date, tenant.move_out_date, tenant.days_left],
          ]
        : Array<null>(8).fill(null)),
      home_rent,
    ]),
  )
