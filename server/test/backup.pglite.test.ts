import { cp, mkdir, mkdtemp, open, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pack } from '../src/operations/archive.ts'
import { backUp } from '../src/operations/backup.ts'
import { examineAll } from '../src/operations/doctor.ts'
import { withEmbedded } from '../src/operations/examine.ts'
import type { Finding } from '../src/operations/findings.ts'
import { restore } from '../src/operations/restore.ts'
import { systemClock as clock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { filesOf } from '../src/platform/embedded-folder.ts'
import { makeDice, Writer } from './acknowledged-writes.ts'
import { startServerProcess } from './server-process.ts'
import { prepareData } from './test-database.ts'

const isElsewhere = { files: false, secret: false }
const harmsIn = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level !== 'sound').map(({ text }) => text)

describe('a backup of the embedded database', () => {
  let folder: string
  let archive: string
  /** Restored from the backup that was made under load. */
  let restored: string
  let people: Writer[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'home-pulse-backup-test-'))
    archive = join(folder, 'backup.tar.gz')
    restored = join(folder, 'restored')
    const dataDir = join(folder, 'serving')
    const server = await startServerProcess(await prepareData(dataDir))
    const dice = makeDice(7)
    const writers = Array.from({ length: 2 }, () => new Writer(dice))
    await Promise.all(writers.map((writer) => writer.meet(server.url)))
    let hasEnded = false
    const writing = writers.map((writer) => writer.writeUntilTheEnd(() => hasEnded))
    await pause(1_500)
    people = writers.map((writer) => writer.asOfNow())
    const findings = await backUp({ dataDir, target: archive, clock, isElsewhere })
    expect(harmsIn(findings)).toEqual([])
    hasEnded = true
    await Promise.all(writing)
    expect(await server.stop()).toBe(0)
    expect(await readdir(join(dataDir, 'database'))).not.toContainEqual(expect.stringMatching(/^snapshot-/))
    await restore({ archive, dataDir: restored, clock, isElsewhere })
  }, 600_000)
  afterAll(() => rm(folder, { recursive: true }))

  test('holds, restored elsewhere, all that was acknowledged before it was asked for', {
    timeout: 240_000,
  }, async () => {
    const dataDir = join(folder, 'elsewhere')
    await cp(restored, dataDir, { recursive: true })
    const server = await startServerProcess({ DATA_DIR: dataDir })
    for (const person of people) {
      await person.meet(server.url)
      await person.expectAllKept()
      expect(person.acknowledged).toBeGreaterThan(0)
    }
    expect(await server.stop()).toBe(0)
  })

  test('is restored into an empty folder only', async () => {
    await expect(restore({ archive, dataDir: restored, clock, isElsewhere })).rejects.toThrow(/is not empty/)
    await expect(backUp({ dataDir: restored, target: archive, clock, isElsewhere })).rejects.toThrow(
      /already something/,
    )
  })

  /** An archive in the format of a backup, small, and changed by hand. */
  const changed = async (change: (bytes: Buffer) => Buffer) => {
    const small = await mkdtemp(join(folder, 'small-'))
    await writeFile(join(small, 'auth-secret'), 'x'.repeat(64))
    const packed = gunzipSync(await buffer(pack(small, new Date())))
    const path = `${small}.tar.gz`
    await writeFile(path, gzipSync(change(packed)))
    return path
  }
  const renamed = (from: string, to: string) => (bytes: Buffer) => {
    const at = bytes.indexOf(`${from}\0`)
    bytes.fill(0, at, at + 100)
    bytes.write(to, at)
    const header = bytes.subarray(at, at + 512)
    header.fill(' ', 148, 156)
    header.write(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    )
    return bytes
  }
  test.each([
    [
      'is cut short',
      /damaged, or not all there/,
      async () => {
        const path = join(folder, 'short')
        await cp(archive, path)
        await truncate(path, 200_000)
        return path
      },
    ],
    [
      'has one bit that is another',
      /is not what was backed up/,
      () =>
        changed((bytes) => {
          const at = bytes.indexOf('auth-secret\0') + 512
          bytes[at] = (bytes[at] ?? 0) ^ 1
          return bytes
        }),
    ],
    [
      'leads out of its folder',
      /what a backup never does/,
      () => changed(renamed('auth-secret', '../auth-secret')),
    ],
    [
      'is of something else',
      /no backup of Home Pulse AI/,
      () => changed(renamed('manifest.json', 'other.json')),
    ],
    ['is not there', /There is no archive/, async () => join(folder, 'nowhere')],
  ])('that %s is refused, and leaves nothing', async (_what, sentence, make) => {
    const dataDir = join(folder, `refused-${Math.random()}`)
    const bad = await make()
    await expect(restore({ archive: bad, dataDir, clock, isElsewhere })).rejects.toThrow(sentence)
    expect(await readdir(dataDir).catch(() => [])).toEqual([])
  })

  test('a restore that was cut short does not serve', async () => {
    const dataDir = join(folder, 'half')
    await mkdir(join(dataDir, 'being-restored'), { recursive: true })
    await expect(startServerProcess({ DATA_DIR: dataDir })).rejects.toThrow(/restore into .* was cut short/)
  })

  describe('and the doctor', () => {
    const examine = (dataDir: string) => examineAll(readConfig({ DATA_DIR: dataDir }), clock)

    test('finds nothing wrong, and changes nothing', { timeout: 240_000 }, async () => {
      const before = await readdir(restored, { recursive: true })
      const findings = await examine(restored)
      expect(harmsIn(findings)).toEqual([])
      expect(findings.length).toBeGreaterThan(10)
      expect((await readdir(restored, { recursive: true })).sort()).toEqual(before.sort())
    })

    test('names what is broken', { timeout: 240_000 }, async () => {
      const dataDir = join(folder, 'broken')
      await cp(restored, dataDir, { recursive: true })
      const [photo = ''] = (await readdir(join(dataDir, 'files'), { recursive: true })).filter((name) =>
        name.endsWith('.webp'),
      )
      await truncate(join(dataDir, 'files', photo), 10)
      await writeFile(join(dataDir, 'files/nobodys.webp'), 'RIFF')
      await (await open(join(dataDir, 'auth-secret'))).chmod(0o644)
      await withEmbedded(filesOf(join(dataDir, 'database')), async (ask) => {
        // As a disk that lies, or a person with psql, would leave it.
        await ask(`set session_replication_role = 'replica'`)
        await ask(`update notes set property_id = gen_random_uuid()
            where id = (select id from notes limit 1)`)
        await ask('update customer_versions set data_version = 0')
        await ask(`update installations set forecast_on = installed_on - 1, forecast_source = 'estimate'
            where id = (select id from installations where removed_on is null limit 1)`)
        await ask('alter table tenants no force row level security')
        await ask('alter table notes disable trigger version_insert')
      })
      const found = harmsIn(await examine(dataDir)).join('\n')
      for (const expected of [
        /Broken: notes_customer_id_property_id_fkey \(1 rows\)/,
        /Customers without a version, or with one older/,
        /Installations whose days are out of order/,
        /Walls that are down: notes\.version_insert, tenants/,
        /photos\/.* has 10 bytes instead of/,
        /No row names 1 file below/,
        /auth-secret can be read by others/,
      ])
        expect(found).toMatch(expected)
    })
  })
})
