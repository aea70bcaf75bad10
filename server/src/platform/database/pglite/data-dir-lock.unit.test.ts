import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { holdFolder } from './data-dir-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-pulse-folder-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Another process that holds the lock and blocks its event loop. */
async function startBusyHolder() {
  const script = `
    import { holdFolder } from ${JSON.stringify(new URL('data-dir-lock.ts', import.meta.url).href)}
    await holdFolder(${JSON.stringify(folder)})
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
  test('is held by one process at a time and free after its release', async () => {
    const letGo = await holdFolder(folder)
    await expect(holdFolder(folder)).rejects.toThrow(/Another process is using the data folder/)
    await letGo()
    await (await holdFolder(folder))()
  })

  test('is acquired by one of several simultaneous processes', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => holdFolder(folder)))
    const held = asked.filter((result) => result.status === 'fulfilled')
    expect(held).toHaveLength(1)
    await held[0]?.value()
  })

  test('stays held while its holder is blocked, and is free at once when the holder was killed', async () => {
    const holder = await startBusyHolder()
    await expect(holdFolder(folder)).rejects.toThrow(/Another process/)
    holder.kill('SIGSTOP')
    await expect(holdFolder(folder)).rejects.toThrow(/Another process/)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    await (await holdFolder(folder))()
  })
})
