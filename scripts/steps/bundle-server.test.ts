import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundleServer } from './bundle-server.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'home-pulse-bundle-'))
  mkdirSync(join(folder, 'pages/plain'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a bundled module finds the files beside its own source', async () => {
  writeFileSync(join(folder, 'main.js'), `export { here } from './pages/plain/part.js'`)
  writeFileSync(
    join(folder, 'pages/plain/part.js'),
    `import { join } from 'node:path'
    export const here = [new URL('words.txt', import.meta.url).href, join(import.meta.dirname, '../icons')]`,
  )
  await bundleServer(folder)
  expect(readdirSync(join(folder, 'bundle'))).toEqual(['main.js'])
  const bundled = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'bundle/main.js')).href)
  expect(bundled.here).toEqual([
    pathToFileURL(join(folder, 'pages/plain/words.txt')).href,
    join(folder, 'pages/icons'),
  ])
})
