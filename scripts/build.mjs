// npm run build: installs packages, and builds the rooms (npm workspaces) whose sources changed.
import './steps/refuse-old-node.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'

try {
  await ensureInstalled('product')
  await ensureBuilt()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
