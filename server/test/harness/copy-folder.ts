import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'

/**
 * Copies a folder to a path that does not exist yet. Uses the program `cp`, except on Windows: for the thousand files
 * of a database, Node's own functions need five times as much processor time.
 */
export function copyFolder(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true })
  else execFileSync('cp', ['-R', from, to])
}
