import { setImmediate as nextTurn } from 'node:timers/promises'
import { getTableName, sql as raw } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from './database.ts'

const rowsPerStatement = 2_000

/**
 * Inserts any number of rows, 2,000 per statement. The server handles other requests between two statements.
 */
export async function insertAll<T extends PgTable>(
  sql: Sql,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    if (start > 0) await nextTurn()
    await insertSome(sql, table, rows.slice(start, start + rowsPerStatement))
  }
}

/**
 * Inserts rows in one statement. All rows are in one JSON parameter, because PostgreSQL limits the number of parameters
 * of a statement.
 */
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
  // A column that no row has gets its default. A column that only some rows have becomes null in the other rows.
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
  // json_populate_recordset parses the text directly. jsonb_populate_recordset would build a value first, which
  // takes twice as long for a large portfolio.
  await sql.execute(raw`insert into ${name} (${names})
    select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json)`)
}
