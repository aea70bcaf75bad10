import type * as landing from '@home-pulse/contract/features/landing/landing'
import type { listArchivedProperties } from '@home-pulse/contract/features/properties/archived'
import type * as properties from '@home-pulse/contract/features/properties/properties'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type CallData, CallFailed, dataOf, endpoint } from '../../platform/calls/api.ts'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { readList, readText, type Unvalidated } from '../../platform/calls/wire-values.ts'
import { type Appliance, readUnitAppliances } from '../components/api.ts'
import { readAppliances } from '../components/read-components.ts'
import { type Property, readProperty } from '../plan/calls/property-query.ts'

/** Adds homes in one request. Either all of them are added or none. */
export const createHomes = endpoint<typeof properties.createProperties>('POST', '/v1/properties')
const listPage = endpoint<typeof properties.listProperties>('GET', '/v1/properties')
const listArchived = endpoint<typeof listArchivedProperties>('GET', '/v1/properties/archived')
const listUnitsOf = endpoint<typeof properties.listUnits>('GET', '/v1/properties/:id/units')

export const updateProperty = endpoint<typeof properties.updateProperty>('PUT', '/v1/properties/:id')
export const removeProperty = endpoint<typeof properties.removeProperty>('DELETE', '/v1/properties/:id')
export const restoreProperty = endpoint<typeof properties.restoreProperty>(
  'POST',
  '/v1/properties/:id/restore',
)
export const addUnit = endpoint<typeof properties.addUnit>('POST', '/v1/properties/:id/units')
export const updateUnit = endpoint<typeof properties.updateUnit>('PUT', '/v1/units/:id')
export const removeUnit = endpoint<typeof properties.removeUnit>('DELETE', '/v1/units/:id')
export const restoreUnit = endpoint<typeof properties.restoreUnit>('POST', '/v1/units/:id/restore')
export const addSample = endpoint<typeof landing.addSamplePortfolio>('POST', '/v1/properties/sample')
export const removeSample = endpoint<typeof landing.removeSamplePortfolio>('DELETE', '/v1/properties/sample')

type SentUnit = CallData<typeof properties.listUnits>[number]
export type Unit = Omit<SentUnit, 'appliances'> & { appliances: Appliance[] }

/** The number of properties on one page of a list. */
const pageSize = 50

/** Either the single-family or the multifamily properties, a page at a time. */
export const propertiesQuery = (isMultifamily: boolean, search: string) =>
  infiniteQueryOptions({
    queryKey: propertyKeys.list(isMultifamily, search),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const answer = await listPage({
        query: {
          limit: pageSize,
          isMultifamily: isMultifamily ? 'true' : 'false',
          ...(search && { q: search }),
          ...(cursor !== undefined && { cursor }),
        },
        signal,
      })
      if (!answer.ok) throw new CallFailed(answer)
      // A server that supports only the specification ignores the filter and returns all properties, so they are
      // filtered here too.
      const rows = readList<Property>(answer.data).map(readProperty)
      return { rows: rows.filter((row) => row.isMultifamily === isMultifamily), next: answer.next }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })

/** Archived properties, latest first. */
export const archivedPropertiesQuery = queryOptions({
  queryKey: propertyKeys.archived,
  queryFn: async ({ signal }) => dataOf(await listArchived({ signal })),
})

export const unitsQuery = (id: string) =>
  queryOptions({
    queryKey: propertyKeys.units(id),
    queryFn: async ({ signal }) => {
      const sent = readList<SentUnit>(dataOf(await listUnitsOf({ params: { id }, signal })))
      return Promise.all(sent.map((unit) => readUnit(unit, signal)))
    },
  })

/** Reads a unit with its appliances. Requests the appliances if the list of units does not contain them. */
async function readUnit(sent: Unvalidated<SentUnit>, signal: AbortSignal): Promise<Unit> {
  const unitId = readText(sent.unitId)
  const appliances = Array.isArray(sent.appliances)
    ? readAppliances(sent.appliances)
    : await readUnitAppliances(unitId, signal)
  return { unitId, unitNumber: readText(sent.unitNumber), appliances }
}
