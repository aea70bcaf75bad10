import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../scripts/postgres/start-postgres.ts'
import { systemClock } from '../../src/platform/config/clock.ts'
import { migrate, readMigrations } from '../../src/platform/database/migrate.ts'
import { filesOf } from '../../src/platform/database/pglite/data-dir.ts'
import { ownerOf } from '../../src/platform/database/pglite/pglite.ts'
import { creationStart, unsyncedStart } from '../../src/platform/database/pglite/start-parameters.ts'
import { ownerOfClient } from '../../src/platform/database/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: 'pglite' | 'postgres'
    /**
     * The location of the migrated database that each test copies. For PGlite it is a folder with the packed database
     * (`image.tar`) and the unpacked one (`pgdata`). For PostgreSQL it is the URL of a server that has the database as
     * a template.
     */
    databaseSource: string
    isLongRun: boolean
    fuzz: {
      readonly seed: number
      /** The total number of requests to the operations of the API. */
      readonly requests: number
      /** The number of inputs for parsers and other endpoints. Each test uses a fraction of it. */
      readonly otherInputCount: number
      /** The names of the operations to test, separated by commas. Default: all operations. */
      readonly only?: string
    }
  }
}

const buildServer = fileURLToPath(new URL('../../../scripts/steps/build-server.mjs', import.meta.url))

const packageLock = fileURLToPath(new URL('../../../package-lock.json', import.meta.url))
const imagesFolder = fileURLToPath(new URL('../../../.cache/pglite', import.meta.url))

/** Every test database is a copy of this database. */
export const templateName = 'home_pulse_template'

export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  // The server is built first, because some tests start the built server as a process.
  execFileSync(process.execPath, [buildServer])
  return project.getProvidedContext().database === 'pglite'
    ? preparePglite(project)
    : preparePostgres(project)
}

/**
 * Provides an image of a database with all migrations. Creating one takes ten seconds, so an image is reused until a
 * migration or a package changes.
 */
async function preparePglite(project: TestProject): Promise<() => Promise<void>> {
  const name = await nameOfImage()
  const folder = join(imagesFolder, name)
  if (!existsSync(folder)) await createImage(name, folder)
  project.provide('databaseSource', folder)
  return async () => {}
}

/** Returns the name of the image. It changes with the migrations and the installed packages. */
async function nameOfImage(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(packageLock))
  for (const { name, checksum } of readMigrations()) hash.update(`${name} ${checksum}\n`)
  return hash.digest('hex').slice(0, 16)
}

/**
 * Creates an image in a draft folder and then renames the folder. So an interrupted or simultaneous run leaves no
 * incomplete image.
 */
async function createImage(name: string, folder: string): Promise<void> {
  await mkdir(imagesFolder, { recursive: true })
  for (const old of await readdir(imagesFolder))
    if (!old.startsWith(name)) await rm(join(imagesFolder, old), { recursive: true, force: true })
  const draft = await mkdtemp(`${folder}-`)
  const engine = await PGlite.create({
    dataDir: filesOf(draft),
    startParams: [...unsyncedStart],
    initDbStartParams: [...creationStart],
  })
  await migrate(ownerOf(engine), systemClock)
  const image = await engine.dumpDataDir('none')
  await engine.close()
  await writeFile(imageIn(draft), Buffer.from(await image.arrayBuffer()))
  if (existsSync(folder)) await rm(draft, { recursive: true })
  else await rename(draft, folder)
}

export const imageIn = (folder: string): string => join(folder, 'image.tar')

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: url } = process.env
  const postgres = url ? { socketUrl: url, stop: async () => {} } : await startPostgres()
  const serverUrl = postgres.socketUrl
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`drop database if exists ${templateName}`)
  await admin.query(`create database ${templateName}`)
  await admin.end()
  const template = new pg.Client({ connectionString: urlOf(serverUrl, templateName) })
  await template.connect()
  await migrate(ownerOfClient(template), systemClock)
  await template.end()
  project.provide('databaseSource', serverUrl)
  return () => postgres.stop()
}

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}
