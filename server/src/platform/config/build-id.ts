import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folderOf = (module: string) => dirname(fileURLToPath(import.meta.resolve(module)))

/** A hash of the code that decides responses. Replicas of one build have the same, and a new build has a new one. */
export function readBuildId(): string {
  const rooms = [
    join(import.meta.dirname, '../..'),
    folderOf('@home-pulse/contract/routes'),
    folderOf('@home-pulse/lifecycle/survival/forecast'),
  ]
  const hash = createHash('sha256')
  for (const room of rooms)
    for (const name of readdirSync(room, { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.d)\.[jt]s$/.test(name) && !name.includes('.test.'))
        hash.update(name).update(readFileSync(join(room, name)))
  return hash.digest('base64url').slice(0, 16)
}
