import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Holds what the commands keep between runs; may be deleted at any time. */
export const cacheFolder = join(root, '.cache')
