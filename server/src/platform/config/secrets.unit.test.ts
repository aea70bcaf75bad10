import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { loadMasterSecret } from './secrets.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))
const load = () => loadMasterSecret(readConfig({ DATA_DIR: dataDir }))

test('the secret is created on the first start, readable only by its owner, and reused later', async () => {
  const secret = await load()
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(await load()).toBe(secret)
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
})

test('processes that start together use the same secret, and leave no temporary file', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, load))
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['auth-secret'])
})

test.each(['', 'short'])('a start with a damaged secret %j is refused', async (content) => {
  await writeFile(join(dataDir, 'auth-secret'), content)
  await expect(load()).rejects.toThrow(/auth-secret is damaged/)
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe(content)
})
