import { getTableName, sql as raw } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
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
  const fieldOf = (row: Record<string, unknown>, column: PgColumn) => row[propertyOf.get(column) ?? '']
  // A column that no row speaks of keeps its default.
  const given = columns.filter((column) => rows.some((row) => fieldOf(row, column) !== undefined))
  const records = rows.map((row) =>
    Object.fromEntries(given.map((column) => [column.name, fieldOf(row, column) ?? null])),
  )
  const name = raw.identifier(getTableName(table))
  const names = raw.join(
    given.map((column) => raw.identifier(column.name)),
    raw`, `,
  )
  await sql.execute(raw`insert into ${name} (${names})
    select ${names} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(records)}::jsonb)`)
}
