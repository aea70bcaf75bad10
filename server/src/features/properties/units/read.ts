import type { Appliance } from '@home-pulse/contract/features/components/components'
import type { Unit } from '@home-pulse/contract/features/properties/properties'
import { maxWholeListEntries } from '@home-pulse/contract/primitives'
import { applianceTypes } from '@home-pulse/contract/vocabulary'
import type { FastifyReply } from 'fastify'
import { type ApiError, apiError } from '../../../platform/errors/api-error.ts'
import { forEachYielding } from '../../../platform/http/load/yielding-loop.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { Gate } from '../../../platform/tenancy/gate.ts'
import { findOwnProperty } from '../../../platform/tenancy/ownership.ts'
import { presentAppliance } from '../../components/present.ts'
import { selectComponentSlice } from '../../components/queries.ts'
import { selectUnitSlice } from './queries.ts'

/**
 * The number of units whose appliances are read at once. Between two reads the connection serves other
 * requests.
 */
const unitsAtOnce = 200

interface UnitListCall {
  readonly params: { readonly id: string }
  readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined }
  readonly session: Session
  readonly reply: FastifyReply
}

/**
 * Returns a page of a property's units with their appliances. The page ends early when it has 10,000 appliances. If one
 * unit has more, the page shows its first 10,000. The separate list of the unit's appliances shows all.
 */
export async function listUnitPage(
  gate: Gate,
  { params, query, session, reply }: UnitListCall,
): Promise<Unit[] | ApiError> {
  const { owner, today } = session
  const { limit = maxWholeListEntries, cursor: after } = query
  const begun = await gate.read(owner, async (sql) => {
    const property = await findOwnProperty(sql, owner, params.id)
    return (
      property && { property, units: await selectUnitSlice(sql, owner, property, { after, rows: limit + 1 }) }
    )
  })
  if (!begun) return apiError('not_found')
  const { property, units } = begun
  const viewpoint = { state: property.state, today }
  const appliancesOf = new Map<string, Appliance[]>(units.map(({ id }) => [id, []]))

  const last = Math.min(limit, units.length)
  let presented = 0
  let applianceCount = 0
  for (let size = unitsAtOnce; presented < last && applianceCount < maxWholeListEntries; ) {
    const unitIds = units.slice(presented, Math.min(last, presented + size)).map(({ id }) => id)
    const slice = { propertyId: property.id, types: applianceTypes, unitIds, rows: maxWholeListEntries }
    const rows = await gate.read(owner, (sql) => selectComponentSlice(sql, owner, slice))
    if (rows.length === maxWholeListEntries && unitIds.length > 1) {
      size = 1
      continue
    }
    await forEachYielding(rows, (row) => {
      if (row.unitId !== null) appliancesOf.get(row.unitId)?.push(presentAppliance(row, viewpoint))
    })
    presented += unitIds.length
    applianceCount += rows.length
  }
  return pageOf(units, presented, reply, ({ id }) => id).map(({ id, unitNumber }) => ({
    unit_id: id,
    unit_number: unitNumber,
    appliances: appliancesOf.get(id) ?? [],
  }))
}
