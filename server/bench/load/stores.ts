import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startPostgres } from '../../../scripts/postgres/start-postgres.ts'
import { makePasswords, owaspCost } from '../../src/platform/auth/passwords.ts'
import { systemClock } from '../../src/platform/config/clock.ts'
import { readMigrations } from '../../src/platform/database/migrate.ts'
import { syncTree } from '../../src/platform/database/pglite/fsync-filesystem.ts'
import { openPglite } from '../../src/platform/database/pglite/pglite.ts'
import { openPostgres } from '../../src/platform/database/postgres.ts'
import { allPeople, fillingStatements, type People, password } from './portfolios.ts'

export interface Store {
  readonly database: 'embedded' | 'PostgreSQL'
  /**
   * The environment variables of the server. They name its own copy of the embedded database, because only one process
   * can open a copy.
   */
  readonly serverEnvironment: Record<string, string>
  /** The environment variables of the driver process. They name its own copy of the embedded database. */
  readonly driverEnvironment: Record<string, string>
  close(): Promise<void>
}

/** The folder of filled databases, which later runs reuse. */
const cacheFolder = join(tmpdir(), 'home-pulse-bench')

/** Opens the embedded database with the bench's data. The database is filled once, and each run opens a copy. */
export async function openEmbeddedStore(people: People, scale: { readonly name: string }): Promise<Store> {
  const built = join(cacheFolder, `${scale.name}-${await fingerprint(people)}`)
  if (!(await exists(built))) await buildEmbedded(built, people)
  const work = await mkdtemp(join(tmpdir(), 'home-pulse-bench-run-'))
  const folders = [join(work, 'server'), join(work, 'driver')] as const
  for (const folder of folders) {
    await cp(built, folder, { recursive: true })
    // Without this sync, the first flush of the run would have to write the whole copy to disk.
    await syncTree(folder)
  }
  return {
    database: 'embedded',
    serverEnvironment: { DATA_DIR: folders[0] },
    driverEnvironment: { DATA_DIR: folders[1] },
    close: () => rm(work, { recursive: true, force: true }),
  }
}

export async function openPostgresStore(people: People): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-bench-run-'))
  const postgres = await startPostgres({ isDurable: true })
  try {
    const { url } = postgres
    const migrated = await openPostgres({ url, poolSize: 1, clock: systemClock, onIdleError: () => {} })
    await migrated.close()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const statement of fillingStatements(allPeople(people), await passwordHash()))
      await client.query(statement)
    // Without this checkpoint, PostgreSQL could start one during the measurement.
    await client.query('checkpoint')
    await client.end()
    const environment = { DATA_DIR: dataDir, DATABASE_URL: url }
    return {
      database: 'PostgreSQL',
      serverEnvironment: environment,
      driverEnvironment: environment,
      async close() {
        await postgres.stop()
        await rm(dataDir, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function buildEmbedded(built: string, people: People): Promise<void> {
  const draft = `${built}-${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'database'), { recursive: true })
  const migrated = await openPglite({ clock: systemClock, dataDir: draft })
  await migrated.close()
  const engine = await PGlite.create({ dataDir: join(draft, 'database', 'pgdata') })
  for (const statement of fillingStatements(allPeople(people), await passwordHash()))
    await engine.exec(statement)
  await engine.exec('checkpoint')
  await engine.close()
  await rename(draft, built)
}

const passwordHash = () => makePasswords(owaspCost).hash(password)

async function fingerprint(people: People): Promise<string> {
  const hash = createHash('sha256')
  for (const { checksum } of readMigrations()) hash.update(checksum)
  for (const statement of fillingStatements(allPeople(people), '')) hash.update(statement)
  return hash.digest('hex').slice(0, 16)
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
