import { listChanges } from '@home-pulse/contract/features/records/records'
import { pageOf } from '../../../platform/http/pagination.ts'
import { findOwnProperty, required } from '../../../platform/tenancy/ownership.ts'
import type { RecordsServices } from '../services.ts'
import { selectEntries } from './queries.ts'
import { describeEntries } from './read.ts'

const defaultLimit = 30

export function registerChanges({ bind, gate }: RecordsServices): void {
  bind(listChanges, ({ query, session, reply }) =>
    gate.read(session.owner, async (sql) => {
      const limit = query.limit ?? defaultLimit
      if (query.propertyId !== undefined)
        required(await findOwnProperty(sql, session.owner, query.propertyId, { includeArchived: true }))
      const rows = await selectEntries(sql, session.owner, { ...query, limit })
      const entries = pageOf(rows, limit, reply, ({ id }) => id)
      return describeEntries(sql, session, entries, query)
    }),
  )
}
