import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The file to which the build writes a hash of the sources: of the server, the API contract and the forecast engine.
 */
const buildStamp = join(import.meta.dirname, '../../.built-from')

const folderOf = (module: string) => dirname(fileURLToPath(import.meta.resolve(module)))

let knownBuildId: string | undefined

/**
 * Returns a hash of the code that determines responses. All servers of one build return the same hash, and a changed
 * build returns another one. Computed only once, because the code of a running process does not change.
 */
export function readBuildId(): string {
  knownBuildId ??= hashCode()
  return knownBuildId
}

function hashCode(): string {
  const hash = createHash('sha256')
  if (existsSync(buildStamp)) return hash.update(readFileSync(buildStamp)).digest('base64url').slice(0, 16)
  // A server that runs from its sources has no file `.built-from`, so the sources are hashed here.
  const rooms = [
    join(import.meta.dirname, '../..'),
    folderOf('@home-pulse/contract/routes'),
    folderOf('@home-pulse/lifecycle/survival/forecast'),
  ]
  for (const room of rooms)
    for (const name of readdirSync(room, { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.d)\.(?:[jt]s|bin)$/.test(name) && !name.includes('.test.'))
        hash.update(name).update(readFileSync(join(room, name)))
  return hash.digest('base64url').slice(0, 16)
}
