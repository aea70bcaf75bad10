// npm run doctor, npm run backup, npm run restore: installs packages, builds the rooms (npm workspaces) whose sources
// changed, then runs the command.
import { resolve } from 'node:path'
import './steps/refuse-old-node.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { root } from './steps/root.mjs'

const commands = ['doctor', 'backup', 'restore']
const [, , command = '', path] = process.argv
if (!commands.includes(command)) throw new Error(`Unknown command. Use one of ${commands.join(', ')}.`)

try {
  await ensureInstalled('product')
  await ensureBuilt()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}

// npm changes to the repository's root. A path on the command line is relative to the folder in which the user called
// npm (INIT_CWD).
if (path) process.argv[2] = resolve(process.env.INIT_CWD ?? process.cwd(), path)
else process.argv.length = 2
process.chdir(root)
await import(`../server/dist/operations/${command}-command.js`)
