// Checks docs/specification: named files exist and contain the named tests.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/root.mjs'
import { findFaults, findMiscounts, readRequirements } from './specification.mjs'

const folder = 'docs/specification'
/** @type {Map<string, string | undefined>} */
const kept = new Map()

/** @param {string} path */
function readFile(path) {
  if (!kept.has(path)) {
    const file = join(root, path)
    const isFile = existsSync(file) && statSync(file).isFile()
    kept.set(path, isFile ? readFileSync(file, 'utf8') : undefined)
  }
  return kept.get(path)
}

const requirements = readdirSync(join(root, folder))
  .sort()
  .flatMap((name) => readRequirements(`${folder}/${name}`, readFile(`${folder}/${name}`) ?? ''))
// Also checks docs/promises.md, which names a test for each promise.
const promises = readRequirements('docs/promises.md', readFile('docs/promises.md') ?? '')
const faults = [
  ...findFaults([...requirements, ...promises], readFile),
  ...findMiscounts(readFile(`${folder}.md`) ?? '', requirements),
]
for (const fault of faults) console.error(fault)
console.log(`${requirements.length} requirements, ${promises.length} promises, ${faults.length} faults`)
process.exitCode = requirements.length === 0 || promises.length === 0 || faults.length > 0 ? 1 : 0
