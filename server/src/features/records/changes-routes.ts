import { listChanges } from '@home-pulse/contract/features/records'
import { orNotFound, ownProperty } from '../../platform/owned.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { describeEntries } from './changes-commands.ts'
import { selectEntries } from './changes-queries.ts'

const usualLimit = 30

/** What changed, and when. */
export function registerChanges({ bind, gate }: Platform): void {
  bind(listChanges, ({ query, session, reply }) =>
    gate.read(session.owner, async (sql) => {
      const limit = query.limit ?? usualLimit
      if (query.propertyId !== undefined)
        orNotFound(await ownProperty(sql, session.owner, query.propertyId, { evenArchived: true }))
      const rows = await selectEntries(sql, session.owner, { ...query, limit })
      const entries = pageOf(rows, limit, reply, ({ id }) => id)
      return describeEntries(sql, session, entries, query)
    }),
  )
}
