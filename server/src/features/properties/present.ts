import type { ArchivedProperty } from '@home-pulse/contract/features/properties/archived'
import type { Property, Unit } from '@home-pulse/contract/features/properties/properties'
import { type EstimateContext, presentAppliance } from '../components/present.ts'
import type { ComponentRow } from '../components/queries.ts'
import type { NextReplacement } from './next-replacement-present.ts'
import type { ArchivedRow, ListedRow, PropertyRow } from './queries.ts'

/** Returns the address on one line: `street, city, ST`. */
export const presentAddress = ({ street, city, state }: Pick<PropertyRow, 'street' | 'city' | 'state'>) =>
  `${street}, ${city}, ${state}`

export const ageOfHome = ({ builtYear }: Pick<PropertyRow, 'builtYear'>, today: string): number =>
  Math.max(0, Number(today.slice(0, 4)) - builtYear)

const present = (
  row: Omit<ListedRow, 'next'>,
  next: NextReplacement | undefined,
  today: string,
): Property => ({
  id: row.id,
  address: presentAddress(row),
  postal_code: row.postalCode,
  age: ageOfHome(row, today),
  floor_area: row.floorArea,
  storeys: row.storeys,
  driveway_area: row.drivewayArea,
  created_at: row.createdAt,
  isMultifamily: row.isMultifamily,
  is_sample: row.isSample,
  next_replacement: next
    ? {
        id: next.componentId,
        type: next.type,
        ...(next.unitNumber !== null && { unit_number: next.unitNumber }),
        date: next.forecastOn,
        overdue: next.forecastOn < today,
      }
    : null,
})

export const presentProperty = (
  row: PropertyRow,
  next: NextReplacement | undefined,
  today: string,
): Property => present({ ...row, createdAt: row.createdAt.toISOString() }, next, today)

export const presentListed = (row: ListedRow, today: string): Property => present(row, row.next, today)

export const presentArchived = (row: ArchivedRow): ArchivedProperty => ({
  id: row.id,
  address: presentAddress(row),
  postal_code: row.postalCode,
  archived_at: row.archivedAt.toISOString(),
})

export const presentUnit = (
  { id, unitNumber }: { readonly id: string; readonly unitNumber: string },
  appliances: readonly ComponentRow[],
  viewpoint: EstimateContext,
): Unit => ({
  unit_id: id,
  unit_number: unitNumber,
  appliances: appliances.map((row) => presentAppliance(row, viewpoint)),
})
