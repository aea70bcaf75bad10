import { and, asc, eq, isNull, ne, or, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { isAmong } from '../properties/active-components-queries.ts'
import { properties } from '../properties/tables.ts'
import { propertyFigures } from './tables.ts'

/** Join condition: the cached figures of a home. */
export const figuresOfHome = and(
  eq(propertyFigures.customerId, properties.customerId),
  eq(propertyFigures.propertyId, properties.id),
)

const hasNoFiguresOf = (today: string) =>
  or(isNull(propertyFigures.figuredOn), ne(propertyFigures.figuredOn, today))

/** Returns the homes whose figures were not computed today. */
export const selectHomesWithoutFigures = (
  sql: Sql,
  { customerId }: Owner,
  today: string,
  { among, limit }: { readonly among?: readonly string[] | undefined; readonly limit: number },
): Promise<{ id: string }[]> =>
  sql
    .select({ id: properties.id })
    .from(properties)
    .leftJoin(propertyFigures, figuresOfHome)
    .where(
      and(
        eq(properties.customerId, customerId),
        isNull(properties.archivedAt),
        hasNoFiguresOf(today),
        among && isAmong(properties.id, [...among]),
      ),
    )
    .orderBy(asc(properties.id))
    .limit(limit)

export async function countHomesWithoutFigures(
  sql: Sql,
  { customerId }: Owner,
  today: string,
): Promise<number> {
  const [row] = await sql
    .select({ count: raw<number>`count(*)::integer` })
    .from(properties)
    .leftJoin(propertyFigures, figuresOfHome)
    .where(and(eq(properties.customerId, customerId), isNull(properties.archivedAt), hasNoFiguresOf(today)))
  return row?.count ?? 0
}

/**
 * Stores the figures of homes. The caller gives the costs. The statement computes all other figures from components,
 * units and leases.
 */
export async function storeFigures(
  sql: Sql,
  { customerId }: Owner,
  today: string,
  homes: readonly { readonly id: string; readonly costCents: number }[],
): Promise<void> {
  const ids = homes.map(({ id }) => id)
  const cents = homes.map(({ costCents }) => costCents)
  await sql.execute(raw`
    insert into property_figures
      (customer_id, property_id, figured_on, cost_cents, next_on, types, unit_count, vacant_count)
    select ${customerId}, home.id, ${today}, home.cents, part.next_on, coalesce(part.types, '{}'), place.units,
      case
        when lease.is_let_whole then 0
        when place.units > 0 then place.units - lease.let_units
        else 1
      end
    from unnest(${raw.param(ids)}::uuid[], ${raw.param(cents)}::bigint[]) as home (id, cents)
    cross join lateral (
      select min(i.forecast_on) as next_on, array_agg(distinct c.type) as types
      from installations i
      join components c on c.customer_id = i.customer_id and c.id = i.component_id and c.archived_at is null
      where i.customer_id = ${customerId} and i.property_id = home.id and i.removed_on is null) part
    cross join lateral (
      select count(*)::integer as units from units u
      where u.customer_id = ${customerId} and u.property_id = home.id and u.archived_at is null) place
    cross join lateral (
      select coalesce(bool_or(l.unit_id is null), false) as is_let_whole,
        count(distinct l.unit_id) filter (where u.archived_at is null)::integer as let_units
      from leases l left join units u on u.customer_id = l.customer_id and u.id = l.unit_id
      where l.customer_id = ${customerId} and l.property_id = home.id and l.is_current) lease
    on conflict (customer_id, property_id) do update set figured_on = excluded.figured_on,
      cost_cents = excluded.cost_cents, next_on = excluded.next_on, types = excluded.types,
      unit_count = excluded.unit_count, vacant_count = excluded.vacant_count`)
}
