// Builds the server and what it needs, for tests that start it as a process.
import { ensureBuilt } from './build.mjs'

await ensureBuilt(['contract', 'lifecycle', 'server'])
