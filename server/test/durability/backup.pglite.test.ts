import { cp, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rounds } from '../../../scripts/vitest/rounds.ts'
import { pack } from '../../src/operations/archive.ts'
import { backUp } from '../../src/operations/backup.ts'
import { examineAll } from '../../src/operations/doctor.ts'
import type { Finding } from '../../src/operations/findings.ts'
import { restore } from '../../src/operations/restore.ts'
import { systemClock as clock } from '../../src/platform/config/clock.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { openPglite } from '../../src/platform/database/pglite/pglite.ts'
import { seededRandom, Writer } from '../harness/acknowledged-writes.ts'
import { serveHere, startServerProcess } from '../harness/peers/server-process.ts'
import { prepareData } from '../harness/test-database.ts'

const isElsewhere = { files: false, secret: false }
const harmsIn = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'harm').map(({ text }) => text)
/** Returns the size in bytes of the archive that a backup is still writing in this folder. */
async function bytesAt(folder: string): Promise<number> {
  const [draft] = (await readdir(folder)).filter((name) => name.endsWith('.draft'))
  return draft === undefined ? 0 : (await stat(join(folder, draft))).size
}
/** Returns true for every file except the socket in the data folder, which is not part of a backup. */
const isRegularFile = (name: string) => !name.endsWith('.sock')
/** The time for which clients write before the backup starts. */
const writingMs = rounds(500, 5_000)

describe('a backup of the embedded database', () => {
  let folder: string
  let serving: string
  let archive: string
  /** The data folder that is restored from the backup. Clients wrote while that backup was made. */
  let restored: string
  let people: Writer[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'home-pulse-backup-test-'))
    archive = join(folder, 'backup.tar.gz')
    restored = join(folder, 'restored')
    serving = join(folder, 'serving')
    const server = await startServerProcess(await prepareData(serving))
    const random = seededRandom(7)
    const writers = Array.from({ length: rounds(1, 2) }, () => new Writer(random))
    await Promise.all(writers.map((writer) => writer.connect(server.url)))
    let hasEnded = false
    const writing = writers.map((writer) => writer.writeUntilTheEnd(() => hasEnded))
    await pause(writingMs)
    people = writers.map((writer) => writer.snapshot())
    const backup = backUp({ dataDir: serving, target: archive, clock, isElsewhere })
    // Clients write until the first bytes of the archive exist. They stop before the backup checks its archive.
    const expectFirstBytes = async () => expect(await bytesAt(folder)).toBeGreaterThan(0)
    await Promise.race([backup, vi.waitFor(expectFirstBytes, { timeout: 60_000, interval: 20 })])
    hasEnded = true
    await Promise.all(writing)
    expect(harmsIn(await backup)).toEqual([])
    await server.kill()
    expect(await readdir(join(serving, 'database'))).not.toContainEqual(expect.stringMatching(/^snapshot-/))
    await restore({ archive, dataDir: restored, clock, isElsewhere })
  }, 600_000)
  afterAll(() => rm(folder, { recursive: true }))

  // spec: P-09
  test('contains every write that was acknowledged before the backup was requested', {
    timeout: 240_000,
  }, async () => {
    const server = await serveHere({ DATA_DIR: restored })
    for (const person of people) {
      await person.connect(server.url)
      await person.expectAllStored()
      expect(person.acknowledged).toBeGreaterThan(0)
    }
    await server.stop()
  })

  // spec: P-11
  test('leaves the data folder intact: after a SIGKILL of the server, the doctor command finds no fault', {
    tags: ['long'],
    timeout: 240_000,
  }, async () => {
    const all = async () => (await readdir(serving, { recursive: true })).filter(isRegularFile).sort()
    const before = await all()
    const findings = await examineAll(readConfig({ DATA_DIR: serving }), clock)
    expect(harmsIn(findings)).toEqual([])
    expect(findings.length).toBeGreaterThan(10)
    expect(await all()).toEqual(before)
  })

  // spec: P-10
  test('can be restored only into an empty folder, and replaces no existing archive', async () => {
    await expect(restore({ archive, dataDir: restored, clock, isElsewhere })).rejects.toThrow(/is not empty/)
    await expect(backUp({ dataDir: restored, target: archive, clock, isElsewhere })).rejects.toThrow(
      /already something/,
    )
  })

  /** Makes a small archive like a backup's, and lets `change` alter its bytes. Returns the archive's path. */
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
  // spec: P-10
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
      'has one changed bit',
      /is not what was backed up/,
      () =>
        changed((bytes) => {
          const at = bytes.indexOf('auth-secret\0') + 512
          bytes[at] = (bytes[at] ?? 0) ^ 1
          return bytes
        }),
    ],
    [
      'contains a path outside its folder',
      /what a backup never does/,
      () => changed(renamed('auth-secret', '../auth-secret')),
    ],
    [
      'was not made by Home Pulse AI',
      /no backup of Home Pulse AI/,
      () => changed(renamed('manifest.json', 'other.json')),
    ],
    ['does not exist', /There is no archive/, async () => join(folder, 'nowhere')],
  ])('is refused and leaves no files if it %s', async (_what, sentence, make) => {
    const dataDir = join(folder, `refused-${Math.random()}`)
    const bad = await make()
    await expect(restore({ archive: bad, dataDir, clock, isElsewhere })).rejects.toThrow(sentence)
    expect(await readdir(dataDir).catch(() => [])).toEqual([])
  })

  // spec: P-10
  test('keeps the server from starting in its target folder if the restore was interrupted', async () => {
    const dataDir = join(folder, 'half')
    await mkdir(join(dataDir, 'being-restored'), { recursive: true })
    await expect(openPglite({ clock, dataDir })).rejects.toThrow(/restore into .* was cut short/)
  })
})
