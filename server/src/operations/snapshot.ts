import { constants } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesOf } from '../platform/database/pglite/data-dir.ts'
import { listFiles } from './examine-files.ts'

const draft = /\.draft$/

/**
 * Copies all that a data folder keeps, as it is at one instant: the caller sees to it that no transaction runs. A file is
 * there before the row that names it and goes after it, so whatever the copied rows name is among the copied files.
 * Files never change, so theirs are second names, which cost no time and no room.
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
    // Some file systems have no second names, and none reaches across disks.
    await link(from, to).catch((error) => {
      if (error.code === 'ENOENT') throw error
      return copyFile(from, to, constants.COPYFILE_FICLONE)
    })
  } catch (error) {
    // Removed in between: no row names it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

const prefix = 'snapshot-'

/** Beside the database, so that second names reach it. */
export const snapshotFolder = (dataDir: string, id: string): string => join(dataDir, 'database', prefix + id)

/** Removes what a backup left that was cut off. */
export async function removeSnapshots(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database')
  const names = await readdir(folder)
  for (const name of names.filter((each) => each.startsWith(prefix)))
    await rm(join(folder, name), { recursive: true, force: true })
}
