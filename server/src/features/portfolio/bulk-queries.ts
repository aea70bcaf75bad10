import { maxTags } from '@home-pulse/contract/features/portfolio/portfolio'
import { and, asc, eq, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { componentColumns, isCurrentInstallation } from '../components/queries.ts'
import { components, installations } from '../components/tables.ts'
import { isAmong } from '../properties/active-components-queries.ts'
import { properties } from '../properties/tables.ts'

const areThese = ({ customerId }: Owner, ids: readonly string[]) =>
  and(eq(properties.customerId, customerId), isNull(properties.archivedAt), isAmong(properties.id, [...ids]))

const hasTag = (tag: string) => raw`${properties.tags} @> array[${tag}]::text[]`

/** Returns the ids that belong to active homes of the owner. */
export async function selectOwnIds(sql: Sql, owner: Owner, ids: readonly string[]): Promise<string[]> {
  const rows = await sql.select({ id: properties.id }).from(properties).where(areThese(owner, ids))
  return rows.map(({ id }) => id)
}

/** Counts the homes that lack the tag but already have the maximum number of tags. */
export async function countFullyTagged(sql: Sql, owner: Owner, ids: readonly string[], tag: string) {
  const [row] = await sql
    .select({ count: raw<number>`count(*)::integer` })
    .from(properties)
    .where(
      and(areThese(owner, ids), raw`cardinality(${properties.tags}) >= ${maxTags}`, raw`not ${hasTag(tag)}`),
    )
  return row?.count ?? 0
}

/** Adds a tag to the homes that do not have it. */
export async function addTag(sql: Sql, owner: Owner, ids: readonly string[], tag: string): Promise<void> {
  await sql
    .update(properties)
    .set({ tags: raw`array_append(${properties.tags}, ${tag})` })
    .where(and(areThese(owner, ids), raw`not ${hasTag(tag)}`))
}

export async function removeTag(sql: Sql, owner: Owner, ids: readonly string[], tag: string): Promise<void> {
  await sql
    .update(properties)
    .set({ tags: raw`array_remove(${properties.tags}, ${tag})` })
    .where(and(areThese(owner, ids), hasTag(tag)))
}

export async function archiveHomes(
  sql: Sql,
  owner: Owner,
  ids: readonly string[],
  archivedAt: Date,
): Promise<void> {
  await sql.update(properties).set({ archivedAt }).where(areThese(owner, ids))
}

/** Selects the components of these homes, each with the state of its home. */
export const selectComponentsOfHomes = (sql: Sql, owner: Owner, ids: readonly string[], limit: number) =>
  sql
    .select({ ...componentColumns, state: properties.state })
    .from(properties)
    .innerJoin(
      components,
      and(
        eq(components.customerId, properties.customerId),
        eq(components.propertyId, properties.id),
        isNull(components.archivedAt),
      ),
    )
    .innerJoinLateral(
      sql.select().from(installations).where(isCurrentInstallation).limit(1).as('installations'),
      raw`true`,
    )
    .where(areThese(owner, ids))
    .orderBy(asc(components.id))
    .limit(limit)
