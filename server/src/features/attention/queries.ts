import { and, asc, eq, lte, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { installations } from '../components/tables.ts'
import { type ActiveRow, selectFewActiveComponents } from '../properties/active-components-queries.ts'

export interface DueFilter {
  /** The last forecast date to include. */
  readonly dueBy: string
  /** Limits the list to one property. Without it, all properties of the owner. */
  readonly property?: OwnedProperty | undefined
  readonly limit?: number | undefined
  readonly after?: { readonly forecastOn: string; readonly componentId: string } | undefined
}

/** Components due by a date, most urgent first. */
export function queryDue(sql: Sql, owner: Owner, { dueBy, property, after }: Omit<DueFilter, 'limit'>) {
  const { forecastOn, componentId, propertyId } = installations
  return selectFewActiveComponents(
    sql,
    owner,
    and(
      lte(forecastOn, dueBy),
      property && eq(propertyId, property.id),
      after && raw`(${forecastOn}, ${componentId}) > (${after.forecastOn}::date, ${after.componentId}::uuid)`,
    ),
  ).orderBy(asc(forecastOn), asc(componentId))
}

/** The first `limit` of these components. */
export async function selectDue(
  sql: Sql,
  owner: Owner,
  { limit, ...filter }: DueFilter,
): Promise<ActiveRow[]> {
  const query = queryDue(sql, owner, filter)
  return limit === undefined ? query : query.limit(limit)
}
