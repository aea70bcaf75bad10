import { execFile } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { closeSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { examineAll } from '../../src/operations/doctor.ts'
import { systemClock as clock } from '../../src/platform/config/clock.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { filesOf } from '../../src/platform/database/pglite/data-dir.ts'
import { openPglite } from '../../src/platform/database/pglite/pglite.ts'
import { startupErrorMessage } from '../../src/platform/errors/startup-error-message.ts'
import { copyFolder } from '../harness/copy-folder.ts'
import { builtProgram, serverFolder } from '../harness/peers/server-process.ts'
import { prepareData } from '../harness/test-database.ts'

const pageBytes = 8192
const advice = /Keep a copy of the folder as it is, and restore a backup into an empty one\.$/
let folder: string
/** A data folder after a clean shutdown. */
let intact: string
let pathOf: (relation: string) => string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-pulse-damage-'))
  intact = join(folder, 'intact')
  await prepareData(intact)
  const database = await openPglite({ clock, dataDir: intact })
  const { query, release } = await database.connect()
  const rows = await query<{ name: string; path: string }>({
    name: 'test_places',
    text: `select relname::text as name, pg_relation_filepath(oid) as path from pg_class where relkind in ('r', 'i')`,
  })
  const paths = new Map(rows.map(({ name, path }) => [name, path]))
  pathOf = (relation) => paths.get(relation) ?? expect.fail(`there is no ${relation}`)
  release()
  await database.close()
  await writeFile(join(intact, 'auth-secret'), 'x'.repeat(64), { mode: 0o600 })
}, 120_000)
afterAll(() => rm(folder, { recursive: true }))

/** Overwrites the first page of a file, as a failing disk could. */
function spoilPage(path: string): void {
  const file = openSync(path, 'r+')
  writeSync(file, randomFillSync(Buffer.alloc(pageBytes)), 0, pageBytes, 0)
  closeSync(file)
}

function spoiled(name: string, spoil: (files: string) => void): string {
  const dataDir = join(folder, name.replaceAll(' ', '-'))
  copyFolder(intact, dataDir)
  spoil(filesOf(join(dataDir, 'database')))
  return dataDir
}

const isLongRun = inject('isLongRun')

type Damage = [what: string, sentence: RegExp, spoil: (files: string) => void]

describe('damage to the files of the embedded database', { timeout: 60_000 }, () => {
  const damages: Damage[] = [
    [
      'a page of a table',
      /installations.* cannot be read: invalid page in block 0 of relation/,
      (files) => spoilPage(join(files, pathOf('installations'))),
    ],
    [
      'a page of the migration history',
      /history of the schema cannot be read: invalid page in block 0/,
      (files) => spoilPage(join(files, pathOf('schema_migrations'))),
    ],
    [
      'a page of a system table',
      /invalid page in block 0/,
      (files) => spoilPage(join(files, pathOf('pg_constraint'))),
    ],
    [
      'a page of a system index',
      /invalid page in block 0/,
      (files) => spoilPage(join(files, pathOf('pg_proc_proname_args_nsp_index'))),
    ],
    [
      'a missing file of a table',
      /cannot be read: could not open file/,
      (files) => rmSync(join(files, pathOf('installations'))),
    ],
    [
      'a spoiled pg_control',
      /The database does not open: its files are damaged, or not all there/,
      (files) => {
        truncateSync(join(files, 'global/pg_control'), 0)
        truncateSync(join(files, 'global/pg_control'), pageBytes)
      },
    ],
  ]
  // Opening a database takes seconds, so `npm test` runs only the last test of this file.
  if (isLongRun) {
    // spec: P-11
    test.each(damages)('is reported by the doctor command: %s', async (what, sentence, spoil) => {
      const config = readConfig({ DATA_DIR: spoiled(`examined ${what}`, spoil) })
      const harms = (await examineAll(config, clock)).filter(({ level }) => level === 'harm')
      expect(harms.map(({ text }) => text).join('\n')).toMatch(sentence)
    })

    // spec: P-11
    test('makes the doctor command exit with status 1, but does not hide intact data from it', async () => {
      const dataDir = spoiled('of a command', (files) => spoilPage(join(files, pathOf('installations'))))
      const [program = '', ...parameters] = builtProgram('operations/doctor-command')
      const doctor = promisify(execFile)(program, parameters, {
        cwd: serverFolder,
        env: { DATA_DIR: dataDir },
      })
      const failure = await doctor.then(
        () => expect.fail('the doctor found nothing'),
        (error: { code: number; stdout: string; stderr: string }) => error,
      )
      expect(failure).toMatchObject({ code: 1, stderr: '' })
      expect(failure.stdout).toMatch(/^HARM {2}.*invalid page in block 0/m)
      expect(failure.stdout).toMatch(/^ok {4}Every multifamily home has a unit\.$/m)
      expect(failure.stdout).toMatch(/^ok {4}The secret is there/m)
    })
  }

  // When the server starts, it reads no customers' rows, so that a start takes the same time for any number of rows.
  // Only the doctor command finds damage in them.
  // spec: P-04
  test.each(isLongRun ? ['schema_migrations', 'pg_constraint'] : ['schema_migrations'])(
    'in a page of the table `%s` keeps the server from starting, with a message that gives advice',
    async (relation) => {
      const dataDir = spoiled(`started ${relation}`, (files) => spoilPage(join(files, pathOf(relation))))
      const error = await openPglite({ clock, dataDir }).then(
        () => expect.fail('it started'),
        (fault: Error) => fault,
      )
      expect(startupErrorMessage(error)).toMatch(/^The (embedded )?database .*damaged/)
      expect(startupErrorMessage(error)).toMatch(advice)
    },
  )
})
