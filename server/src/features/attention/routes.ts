import { needsAttention } from '@home-pulse/contract/features/attention'
import { maxWholeListEntries } from '@home-pulse/contract/primitives'
import { comingDueDays } from '@home-pulse/lifecycle/forecast'
import { addDays } from '@home-pulse/lifecycle/plain-date'
import { ownProperty } from '../../platform/owned.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { presentDue, presentDueCost } from './present.ts'
import { selectDue } from './queries.ts'

export function registerAttention({ bind, gate }: Platform): void {
  bind(needsAttention, ({ params, query, session, reply }) =>
    gate.read(session.owner, async (sql) => {
      const { owner, userId, today } = session
      const property = params.id === userId ? undefined : await ownProperty(sql, owner, params.id)
      if (params.id !== userId && !property) return refuse('not_found')
      const { limit = maxWholeListEntries } = query
      const due = await selectDue(sql, owner, {
        dueBy: addDays(today, comingDueDays),
        property,
        limit,
        after: query.cursor,
      })
      const page = pageOf(due, limit, reply, (last) => `${last.forecastOn}_${last.id}`)
      return {
        managementItems: page.map((row) => presentDue(row, today)),
        components: page.map((row) => presentDueCost(row, today)),
      }
    }),
  )
}
