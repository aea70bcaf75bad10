// Checks the rules of ARCHITECTURE.md that no linter can check. ls-lint checks the names of files and folders.
import { fileURLToPath } from 'node:url'
import { structureRules } from './rules.mjs'
import { readTree } from './tree.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = readTree(root)
const faults = structureRules.flatMap((rule) =>
  rule.check(files).map((fault) => ({ rule: rule.name, ...fault })),
)

for (const { rule, path, line, message } of faults) {
  console.error(`${path}${line ? `:${line}` : ''}  ${message} [${rule}]`)
}
if (files.length === 0) console.error('The structure check saw no file.')
else console.log(`${files.length} files, ${structureRules.length} rules, ${faults.length} faults`)
process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0
