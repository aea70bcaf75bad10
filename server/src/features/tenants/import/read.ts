import type { ImportedTenant } from '@home-pulse/contract/features/tenants/import'
import type { Sql } from '../../../platform/database/database.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import type { Session } from '../../../platform/http/session.ts'
import { selectCurrentTenants, selectHomes, selectUnits } from './queries.ts'
import { findPlaces, type Place, streetOf } from './rules.ts'

/** Finds the place that each row of a file names. Throws a 422 with an issue for each row whose place was not found. */
export async function resolvePlaces(
  sql: Sql,
  { owner }: Session,
  rows: readonly ImportedTenant[],
): Promise<readonly Place[]> {
  const homes = await selectHomes(sql, owner, {
    ids: rows.flatMap(({ property_id }) => property_id ?? []),
    streets: [...new Set(rows.map(({ address }) => streetOf(address)))],
  })
  const ids = homes.map(({ id }) => id)
  if (rows.some(({ property_id: id }) => id && !ids.includes(id))) throw apiError('not_found')
  const numbers = [...new Set(rows.flatMap(({ unit_number }) => unit_number?.trim().toLowerCase() || []))]
  const { places, issues } = findPlaces(rows, {
    homes,
    units: await selectUnits(sql, owner, ids, numbers),
    currentTenants: await selectCurrentTenants(sql, owner, ids),
  })
  if (issues.length > 0) throw apiError('invalid_request', { issues: [...issues] })
  return places
}
