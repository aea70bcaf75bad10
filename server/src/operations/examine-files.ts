import { constants } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type Ask, counted, type Finding, findNone, harm, note, sound } from './findings.ts'

/** A file that a row names. */
interface Row {
  readonly storage_key: string
  readonly content_type: string
  readonly size_bytes: number
}

/** Every file beside the row that names it. */
export async function examineFiles(ask: Ask, dataDir: string): Promise<Finding[]> {
  const folder = join(dataDir, 'files')
  const rows = await ask<Row>('select storage_key, content_type, size_bytes::float8 as size_bytes from files')
  const wrong: string[] = []
  for (const row of rows) {
    const fault = await faultOf(join(folder, row.storage_key), row)
    if (fault) wrong.push(`${row.storage_key} ${fault}`)
  }
  const named = new Set(rows.map((row) => row.storage_key))
  const nameless = (await listFiles(folder)).filter((key) => !named.has(key))
  return [
    findNone(
      wrong,
      `Each of ${counted(rows.length, 'file')} that a row names is there, whole and readable.`,
      (list) => `Files that rows name: ${list}.`,
    ),
    ...(nameless.length > 0
      ? [
          note(
            `No row names ${counted(nameless.length, 'file')} below ${folder}, such as ${nameless[0]}: an upload was cut short. They may be removed.`,
          ),
        ]
      : []),
  ]
}

async function faultOf(
  path: string,
  { content_type: type, size_bytes: size }: Row,
): Promise<string | undefined> {
  try {
    const file = await open(path)
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

/** The keys of all files, drafts included, by `/` as rows name them. */
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

/** The secret that was made on the first start: whoever reads it can sign in as anybody. */
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
