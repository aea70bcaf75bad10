import type { TableFilter, TableSort } from '@home-pulse/contract/features/portfolio/portfolio'
import { comingDueDays } from '@home-pulse/contract/vocabulary'
import { addDays } from '@home-pulse/lifecycle/plain-date'
import { and, asc, desc, eq, gt, gte, isNull, lt, lte, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { isAmong } from '../properties/active-components-queries.ts'
import { nextColumns, nextReplacementOf } from '../properties/next-replacement-queries.ts'
import { addressContainsWords, listedColumns } from '../properties/queries.ts'
import { properties } from '../properties/tables.ts'
import { figuresOfHome } from './figures-queries.ts'
import { propertyFigures } from './tables.ts'

export interface TableOrder {
  readonly sort: TableSort
  readonly isDescending: boolean
}

/**
 * The SQL expression for each sort order of homes. Its value is never null. Homes with equal values are in the order in
 * which they were added.
 */
const keys: Record<TableSort, SQL> = {
  entered: raw`''::text`,
  address: raw`lower(${properties.street} || ' ' || ${properties.city})`,
  state: raw`${properties.state}`,
  next: raw`coalesce(${propertyFigures.nextOn}, 'infinity'::date)`,
  cost: raw`coalesce(${propertyFigures.costCents}, 0)`,
  age: raw`- ${properties.builtYear}`,
  units: raw`coalesce(${propertyFigures.unitCount}, 0)`,
}

const statusOf = (status: NonNullable<TableFilter['status']>, today: string): SQL | undefined => {
  const { nextOn } = propertyFigures
  const soon = addDays(today, comingDueDays)
  if (status === 'none') return isNull(nextOn)
  if (status === 'overdue') return lt(nextOn, today)
  return status === 'coming_due' ? and(gte(nextOn, today), lte(nextOn, soon)) : gt(nextOn, soon)
}

const matches = (
  { customerId }: Owner,
  { q, state, status, vacant, kind: type, tag, minAge, maxAge }: TableFilter,
  today: string,
): SQL | undefined => {
  const year = Number(today.slice(0, 4))
  const { types, vacantCount } = propertyFigures
  return and(
    eq(properties.customerId, customerId),
    isNull(properties.archivedAt),
    addressContainsWords(q),
    state && eq(properties.state, state),
    status && statusOf(status, today),
    vacant && (vacant === 'yes' ? gt(vacantCount, 0) : eq(vacantCount, 0)),
    type && raw`${types} @> array[${type}]::text[]`,
    tag === undefined ? undefined : raw`${properties.tags} @> array[${tag}]::text[]`,
    minAge === undefined ? undefined : lte(properties.builtYear, year - minAge),
    maxAge === undefined ? undefined : gte(properties.builtYear, year - maxAge),
  )
}

export interface TableQuestion {
  readonly filter: TableFilter
  readonly order: TableOrder
  readonly today: string
}

/**
 * Selects the ids of the matching homes in the requested order. Starts after the home `after`. If `among` is given,
 * selects only ids in it.
 */
export async function selectIds(
  sql: Sql,
  owner: Owner,
  { filter, order: { sort, isDescending }, today }: TableQuestion,
  {
    after,
    among,
    limit,
  }: {
    readonly after?: string | undefined
    readonly among?: readonly string[]
    readonly limit: number
  },
): Promise<string[]> {
  const key = keys[sort]
  const isAfter =
    after === undefined
      ? undefined
      : raw`(${key}, ${properties.id}) ${raw.raw(isDescending ? '<' : '>')} (
          select ${key}, ${properties.id} from ${properties} left join ${propertyFigures} on ${figuresOfHome}
          where ${properties.customerId} = ${owner.customerId} and ${properties.id} = ${after})`
  const direction = isDescending ? desc : asc
  const rows = await sql
    .select({ id: properties.id })
    .from(properties)
    .leftJoin(propertyFigures, figuresOfHome)
    .where(and(matches(owner, filter, today), among && isAmong(properties.id, [...among]), isAfter))
    .orderBy(direction(key), direction(properties.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Returns the names of up to three current tenants of a home, earliest lease first. */
const tenantNames = (customerId: string) => raw<string[]>`array(
  select trim(t.first_name || ' ' || t.last_name) from leases l
  join tenants t on t.customer_id = l.customer_id and t.id = l.tenant_id
  where l.customer_id = ${customerId} and l.property_id = ${properties.id} and l.is_current
  order by l.created_at, l.id limit 3)`

/** Selects the table rows of these homes, in no particular order. */
export const selectRows = (sql: Sql, { customerId }: Owner, ids: readonly string[]) =>
  sql
    .select({
      ...listedColumns,
      createdAt: properties.createdAt,
      tags: properties.tags,
      costCents: propertyFigures.costCents,
      unitCount: propertyFigures.unitCount,
      vacantCount: propertyFigures.vacantCount,
      tenants: tenantNames(customerId),
      ...nextColumns(customerId),
    })
    .from(properties)
    .leftJoin(propertyFigures, figuresOfHome)
    .leftJoin(raw`lateral (${nextReplacementOf(customerId, properties.id)}) as next`, raw`true`)
    .where(
      and(
        eq(properties.customerId, customerId),
        isNull(properties.archivedAt),
        isAmong(properties.id, [...ids]),
      ),
    )

export type PortfolioRow = Awaited<ReturnType<typeof selectRows>>[number]

export async function selectTotals(sql: Sql, owner: Owner, filter: TableFilter, today: string) {
  const { costCents, unitCount, vacantCount } = propertyFigures
  const [totals] = await sql
    .select({
      count: raw<number>`count(*)::integer`,
      costCents: raw`coalesce(sum(${costCents}), 0)`.mapWith(Number),
      unitCount: raw`coalesce(sum(${unitCount}), 0)`.mapWith(Number),
      vacantCount: raw`coalesce(sum(${vacantCount}), 0)`.mapWith(Number),
    })
    .from(properties)
    .leftJoin(propertyFigures, figuresOfHome)
    .where(matches(owner, filter, today))
  return totals ?? { count: 0, costCents: 0, unitCount: 0, vacantCount: 0 }
}

const maxTagsListed = 200

/** Selects up to 200 distinct tags of all homes, from A to Z. */
export async function selectTags(sql: Sql, { customerId }: Owner): Promise<string[]> {
  const rows = await sql
    .selectDistinct({ tag: raw<string>`tag` })
    .from(raw`${properties} cross join lateral unnest(${properties.tags}) as tag`)
    .where(and(eq(properties.customerId, customerId), isNull(properties.archivedAt)))
    .orderBy(raw`tag`)
    .limit(maxTagsListed)
  return rows.map(({ tag }) => tag)
}
