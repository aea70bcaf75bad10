// npm start: installs packages, builds what changed, then runs the server.
import './steps/refuse-old-node.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { root } from './steps/root.mjs'

try {
  await ensureInstalled('product')
  await ensureBuilt()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

process.chdir(root)
// In this process, so that signals, the terminal and the exit code are the server's own.
const server = '../server/dist/main.js'
await import(server)
