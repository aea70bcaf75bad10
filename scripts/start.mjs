// npm start: installs packages, builds the rooms (npm workspaces) whose sources changed, then runs the server.
import './steps/refuse-old-node.mjs'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { cacheFolder, root } from './steps/root.mjs'
import { run } from './steps/run.mjs'

try {
  await ensureInstalled('product')
  if (existsSync(join(root, 'web/dist'))) await ensureBuilt()
  else await buildFirstTime()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// Caches compiled modules, so that the next start is faster. Node 20 has no such function. The cast is needed, because
// Node's types lack it.
const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (module)
enableCompileCache?.(join(cacheFolder, 'compiled'))
process.chdir(root)
// The server runs in this process. So signals, the terminal and the exit code need not be passed on.
const server = '../server/dist/main.js'
await import(server)

/** Builds all rooms. While the web app is built, also creates the embedded database, because both take seconds. */
async function buildFirstTime() {
  await ensureBuilt(['contract', 'lifecycle', 'server'])
  // A failure of this program is ignored: the server then fails in the same way, and prints the reason.
  const creation = run(process.execPath, [join(root, 'server/dist/operations/create-database-command.js')])
  try {
    await ensureBuilt()
  } finally {
    await creation
  }
}
