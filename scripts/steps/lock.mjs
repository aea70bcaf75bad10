import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder } from './root.mjs'

const heartbeatMs = 2000
const staleMs = 15_000

/**
 * Does a work that only one process at a time may do in this folder. A lock whose holder died is taken over.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {string} [folder]
 * @returns {Promise<T>}
 */
export async function withLock(name, work, folder = cacheFolder) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.lock`)
  const holder = JSON.stringify({ pid: process.pid, host: hostname() })
  await acquire(path, holder)
  const release = () => rmSync(path, { force: true })
  const heartbeat = setInterval(() => touch(path), heartbeatMs)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

/**
 * @param {string} path
 * @param {string} holder
 */
async function acquire(path, holder) {
  for (let isFirstTry = true; !tryToCreate(path, holder); isFirstTry = false) {
    if (isFirstTry) console.log('Another command is at work in this folder: waiting for it ...')
    if (isAbandoned(path)) {
      // Renaming is atomic: of two that wait, one takes the abandoned lock away.
      ignoreMissing(() => renameSync(path, `${path}.${process.pid}`))
      rmSync(`${path}.${process.pid}`, { force: true })
    } else {
      await sleep(200)
    }
  }
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
    const { pid, host } = JSON.parse(text)
    return host === hostname() && !isAlive(pid)
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

/** @param {string} path */
function touch(path) {
  const now = new Date()
  ignoreMissing(() => utimesSync(path, now, now))
}

/**
 * @template T
 * @param {() => T} action
 * @returns {T | undefined} undefined when the file is gone
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
