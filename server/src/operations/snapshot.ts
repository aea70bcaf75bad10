import { constants } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesOf } from '../platform/database/pglite/data-dir.ts'
import { listFiles } from './examine-files.ts'

const draft = /\.draft$/

/**
 * Copies a data folder as of one instant. The caller ensures that no transaction runs. Files exist before
 * their rows are committed and until after the rows are deleted, so every file of a copied row is copied.
 * Files never change, so they are copied as hard links, without time or space.
 */
export async function takeSnapshot(dataDir: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o700 })
  await cp(filesOf(join(dataDir, 'database')), filesOf(join(into, 'database')), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  })
  for (const key of await listFiles(join(dataDir, 'files')))
    if (!draft.test(key)) await keepToo(join(dataDir, 'files', key), join(into, 'files', key))
  await keepToo(join(dataDir, 'auth-secret'), join(into, 'auth-secret'))
}

async function keepToo(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    // Copies the file where a hard link is impossible: on some file systems, and between disks.
    await link(from, to).catch((error) => {
      if (error.code === 'ENOENT') throw error
      return copyFile(from, to, constants.COPYFILE_FICLONE)
    })
  } catch (error) {
    // The file was deleted during the copy, so no row refers to it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

const prefix = 'snapshot-'

/** Returns the folder for a copy. It is beside the database, because hard links must be on the same disk. */
export const snapshotFolder = (dataDir: string, id: string): string => join(dataDir, 'database', prefix + id)

/** Removes the leftovers of an interrupted backup. */
export async function removeSnapshots(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database')
  const names = await readdir(folder)
  for (const name of names.filter((each) => each.startsWith(prefix)))
    await rm(join(folder, name), { recursive: true, force: true })
}
