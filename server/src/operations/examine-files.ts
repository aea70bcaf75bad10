import { constants } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { countWithNoun } from '@home-pulse/lifecycle/wording'
import type { S3Config } from '../platform/config/config.ts'
import { systemErrorCode } from '../platform/errors/system-errors.ts'
import { catchDamage, type Finding, harm, note, type RunQuery, reportFaults, sound } from './findings.ts'

interface FileRow {
  readonly storage_key: string
  readonly content_type: string
  readonly size_bytes: number
}

/** Access to the stored files, which are in the data folder or in a bucket. `keys` lists all of them. */
export interface FileStore {
  readonly name: string
  readonly keys: readonly string[]
  /** Returns what is wrong with the file that belongs to the row. Returns undefined if nothing is. */
  findFault(row: FileRow): Promise<string | undefined>
}

/**
 * Compares each row of the table `files` with its file. Also reports files without a row, which interrupted uploads
 * leave behind and running uploads have for a moment.
 */
export const examineFiles = (runQuery: RunQuery, fileStore: FileStore): Promise<Finding[]> =>
  catchDamage('The list of files', () => compareFiles(runQuery, fileStore))

async function compareFiles(runQuery: RunQuery, { name, keys, findFault }: FileStore): Promise<Finding[]> {
  const rows = await runQuery<FileRow>(
    'select storage_key, content_type, size_bytes::float8 as size_bytes from files',
  )
  const wrong: string[] = []
  for (const row of rows) {
    const fault = await findFault(row)
    if (fault) wrong.push(`${row.storage_key} ${fault}`)
  }
  const referenced = new Set(rows.map((row) => row.storage_key))
  const unreferenced = keys.filter((key) => key.startsWith('photos/') && !referenced.has(key))
  return [
    reportFaults(
      wrong,
      `Each of ${countWithNoun(rows.length, 'file')} that a row names is in ${name}, with as many bytes.`,
      (list) => `Files that rows name: ${list}.`,
    ),
    ...(unreferenced.length > 0
      ? [
          note(
            `No row names ${countWithNoun(unreferenced.length, 'file')} in ${name}, such as ${unreferenced[0]}: an upload was cut short. They may be removed.`,
          ),
        ]
      : []),
  ]
}

/** Returns access to the files in a data folder. `findFault` reads each file completely. */
export async function fileStoreInFolder(dataDir: string, name?: string): Promise<FileStore> {
  const folder = join(dataDir, 'files')
  const findFault = async ({ storage_key: key, content_type: type, size_bytes: size }: FileRow) => {
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
      const code = systemErrorCode(error)
      return code === 'ENOENT' ? 'is not there' : `cannot be read (${code})`
    }
  }
  return { name: name ?? folder, keys: await listFiles(folder), findFault }
}

/** Returns access to the files in a bucket. `findFault` compares only sizes, so that no file is downloaded. */
export async function fileStoreInBucket(settings: S3Config): Promise<FileStore> {
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
    async findFault({ storage_key: key, size_bytes: size }) {
      const storedBytes = sizes.get(key)
      if (storedBytes === undefined) return 'is not there'
      return storedBytes === size ? undefined : `has ${storedBytes} bytes instead of ${size}`
    },
  }
}

/**
 * Returns the keys of all files in a folder, including temporary ones. A key is a relative path with `/` as separator,
 * as in the database.
 */
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

const minSecretLength = 32

/**
 * Examines the file `auth-secret`, which the first start creates. With its content a person can sign in as any user. So
 * only the server's own account may have access to it.
 */
export async function examineSecret(dataDir: string, isInEnvironment: boolean): Promise<Finding> {
  if (isInEnvironment) return sound('The secret is in AUTH_SECRET.')
  const path = join(dataDir, 'auth-secret')
  try {
    const { mode, size } = await stat(path)
    if (size < minSecretLength)
      return harm(`The secret in ${path} is damaged: all users would be signed out.`)
    const others = constants.S_IRWXG | constants.S_IRWXO
    if (process.platform !== 'win32' && (mode & others) !== 0)
      return harm(`The secret in ${path} can be read by others than its owner: chmod 600 it.`)
    return sound('The secret is there, and only its owner can read it.')
  } catch (error) {
    const code = systemErrorCode(error)
    if (code === 'ENOENT')
      return note(`There is no secret in ${path}: the next start creates one, and signs all users out.`)
    return harm(`The secret in ${path} cannot be read (${code}).`)
  }
}
