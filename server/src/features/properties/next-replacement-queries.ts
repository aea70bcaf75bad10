import { isNull, type Placeholder, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import { place, writtenOnce } from '../../platform/worded.ts'
import { standsIn } from '../components/queries.ts'
import { components, installations } from '../components/tables.ts'
import { units } from './tables.ts'

/** The component of a property whose forecast date comes first. */
export interface NextReplacement {
  readonly componentId: string
  readonly type: string
  readonly forecastOn: string
  /** Null unless it stands in a unit. */
  readonly unitNumber: string | null
}

/** Looks up the unit number of the row `next`; null for a component outside units. */
export const nextUnitNumber = (customerId: string | Placeholder) =>
  raw`(select ${units.unitNumber} from ${units} where ${units.customerId} = ${customerId} and ${units.id} = next.unit_id)`

// One step into the index for each property: what stands there, soonest first.
const findNext = writtenOnce<
  readonly [propertyId: string, next: NextReplacement],
  'propertyIds',
  readonly [
    propertyId: string,
    componentId: string,
    type: string,
    forecastOn: string,
    unitNumber: string | null,
  ]
>(
  ({ customerId }) => raw`
    select home.id, next.id, next.type, next.due_on, ${nextUnitNumber(customerId)}
    from unnest(${place('propertyIds')}::uuid[]) as home (id)
    cross join lateral (
      select ${components.id}, ${components.type}, ${components.unitId}, ${installations.forecastOn} as due_on
      from ${installations} join ${components} on ${standsIn}
      where ${installations.customerId} = ${customerId} and ${installations.propertyId} = home.id
        and ${isNull(installations.removedOn)} and ${isNull(components.archivedAt)}
      order by ${installations.forecastOn}, ${installations.componentId}
      limit 1
    ) as next`,
  ([propertyId, componentId, type, forecastOn, unitNumber]) => [
    propertyId,
    { componentId, type, forecastOn, unitNumber },
  ],
)

/** For each of these properties, what will need replacing first. */
export async function selectNextReplacements(
  sql: Sql,
  owner: Owner,
  propertyIds: readonly string[],
): Promise<Map<string, NextReplacement>> {
  if (propertyIds.length === 0) return new Map()
  return new Map(await findNext(sql, owner, { propertyIds }))
}
