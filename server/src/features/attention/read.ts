import { comingDueDays } from '@home-pulse/contract/vocabulary'
import { addDays } from '@home-pulse/lifecycle/plain-date'
import type { Sql } from '../../platform/database/database.ts'
import { mapYielding } from '../../platform/http/load/yielding-loop.ts'
import { readInSlices } from '../../platform/http/pagination.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import type { UrgencyRow } from '../properties/active-components-queries.ts'
import { type RankedComponent, rank } from './order-rules.ts'
import { type DueFilter, queryDue } from './queries.ts'

/** Runs `work` in its own transaction, so that a long list is read in several short transactions. */
type ReadSlice = (work: (sql: Sql) => Promise<UrgencyRow[]>) => Promise<UrgencyRow[]>

/**
 * Ranks the components that are overdue or due within `comingDueDays`, the most urgent first. If the function
 * `property` is given, the list is limited to the property that it finds, and is empty if it finds none.
 */
export async function rankDue(
  read: ReadSlice,
  owner: Owner,
  today: string,
  property?: (sql: Sql) => Promise<Pick<OwnedProperty, 'id'> | undefined>,
): Promise<RankedComponent[]> {
  const dueBy = addDays(today, comingDueDays)
  let found: DueFilter['property']
  const due = await readInSlices<UrgencyRow>(Number.POSITIVE_INFINITY, (rows, after) =>
    read(async (sql) => {
      if (property) found ??= await property(sql)
      return property && !found ? [] : queryDue(sql, owner, { dueBy, property: found, after }).limit(rows)
    }),
  )
  const ranked = await mapYielding(due, (row) => rank(row, today))
  return ranked.sort((a, b) => (a.key < b.key ? -1 : 1))
}
