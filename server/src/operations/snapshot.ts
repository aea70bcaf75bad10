import { constants } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesOf } from '../platform/database/pglite/data-dir.ts'
import { systemErrorCode } from '../platform/errors/system-errors.ts'
import { listFiles } from './examine-files.ts'

const draft = /\.draft$/

/**
 * Copies a data folder. No transaction may run meanwhile, so that the copy shows the data of one instant. The copy has
 * the file of every row, because a file is stored before its row is committed, and removed after its row is deleted. A
 * stored photo never changes, so a hard link is enough for it, which takes almost no time and space.
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
    // If the file cannot be linked, it is copied. Some file systems have no hard links.
    await link(from, to).catch((error) => {
      if (error.code === 'ENOENT') throw error
      return copyFile(from, to, constants.COPYFILE_FICLONE)
    })
  } catch (error) {
    // The file was deleted in the meantime, so no row refers to it.
    if (systemErrorCode(error) !== 'ENOENT') throw error
  }
}

const prefix = 'snapshot-'

/**
 * Returns the path for a copy of the data folder. It is inside that folder, because a hard link must be on the same
 * disk as its file.
 */
export const snapshotFolder = (dataDir: string, id: string): string => join(dataDir, 'database', prefix + id)

/** Removes the copies that interrupted backups left behind. */
export async function removeSnapshots(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database')
  const names = await readdir(folder)
  for (const name of names.filter((each) => each.startsWith(prefix)))
    await rm(join(folder, name), { recursive: true, force: true })
}
