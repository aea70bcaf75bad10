import type { TableRow } from '@home-pulse/contract/features/portfolio/portfolio'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { type CsvCell, csvLines } from '../../platform/storage/csv-writer.ts'
import { wholeDollars } from '../plan/budget/present.ts'
import { spokenType } from '../plan/maintenance/present.ts'
import { presentNextReplacement } from '../properties/next-replacement-present.ts'
import { ageOfHome, presentAddress } from '../properties/present.ts'
import type { PortfolioRow } from './queries.ts'

export function presentRow(row: PortfolioRow, today: string): TableRow {
  const next = presentNextReplacement(row)
  return {
    id: row.id,
    address: presentAddress(row),
    state: row.state,
    postal_code: row.postalCode,
    age: ageOfHome(row, today),
    floor_area: row.floorArea,
    storeys: row.storeys,
    driveway_area: row.drivewayArea,
    created_at: row.createdAt.toISOString(),
    isMultifamily: row.isMultifamily,
    is_sample: row.isSample,
    tags: row.tags,
    next_part: next
      ? {
          id: next.componentId,
          // The cast is safe: a check constraint of `components` allows only these types, but the query does not state
          // a type.
          type: next.type as ComponentType,
          unit_number: next.unitNumber,
          plan_by: next.forecastOn,
          overdue: next.forecastOn < today,
        }
      : null,
    cost_next_12_months: wholeDollars(row.costCents ?? 0),
    unit_count: row.unitCount ?? 0,
    vacant_count: row.vacantCount ?? 0,
    tenants: row.tenants,
  }
}

const header: CsvCell[] = [
  ...['Address', 'ZIP code', 'Age', 'Next part', 'Unit', 'Plan by', 'Cost of the next 12 months'],
  ...['Units', 'Vacant', 'Tenants', 'Tags'],
]
export const tableHeader = csvLines([header])

export const presentCsv = (rows: readonly TableRow[]): string =>
  csvLines(
    rows.map((row) => [
      row.address,
      row.postal_code,
      row.age,
      row.next_part && spokenType(row.next_part.type),
      row.next_part?.unit_number ?? null,
      row.next_part?.plan_by ?? null,
      row.cost_next_12_months,
      row.unit_count,
      row.vacant_count,
      row.tenants.join('; '),
      row.tags.join('; '),
    ]),
  )
