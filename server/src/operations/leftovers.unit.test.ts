import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock as clock } from '../platform/config/clock.ts'
import {
  backupDraftPath,
  findSecretLeftovers,
  makeTemporaryFolder,
  removeSecretLeftovers,
} from './leftovers.ts'

let folder: string
let target: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-pulse-leftovers-'))
  target = join(folder, 'backup.tar.gz')
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

// spec: P-28
test('temporary folders and drafts of a dead process are removed immediately, and those of a running process are kept', async () => {
  const living = [basename(await makeTemporaryFolder('backup')), basename(backupDraftPath(target))]
  await writeFile(join(folder, living[1] ?? ''), 'half an archive')
  const pid = await deadPid()
  const dead = living.map((name) => name.replace(`-${process.pid}-`, `-${pid}-`))
  await mkdir(join(folder, dead[0] ?? ''))
  await writeFile(join(folder, dead[1] ?? ''), 'half an archive with the secret')
  expect((await findSecretLeftovers(clock)).map((path) => basename(path))).toEqual([dead[0]])
  await removeSecretLeftovers(clock, target)
  expect((await readdir(folder)).toSorted()).toEqual(living.toSorted())
})

test('a temporary folder of another machine is removed only when it is more than a day old', async () => {
  const name = `home-pulse-backup-0badcafe-${await deadPid()}-abcdef`
  await mkdir(join(folder, name))
  await removeSecretLeftovers(clock, target)
  expect(await readdir(folder)).toEqual([name])
  const twoDaysAgo = new Date(clock.nowMs() - 48 * 60 * 60 * 1000)
  await utimes(join(folder, name), twoDaysAgo, twoDaysAgo)
  await removeSecretLeftovers(clock, target)
  expect(await readdir(folder)).toEqual([])
})
