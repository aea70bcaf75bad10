import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { systemErrorCode } from '../errors/system-errors.ts'
import type { Config } from './config.ts'

/**
 * Keys that are derived from AUTH_SECRET. Each purpose has its own key. For example, the key for session tokens cannot
 * sign an ETag.
 */
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

/**
 * Hashes values with a secret key, so that the values cannot be guessed from the hash. For example, the table of
 * sign-in attempts has such hashes of email addresses.
 */
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
    // Stored hashes depend on the name `sign-in-places`, so it must not change.
    knownDevices: derive('sign-in-places'),
  }
}

/**
 * Returns AUTH_SECRET if it is set, or else the secret from a file in the data folder. The first start creates the
 * file with mode 0600.
 */
export async function loadMasterSecret(config: Config): Promise<string> {
  if (config.authSecret) return config.authSecret
  await mkdir(config.dataDir, { recursive: true })
  const path = join(config.dataDir, 'auth-secret')
  const secret = (await readIfThere(path)) ?? (await createSecret(path))
  if (secret.length < minSecretLength)
    throw new Error(`The secret in ${path} is damaged. Restore it, or delete the file to sign all users out.`)
  return secret
}

const minSecretLength = 32

/**
 * Creates the secret file and returns its content. First writes a temporary file, then links it to the final name. If
 * two processes do this at once, only one link succeeds, and both return the secret of that one.
 */
async function createSecret(path: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(randomBytes(48).toString('base64url'))
  await file.sync()
  await file.close()
  try {
    await link(draft, path)
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error
  }
  await rm(draft)
  return (await readIfThere(path)) ?? ''
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
