import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const skippedFolders = new Set(['bench', 'dist', 'journeys', 'migrations', 'node_modules', 'test'])

/**
 * Hashes the content of all files that a build reads. Ignores their times, because git changes these when it checks out
 * another commit.
 * @param {string} root
 * @param {string[]} paths files and folders, relative to the root; tests in the folders are ignored
 * @returns {string}
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((given) => listFiles(root, given))) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Hashes the sizes and times of the files that `fingerprint` reads, which is much faster. If this hash is unchanged,
 * the content is unchanged too: no program can set the time at which a file was last changed (`ctime`).
 * @param {string} root
 * @param {string[]} paths
 * @returns {string}
 */
export function hashFileTimes(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((given) => listFiles(root, given))) {
    const { size, ino, mtimeMs, ctimeMs } = statSync(join(root, path))
    hash.update(`${path}\0${size}\0${ino}\0${mtimeMs}\0${ctimeMs}\0`)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(root, path) {
  let entries
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path]
    throw error
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || /\.(test\.tsx?|tsbuildinfo)$/.test(entry.name)) return []
      const child = `${path}/${entry.name}`
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : listFiles(root, child)
      return entry.isFile() ? [child] : []
    })
}
