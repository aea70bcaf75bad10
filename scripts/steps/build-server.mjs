// Builds the server and the rooms that it needs, for tests that start the server as a process.
import { ensureBuilt } from './build.mjs'

await ensureBuilt(['contract', 'lifecycle', 'server'])
