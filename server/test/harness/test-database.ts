import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { Clock } from '../../src/platform/config/clock.ts'
import {
  appRole,
  type Connection,
  type Database,
  type OwnerConnection,
} from '../../src/platform/database/database.ts'
import { filesOf } from '../../src/platform/database/pglite/data-dir.ts'
import { openPglite, ownerOf } from '../../src/platform/database/pglite/pglite.ts'
import { unsyncedStart } from '../../src/platform/database/pglite/start-parameters.ts'
import { openPostgres, ownerOfClient } from '../../src/platform/database/postgres.ts'
import { copyFolder } from './copy-folder.ts'
import { imageIn, templateName, urlOf } from './global-setup.ts'

/** A migrated database for tests, opened with the database driver that this test run uses. */
export interface TestDatabase {
  readonly database: Database
  /** The URL with which another process can connect. Absent for PGlite, which only one process can open. */
  readonly url?: string
  /** Runs statements as the owner of the tables, for whom row-level security and grants do not apply. */
  asSuperuser<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /** Deletes all rows. The connections stay open with their prepared statements, so the next requests are faster. */
  empty(): Promise<void>
  close(): Promise<void>
}

export const readImage = async (folder: string): Promise<Blob> => new Blob([await readFile(imageIn(folder))])

/** Opens an embedded database, even if this test run uses PostgreSQL. */
export async function openEmbeddedDatabase(clock: Clock): Promise<TestDatabase> {
  const database = await openPglite({ clock })
  return testDatabaseOf(database)
}

export async function openTestDatabase(clock: Clock): Promise<TestDatabase> {
  const source = inject('databaseSource')
  if (inject('database') === 'pglite') {
    return testDatabaseOf(await openPglite({ clock, image: await readImage(source) }))
  }
  return openServed(clock, await openEmptyDatabase())
}

async function openServed(clock: Clock, url: string): Promise<TestDatabase> {
  const database = await openPostgres({
    url,
    poolSize: 10,
    clock,
    onIdleError: (error) => {
      throw error
    },
  })
  // The database is removed together with its server, after all tests.
  return { ...testDatabaseOf(database), url }
}

/**
 * Opens a database as an earlier version of the server left it. `prepare` creates the tables and rows of that version.
 */
export async function openLeftDatabase(
  clock: Clock,
  prepare: (owner: OwnerConnection) => Promise<void>,
): Promise<TestDatabase> {
  if (inject('database') === 'postgres') {
    const url = await createDatabase('template1')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await prepare(ownerOfClient(client))
    await client.end()
    return openServed(clock, url)
  }
  const engine = await createEmpty()
  await prepare(ownerOf(engine))
  const image = await engine.dumpDataDir('none')
  await engine.close()
  return testDatabaseOf(await openPglite({ clock, image }))
}

/**
 * Returns a database without tables. Copying the migrated one and dropping its tables is much faster than creating a
 * new one.
 */
async function createEmpty(dataDir?: string): Promise<PGlite> {
  if (dataDir) copyTemplate(dataDir)
  const engine = await PGlite.create({
    ...(dataDir ? { dataDir } : { loadDataDir: await readImage(inject('databaseSource')) }),
    startParams: [...unsyncedStart],
  })
  await engine.exec(
    'drop schema public, gate cascade; create schema public; grant usage on schema public to public',
  )
  return engine
}

const copyTemplate = (files: string) => copyFolder(filesOf(inject('databaseSource')), files)

/**
 * Creates the folder of an embedded database as an earlier version of the server left it. `prepare` creates the tables
 * and rows of that version.
 */
export async function makeLeftFolder(
  dataDir: string,
  prepare: (owner: OwnerConnection) => Promise<void>,
): Promise<void> {
  await mkdir(join(dataDir, 'database'), { recursive: true })
  const engine = await createEmpty(filesOf(join(dataDir, 'database')))
  await prepare(ownerOf(engine))
  await engine.close()
}

/** Creates a migrated database without rows on the PostgreSQL of this test run. Returns its URL. */
const openEmptyDatabase = (): Promise<string> => createDatabase(templateName)

async function createDatabase(template: string): Promise<string> {
  const source = inject('databaseSource')
  const name = `test_${randomBytes(6).toString('hex')}`
  // `file_copy` takes half the time of PostgreSQL's default, which writes each page to its log.
  await runOnServer(source, `create database ${name} template ${template} strategy file_copy`)
  return urlOf(source, name)
}

/**
 * Prepares a database for a server process: a data folder, or a database on the PostgreSQL of this test run. Returns
 * the environment variables with which the process finds it.
 */
export async function prepareData(dataDir: string): Promise<Record<string, string>> {
  if (inject('database') === 'postgres') return { DATA_DIR: dataDir, DATABASE_URL: await openEmptyDatabase() }
  const folder = join(dataDir, 'database')
  await mkdir(folder, { recursive: true })
  copyTemplate(filesOf(folder))
  return { DATA_DIR: dataDir }
}

export function testDatabaseOf(database: Database): TestDatabase {
  const asSuperuser: TestDatabase['asSuperuser'] = async (work) => {
    const connection = await database.connect()
    await connection.query({ name: 'test_reset_role', text: 'reset role' })
    try {
      // Files share connections, so two files could use one name for different statements. PostgreSQL would refuse the
      // second one. A statement without a name is not kept.
      const unnamed: Connection['query'] = ({ text }, values) => connection.query({ name: '', text }, values)
      return await work({ ...connection, query: unnamed })
    } finally {
      await connection.query({ name: 'test_set_role', text: `set role ${appRole}` })
      connection.release()
    }
  }
  return {
    database,
    asSuperuser,
    empty: () => asSuperuser(async ({ query }) => void (await query(deleteAllRows))),
    close: () => database.close(),
  }
}

/** Deletes all rows except the list of migrations. Foreign keys and triggers are disabled meanwhile. */
const deleteAllRows = {
  name: 'test_delete_all_rows',
  text: `do $$
    declare each record;
    begin
      set local session_replication_role = replica;
      for each in
        select schemaname, tablename from pg_tables
        where schemaname in ('public', 'gate') and tablename <> 'schema_migrations'
      loop
        execute format('delete from %I.%I', each.schemaname, each.tablename);
      end loop;
    end $$`,
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
