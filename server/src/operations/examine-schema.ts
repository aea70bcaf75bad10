import { readMigrations } from '../platform/database/migrate.ts'
import { type Finding, harm, note, type RunQuery, sound } from './findings.ts'

/** Checks that the migrations of the database are those of this version of the program. */
export async function examineSchema(runQuery: RunQuery): Promise<Finding> {
  const migrations = readMigrations()
  const [table] = await runQuery(
    `select from pg_tables where schemaname = 'public' and tablename = 'schema_migrations'`,
  )
  if (!table) return harm('The database holds nothing of Home Pulse AI.')
  const applied = await runQuery<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  const last = applied.at(-1)?.name.replace(/\.sql$/, '') ?? 'nothing'
  for (const [position, { name, checksum }] of applied.entries()) {
    const known = migrations[position]
    if (!known || known.name !== name)
      return harm(`The database was migrated by a newer version (${name}). Examine it with that version.`)
    if (known.checksum !== checksum)
      return harm(`The migration ${name} is not the one that was applied to this database.`)
  }
  const missing = migrations.length - applied.length
  if (missing > 0)
    return note(`The schema is ${last}: the next start brings it up to date, by ${missing} more.`)
  return sound(`The schema is ${last}, the newest this version knows.`)
}
