import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { restoreAdvice } from '../../errors/corruption-errors.ts'
import { syncFolder, writeDurably } from '../../files/atomic-write.ts'
import { wireParsers } from '../value-parsers.ts'
import { SyncedFolder, syncTree } from './fsync-filesystem.ts'
import type { LogSync } from './log-sync.ts'
import { creationStart, syncedStart } from './start-parameters.ts'

/** The major version of the PostgreSQL inside PGlite, as in the file PG_VERSION. */
const engineMajor = 18
/**
 * The name of a file that exists until the first start in a new folder is finished. Until then, the folder contains no
 * customer's data and can be created again.
 */
const unfinishedMark = 'being-made'

/**
 * The name of the folder into which a restore unpacks, in the data folder. While it exists, the data folder is
 * incomplete.
 */
export const unfinishedRestore = 'being-restored'

/** Returns the path of PostgreSQL's own files. `folder` is the folder `database` in the data folder. */
export const filesOf = (folder: string): string => join(folder, 'pgdata')

export interface OpenedFolder {
  readonly engine: PGlite
  /** Syncs a new folder to disk. Await this before a write to the database is acknowledged. */
  readonly finish: () => Promise<void>
  readonly log: LogSync
}

/**
 * Opens the database in a folder that this process has locked. Throws if files of the database are missing or damaged.
 * It never replaces such a database by a new one.
 */
export async function openFolder(folder: string): Promise<OpenedFolder> {
  const files = filesOf(folder)
  if (existsSync(join(dirname(folder), unfinishedRestore)))
    throw new Error(
      `A restore into ${dirname(folder)} was cut short. Empty the folder, and restore the backup again.`,
    )
  const mark = join(folder, unfinishedMark)
  if (existsSync(mark)) await rm(files, { recursive: true, force: true })
  const isNew = await isEmpty(files)
  if (isNew) await writeDurably(folder, mark, Buffer.from('The first start has not come to its end.\n'))
  else await assertSupportedVersion(files)
  const errorOutput: string[] = []
  try {
    const fs = new SyncedFolder(files)
    const engine = await PGlite.create({
      fs,
      startParams: [...syncedStart],
      initDbStartParams: [...creationStart],
      parsers: wireParsers,
      onStderr: (text) => errorOutput.push(text.trim()) > 0,
    })
    return {
      engine,
      finish: () => (isNew ? finishNewFolder(files, mark, folder) : Promise.resolve()),
      log: fs.log,
    }
  } catch (error) {
    throw new Error(
      `The embedded database in ${files} does not open: its files are damaged, or not all there. ${restoreAdvice}`,
      { cause: errorOutput.findLast((text) => /FATAL|PANIC/.test(text)) ?? error },
    )
  }
}

async function finishNewFolder(files: string, mark: string, folder: string): Promise<void> {
  await syncTree(files)
  await syncFolder(folder)
  await rm(mark)
  await syncFolder(folder)
}

async function isEmpty(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0
}

/**
 * Throws if the folder has files but no PG_VERSION of the supported version. PGlite could treat such a folder as empty
 * and create a new database over the files.
 */
async function assertSupportedVersion(files: string): Promise<void> {
  const text = await readFile(join(files, 'PG_VERSION'), 'utf8').catch(() => '')
  const major = Number(/^\d+$/.test(text.trim()) ? text : Number.NaN)
  if (major === engineMajor) return
  if (major > engineMajor)
    throw new Error(
      `The embedded database in ${files} is PostgreSQL ${major}: a newer version made it. Start that version.`,
    )
  throw new Error(
    `The folder ${files} holds files, but no database of PostgreSQL ${engineMajor}: it is damaged, or not all there. ` +
      'Nothing in it was touched. Restore a backup into an empty data folder.',
  )
}
