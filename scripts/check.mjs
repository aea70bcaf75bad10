// npm run check: checks types, format, lint, allowed imports, documents, dependencies, dead code and
// structure.
import './steps/refuse-old-node.mjs'
import { runChecks } from './check/run-checks.mjs'
import { ensureInstalled } from './steps/install.mjs'

await ensureInstalled('everything')
const results = await runChecks()
const failed = results.filter(({ hasPassed }) => !hasPassed)
if (failed.length > 0) console.log(`Failed checks: ${failed.map(({ name }) => name).join(', ')}.`)
process.exitCode = failed.length > 0 ? 1 : 0
