import type { listUnits } from '@home-pulse/contract/features/properties/properties'
import { queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../platform/calls/api.ts'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { readList, readText, type Unvalidated } from '../../platform/calls/wire-values.ts'
import { type Appliance, readUnitAppliances } from './api.ts'
import { readAppliances } from './read-components.ts'

const listUnitsOf = endpoint<typeof listUnits>('GET', '/v1/properties/:id/units')

type SentUnit = CallData<typeof listUnits>[number]
export type Unit = Omit<SentUnit, 'appliances'> & { appliances: Appliance[] }

/** The units of a property, with their appliances. */
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
