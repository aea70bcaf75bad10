import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { runNpm } from './npm.mjs'
import { withProgress } from './progress.mjs'
import { cacheFolder, root } from './root.mjs'
import { tail } from './run.mjs'

const stampPath = join(root, 'node_modules', '.installed-for')
const machine = `node ${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}`

/**
 * Installs the packages of the lock file, tools included, unless they are there.
 * @throws Error with the end of npm's output.
 */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withLock('install', async (recordProgram) => {
    if (isInstalled()) return
    await withProgress('Installing packages', () => install(recordProgram))
  })
}

function isInstalled() {
  const stamp = readIfThere(stampPath)
  if (stamp !== undefined && stamp !== machine) return false
  return isEveryPackageInstalled(
    readIfThere(join(root, 'package-lock.json')) ?? '{}',
    // npm writes this list last, when everything else is in its place.
    readIfThere(join(root, 'node_modules', '.package-lock.json')),
  )
}

/**
 * @param {string} lockText of package-lock.json
 * @param {string | undefined} installedText of npm's own list of what it installed
 */
export function isEveryPackageInstalled(lockText, installedText) {
  if (installedText === undefined) return false
  /** @type {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} */
  const { packages: wanted } = JSON.parse(lockText)
  /** @type {{ packages: typeof wanted }} */
  const { packages: installed } = JSON.parse(installedText)
  // Optional packages are left out where they do not fit the machine.
  return Object.entries(wanted)
    .filter(([path, { optional }]) => path !== '' && !optional)
    .every(([path, { version, integrity }]) => {
      const found = installed[path]
      return found && found.version === version && found.integrity === integrity
    })
}

/** @param {import('./lock.mjs').RecordProgram} recordProgram */
async function install(recordProgram) {
  // Under NODE_ENV=production npm leaves out the tools that build: they are asked for by name.
  // No package needs a program of its own to be installed, and none gets to run one here.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { env: withWritableCache(process.env), onStart: recordProgram }
  let { code, output } = await runNpm(args, options)
  // A connection may have dropped.
  if (code !== 0) ({ code, output } = await runNpm(args, options))
  if (code !== 0) throw new Error(`Installing the packages did not work. npm said:\n${tail(output)}`)
  writeFileSync(stampPath, machine)
}

/**
 * A user without a home of their own (as in some containers) has no place for npm's cache: it gets one here.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
function withWritableCache(env) {
  const cache = env.npm_config_cache ?? join(homedir(), '.npm')
  try {
    mkdirSync(cache, { recursive: true })
    accessSync(cache, constants.W_OK)
    return env
  } catch {
    return { ...env, npm_config_cache: join(cacheFolder, 'npm') }
  }
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
