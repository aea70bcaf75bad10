import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'

/** Returns true if the current account can mount a file system in a private mount namespace. */
export function canMount(): boolean {
  try {
    execFileSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
