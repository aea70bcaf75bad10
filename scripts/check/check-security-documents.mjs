// Checks the documents about security: every path in them must exist. In docs/asvs.md each requirement must have one
// row, and the sentence with the totals must be correct.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/root.mjs'
import { countRequirements, pathsIn } from './security-documents.mjs'

const documents = ['SECURITY.md', 'docs/threat-model.md', 'docs/asvs.md', 'docs/dependencies.md']
/** The number of requirements of levels 1 and 2 in OWASP ASVS 5.0.0. */
const expectedCount = 253

/** @type {string[]} */
const faults = []
let pathCount = 0
for (const document of documents)
  for (const path of pathsIn(readFileSync(join(root, document), 'utf8'))) {
    pathCount += 1
    if (!existsSync(join(root, path))) faults.push(`${document} names ${path}, which is not there`)
  }
const asvs = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const { met, notMet, notApplicable, ids } = countRequirements(asvs)
if (new Set(ids).size !== expectedCount || ids.length !== expectedCount)
  faults.push(
    `docs/asvs.md has ${ids.length} requirements, ${new Set(ids).size} of them different, of ${expectedCount}`,
  )
const sentence = `${met} are met, ${notMet} are not met, ${notApplicable} do not apply`
if (!asvs.includes(sentence)) faults.push(`docs/asvs.md must say: ${sentence}`)
for (const fault of faults) console.error(fault)
console.log(`${pathCount} paths, ${ids.length} requirements, ${faults.length} faults`)
process.exitCode = pathCount === 0 || faults.length > 0 ? 1 : 0
