import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './lock.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'home-pulse-lock-'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.restoreAllMocks()
})

function abandonLock(holder: { host: string; pids: number[] }) {
  writeFileSync(join(folder, 'build.lock'), JSON.stringify(holder))
}

function findDeadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid
}

test('only one task at a time runs under the lock', async () => {
  let workers = 0
  let maxWorkers = 0
  const work = async () => {
    maxWorkers = Math.max(maxWorkers, ++workers)
    await sleep(20)
    workers--
  }
  await Promise.all([1, 2, 3].map(() => withLock('build', work, folder)))
  expect(maxWorkers).toBe(1)
})

test('a lock is released when the work fails', async () => {
  const failing = withLock('build', () => Promise.reject(new Error('no')), folder)
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(join(folder, 'build.lock'))).toBe(false)
})

test('the lock of a dead process is taken over within a second', async () => {
  abandonLock({ host: hostname(), pids: [findDeadPid()] })
  const startMs = performance.now()
  await expect(withLock('build', () => Promise.resolve('done'), folder)).resolves.toBe('done')
  expect(performance.now() - startMs).toBeLessThan(1000)
})

test('the lock of a dead process is not taken over while a program that it started still runs', async () => {
  abandonLock({ host: hostname(), pids: [findDeadPid(), process.ppid] })
  const second = withLock('build', () => Promise.resolve('done'), folder)
  expect(await Promise.race([second, sleep(500).then(() => 'waiting')])).toBe('waiting')
  rmSync(join(folder, 'build.lock'))
  await expect(second).resolves.toBe('done')
})
