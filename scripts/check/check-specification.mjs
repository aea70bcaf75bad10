// Checks that each row of docs/specification and docs/promises.md has a test: a comment above the test must name the
// row's id.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/root.mjs'
import { findFaults, readMentions, readRequirements } from './specification.mjs'

const folder = 'docs/specification'
const documents = [
  ...readdirSync(join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}`),
  'docs/promises.md',
]

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8')
/** @param {string} path */
const isFile = (path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile()

const requirements = documents.flatMap((document) => readRequirements(document, read(document)))
const mentions = listTestFiles().flatMap((path) => readMentions(path, read(path)))
const faults = findFaults(requirements, mentions, isFile)
for (const fault of faults) console.error(fault)
console.log(`${requirements.length} rows, ${mentions.length} tests with ids, ${faults.length} faults`)
process.exitCode = requirements.length === 0 || faults.length > 0 ? 1 : 0

/**
 * Lists the files that Vitest and Playwright run: *.test.ts, *.test.tsx and the journeys. Omits the test of
 * this check, because it contains example ids.
 */
function listTestFiles() {
  const args = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
    '*.spec.ts',
  ]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => isFile(path))
    .filter((path) => !path.endsWith('.spec.ts') || path.startsWith('web/journeys/'))
    .filter((path) => path !== 'scripts/check/specification.test.ts')
}
