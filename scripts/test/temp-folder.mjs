import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Linux keeps this folder in memory. */
const memoryFolder = '/dev/shm'

/** The tests use a tenth of this. */
const neededBytes = 4 * 2 ** 30

const prefix = 'home-pulse-tests-'

/**
 * Creates a folder in memory for the temporary files of one run, because databases on disk took a quarter of the time.
 * Also removes the folders of runs that were killed.
 * @param {string} [parent] for tests
 * @returns {string | undefined} undefined on systems without such a folder, or if it has no room or refuses files
 */
export function makeTempFolder(parent = memoryFolder) {
  try {
    for (const name of readdirSync(parent)) removeIfAbandoned(parent, name)
    const { bavail, bsize } = statfsSync(parent)
    if (bavail * bsize < neededBytes) return undefined
    const folder = join(parent, `${prefix}${process.pid}`)
    mkdirSync(folder, { recursive: true })
    // PostgreSQL runs as another user when the tests run as root, and must reach its folder.
    chmodSync(folder, 0o755)
    return folder
  } catch {
    // The tests also run without it, only slower.
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
    // The folder of another user stays.
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
