import fs, { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rounds } from '../../../../../scripts/vitest/rounds.ts'
import { copyFolder } from '../../../../test/harness/copy-folder.ts'
import { prepareData } from '../../../../test/harness/test-database.ts'
import { systemClock } from '../../config/clock.ts'
import { makeIds } from '../../config/ids.ts'
import { Gate } from '../../tenancy/gate.ts'
import { filesOf } from './data-dir.ts'
import { type EmbeddedDatabase, openPglite } from './pglite.ts'

let folder: string
let cleanDataDir: string
/** An open database that several tests share, because opening a copy takes a second. */
let opened: { readonly database: EmbeddedDatabase; readonly dataDir: string }

const { fsync, fsyncSync } = fs
let syncs = 0
/** If set, a flush of the log on another thread waits until this promise resolves. */
let flushBarrier: Promise<void> | undefined
beforeAll(async () => {
  fs.fsync = Object.assign(
    (descriptor: number, done: fs.NoParamCallback) => {
      syncs += 1
      void Promise.resolve(flushBarrier).then(() => fsync(descriptor, done))
    },
    { __promisify__: fsync.__promisify__ },
  )
  fs.fsyncSync = (descriptor) => {
    syncs += 1
    fsyncSync(descriptor)
  }
  syncBuiltinESMExports()
  folder = await mkdtemp(join(tmpdir(), 'home-pulse-folder-'))
  cleanDataDir = join(folder, 'whole')
  await prepareData(cleanDataDir)
  const { dataDir } = copy('open')
  opened = { dataDir, database: await openPglite({ clock: systemClock, dataDir }) }
}, 120_000)
afterAll(async () => {
  await opened.database.close()
  Object.assign(fs, { fsync, fsyncSync })
  syncBuiltinESMExports()
  await rm(folder, { recursive: true })
})

function copy(name: string): { dataDir: string; files: string } {
  const dataDir = join(folder, name)
  copyFolder(cleanDataDir, dataDir)
  return { dataDir, files: filesOf(join(dataDir, 'database')) }
}

const snapshot = (files: string) =>
  readdirSync(files, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { size, mtimeMs } = statSync(join(files, name))
    return [name, size, mtimeMs]
  })

const insertRow = (key: number) => `insert into rate_limits values (decode('0${key}', 'hex'), 1, now())
  on conflict (key) do update set count = 2`

// spec: P-02
test('`flushed` resolves after the commit is on disk, and statements inside a transaction cause no flush', {
  timeout: 240_000,
}, async () => {
  const { database } = opened
  const { query, release } = await database.connect()
  const run = (text: string) => query<{ name: string; setting: string }>({ name: text, text })
  expect(
    await run(`select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums') order by name`),
  ).toEqual(
    ['data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit'].map((name) => ({
      name,
      setting: 'on',
    })),
  )
  await database.flushed()
  for (let commit = 1; commit <= 5; commit += 1) {
    const before = syncs
    await run('begin')
    await run(insertRow(commit))
    expect(syncs).toBe(before)
    await run('commit')
    await database.flushed()
    expect(syncs).toBeGreaterThan(before)
  }
  release()
})

test('a second start with the same data folder is refused with a message', async () => {
  const second = openPglite({ clock: systemClock, dataDir: opened.dataDir })
  await expect(second).rejects.toThrow(/Another process is using/)
})

test('reads and writes wait until earlier commits are flushed, and one flush serves all that wait', {
  timeout: 240_000,
}, async () => {
  const { database } = opened
  const gate = new Gate(database, systemClock, makeIds(systemClock))
  await database.flushed()
  const answered: string[] = []
  const answer = (name: string, text: string) =>
    gate.withoutOwner(({ query }) => query({ name: text, text })).then(() => answered.push(name))
  let open = () => {}
  flushBarrier = new Promise((resolve) => {
    open = resolve
  })
  const before = syncs
  const works = [answer('first write', insertRow(1))]
  await expect.poll(() => syncs).toBe(before + 1)
  works.push(answer('second write', insertRow(2)), answer('third write', insertRow(3)))
  works.push(answer('read', 'select * from rate_limits'))
  // The embedded database has only one connection. When this test gets it, the statements above have run and wait only
  // for the flush.
  const connection = await database.connect('reading')
  connection.release()
  expect(answered).toEqual([])
  open()
  await Promise.all(works)
  expect(syncs).toBe(before + 2)
  flushBarrier = undefined
})

// Creating a database takes five seconds, so this test runs only in the long test run (tag `long`).
// spec: P-03
test('a start after an interrupted first start creates the database again and syncs it to disk', {
  tags: ['long'],
  timeout: 240_000,
}, async () => {
  const { dataDir, files } = copy('cut-short')
  writeFileSync(join(dataDir, 'database/being-made'), '')
  rmSync(join(files, 'global'), { recursive: true })
  const before = syncs
  const database = await openPglite({ clock: systemClock, dataDir })
  expect(syncs).toBeGreaterThan(before)
  const { query, release } = await database.connect()
  expect(await query({ name: 'test_count', text: 'select count(*)::int as n from customers' })).toEqual([
    { n: 0 },
  ])
  release()
  await database.close()
  expect(readdirSync(join(dataDir, 'database'))).not.toContain('being-made')
})

let unusable: ReturnType<typeof copy> | undefined

// spec: P-04
test.each([
  [
    'without its PG_VERSION',
    /holds files, but no database/,
    (files: string) => rmSync(join(files, 'PG_VERSION'), { force: true }),
  ],
  [
    'with an unreadable PG_VERSION',
    /holds files, but no database/,
    (files: string) => writeFileSync(join(files, 'PG_VERSION'), '\0\0\0\n'),
  ],
  [
    'of a newer PostgreSQL',
    /is PostgreSQL 19: a newer version made it\. Start that version/,
    (files: string) => writeFileSync(join(files, 'PG_VERSION'), '19\n'),
  ],
])(
  'opening a database folder %s fails with a message and changes no file',
  { timeout: 240_000 },
  async (_what, sentence, spoil) => {
    // A failed start changes no file, so the tests share one copy.
    unusable ??= copy('unusable')
    const { dataDir, files } = unusable
    spoil(files)
    const before = snapshot(files)
    await expect(openPglite({ clock: systemClock, dataDir })).rejects.toThrow(sentence)
    expect(snapshot(files)).toEqual(before)
  },
)

const damages: [what: string, spoil: (files: string) => void][] = [
  ['a truncated pg_control', (files: string) => truncateSync(join(files, 'global/pg_control'), 100)],
  ['no write-ahead log', (files: string) => rmSync(join(files, 'pg_wal'), { recursive: true })],
  [
    'only half of its tables',
    (files: string) => {
      const [database = ''] = readdirSync(join(files, 'base')).filter((name) => Number(name) > 4)
      const tables = readdirSync(join(files, 'base', database))
      for (const name of tables.slice(0, tables.length / 2)) rmSync(join(files, 'base', database, name))
    },
  ],
]
// spec: P-04
test.each(damages.slice(0, rounds(1, damages.length)))(
  'opening a database folder with %s fails with a message, and releases the lock',
  {
    timeout: 240_000,
  },
  async (what, spoil) => {
    const { dataDir, files } = copy(what)
    spoil(files)
    await expect(openPglite({ clock: systemClock, dataDir })).rejects.toThrow(
      /does not open: its files are damaged/,
    )
    // The failed start must have released the lock. Otherwise the next start would report that another process uses the
    // folder.
    await expect(openPglite({ clock: systemClock, dataDir })).rejects.not.toThrow(/Another process/)
  },
)
