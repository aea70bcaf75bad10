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
 * The packages that a command needs: `product` to build and run the product, `everything` adds the tools of tests and checks
 * (the development dependencies). The product alone installs in two thirds of the time.
 * @typedef {'product' | 'everything'} Scope
 */

/**
 * Installs the packages of the lock file if they are missing.
 * @param {Scope} scope
 * @throws Error with the end of npm's output.
 */
export async function ensureInstalled(scope) {
  if (isInstalled(scope)) return
  await withLock('install', async (recordProgram) => {
    if (isInstalled(scope)) return
    const isAddition = scope === 'everything' && isInstalled('product')
    const title = isAddition ? 'Installing the tools of the tests' : 'Installing packages'
    await withProgress(title, () => install(isAddition ? addTools : installArgs[scope], recordProgram))
  })
}

/** @param {Scope} scope */
function isInstalled(scope) {
  const stamp = readIfThere(stampPath)
  if (stamp !== undefined && stamp !== machine) return false
  return isEveryPackageInstalled(
    scope,
    readIfThere(join(root, 'package-lock.json')) ?? '{}',
    // npm writes this list last, after all packages.
    readIfThere(join(root, 'node_modules', '.package-lock.json')),
  )
}

/**
 * @param {Scope} scope
 * @param {string} lockText of package-lock.json
 * @param {string | undefined} installedText of npm's own list of what it installed
 */
export function isEveryPackageInstalled(scope, lockText, installedText) {
  if (installedText === undefined) return false
  /** @type {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean, dev?: boolean }> }} */
  const { packages: wanted } = JSON.parse(lockText)
  /** @type {{ packages: typeof wanted }} */
  const { packages: installed } = JSON.parse(installedText)
  // npm skips optional packages for other platforms.
  return Object.entries(wanted)
    .filter(([path, { optional, dev }]) => path !== '' && !optional && !(dev && scope === 'product'))
    .every(([path, { version, integrity }]) => {
      const found = installed[path]
      return found && found.version === version && found.integrity === integrity
    })
}

// No package needs an install script, and none may run one.
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
/** @type {Record<Scope, string[]>} */
const installArgs = {
  product: ['ci', '--omit=dev', ...quiet],
  // Explicit, because npm skips development dependencies under NODE_ENV=production.
  everything: ['ci', '--include=dev', ...quiet],
}
/** Adds packages without deleting others, so that a running server keeps the files it may still load. */
const addTools = ['install', '--include=dev', '--no-save', ...quiet]

/**
 * @param {string[]} args
 * @param {import('./lock.mjs').RecordProgram} recordProgram
 */
async function install(args, recordProgram) {
  const options = { env: withWritableCache(process.env), onStart: recordProgram }
  // The lock file has no addresses, so npm would ask the registry about each package, even about one in its cache.
  let { code, output } = await runNpm([...args, '--prefer-offline'], options)
  // A second attempt, in case a connection failed or the cache was too old.
  if (code !== 0) ({ code, output } = await runNpm(args, options))
  if (code !== 0) throw new Error(`Installing the packages did not work. npm said:\n${tail(output)}`)
  writeFileSync(stampPath, machine)
}

/**
 * A user without a home folder (as in some containers) gets a folder for npm's cache.
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
