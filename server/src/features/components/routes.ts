import {
  listAppliances,
  listStructures,
  listUnitAppliances,
} from '@home-pulse/contract/features/components/lists'
import { maxWholeListEntries } from '@home-pulse/contract/primitives'
import { applianceTypes, type ComponentType, structureTypes } from '@home-pulse/contract/vocabulary'
import type { FastifyReply } from 'fastify'
import type { Sql } from '../../platform/database/database.ts'
import { type ApiError, apiError } from '../../platform/errors/api-error.ts'
import { mapYielding } from '../../platform/http/load/yielding-loop.ts'
import { pageOf, readInSlices } from '../../platform/http/pagination.ts'
import type { Session } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import type { Gate, Owner } from '../../platform/tenancy/gate.ts'
import { findOwnProperty, findOwnUnit, type OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { registerComponentLife } from './life-routes.ts'
import { presentAppliance, presentStructure, type Viewpoint } from './present.ts'
import { type ComponentRow, type ComponentSlice, selectComponentSlice } from './queries.ts'
import { registerUpdates } from './update-routes.ts'

export function registerComponents(services: Services): void {
  const { bind, gate } = services
  bind(listAppliances, async (call) =>
    listPage(gate, call, ofProperty(call.params.id, applianceTypes), presentAppliance),
  )

  bind(listStructures, async (call) =>
    listPage(gate, call, ofProperty(call.params.id, structureTypes), presentStructure),
  )

  bind(listUnitAppliances, async (call) =>
    listPage(
      gate,
      call,
      async (sql, owner) => {
        const unit = await findOwnUnit(sql, owner, call.params.id)
        return unit && { property: unit.property, unitIds: [unit.id] }
      },
      presentAppliance,
    ),
  )

  registerUpdates(services)
  registerComponentLife(services)
}

const ofProperty =
  (id: string, types: readonly ComponentType[]): FindPlace =>
  async (sql, owner) => {
    const property = await findOwnProperty(sql, owner, id)
    return property && { property, types }
  }

/**
 * Finds the property or unit whose components are listed. Returns undefined if the owner has no such property
 * or unit.
 */
type FindPlace = (
  sql: Sql,
  owner: Owner,
) => Promise<(Pick<ComponentSlice, 'types' | 'unitIds'> & { readonly property: OwnedProperty }) | undefined>

interface ListCall {
  readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined }
  readonly session: Session
  readonly reply: FastifyReply
}

/**
 * Returns one page of components. Yields to other requests in between, because composing the explanations
 * takes long.
 */
async function listPage<Presented>(
  gate: Gate,
  { query, session, reply }: ListCall,
  findPlace: FindPlace,
  present: (row: ComponentRow, viewpoint: Viewpoint) => Presented,
): Promise<Presented[] | ApiError> {
  const { owner, today } = session
  const { limit = maxWholeListEntries, cursor } = query
  let place: Awaited<ReturnType<FindPlace>>
  // Reads one row more than the page holds, to learn if another page follows.
  const read = await readInSlices<ComponentRow>(limit + 1, (rows, last) =>
    gate.read(owner, async (sql) => {
      place ??= await findPlace(sql, owner)
      if (!place) return []
      const { property, ...which } = place
      return selectComponentSlice(sql, owner, {
        ...{ propertyId: property.id, ...which },
        ...{ after: last?.id ?? cursor, rows },
      })
    }),
  )
  if (!place) return apiError('not_found')
  const viewpoint = { state: place.property.state, today }
  return mapYielding(
    pageOf(read, limit, reply, ({ id }) => id),
    (row) => present(row, viewpoint),
  )
}
