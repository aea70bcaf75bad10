import { getTableName, sql as raw } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from './database.ts'

/** Inserts any number of rows with one parameter, so that no list is too long for the wire protocol. */
export async function insertAll<T extends PgTable>(
  sql: Sql,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return
  const { columns } = getTableConfig(table)
  const propertyOf = new Map(Object.entries(table).map(([property, column]) => [column, property]))
  const records = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map((column) => [column.name, row[propertyOf.get(column) ?? ''] ?? null])),
  )
  const name = raw.identifier(getTableName(table))
  await sql.execute(
    raw`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(records)}::jsonb)`,
  )
}
