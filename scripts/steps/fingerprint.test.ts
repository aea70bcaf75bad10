import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, hashFileTimes } from './fingerprint.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'home-pulse-fingerprint-'))
  mkdirSync(join(root, 'server/src'), { recursive: true })
  mkdirSync(join(root, 'server/dist'))
  write('package-lock.json', '{}')
  write('server/src/app.ts', 'export const a = 1')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string) {
  writeFileSync(join(root, path), text)
}

function hashContents() {
  return fingerprint(root, ['package-lock.json', 'server'])
}

const changes: [name: string, change: () => void, isNoticed: boolean][] = [
  ['a changed source of the same length', () => write('server/src/app.ts', 'export const a = 2'), true],
  ['a new source', () => write('server/src/b.ts', ''), true],
  ['a changed lock file', () => write('package-lock.json', '{ }'), true],
  ['a deleted source', () => rmSync(join(root, 'server/src/app.ts')), true],
  ['a changed modification time of a source', () => utimesSync(join(root, 'server/src/app.ts'), 1, 1), false],
  ['a new test', () => write('server/src/app.test.ts', 'test()'), false],
  ['a new built file', () => write('server/dist/app.js', ''), false],
]

for (const [name, change, isNoticed] of changes) {
  test(`${name} ${isNoticed ? 'changes' : 'does not change'} the hash of the contents`, () => {
    const before = hashContents()
    change()
    expect(hashContents() !== before).toBe(isNoticed)
  })
}

for (const [name, change, isNoticed] of changes.filter(([, , isNoticed]) => isNoticed)) {
  test(`${name} changes the hash of sizes and times`, () => {
    const before = hashFileTimes(root, ['package-lock.json', 'server'])
    change()
    expect(hashFileTimes(root, ['package-lock.json', 'server']) !== before).toBe(isNoticed)
  })
}

test('a changed source with the same length and time changes the hash of sizes and times', () => {
  const source = join(root, 'server/src/app.ts')
  utimesSync(source, 1, 1)
  const before = hashFileTimes(root, ['server'])
  write('server/src/app.ts', 'export const a = 2')
  utimesSync(source, 1, 1)
  expect(hashFileTimes(root, ['server'])).not.toBe(before)
})
