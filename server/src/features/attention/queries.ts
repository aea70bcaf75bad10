import { and, asc, eq, lte, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { installations } from '../components/tables.ts'
import { selectUrgencies, type UrgencyRow } from '../properties/active-components-queries.ts'

export interface DueFilter {
  /** Selects components whose forecast date is on or before this day. */
  readonly dueBy: string
  /** Limits the list to one property. Without it, all properties of the owner. */
  readonly property?: Pick<OwnedProperty, 'id'> | undefined
  /** The last row that was already read. The query continues after it. */
  readonly after?: Pick<UrgencyRow, 'forecastOn' | 'id'> | undefined
}

/** Selects the components that are due by a date, the earliest date first. */
export function queryDue(sql: Sql, owner: Owner, { dueBy, property, after }: DueFilter) {
  const { forecastOn, componentId, propertyId } = installations
  return selectUrgencies(
    sql,
    owner,
    and(
      lte(forecastOn, dueBy),
      property && eq(propertyId, property.id),
      after && raw`(${forecastOn}, ${componentId}) > (${after.forecastOn}::date, ${after.id}::uuid)`,
    ),
  ).orderBy(asc(forecastOn), asc(componentId))
}
