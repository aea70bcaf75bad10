import { and, asc, eq, lte, type Placeholder, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import type { OwnedProperty } from '../../platform/owned.ts'
import { place, type Whose, wordedOnce } from '../../platform/worded.ts'
import { installations } from '../components/tables.ts'
import { type StandingRow, selectFewStanding } from '../properties/standing-queries.ts'

export interface DueFilter {
  /** The last forecast date that counts, inclusive. */
  readonly dueBy: string
  /** One property alone; without it all of the owner's. */
  readonly property?: OwnedProperty | undefined
  readonly limit?: number | undefined
  readonly after?: { readonly forecastOn: string; readonly componentId: string } | undefined
}

interface DuePlaces {
  readonly dueBy: Placeholder | string
  readonly propertyId?: Placeholder | undefined
  readonly afterOn?: Placeholder | undefined
  readonly afterId?: Placeholder | undefined
  readonly rows?: Placeholder | undefined
}

export function wordDue(sql: Sql, owner: Whose, { dueBy, afterOn, afterId, rows, ...places }: DuePlaces) {
  const { forecastOn, componentId, propertyId } = installations
  const query = selectFewStanding(
    sql,
    owner,
    and(
      lte(forecastOn, dueBy),
      places.propertyId && eq(propertyId, places.propertyId),
      afterOn && raw`(${forecastOn}, ${componentId}) > (${afterOn}::date, ${afterId}::uuid)`,
    ),
  ).orderBy(asc(forecastOn), asc(componentId))
  return rows ? query.limit(rows) : query
}

const findDue = wordedOnce<StandingRow, keyof DuePlaces>((sql, owner, places) =>
  wordDue(sql, owner, { ...places, dueBy: place('dueBy') }),
)

/** What is due by a day, most urgent first; with a limit one more, which tells that a page follows. */
export const selectDue = (
  sql: Sql,
  owner: Owner,
  { dueBy, property, limit, after }: DueFilter,
): Promise<StandingRow[]> =>
  findDue(sql, owner, {
    dueBy,
    propertyId: property?.id,
    afterOn: after?.forecastOn,
    afterId: after?.componentId,
    rows: limit === undefined ? undefined : limit + 1,
  })
