import { eq } from 'drizzle-orm'
import type { Holdings } from '../../platform/config/account-limits.ts'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { dataVersions } from '../accounts/tables.ts'

/** Selects the account's current numbers of homes and components, from counters that the database maintains. */
export async function selectHoldings(sql: Sql, { customerId }: Owner): Promise<Holdings> {
  const [held] = await sql
    .select({ homes: dataVersions.homeCount, components: dataVersions.componentCount })
    .from(dataVersions)
    .where(eq(dataVersions.customerId, customerId))
  return held ?? { homes: 0, components: 0 }
}
