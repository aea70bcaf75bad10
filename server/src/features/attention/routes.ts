import { needsAttention } from '@home-pulse/contract/features/attention/attention'
import { maxWholeListEntries } from '@home-pulse/contract/primitives'
import type { Sql } from '../../platform/database/database.ts'
import { apiError } from '../../platform/errors/api-error.ts'
import { mapYielding } from '../../platform/http/load/yielding-loop.ts'
import { pageOf, rowsAtOnce } from '../../platform/http/pagination.ts'
import { findOwnProperty } from '../../platform/tenancy/ownership.ts'
import { type ActiveRow, selectByIds } from '../properties/active-components-queries.ts'
import { presentDue, presentDueCost } from './present.ts'
import { rankDue } from './read.ts'
import type { AttentionServices } from './services.ts'

export function registerAttention({ bind, gate }: AttentionServices): void {
  bind(needsAttention, async ({ params, query, session, reply }) => {
    const { owner, userId, today } = session
    const isOfAll = params.id === userId
    const { limit = maxWholeListEntries, cursor = '' } = query
    let isMissing = false
    const findProperty = async (sql: Sql) => {
      const property = await findOwnProperty(sql, owner, params.id)
      isMissing = !property
      return property
    }
    const ranked = await rankDue(
      (work) => gate.read(owner, work),
      owner,
      today,
      isOfAll ? undefined : findProperty,
    )
    if (isMissing) return apiError('not_found')
    const rest = ranked.filter(({ key }) => key > cursor)
    const page = pageOf(rest, limit, reply, ({ key }) => key)
    const found = new Map<string, ActiveRow>()
    for (let start = 0; start < page.length; start += rowsAtOnce) {
      const ids = page.slice(start, start + rowsAtOnce).map(({ id }) => id)
      for (const row of await gate.read(owner, (sql) => selectByIds(sql, owner, ids))) found.set(row.id, row)
    }
    // One query reads the ids, and a later query reads the rows. A component that was removed in between has no row and
    // is left out.
    const rows = page.flatMap(({ id }) => found.get(id) ?? [])
    return {
      managementItems: await mapYielding(rows, (row) => presentDue(row, today)),
      components: await mapYielding(rows, (row) => presentDueCost(row, today)),
    }
  })
}
