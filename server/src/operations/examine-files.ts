import { constants } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { S3Config } from '../platform/config/config.ts'
import { type Ask, counted, type Finding, findByReading, findNone, harm, note, sound } from './findings.ts'

/** A row of the database that refers to a file. */
interface Row {
  readonly storage_key: string
  readonly content_type: string
  readonly size_bytes: number
}

/** The place where files are stored: the data folder or a bucket. */
export interface Shelf {
  readonly name: string
  readonly keys: readonly string[]
  /** Returns the fault of the file that a row refers to, or undefined. */
  faultOf(row: Row): Promise<string | undefined>
}

/** Compares every photo with its row. Files without a row are uploads in progress. */
export const examineFiles = (ask: Ask, shelf: Shelf): Promise<Finding[]> =>
  findByReading('The list of files', () => compareFiles(ask, shelf))

async function compareFiles(ask: Ask, { name, keys, faultOf }: Shelf): Promise<Finding[]> {
  const rows = await ask<Row>('select storage_key, content_type, size_bytes::float8 as size_bytes from files')
  const wrong: string[] = []
  for (const row of rows) {
    const fault = await faultOf(row)
    if (fault) wrong.push(`${row.storage_key} ${fault}`)
  }
  const named = new Set(rows.map((row) => row.storage_key))
  const nameless = keys.filter((key) => key.startsWith('photos/') && !named.has(key))
  return [
    findNone(
      wrong,
      `Each of ${counted(rows.length, 'file')} that a row names is in ${name}, with as many bytes.`,
      (list) => `Files that rows name: ${list}.`,
    ),
    ...(nameless.length > 0
      ? [
          note(
            `No row names ${counted(nameless.length, 'file')} in ${name}, such as ${nameless[0]}: an upload was cut short. They may be removed.`,
          ),
        ]
      : []),
  ]
}

/** Reads every file of a data folder completely. */
export async function shelfInFolder(dataDir: string, name?: string): Promise<Shelf> {
  const folder = join(dataDir, 'files')
  const faultOf = async ({ storage_key: key, content_type: type, size_bytes: size }: Row) => {
    try {
      const file = await open(join(folder, key))
      try {
        const bytes = await file.readFile()
        if (bytes.length !== size) return `has ${bytes.length} bytes instead of ${size}`
        const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
        return type === 'image/webp' && !isWebp ? 'is no picture' : undefined
      } finally {
        await file.close()
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      return code === 'ENOENT' ? 'is not there' : `cannot be read (${code})`
    }
  }
  return { name: name ?? folder, keys: await listFiles(folder), faultOf }
}

/** Lists the names and sizes of a bucket's files, without downloading the files. */
export async function shelfInBucket(settings: S3Config): Promise<Shelf> {
  const name = `the bucket ${settings.bucket}`
  // The SDK is large, so it is loaded only if a bucket is configured.
  const { listBucket } = await import('../platform/storage/s3.ts')
  const sizes = new Map<string, number>()
  try {
    for await (const { key, sizeBytes } of listBucket(settings, 'photos/')) sizes.set(key, sizeBytes)
  } catch (error) {
    throw new Error(
      `What lies in ${name} cannot be listed: ${error instanceof Error ? error.message : error}`,
    )
  }
  return {
    name,
    keys: [...sizes.keys()],
    async faultOf({ storage_key: key, size_bytes: size }) {
      const there = sizes.get(key)
      if (there === undefined) return 'is not there'
      return there === size ? undefined : `has ${there} bytes instead of ${size}`
    },
  }
}

/** Returns the keys of all files, temporary files included. A key is a path with `/`, as rows store it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

const shortestSecret = 32

/**
 * Examines the secret that the first start created. A person who reads it can sign in as any user, so only
 * the server may read it.
 */
export async function examineSecret(dataDir: string, isInEnvironment: boolean): Promise<Finding> {
  if (isInEnvironment) return sound('The secret is in AUTH_SECRET.')
  const path = join(dataDir, 'auth-secret')
  try {
    const { mode, size } = await stat(path)
    if (size < shortestSecret) return harm(`The secret in ${path} is damaged: everybody would be signed out.`)
    const others = constants.S_IRWXG | constants.S_IRWXO
    if (process.platform !== 'win32' && (mode & others) !== 0)
      return harm(`The secret in ${path} can be read by others than its owner: chmod 600 it.`)
    return sound('The secret is there, and only its owner can read it.')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      return note(`There is no secret in ${path}: the next start makes one, and signs everybody out.`)
    return harm(`The secret in ${path} cannot be read (${code}).`)
  }
}
