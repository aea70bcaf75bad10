import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder } from './root.mjs'

const heartbeatMs = 2000
const staleMs = 60_000

const held = new Set()

/**
 * Records the process id of a program that the holder of a lock has started. If the holder dies, this program may still
 * run, and other processes wait for it too.
 * @typedef {(pid: number) => void} RecordProgram
 */

/**
 * Runs `work` while this process holds a lock. Only one process can hold a lock at a time. If its holder is dead, and
 * the programs that it started have ended, this process takes over the lock.
 * @template T
 * @param {string} name
 * @param {(recordProgram: RecordProgram) => Promise<T>} work
 * @param {string} [folder]
 * @returns {Promise<T>}
 */
export async function withLock(name, work, folder = cacheFolder) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.lock`)
  const pids = [process.pid]
  const describeHolder = () => JSON.stringify({ host: hostname(), pids })
  await acquire(path, describeHolder())
  const rewrite = () => writeFileSync(path, describeHolder())
  const heartbeat = setInterval(rewrite, heartbeatMs)
  try {
    return await work((pid) => {
      pids.push(pid)
      rewrite()
    })
  } finally {
    clearInterval(heartbeat)
    held.delete(path)
    rmSync(path, { force: true })
  }
}

/**
 * @param {string} path
 * @param {string} holder
 */
async function acquire(path, holder) {
  for (let hasPrinted = false; !tryToCreate(path, holder); ) {
    if (!held.has(path) && isAbandoned(path)) {
      // Several processes may wait for the abandoned lock. Renaming it is atomic, so only one of them can remove it.
      ignoreMissing(() => renameSync(path, `${path}.${process.pid}`))
      rmSync(`${path}.${process.pid}`, { force: true })
    } else {
      if (!hasPrinted) console.log('Another command is running in this folder. Waiting for it to end ...')
      hasPrinted = true
      await sleep(200)
    }
  }
  held.add(path)
}

/**
 * @param {string} path
 * @param {string} holder
 */
function tryToCreate(path, holder) {
  try {
    writeFileSync(path, holder, { flag: 'wx' })
    return true
  } catch (error) {
    if (isError(error, 'EEXIST')) return false
    throw error
  }
}

/** @param {string} path */
function isAbandoned(path) {
  return ignoreMissing(() => {
    if (Date.now() - statSync(path).mtimeMs > staleMs) return true
    const text = readFileSync(path, 'utf8')
    if (text === '') return false
    /** @type {{ host: string, pids: number[] }} */
    const { host, pids } = JSON.parse(text)
    // A restarted container uses the same process ids again. So if the file contains the id of this process, an earlier
    // process wrote it, which is dead.
    return host === hostname() && !pids.some((pid) => pid !== process.pid && isAlive(pid))
  })
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return isError(error, 'EPERM')
  }
}

/**
 * Runs an action on a file.
 * @template T
 * @param {() => T} action
 * @returns {T | undefined} undefined if the file does not exist
 */
function ignoreMissing(action) {
  try {
    return action()
  } catch (error) {
    if (isError(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isError(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
