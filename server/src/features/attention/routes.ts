import { needsAttention } from '@home-pulse/contract/features/attention'
import { maxWholeListEntries } from '@home-pulse/contract/primitives'
import { comingDueDays } from '@home-pulse/lifecycle/forecast'
import { addDays } from '@home-pulse/lifecycle/plain-date'
import { apiError } from '../../platform/errors/api-error.ts'
import { mapInTurns } from '../../platform/http/load/yielding-loop.ts'
import { pageOf, readInSlices } from '../../platform/http/pagination.ts'
import type { Services } from '../../platform/services.ts'
import { findOwnProperty, type OwnedProperty } from '../../platform/tenancy/ownership.ts'
import type { ActiveRow } from '../properties/active-components-queries.ts'
import { presentDue, presentDueCost } from './present.ts'
import { selectDue } from './queries.ts'

export function registerAttention({ bind, gate }: Services): void {
  bind(needsAttention, async ({ params, query, session, reply }) => {
    const { owner, userId, today } = session
    const isOfAll = params.id === userId
    const { limit = maxWholeListEntries } = query
    const dueBy = addDays(today, comingDueDays)
    let property: OwnedProperty | undefined
    // One more row than the page size shows whether another page follows.
    const read = await readInSlices<ActiveRow>(limit + 1, (rows, last) =>
      gate.read(owner, async (sql) => {
        if (!isOfAll) property ??= await findOwnProperty(sql, owner, params.id)
        if (!isOfAll && !property) return []
        const after = last ? { forecastOn: last.forecastOn, componentId: last.id } : query.cursor
        return selectDue(sql, owner, { dueBy, property, limit: rows, after })
      }),
    )
    if (!isOfAll && !property) return apiError('not_found')
    const page = pageOf(read, limit, reply, (last) => `${last.forecastOn}_${last.id}`)
    return {
      managementItems: await mapInTurns(page, (row) => presentDue(row, today)),
      components: await mapInTurns(page, (row) => presentDueCost(row, today)),
    }
  })
}
