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
import type { Gate, Owner } from '../../platform/tenancy/gate.ts'
import { findOwnProperty, findOwnUnit, type OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { registerComponentLife } from './life-routes.ts'
import { type EstimateContext, presentAppliance, presentStructure } from './present.ts'
import { type ComponentRow, type ComponentSlice, selectComponentSlice } from './queries.ts'
import type { ComponentsServices } from './services.ts'
import { registerUpdates } from './update-routes.ts'

export function registerComponents(services: ComponentsServices): void {
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
  (id: string, types: readonly ComponentType[]): FindScope =>
  async (sql, owner) => {
    const property = await findOwnProperty(sql, owner, id)
    return property && { property, types }
  }

/**
 * Finds the property or unit whose components are listed. Returns undefined if the owner has no such property
 * or unit.
 */
type FindScope = (
  sql: Sql,
  owner: Owner,
) => Promise<(Pick<ComponentSlice, 'types' | 'unitIds'> & { readonly property: OwnedProperty }) | undefined>

interface ListCall {
  readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined }
  readonly session: Session
  readonly reply: FastifyReply
}

/**
 * Returns one page of components. Composing the explanations takes long, so the server answers other requests in
 * between.
 */
async function listPage<Presented>(
  gate: Gate,
  { query, session, reply }: ListCall,
  findScope: FindScope,
  present: (row: ComponentRow, context: EstimateContext) => Presented,
): Promise<Presented[] | ApiError> {
  const { owner, today } = session
  const { limit = maxWholeListEntries, cursor } = query
  let scope: Awaited<ReturnType<FindScope>>
  // Reads one row more than the page has. If that row exists, the response links to another page.
  const read = await readInSlices<ComponentRow>(limit + 1, (rows, last) =>
    gate.read(owner, async (sql) => {
      scope ??= await findScope(sql, owner)
      if (!scope) return []
      const { property, ...which } = scope
      return selectComponentSlice(sql, owner, {
        ...{ propertyId: property.id, ...which },
        ...{ after: last?.id ?? cursor, rows },
      })
    }),
  )
  if (!scope) return apiError('not_found')
  const context = { state: scope.property.state, today }
  return mapYielding(
    pageOf(read, limit, reply, ({ id }) => id),
    (row) => present(row, context),
  )
}
