// npm run bench, calibrate, stripe:check, ...: runs a tool of server/bench from its sources, with the arguments given to it.
import './steps/refuse-old-node.mjs'
import { join } from 'node:path'
import { ensureInstalled } from './steps/install.mjs'
import { root } from './steps/root.mjs'
import { packageProgram, run } from './steps/run.mjs'

const [name, ...toolArgs] = process.argv.slice(2)
await ensureInstalled('everything')
const args = ['--conditions=@home-pulse/source', packageProgram('tsx/dist/cli.mjs')]
const { code } = await run(process.execPath, [...args, join(root, `server/bench/${name}.ts`), ...toolArgs], {
  cwd: process.cwd(),
  isShown: true,
})
process.exitCode = code
