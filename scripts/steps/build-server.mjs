// Builds the server and the rooms (npm workspaces) that it imports, for tests that start the server as a process.
import { ensureBuilt } from './build.mjs'

await ensureBuilt(['contract', 'lifecycle', 'server'])
