import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../src/platform/config/clock.ts'
import { readMigrations } from '../../src/platform/database/migrate.ts'
import { openPglite } from '../../src/platform/database/pglite/pglite.ts'
import { builtProgram, serverFolder } from '../harness/peers/server-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-pulse-create-database-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function runProgram(environment: Record<string, string>): Promise<void> {
  const [program = '', ...parameters] = builtProgram('operations/create-database-command')
  await promisify(execFile)(program, parameters, { cwd: serverFolder, env: environment })
}

test('the command create-database creates a complete database in an empty data folder, and changes no file of an existing one', async () => {
  const dataDir = join(folder, 'data')
  await runProgram({ DATA_DIR: dataDir })
  expect(readdirSync(join(dataDir, 'database'))).toEqual(['pgdata'])
  const listFiles = () =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => {
      const { size, ctimeMs } = statSync(join(dataDir, name))
      return [name, size, ctimeMs]
    })
  const filesBefore = listFiles()
  await runProgram({ DATA_DIR: dataDir })
  expect(listFiles()).toEqual(filesBefore)

  const database = await openPglite({ clock: systemClock, dataDir })
  const { query, release } = await database.connect()
  const text = 'select count(*)::int as count from schema_migrations'
  expect(await query({ name: 'migrations', text })).toEqual([{ count: readMigrations().length }])
  release()
  await database.close()
}, 120_000)

test('the command create-database creates no data folder if DATABASE_URL is set', async () => {
  const dataDir = join(folder, 'unused')
  await runProgram({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://localhost:9/none' })
  expect(existsSync(dataDir)).toBe(false)
})
