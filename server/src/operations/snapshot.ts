import { constants } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesOf } from '../platform/database/pglite/data-dir.ts'
import { systemErrorCode } from '../platform/errors/system-errors.ts'
import { listFiles } from './examine-files.ts'

const draft = /\.draft$/

/**
 * Copies a data folder as it is at one instant. The caller ensures that no transaction runs. A file is stored before
 * its row is committed and removed after its row is deleted, so the copy has the file of every row. A stored photo
 * never changes, so its copy is a hard link, which takes almost no time and space.
 */
export async function takeSnapshot(dataDir: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o700 })
  await cp(filesOf(join(dataDir, 'database')), filesOf(join(into, 'database')), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  })
  for (const key of await listFiles(join(dataDir, 'files')))
    if (!draft.test(key)) await linkOrCopy(join(dataDir, 'files', key), join(into, 'files', key))
  await linkOrCopy(join(dataDir, 'auth-secret'), join(into, 'auth-secret'))
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    // Copies the file if it cannot be linked, as on some file systems and between disks.
    await link(from, to).catch((error) => {
      if (error.code === 'ENOENT') throw error
      return copyFile(from, to, constants.COPYFILE_FICLONE)
    })
  } catch (error) {
    // The file was deleted during the copy, so no row refers to it.
    if (systemErrorCode(error) !== 'ENOENT') throw error
  }
}

const prefix = 'snapshot-'

/**
 * Returns the path for a copy. It is inside the data folder, because a hard link must be on the same disk as its
 * file.
 */
export const snapshotFolder = (dataDir: string, id: string): string => join(dataDir, 'database', prefix + id)

/** Removes the copies that interrupted backups left behind. */
export async function removeSnapshots(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database')
  const names = await readdir(folder)
  for (const name of names.filter((each) => each.startsWith(prefix)))
    await rm(join(folder, name), { recursive: true, force: true })
}
