import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { installations } from '../../components/tables.ts'
import { isAmong, selectCostGroupsByHome } from '../../properties/active-components-queries.ts'
import { properties } from '../../properties/tables.ts'

/** Selects a page of homes in the order of entry. */
export const selectHomePage = (
  sql: Sql,
  { customerId }: Owner,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
) =>
  sql
    .select({
      id: properties.id,
      street: properties.street,
      city: properties.city,
      state: properties.state,
    })
    .from(properties)
    .where(
      and(
        eq(properties.customerId, customerId),
        isNull(properties.archivedAt),
        after === undefined ? undefined : gt(properties.id, after),
      ),
    )
    .orderBy(asc(properties.id))
    .limit(limit)

export type HomeRow = Awaited<ReturnType<typeof selectHomePage>>[number]

/** Selects the components of some homes. Equal components of one home are one row. */
export const selectComponentsOf = (sql: Sql, owner: Owner, ids: readonly string[]) =>
  selectCostGroupsByHome(sql, owner, isAmong(installations.propertyId, [...ids]))
