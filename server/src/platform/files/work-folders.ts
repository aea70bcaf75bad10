import { mkdir, mkdtemp, opendir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Clock } from '../config/clock.ts'

/** Files older than this are abandoned: a download ends after at most an hour, and an import takes minutes. */
export const leftoverAgeMs = 6 * 60 * 60 * 1000

const parentOf = (dataDir: string) => resolve(dataDir, 'exports')

/**
 * Creates a folder for the temporary files of one export or import. The folder is in the data folder, because the
 * system's temporary folder may be in memory. Its name contains the customer's id, so that an account deletion finds
 * it.
 */
export async function makeWorkFolder(
  dataDir: string,
  kind: 'copy' | 'import',
  customerId: string,
): Promise<string> {
  const parent = parentOf(dataDir)
  await mkdir(parent, { recursive: true })
  return mkdtemp(join(parent, `${kind}-${customerId}-`))
}

export async function removeWorkFolders(dataDir: string, customerId: string): Promise<void> {
  const parent = parentOf(dataDir)
  for (const name of await namesIn(parent))
    if (name.includes(customerId)) await rm(join(parent, name), { recursive: true, force: true })
}

/**
 * Lists what killed processes left behind: work folders, and temporary files that were not renamed to their final name.
 */
export async function findLeftovers(dataDir: string, lastChangedBeforeMs: number): Promise<string[]> {
  const parent = parentOf(dataDir)
  const folders = (await namesIn(parent)).filter((name) => /^(copy|import)-/.test(name))
  const found = folders.map((name) => join(parent, name))
  for (const part of ['files', 'outbox']) {
    const entries = await opendir(resolve(dataDir, part), { recursive: true }).catch(ignoreMissing)
    for await (const entry of entries ?? [])
      if (entry.isFile() && entry.name.endsWith('.draft')) found.push(join(entry.parentPath, entry.name))
  }
  const ages = await Promise.all(found.map((path) => stat(path).catch(ignoreMissing)))
  return found.filter((_, index) => (ages[index]?.mtimeMs ?? Infinity) < lastChangedBeforeMs)
}

/**
 * Removes leftovers of at least this age. The age 0 removes all of them. Use 0 only while this process holds the lock
 * of the data folder, because no other process then uses it.
 */
export async function removeLeftovers(dataDir: string, clock: Clock, minAgeMs: number): Promise<void> {
  const before = minAgeMs === 0 ? Number.POSITIVE_INFINITY : clock.nowMs() - minAgeMs
  for (const path of await findLeftovers(dataDir, before)) await rm(path, { recursive: true, force: true })
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(ignoreMissing)) ?? []

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
