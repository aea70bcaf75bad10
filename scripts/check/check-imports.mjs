// Fails if the code has an import that .dependency-cruiser.mjs forbids. Also fails if no modules are found in a folder:
// dependency-cruiser finds none, and reports no error, if it does not support the TypeScript compiler.
import { fileURLToPath } from 'node:url'
import { findForbiddenImports } from './forbidden-imports.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { faults, moduleCount, foldersWithoutModules } = await findForbiddenImports(root, [
  'contract',
  'lifecycle',
  'server',
  'web',
  'scripts',
])

for (const { from, to, rule, message } of faults) console.error(`${from} -> ${to}  ${message} [${rule}]`)
for (const folder of foldersWithoutModules) console.error(`The import check saw no module in ${folder}.`)
console.log(`${moduleCount} modules, ${faults.length} forbidden imports`)
process.exitCode = faults.length + foldersWithoutModules.length > 0 ? 1 : 0
