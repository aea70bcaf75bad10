import { and, count, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { properties } from '../../properties/tables.ts'

/** Counts the homes of an owner. Homes without components count as well. */
export async function countProperties(sql: Sql, { customerId }: Owner): Promise<number> {
  const [row] = await sql
    .select({ homes: count() })
    .from(properties)
    .where(and(eq(properties.customerId, customerId), isNull(properties.archivedAt)))
  return row?.homes ?? 0
}
