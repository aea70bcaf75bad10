import type { readProperty as readPropertyRoute } from '@home-pulse/contract/features/properties/properties'
import { queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../platform/calls/api.ts'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { readNumber, readText, type Unvalidated } from '../../platform/calls/wire-values.ts'
import { readDate } from '../../platform/plain-date.ts'

const readOne = endpoint<typeof readPropertyRoute>('GET', '/v1/properties/:id')

export type Property = CallData<typeof readPropertyRoute>

/**
 * Loads one property. The plan and the property's page share this query, so that both get validated fields from the
 * cache.
 */
export const propertyQuery = (id: string) =>
  queryOptions({
    queryKey: propertyKeys.one(id),
    queryFn: async ({ signal }) => readProperty(dataOf(await readOne({ params: { id }, signal }))),
  })

/**
 * Reads a home from a response. A missing or invalid field becomes empty text, null or false, and a missing age becomes
 * 0.
 */
export function readProperty(sent: Unvalidated<Property>): Property {
  return {
    id: readText(sent.id),
    address: readText(sent.address),
    postalCode: readText(sent.postalCode),
    age: readNumber(sent.age) ?? 0,
    floorArea: readNumber(sent.floorArea) ?? null,
    storeys: readNumber(sent.storeys) ?? null,
    drivewayArea: readNumber(sent.drivewayArea) ?? null,
    createdAt: readText(sent.createdAt),
    isMultifamily: sent.isMultifamily === true,
    isSample: sent.isSample === true,
    nextReplacement: readNext(sent.nextReplacement),
  }
}

type Next = NonNullable<Property['nextReplacement']>

function readNext(value: unknown): Next | null {
  // The cast is safe, because each field is checked below.
  const { id, type, unitNumber, date, overdue } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Unvalidated<Next>
  const day = readDate(date)
  return day === null
    ? null
    : {
        id: readText(id),
        type: readText(type),
        unitNumber: readText(unitNumber) || undefined,
        date: day,
        overdue: overdue === true,
      }
}
