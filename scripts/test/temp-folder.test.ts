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

test('creating a temporary folder removes the folders of ended test runs, and keeps all others', () => {
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
  const created = makeTempFolder(parent)
  expect([ended, running, other].map(existsSync)).toEqual([false, true, true])
  // No folder is created if the machine has too little free space.
  if (created) expect(existsSync(created)).toBe(true)
})

test.each(['missing', 'a-file'])(
  'no temporary folder is created if the parent folder is not a usable folder (%s)',
  (name) => {
    writeFileSync(join(parent, 'a-file'), '')
    expect(makeTempFolder(join(parent, name))).toBeUndefined()
  },
)
