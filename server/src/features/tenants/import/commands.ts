import type { ImportedTenant } from '@home-pulse/contract/features/tenants/import'
import { nowDate } from '../../../platform/config/clock.ts'
import type { Sql } from '../../../platform/database/database.ts'

import type { Session } from '../../../platform/http/session.ts'
import { emptyFacts, factsOf } from '../facts-rules.ts'
import type { TenantsServices } from '../services.ts'
import { insertTenants } from './queries.ts'
import type { Place } from './rules.ts'

/**
 * Adds a tenant with a current lease for each row. `places` are the places of the rows, in the same order.
 */
export async function addTenants(
  { clock, makeId }: TenantsServices,
  sql: Sql,
  { owner }: Session,
  rows: readonly ImportedTenant[],
  places: readonly Place[],
): Promise<void> {
  const createdAt = nowDate(clock)
  const added = rows.map((row, at) => {
    const place = places[at]
    if (!place) throw new Error('a row without a place')
    const { firstName, lastName, phoneNumber, email, ...lease } = { ...emptyFacts, ...factsOf(row) }
    const tenantId = makeId()
    return {
      person: { id: tenantId, firstName, lastName, phoneNumber, email, createdAt },
      lease: { ...lease, ...place, id: makeId(), tenantId, isCurrent: true, endedOn: null, createdAt },
    }
  })
  await insertTenants(
    sql,
    owner,
    added.map(({ person }) => person),
    added.map(({ lease }) => lease),
  )
}
