import { type PlaceState, stateWords } from '@home-pulse/contract/features/tenants/place-states'
import type { RentRollRow, readRentRollTotals } from '@home-pulse/contract/features/tenants/rent-roll'
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

interface Column {
  readonly name: string
  readonly cell: (row: RentRollRow) => CsvCell
}
type Tenant = NonNullable<RentRollRow['tenant']>

/** Returns a column about the tenant, which is empty for a vacant place. */
const tenantColumn = (name: string, cell: (tenant: Tenant) => CsvCell): Column => ({
  name,
  cell: ({ tenant }) => (tenant ? cell(tenant) : null),
})

const columns: readonly Column[] = [
  { name: 'Address', cell: (row) => row.address },
  { name: 'Unit', cell: (row) => row.unit_number },
  { name: 'State', cell: (row) => stateWords[row.state] },
  tenantColumn('Tenant', (tenant) => `${tenant.first_name} ${tenant.last_name}`.trim()),
  tenantColumn('Co-tenants', (tenant) => tenant.co_tenant_count),
  tenantColumn('Rent a month', (tenant) => tenant.current_rent),
  tenantColumn('Deposit', (tenant) => tenant.deposit),
  tenantColumn('Lease start', (tenant) => tenant.contract_start_date),
  tenantColumn('Lease end', (tenant) => tenant.contract_end_date),
  tenantColumn('Move-out', (tenant) => tenant.move_out_date),
  tenantColumn('Days left', (tenant) => tenant.days_left),
  { name: 'Rent of the home', cell: (row) => row.home_rent },
]

export const rentRollHeader = csvLines([columns.map(({ name }) => name)])

export const presentRentRollCsv = (rows: readonly RentRollRow[]): string =>
  csvLines(rows.map((row) => columns.map(({ cell }) => cell(row))))
