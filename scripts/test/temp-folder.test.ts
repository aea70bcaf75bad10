import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTempFolder } from './temp-folder.mjs'

let parent: string
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'home-pulse-temp-folder-'))
})
afterAll(() => rmSync(parent, { recursive: true }))

test('creating a temporary folder removes those of ended runs, and keeps those of running ones and of other programs', () => {
  const { pid: endedPid } = spawnSync(process.execPath, ['--version'])
  const folderOf = (name: string) => {
    const folder = join(parent, name)
    mkdirSync(folder)
    writeFileSync(join(folder, 'file'), '')
    return folder
  }
  const ended = folderOf(`home-pulse-tests-${endedPid}`)
  const running = folderOf(`home-pulse-tests-${process.ppid}`)
  const other = folderOf(`other-${endedPid}`)
  const own = makeTempFolder(parent)
  expect([ended, running, other].map(existsSync)).toEqual([false, true, true])
  // A machine with little free memory gets no folder.
  if (own) expect(existsSync(own)).toBe(true)
})

test.each(['missing', 'a-file'])(
  'there is no temporary folder if the folder in memory is unusable: %s',
  (name) => {
    writeFileSync(join(parent, 'a-file'), '')
    expect(makeTempFolder(join(parent, name))).toBeUndefined()
  },
)
