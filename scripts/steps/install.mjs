import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { runNpm } from './npm.mjs'
import { withProgress } from './progress.mjs'
import { readIfThere } from './read-if-there.mjs'
import { cacheFolder, root } from './root.mjs'
import { tail } from './run.mjs'

const stampPath = join(root, 'node_modules', '.installed-for')
const machine = `node ${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}`

/**
 * Names the packages that a command needs. `product` is enough to build and run the product. `everything` adds the
 * tools for tests and checks (the development dependencies), and takes 1.5 times as long to install.
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
    await withProgress(title, () => install(isAddition ? addToolsArgs : installArgs[scope], recordProgram))
  })
}

/** @param {Scope} scope */
function isInstalled(scope) {
  const stamp = readIfThere(stampPath)
  if (stamp !== undefined && stamp !== machine) return false
  return isEveryPackageInstalled(
    scope,
    readIfThere(join(root, 'package-lock.json')) ?? '{}',
    // npm writes this list at the end of an installation. If it exists, the installation was complete.
    readIfThere(join(root, 'node_modules', '.package-lock.json')),
  )
}

/**
 * Returns true if every package that the scope needs is installed in the version of the lock file.
 * @param {Scope} scope
 * @param {string} lockText the content of package-lock.json
 * @param {string | undefined} installedText the content of npm's own list of installed packages
 */
export function isEveryPackageInstalled(scope, lockText, installedText) {
  if (installedText === undefined) return false
  /**
   * @type {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean, dev?: boolean }> }}
   */
  const { packages: wanted } = JSON.parse(lockText)
  /** @type {{ packages: typeof wanted }} */
  const { packages: installed } = JSON.parse(installedText)
  // Optional packages are not required, because npm skips those for other platforms.
  return Object.entries(wanted)
    .filter(([path, { optional, dev }]) => path !== '' && !optional && !(dev && scope === 'product'))
    .every(([path, { version, integrity }]) => {
      const found = installed[path]
      return found && found.version === version && found.integrity === integrity
    })
}

// The product works without the install scripts of its packages, so npm does not run them.
const commonArgs = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
/** @type {Record<Scope, string[]>} */
const installArgs = {
  product: ['ci', '--omit=dev', ...commonArgs],
  // `--include=dev` is needed, because npm leaves out development dependencies if NODE_ENV is production.
  everything: ['ci', '--include=dev', ...commonArgs],
}
/**
 * The arguments of npm that add the development dependencies. With `npm ci`, npm would first delete all packages, and a
 * running server may still load files from them.
 */
const addToolsArgs = ['install', '--include=dev', '--no-save', ...commonArgs]

/**
 * Installs from npm's cache if it contains every package, and otherwise from the registry.
 * @param {string[]} args
 * @param {import('./lock.mjs').RecordProgram} recordProgram
 */
async function install(args, recordProgram) {
  const options = { env: withWritableCache(process.env), onStart: recordProgram }
  let { code, output } = await installFromCache(args, options)
  // `--prefer-offline` makes npm use its cache. The lock file has no URLs, so npm would otherwise ask the registry
  // about each package.
  if (code !== 0) ({ code, output } = await runNpm([...args, '--prefer-offline'], options))
  // The last attempt has no --prefer-offline, because the cache may be out of date, or a connection may have failed.
  if (code !== 0) ({ code, output } = await runNpm(args, options))
  if (code !== 0) throw new Error(`Installing the packages did not work. npm said:\n${tail(output)}`)
  writeFileSync(stampPath, machine)
}

/** If this file exists, npm reads it instead of package-lock.json. It exists only during an installation. */
const shrinkwrapPath = join(root, 'npm-shrinkwrap.json')

/**
 * Installs without the registry. Fails within seconds if the cache lacks a package.
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, onStart: (pid: number) => void }} options
 */
async function installFromCache(args, options) {
  const removeShrinkwrap = () => rmSync(shrinkwrapPath, { force: true })
  // An installation that was killed may have left this file behind.
  removeShrinkwrap()
  if (!existsSync(join(npmCache(options.env), '_cacache'))) return { code: 1, output: 'npm has no cache.' }
  process.once('exit', removeShrinkwrap)
  try {
    writeFileSync(shrinkwrapPath, addAddresses(readIfThere(join(root, 'package-lock.json')) ?? '{}'))
    return await runNpm([...args, '--offline'], options)
  } finally {
    removeShrinkwrap()
    process.off('exit', removeShrinkwrap)
  }
}

/**
 * Adds a URL to each package of a lock file. With a URL, npm finds a package in its cache by its hash. Without one, it
 * first reads the list of all versions, which takes almost half of the processor time of an installation. The URLs are
 * invented and never requested, because npm runs with --offline.
 * @param {string} lockText
 */
export function addAddresses(lockText) {
  // npm writes its lock files in this form.
  /** @type {{ packages: Record<string, { version?: string, integrity?: string, resolved?: string }> }} */
  const lock = JSON.parse(lockText)
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1)
    if (entry.integrity) entry.resolved ??= `https://npm.invalid/${name}/${entry.version}.tgz`
  }
  return JSON.stringify(lock)
}

/** @param {NodeJS.ProcessEnv} env */
const npmCache = (env) => env.npm_config_cache ?? join(homedir(), '.npm')

/**
 * Sets a temporary folder as npm's cache if the user has no home folder, as in some containers.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
function withWritableCache(env) {
  const cache = npmCache(env)
  try {
    mkdirSync(cache, { recursive: true })
    accessSync(cache, constants.W_OK)
    return env
  } catch {
    return { ...env, npm_config_cache: join(cacheFolder, 'npm') }
  }
}
