import { existsSync, readFileSync } from 'node:fs'

/**
 * Returns the text of a file, or undefined if the file does not exist.
 * @param {string} path
 */
export function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
