import type { OwnerConnection } from '../../src/platform/database/database.ts'

type Query = OwnerConnection['query']
/** The rows of a database, by table. The rows of a table are sorted by their content. */
export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

const tableNames = async (query: Query): Promise<string[]> =>
  (
    await query<{ name: string }>(
      `select relname::text as name from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace order by oid`,
    )
  ).map(({ name }) => name)

export async function readRows(query: Query): Promise<Rows> {
  const found: Record<string, Record<string, unknown>[]> = {}
  for (const table of await tableNames(query)) {
    const rows = await query<{ row: string }>(`select to_jsonb(t)::text as row from "${table}" t order by 1`)
    found[table] = rows.map(({ row }) => JSON.parse(row))
  }
  return found
}

/** Returns all rows of a database as insert statements. */
export async function writeRows(query: Query): Promise<string> {
  const lines: string[] = []
  for (const table of await tableNames(query)) {
    const columns = await query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
      [table],
    )
    const names = columns.map(({ name }) => name)
    const values = names.map((name) => `quote_nullable(${name}::text)`).join(` || ', ' || `)
    const rows = await query<{ row: string }>(`select ${values} as row from "${table}" order by ctid`)
    for (const { row } of rows) lines.push(`insert into ${table} (${names.join(', ')}) values (${row});\n`)
  }
  return lines.join('')
}
