import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ path: string, text: string }} SourceFile a path relative to the root, with `/` */
/** @typedef {{ path: string, line?: number, message: string }} Fault */
/** @typedef {{ name: string, check(files: SourceFile[]): Fault[] }} Rule */

const roomNames = ['contract', 'lifecycle', 'server', 'web']

const readFolders = [...roomNames, 'scripts', 'docs']
const readRootFiles = ['ARCHITECTURE.md', 'package-lock.json', 'playwright.config.ts', 'vitest.config.ts']
const ignoredFolders = new Set(['node_modules', 'dist', 'data', 'test-results'])
const textual = /\.(c?js|mjs|tsx?|css|html|json|md|sql)$/

/**
 * Reads the files that the rules check: the rooms, the scripts, the documents and a few root files.
 * @param {string} root
 * @returns {SourceFile[]}
 */
export function readTree(root) {
  const rootEntries = readdirSync(root)
  const paths = [
    ...readRootFiles.filter((name) => rootEntries.includes(name)),
    ...readFolders.filter((name) => rootEntries.includes(name)).flatMap((name) => listFiles(root, name)),
  ]
  return paths.map((path) => ({
    path,
    text: textual.test(path) ? readFileSync(join(root, path), 'utf8') : '',
  }))
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith('.') || entry.name.endsWith('.tsbuildinfo')) return []
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : listFiles(root, path)
    return entry.isFile() ? [path] : []
  })
}

/** @param {string} path */
export function isSource(path) {
  return /\.(c?js|mjs|tsx?)$/.test(path)
}

/** @param {string} path */
export function isTest(path) {
  return /\.(test|spec)\.tsx?$/.test(path) || /^(server\/test|web\/(test|journeys))\//.test(path)
}

/** @param {string} path */
export function isInRoom(path) {
  return roomNames.some((room) => path.startsWith(`${room}/`))
}
