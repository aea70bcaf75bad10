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

test('the first load creates a secret file that no other account can read, and later loads return the secret', async () => {
  const secret = await load()
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(await load()).toBe(secret)
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
})

test('simultaneous loads return the same new secret, and leave no temporary file', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, load))
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['auth-secret'])
})

test.each(['', 'short'])('loading the damaged secret %j fails, and does not replace it', async (content) => {
  await writeFile(join(dataDir, 'auth-secret'), content)
  await expect(load()).rejects.toThrow(/auth-secret is damaged/)
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe(content)
})
