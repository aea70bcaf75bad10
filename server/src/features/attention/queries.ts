import { and, asc, eq, lte, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import type { OwnedProperty } from '../../platform/owned.ts'
import { installations } from '../components/tables.ts'
import { selectFewStanding } from '../properties/standing-queries.ts'

export interface DueFilter {
  /** The last forecast date that counts, inclusive. */
  readonly dueBy: string
  /** One property alone; without it all of the owner's. */
  readonly property?: OwnedProperty | undefined
  readonly limit?: number | undefined
  readonly after?: { readonly forecastOn: string; readonly componentId: string } | undefined
}

/** What is due by a day, most urgent first; with a limit one more, which tells that a page follows. */
export function selectDue(sql: Sql, owner: Owner, { dueBy, property, limit, after }: DueFilter) {
  const query = selectFewStanding(
    sql,
    owner,
    and(
      lte(installations.forecastOn, dueBy),
      property && eq(installations.propertyId, property.id),
      after &&
        raw`(${installations.forecastOn}, ${installations.componentId}) > (${after.forecastOn}::date, ${after.componentId}::uuid)`,
    ),
  ).orderBy(asc(installations.forecastOn), asc(installations.componentId))
  return limit === undefined ? query : query.limit(limit + 1)
}
