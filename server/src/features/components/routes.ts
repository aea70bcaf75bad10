import {
  listAppliances,
  listStructures,
  listUnitAppliances,
} from '@home-pulse/contract/features/components-lists'
import { maxWholeListEntries } from '@home-pulse/contract/primitives'
import { applianceTypes, type ComponentType, structureTypes } from '@home-pulse/contract/vocabulary'
import type { FastifyReply } from 'fastify'
import type { Sql } from '../../platform/database.ts'
import type { Gate, Owner } from '../../platform/gate.ts'
import { type OwnedProperty, ownProperty, ownUnit } from '../../platform/owned.ts'
import { pageOf, readInSlices } from '../../platform/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { Session } from '../../platform/session.ts'
import { mapInTurns } from '../../platform/turns.ts'
import { registerComponentLife } from './life-routes.ts'
import { presentAppliance, presentStructure, type Viewpoint } from './present.ts'
import { type ComponentRow, type ComponentSlice, selectComponentSlice } from './queries.ts'
import { registerUpdates } from './update-routes.ts'

export function registerComponents(platform: Platform): void {
  const { bind, gate } = platform
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
        const unit = await ownUnit(sql, owner, call.params.id)
        return unit && { property: unit.property, unitIds: [unit.id] }
      },
      presentAppliance,
    ),
  )

  registerUpdates(platform)
  registerComponentLife(platform)
}

const ofProperty =
  (id: string, types: readonly ComponentType[]): FindPlace =>
  async (sql, owner) => {
    const property = await ownProperty(sql, owner, id)
    return property && { property, types }
  }

/** The components that a list is of. Undefined if the property or the unit is not the owner's. */
type FindPlace = (
  sql: Sql,
  owner: Owner,
) => Promise<(Pick<ComponentSlice, 'types' | 'unitIds'> & { readonly property: OwnedProperty }) | undefined>

interface ListCall {
  readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined }
  readonly session: Session
  readonly reply: FastifyReply
}

/** Presents a page of components in turns, because each comes with its explanation. */
async function listPage<Presented>(
  gate: Gate,
  { query, session, reply }: ListCall,
  findPlace: FindPlace,
  present: (row: ComponentRow, viewpoint: Viewpoint) => Presented,
): Promise<Presented[] | Refusal> {
  const { owner, today } = session
  const { limit = maxWholeListEntries, cursor } = query
  let place: Awaited<ReturnType<FindPlace>>
  // One more than the page shows that another page follows.
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
  if (!place) return refuse('not_found')
  const viewpoint = { state: place.property.state, today }
  return mapInTurns(
    pageOf(read, limit, reply, ({ id }) => id),
    (row) => present(row, viewpoint),
  )
}
