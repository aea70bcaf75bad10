// Checks the allowed imports of .dependency-cruiser.mjs. A run that finds no modules fails: with an
// unsupported TypeScript compiler the tool finds none and would pass.
import { fileURLToPath } from 'node:url'
import { findForbiddenImports } from './forbidden-imports.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { faults, moduleCount, unseenFolders } = await findForbiddenImports(root, [
  'contract',
  'lifecycle',
  'server',
  'web',
  'scripts',
])

for (const { from, to, rule, message } of faults) console.error(`${from} -> ${to}  ${message} [${rule}]`)
for (const folder of unseenFolders) console.error(`The import check saw no module in ${folder}.`)
console.log(`${moduleCount} modules, ${faults.length} forbidden imports`)
process.exitCode = faults.length + unseenFolders.length > 0 ? 1 : 0
