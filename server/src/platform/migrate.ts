import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, nowDate } from './clock.ts'
import type { OwnerConnection } from './database.ts'

interface Migration {
  readonly name: string
  readonly script: string
  readonly checksum: string
}

const folder = join(import.meta.dirname, '../../migrations')
// Any number, as long as every replica asks for the same one.
const lockKey = 4_663_001

/** The numbered scripts, oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(join(folder, name), 'utf8')
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') }
    }),
  )
}

/**
 * Applies what is missing, each script in its own transaction, under a lock that a second replica waits for.
 * Refuses a database that a newer version has already migrated, or whose history is not ours.
 */
export async function migrate(connection: OwnerConnection, clock: Clock): Promise<void> {
  const migrations = await readMigrations()
  await connection.query('select pg_advisory_lock($1)', [lockKey])
  try {
    await connection.run(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null)`)
    const applied = await connection.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    )
    for (const { name, checksum } of applied) {
      const known = migrations.find((migration) => migration.name === name)
      if (!known)
        throw new Error(`The database was migrated by a newer version (${name}). Start that version.`)
      if (known.checksum !== checksum)
        throw new Error(`The migration ${name} is not the one that was applied to this database.`)
    }
    for (const migration of migrations.slice(applied.length)) await apply(connection, migration, clock)
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [lockKey])
  }
}

async function apply(connection: OwnerConnection, migration: Migration, clock: Clock): Promise<void> {
  await connection.run('begin')
  try {
    await connection.run(migration.script)
    await connection.query('insert into schema_migrations values ($1, $2, $3)', [
      migration.name,
      migration.checksum,
      nowDate(clock),
    ])
    await connection.run('commit')
  } catch (error) {
    await connection.run('rollback')
    throw new Error(`The migration ${migration.name} failed and was rolled back.`, { cause: error })
  }
}
