import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Linux keeps the files of this folder in memory. */
const memoryFolder = '/dev/shm'

/** The space that must be free. The tests use a tenth of it. */
const neededBytes = 4 * 2 ** 30

const prefix = 'home-pulse-tests-'

/**
 * Creates a folder in memory for the temporary files of one test run. With databases on a disk, a run would spend a
 * quarter of its time waiting for the disk. Also removes the folders of runs that were killed.
 * @param {string} [parent] only tests pass another folder
 * @returns {string | undefined} undefined if `parent` does not exist, has too little space or is not writable
 */
export function makeTempFolder(parent = memoryFolder) {
  try {
    for (const name of readdirSync(parent)) removeIfAbandoned(parent, name)
    const { bavail, bsize } = statfsSync(parent)
    if (bavail * bsize < neededBytes) return undefined
    const folder = join(parent, `${prefix}${process.pid}`)
    mkdirSync(folder, { recursive: true })
    // If root runs the tests, PostgreSQL runs under another account, which must be able to open this folder.
    chmodSync(folder, 0o755)
    return folder
  } catch {
    // The tests then use the disk and take longer.
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
    // EPERM means that the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
