import { needsAttention } from '@home-pulse/contract/features/attention'
import { maxWholeListEntries } from '@home-pulse/contract/primitives'
import { addDays } from '@home-pulse/lifecycle/plain-date'
import { comingDueDays } from '@home-pulse/lifecycle/survival/forecast'
import { apiError } from '../../platform/errors/api-error.ts'
import { mapInTurns } from '../../platform/http/load/yielding-loop.ts'
import { pageOf, readInSlices, rowsAtOnce } from '../../platform/http/pagination.ts'
import type { Services } from '../../platform/services.ts'
import { findOwnProperty, type OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { type ActiveRow, selectByIds, type UrgencyRow } from '../properties/active-components-queries.ts'
import { rank } from './order-rules.ts'
import { presentDue, presentDueCost } from './present.ts'
import { queryDue } from './queries.ts'

export function registerAttention({ bind, gate }: Services): void {
  bind(needsAttention, async ({ params, query, session, reply }) => {
    const { owner, userId, today } = session
    const isOfAll = params.id === userId
    const { limit = maxWholeListEntries, cursor = '' } = query
    const dueBy = addDays(today, comingDueDays)
    let property: OwnedProperty | undefined
    const due = await readInSlices<UrgencyRow>(Number.POSITIVE_INFINITY, (rows, after) =>
      gate.read(owner, async (sql) => {
        if (!isOfAll) property ??= await findOwnProperty(sql, owner, params.id)
        if (!isOfAll && !property) return []
        return queryDue(sql, owner, { dueBy, property, after }).limit(rows)
      }),
    )
    if (!isOfAll && !property) return apiError('not_found')
    const ranked = await mapInTurns(due, (row) => rank(row, today))
    const rest = ranked.filter(({ key }) => key > cursor).sort((a, b) => (a.key < b.key ? -1 : 1))
    const page = pageOf(rest, limit, reply, ({ key }) => key)
    const found = new Map<string, ActiveRow>()
    for (let start = 0; start < page.length; start += rowsAtOnce) {
      const ids = page.slice(start, start + rowsAtOnce).map(({ id }) => id)
      for (const row of await gate.read(owner, (sql) => selectByIds(sql, owner, ids))) found.set(row.id, row)
    }
    // A component that was removed between the two reads is left out.
    const rows = page.flatMap(({ id }) => found.get(id) ?? [])
    return {
      managementItems: await mapInTurns(rows, (row) => presentDue(row, today)),
      components: await mapInTurns(rows, (row) => presentDueCost(row, today)),
    }
  })
}
