import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Keys derived from AUTH_SECRET, one for each purpose: the key for tokens cannot sign an ETag. */
export interface Secrets {
  readonly tokens: Uint8Array
  readonly etags: Buffer
  readonly rateLimits: Buffer
  readonly links: Buffer
  readonly feeds: Buffer
  readonly passwordResets: Uint8Array
  readonly emailConfirmations: Uint8Array
  readonly emailChanges: Uint8Array
  readonly knownDevices: Buffer
}

/** A keyed hash of a value that must not be readable, such as an e-mail in a rate limit's key. */
export const keyedHash = (key: Buffer, ...parts: string[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest()

export function deriveSecrets(master: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'home-pulse', purpose, 32))
  return {
    tokens: derive('tokens'),
    etags: derive('etags'),
    rateLimits: derive('rate-limits'),
    links: derive('links'),
    feeds: derive('feeds'),
    passwordResets: derive('password-resets'),
    emailConfirmations: derive('email-confirmations'),
    emailChanges: derive('email-changes'),
    // The purpose `sign-in-places` must not be renamed, because stored hashes depend on it.
    knownDevices: derive('sign-in-places'),
  }
}

/**
 * Returns AUTH_SECRET. If it is not set, the first start creates a secret in the data folder with mode 0600.
 */
export async function loadMasterSecret(config: Config): Promise<string> {
  if (config.authSecret) return config.authSecret
  await mkdir(config.dataDir, { recursive: true })
  const path = join(config.dataDir, 'auth-secret')
  const secret = (await readIfThere(path)) ?? (await makeSecret(path))
  if (secret.length < shortestSecret)
    throw new Error(`The secret in ${path} is damaged. Restore it, or delete the file to sign everybody out.`)
  return secret
}

const shortestSecret = 32

/**
 * Creates a secret unless another process has created it. The secret is written to a temporary file, then
 * linked to its final name: the first of two processes succeeds, and none reads a partial file.
 */
async function makeSecret(path: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(randomBytes(48).toString('base64url'))
  await file.sync()
  await file.close()
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  await rm(draft)
  return (await readIfThere(path)) ?? ''
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
