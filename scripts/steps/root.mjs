import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The folder of caches that the commands keep between runs. It can be deleted at any time. */
export const cacheFolder = join(root, '.cache')
