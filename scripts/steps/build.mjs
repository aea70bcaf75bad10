import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { withProgress } from './progress.mjs'
import { cacheFolder, root } from './root.mjs'
import { packageProgram, run, tail } from './run.mjs'

/** @typedef {'contract' | 'lifecycle' | 'server' | 'web'} Room */
/** @typedef {{ args: string[], cwd?: string, env?: NodeJS.ProcessEnv }} Command */

/** @type {Record<Room, { needs: Room[], command: (outFolder: string) => Command }>} */
const rooms = {
  contract: { needs: [], command: (outFolder) => compileTypeScript('contract', outFolder) },
  lifecycle: { needs: ['contract'], command: (outFolder) => compileTypeScript('lifecycle', outFolder) },
  server: {
    needs: ['contract', 'lifecycle'],
    command: (outFolder) => compileTypeScript('server', outFolder),
  },
  web: { needs: ['contract'], command: bundleWeb },
}

const commonInputs = ['package-lock.json', 'tsconfig.base.json', 'scripts/steps/build.mjs']

/**
 * Builds the rooms whose sources changed since they were last built.
 * @throws Error with the compiler's output.
 */
export async function ensureBuilt() {
  if (findStaleRooms().length === 0) return
  await withLock('build', async (recordProgram) => {
    const stale = findStaleRooms()
    if (stale.length === 0) return
    await withProgress(`Building ${stale.join(', ')}`, () => buildRooms(stale, recordProgram))
  })
}

/** @returns {Room[]} */
function findStaleRooms() {
  return roomNames().filter((room) => readStamp(room) !== fingerprintRoom(room))
}

function roomNames() {
  return /** @type {Room[]} */ (Object.keys(rooms))
}

/** @param {Room} room */
function fingerprintRoom(room) {
  return fingerprint(root, [...commonInputs, ...rooms[room].needs, room])
}

/** @param {Room} room */
function stampPath(room) {
  return join(root, room, 'dist', '.built-from')
}

/** @param {Room} room */
function readStamp(room) {
  return existsSync(stampPath(room)) ? readFileSync(stampPath(room), 'utf8') : undefined
}

/**
 * Each room waits only for those it needs, so that the web is bundled while the server compiles.
 * @param {Room[]} stale
 * @param {import('./lock.mjs').RecordProgram} recordProgram
 */
async function buildRooms(stale, recordProgram) {
  /** @type {Map<Room, Promise<void>>} */
  const builds = new Map()
  for (const room of stale) {
    const needed = rooms[room].needs.map((need) => builds.get(need))
    builds.set(
      room,
      Promise.all(needed).then(() => buildRoom(room, recordProgram)),
    )
  }
  const outcomes = await Promise.allSettled(builds.values())
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failure) throw failure.reason
}

/**
 * Builds beside the old result and puts the new one in its place at once, so that a build which is cut short
 * leaves nothing half-made behind.
 * @param {Room} room
 * @param {import('./lock.mjs').RecordProgram} recordProgram
 */
async function buildRoom(room, recordProgram) {
  const stamp = fingerprintRoom(room)
  const draft = join(cacheFolder, 'build', room)
  const dist = join(root, room, 'dist')
  rmSync(draft, { recursive: true, force: true })
  const { args, ...options } = rooms[room].command(draft)
  const { code, output } = await run(process.execPath, args, { ...options, onStart: recordProgram })
  if (code !== 0) throw new Error(`Building ${room} did not work:\n${tail(output)}`)
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, '.built-from'), stamp)
  rmSync(dist, { recursive: true, force: true })
  renameSync(draft, dist)
}

/**
 * @param {Room} room
 * @param {string} outFolder
 * @returns {Command}
 */
function compileTypeScript(room, outFolder) {
  const project = join(room, 'tsconfig.build.json')
  return { args: [packageProgram('typescript/bin/tsc'), '-p', project, '--outDir', outFolder] }
}

/**
 * @param {string} outFolder
 * @returns {Command}
 */
function bundleWeb(outFolder) {
  // Vite takes a NODE_ENV of the user's for a wish to build for development: only it decides here.
  const { NODE_ENV: _, ...env } = process.env
  const args = [packageProgram('vite/bin/vite.js'), 'build', '--outDir', outFolder, '--emptyOutDir']
  return { args, cwd: join(root, 'web'), env }
}
