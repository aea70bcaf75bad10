import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** The folder that Linux keeps in memory. */
const memoryFolder = '/dev/shm'

/** The required free space. The tests use a tenth of it. */
const neededBytes = 4 * 2 ** 30

const prefix = 'home-pulse-tests-'

/**
 * Creates a folder in memory for the temporary files of one run. With databases on disk, a quarter of the
 * run's time went to the disk. Also removes the folders of runs that were killed.
 * @param {string} [parent] other than the default in tests only
 * @returns {string | undefined} undefined on systems without such a folder, or if it is too small or refuses
 * files
 */
export function makeTempFolder(parent = memoryFolder) {
  try {
    for (const name of readdirSync(parent)) removeIfAbandoned(parent, name)
    const { bavail, bsize } = statfsSync(parent)
    if (bavail * bsize < neededBytes) return undefined
    const folder = join(parent, `${prefix}${process.pid}`)
    mkdirSync(folder, { recursive: true })
    // When root runs the tests, PostgreSQL runs under another account, which must reach its folder.
    chmodSync(folder, 0o755)
    return folder
  } catch {
    // Without a folder in memory the tests run on disk, only more slowly.
    return undefined
  }
}

/**
 * @param {string} parent
 * @param {string} name
 */
function removeIfAbandoned(parent, name) {
  const owner = new RegExp(`^${prefix}(\\d+)$`).exec(name)?.[1]
  if (!owner || isRunning(Number(owner))) return
  try {
    rmSync(join(parent, name), { recursive: true, force: true })
  } catch {
    // The folder belongs to another user and cannot be removed.
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process of another user cannot be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
