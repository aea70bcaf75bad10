import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from './data-dir-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-pulse-folder-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Starts another process that acquires the lock and then blocks its event loop. */
async function startBusyHolder() {
  const script = `
    import { lockFolder } from ${JSON.stringify(new URL('data-dir-lock.ts', import.meta.url).href)}
    await lockFolder(${JSON.stringify(folder)})
    process.stdout.write('held')
    process.stdout.write('\\n', () => { for (;;); })`
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  return holder
}

describe('the lock of a data folder', () => {
  test('cannot be acquired a second time before it is released', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(/Another process is using the data folder/)
    await unlock()
    await (await lockFolder(folder))()
  })

  test('is acquired by only one of several simultaneous attempts', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 3 }, () => lockFolder(folder)))
    const held = asked.filter((result) => result.status === 'fulfilled')
    expect(held).toHaveLength(1)
    await held[0]?.value()
  })

  test('stays held while its process is blocked or stopped, and is free once that process is killed', async () => {
    const holder = await startBusyHolder()
    await expect(lockFolder(folder)).rejects.toThrow(/Another process/)
    holder.kill('SIGSTOP')
    await expect(lockFolder(folder)).rejects.toThrow(/Another process/)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    await (await lockFolder(folder))()
  })
})
