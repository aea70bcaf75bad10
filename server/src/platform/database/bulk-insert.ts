import { setImmediate as nextTurn } from 'node:timers/promises'
import { getTableName, sql as raw } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from './database.ts'

const maxAtOnce = 2_000

/** Inserts any number of rows, some at a time: others get their turn in between, also where the database is in-process. */
export async function insertAll<T extends PgTable>(
  sql: Sql,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += maxAtOnce) {
    if (start > 0) await nextTurn()
    await insertSome(sql, table, rows.slice(start, start + maxAtOnce))
  }
}

/** One statement with one parameter, so that no list is too long for the wire protocol. */
async function insertSome<T extends PgTable>(
  sql: Sql,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const columns = new Set<unknown>(getTableConfig(table).columns)
  const columnOf = new Map(
    Object.entries(table).flatMap(([property, column]) =>
      columns.has(column) ? [[property, String(column.name)] as const] : [],
    ),
  )
  // A column that no row speaks of keeps its default; one that a row leaves out, or says is null, is null in that row.
  const given = new Set<string>()
  const records = rows.map((row: Record<string, unknown>) => {
    const record: Record<string, unknown> = {}
    for (const property in row) {
      const column = columnOf.get(property)
      if (column === undefined || row[property] === undefined) continue
      given.add(column)
      if (row[property] !== null) record[column] = row[property]
    }
    return record
  })
  const name = raw.identifier(getTableName(table))
  const names = raw.join(
    [...given].map((column) => raw.identifier(column)),
    raw`, `,
  )
  // Plain json is read as it comes: jsonb would first be built, which for a large portfolio takes as long again.
  await sql.execute(raw`insert into ${name} (${names})
    select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json)`)
}
