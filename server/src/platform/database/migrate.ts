import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Clock, nowDate } from '../config/clock.ts'
import type { OwnerConnection } from './database.ts'

export interface Migration {
  readonly name: string
  readonly script: string
  readonly checksum: string
}

const folder = join(import.meta.dirname, '../../../migrations')
// The key of the advisory lock in PostgreSQL. It can be any number, as long as all servers use the same one.
const lockKey = 4_663_001

/**
 * Returns the numbered migration scripts, oldest first. Reads them synchronously, because asynchronous reads would wait
 * a quarter of a second for threads that compile the embedded database.
 */
export function readMigrations(): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((name) => {
    const script = readFileSync(join(folder, name), 'utf8')
    return { name, script, checksum: createHash('sha256').update(script).digest('hex') }
  })
}

/**
 * Migrates a database to the newest schema in one transaction. Other servers wait for an advisory lock. A failed
 * migration leaves the database unchanged, so the previous version of the server can still use it. Throws if a newer
 * version has migrated the database, or if its migrations differ from ours.
 */
export async function migrate(
  connection: OwnerConnection,
  clock: Clock,
  migrations?: readonly Migration[],
): Promise<void> {
  const known = migrations ?? readMigrations()
  await connection.query('select pg_advisory_lock($1)', [lockKey])
  try {
    await connection.run(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null)`)
    const applied = await connection.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    )
    assertKnownHistory(applied, known)
    await applyAll(connection, known.slice(applied.length), clock)
  } finally {
    // A broken connection has lost the lock already. An error of this statement is ignored, so that it does not hide
    // the original error.
    await connection.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {})
  }
}

function assertKnownHistory(
  applied: readonly Omit<Migration, 'script'>[],
  known: readonly Migration[],
): void {
  for (const [at, { name, checksum }] of applied.entries()) {
    const migration = known.find((one) => one.name === name)
    if (!migration)
      throw new Error(
        `The database was migrated by a newer version (${name}). Nothing in it was touched. Start that version.`,
      )
    if (migration.checksum !== checksum)
      throw new Error(`The migration ${name} is not the one that was applied to this database.`)
    if (migration !== known[at])
      throw new Error(
        `The database has the migration ${name}, and not ${known[at]?.name}, which comes before it.`,
      )
  }
}

async function applyAll(
  connection: OwnerConnection,
  migrations: readonly Migration[],
  clock: Clock,
): Promise<void> {
  let currentName = ''
  if (migrations.length === 0) return
  await connection.run('begin')
  try {
    for (const { name, script, checksum } of migrations) {
      currentName = name
      await connection.run(script)
      await connection.query('insert into schema_migrations values ($1, $2, $3)', [
        name,
        checksum,
        nowDate(clock),
      ])
    }
    await connection.run('commit')
  } catch (error) {
    await connection.run('rollback').catch(() => {})
    throw new Error(
      `The migration ${currentName} failed, and all was rolled back: the database is as the version before left it, and can be used with that version.`,
      { cause: error },
    )
  }
}
