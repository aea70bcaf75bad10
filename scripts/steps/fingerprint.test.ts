import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, glance } from './fingerprint.mjs'

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

function take() {
  return fingerprint(root, ['package-lock.json', 'server'])
}

const changes: [name: string, change: () => void, isNoticed: boolean][] = [
  ['a source of the same length', () => write('server/src/app.ts', 'export const a = 2'), true],
  ['a new source', () => write('server/src/b.ts', ''), true],
  ['the lock file', () => write('package-lock.json', '{ }'), true],
  ['a source that went', () => rmSync(join(root, 'server/src/app.ts')), true],
  ['the time of a source alone', () => utimesSync(join(root, 'server/src/app.ts'), 1, 1), false],
  ['a test', () => write('server/src/app.test.ts', 'test()'), false],
  ['what was built', () => write('server/dist/app.js', ''), false],
]

for (const [name, change, isNoticed] of changes) {
  test(`a change of ${name} ${isNoticed ? 'asks for a build' : 'asks for none'}`, () => {
    const before = take()
    change()
    expect(take() !== before).toBe(isNoticed)
  })
}

for (const [name, change, isNoticed] of changes.filter(([, , isNoticed]) => isNoticed)) {
  test(`a glance notices a change of ${name}`, () => {
    const before = glance(root, ['package-lock.json', 'server'])
    change()
    expect(glance(root, ['package-lock.json', 'server']) !== before).toBe(isNoticed)
  })
}

test('a glance notices a source of the same length with the time of the old one', () => {
  const source = join(root, 'server/src/app.ts')
  utimesSync(source, 1, 1)
  const before = glance(root, ['server'])
  write('server/src/app.ts', 'export const a = 2')
  utimesSync(source, 1, 1)
  expect(glance(root, ['server'])).not.toBe(before)
})
