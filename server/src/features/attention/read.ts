import { comingDueDays } from '@home-pulse/contract/vocabulary'
import { addDays } from '@home-pulse/lifecycle/plain-date'
import type { Sql } from '../../platform/database/database.ts'
import { mapYielding } from '../../platform/http/load/yielding-loop.ts'
import { readInSlices } from '../../platform/http/pagination.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import type { UrgencyRow } from '../properties/active-components-queries.ts'
import { type Ranked, rank } from './order-rules.ts'
import { type DueFilter, queryDue } from './queries.ts'

/** Runs the query for one slice of the rows, in a transaction of its own. */
type ReadSlice = (work: (sql: Sql) => Promise<UrgencyRow[]>) => Promise<UrgencyRow[]>

/**
 * Ranks the components that are overdue or due within `comingDueDays`, the most urgent first. `property` finds the
 * property to which the list is limited. Without `property`, all homes are included. The result is empty if
 * the property is not found.
 */
export async function rankDue(
  read: ReadSlice,
  owner: Owner,
  today: string,
  property?: (sql: Sql) => Promise<Pick<OwnedProperty, 'id'> | undefined>,
): Promise<Ranked[]> {
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
