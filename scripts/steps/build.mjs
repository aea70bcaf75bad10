import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleServer } from './bundle-server.mjs'
import { fingerprint, hashFileTimes } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { withProgress } from './progress.mjs'
import { readIfThere } from './read-if-there.mjs'
import { cacheFolder, root } from './root.mjs'
import { packageProgram, run, tail } from './run.mjs'

/** @typedef {'contract' | 'lifecycle' | 'server' | 'web'} Room */
/** @typedef {(outFolder: string, recordProgram: import('./lock.mjs').RecordProgram) => Promise<void>} Build */

/** @type {Record<Room, { needs: Room[], build: Build }>} */
const rooms = {
  contract: { needs: [], build: (outFolder) => stripTypes('contract', outFolder) },
  lifecycle: { needs: ['contract'], build: (outFolder) => stripTypes('lifecycle', outFolder) },
  server: { needs: ['contract', 'lifecycle'], build: buildServer },
  web: { needs: ['contract'], build: bundleWeb },
}

const commonInputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/steps/build.mjs',
  'scripts/steps/bundle-server.mjs',
]

/**
 * Builds the rooms whose sources changed since their last build.
 * @param {Room[]} [wanted] default: all rooms
 * @throws Error with the compiler's output
 */
export async function ensureBuilt(wanted = /** @type {Room[]} */ (Object.keys(rooms))) {
  // The sources are hashed before the build reads them. So the next start detects a change that was made during the
  // build.
  const sourceTimes = hashSourceTimes(wanted)
  const describeState = () => JSON.stringify([sourceTimes, wanted.map(readStamp)])
  if (readIfThere(lastCheckPath) === describeState()) return
  if (findStaleRooms(wanted).length > 0)
    await withLock('build', async (recordProgram) => {
      const stale = findStaleRooms(wanted)
      if (stale.length === 0) return
      await withProgress(`Building ${stale.join(', ')}`, () => buildRooms(stale, recordProgram))
    })
  mkdirSync(dirname(lastCheckPath), { recursive: true })
  writeFileSync(lastCheckPath, describeState())
}

/**
 * The path of a file that is written after each check of the sources. It contains a hash of the sizes and times of the
 * sources, and the hashes that the builds stored. If none of these has changed at the next start, the contents of the
 * sources need not be read.
 */
const lastCheckPath = join(cacheFolder, 'build', 'sources-seen.json')

/** @param {Room[]} wanted */
function hashSourceTimes(wanted) {
  return hashFileTimes(root, [
    ...new Set([...commonInputs, ...wanted.flatMap((room) => [...rooms[room].needs, room])]),
  ])
}

/**
 * @param {Room[]} wanted
 * @returns {Room[]}
 */
function findStaleRooms(wanted) {
  return wanted.filter((room) => readStamp(room) !== fingerprintRoom(room))
}

/** @param {Room} room */
function fingerprintRoom(room) {
  return fingerprint(root, [...commonInputs, ...rooms[room].needs, room])
}

/**
 * Returns the path of the file in which a build stores the hash of its sources.
 * @param {Room} room
 */
function stampPath(room) {
  return join(root, room, 'dist', '.built-from')
}

/** @param {Room} room */
function readStamp(room) {
  return readIfThere(stampPath(room))
}

/**
 * Builds rooms at the same time. A room waits only for the rooms that it needs, so the web app and the server are built
 * side by side.
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
 * Builds a room into a new folder and then renames the folder. So an interrupted build leaves no incomplete files.
 * @param {Room} room
 * @param {import('./lock.mjs').RecordProgram} recordProgram
 */
async function buildRoom(room, recordProgram) {
  const stamp = fingerprintRoom(room)
  const draft = join(cacheFolder, 'build', room)
  const dist = join(root, room, 'dist')
  rmSync(draft, { recursive: true, force: true })
  await rooms[room].build(draft, recordProgram)
  writeFileSync(join(draft, '.built-from'), stamp)
  rmSync(dist, { recursive: true, force: true })
  renameSync(draft, dist)
}

/**
 * Removes the types from each TypeScript file of a room, and copies its data files. Does not check the types:
 * `npm run check` does.
 * @param {Room} room
 * @param {string} outFolder
 */
async function stripTypes(room, outFolder) {
  const { transform } = await import('rolldown/utils')
  const source = join(root, room, 'src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts') && !testFile.test(file))
  await Promise.all(
    sources.map(async (file) => {
      const text = readFileSync(join(source, file), 'utf8')
      const { code, errors } = await transform(join(room, file), text, transformOptions)
      if (errors[0]) throw new Error(`Building ${room} did not work:\n${file}: ${errors[0].message}`)
      const out = join(outFolder, file.replace(/\.ts$/, '.js'))
      mkdirSync(dirname(out), { recursive: true })
      writeFileSync(out, code)
    }),
  )
  for (const file of files.filter((file) => /\.(?:bin|txt)$/.test(file)))
    cpSync(join(source, file), join(outFolder, file))
}

/** @type {Build} */
async function buildServer(outFolder) {
  await stripTypes('server', outFolder)
  await bundleServer(outFolder)
}

/** Matches tests, and the folder `laws`, which contains only test code. */
const testFile = /\.test\.ts$|^laws[/\\]/

/** @type {import('rolldown/utils').TransformOptions} */
const transformOptions = {
  lang: 'ts',
  target: 'es2023',
  typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
}

/** @type {Build} */
async function bundleWeb(outFolder, recordProgram) {
  // With NODE_ENV from the user's environment, Vite might create a development build. Without NODE_ENV it creates a
  // production build.
  const { NODE_ENV: _, ...env } = process.env
  const args = [packageProgram('vite/bin/vite.js'), 'build', '--outDir', outFolder, '--emptyOutDir']
  const options = { cwd: join(root, 'web'), env, onStart: recordProgram }
  const { code, output } = await run(process.execPath, args, options)
  if (code !== 0) throw new Error(`Building web did not work:\n${tail(output)}`)
}
