import { isNull, type Placeholder, sql as raw, type SQLWrapper } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type Given, makePreparedQuery } from '../../platform/database/prepared-query.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { isCurrentInstallation } from '../components/queries.ts'
import { components, installations } from '../components/tables.ts'
import { type NextReplacement, presentNextReplacement } from './next-replacement-present.ts'
import { units } from './tables.ts'

/** Returns SQL for the unit number of the row `next`. Null if the component belongs to the whole property. */
const nextUnitNumber = (customerId: string | Placeholder) =>
  raw`(select ${units.unitNumber} from ${units} where ${units.customerId} = ${customerId} and ${units.id} = next.unit_id)`

/**
 * Returns SQL that finds the next replacement of one property with one index lookup. Callers alias the row as `next`.
 */
export const nextReplacementOf = (customerId: string | Placeholder, propertyId: SQLWrapper) => raw`
  select ${components.id}, ${components.type}, ${components.unitId}, ${installations.forecastOn} as due_on
  from ${installations} join ${components} on ${isCurrentInstallation}
  where ${installations.customerId} = ${customerId} and ${installations.propertyId} = ${propertyId}
    and ${isNull(installations.removedOn)} and ${isNull(components.archivedAt)}
  order by ${installations.forecastOn}, ${installations.componentId}
  limit 1`

/** Returns the columns of the row `next`. All are null if the property has no components. */
export const nextColumns = (customerId: string | Placeholder) => ({
  componentId: raw<string | null>`next.id`,
  type: raw<string>`next.type`,
  forecastOn: raw<string>`next.due_on`,
  nextUnitNumber: raw<string | null>`${nextUnitNumber(customerId)}`,
})

const customer = raw.placeholder('customerId')
const queryNext = makePreparedQuery(
  (sql, _given: Given<{ customerId: string; propertyIds: readonly string[] }>) =>
    sql.select({ propertyId: raw<string>`home.id`, ...nextColumns(customer) }).from(
      raw`unnest(${raw.placeholder('propertyIds')}::uuid[]) as home (id)
        cross join lateral (${nextReplacementOf(customer, raw`home.id`)}) as next`,
    ),
)

/** Maps properties to their next replacements. A property without components is left out. */
export async function selectNextReplacements(
  sql: Sql,
  { customerId }: Owner,
  propertyIds: readonly string[],
): Promise<Map<string, NextReplacement>> {
  if (propertyIds.length === 0) return new Map()
  const rows = await queryNext(sql, { customerId, propertyIds })
  return new Map(
    rows.flatMap((row) => {
      const next = presentNextReplacement(row)
      return next ? [[row.propertyId, next] as const] : []
    }),
  )
}
