import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** One key for each purpose, so that what signs a token cannot mint an ETag. */
export interface Secrets {
  readonly tokens: Uint8Array
  readonly etags: Buffer
  readonly rateLimits: Buffer
  readonly links: Buffer
}

/** The keyed hash of something that must not be readable, such as the e-mail in a rate limit's key. */
export const keyedHash = (key: Buffer, ...parts: string[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest()

export function deriveSecrets(master: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'home-pulse', purpose, 32))
  return {
    tokens: derive('tokens'),
    etags: derive('etags'),
    rateLimits: derive('rate-limits'),
    links: derive('links'),
  }
}

/** AUTH_SECRET, or the secret made on the first start and kept in the data folder, readable by its owner only. */
export async function loadMasterSecret(config: Config): Promise<string> {
  if (config.authSecret) return config.authSecret
  await mkdir(config.dataDir, { recursive: true })
  const path = join(config.dataDir, 'auth-secret')
  try {
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(randomBytes(48).toString('base64url'))
    await file.sync()
    await file.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(path, 'utf8')).trim()
}
