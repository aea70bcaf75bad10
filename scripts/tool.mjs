// npm run bench, npm run calibrate, npm run stripe:check and others: runs a tool of server/bench from its sources.
import './steps/refuse-old-node.mjs'
import { join } from 'node:path'
import { ensureInstalled } from './steps/install.mjs'
import { root } from './steps/root.mjs'
import { run } from './steps/run.mjs'

const [name, ...toolArgs] = process.argv.slice(2)
await ensureInstalled('everything')
const options = ['--conditions=@home-pulse/source', '--import', 'tsx']
const file = join(root, `server/bench/${name}.ts`)
const { code } = await run(process.execPath, [...options, file, ...toolArgs], { isShown: true })
process.exitCode = code
