// Holds the supply chain: licences, hashes and hosts of what is installed, and a reason for each direct dependency.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/root.mjs'
import { findLockFaults, findReasonFaults, readReasons } from './dependencies.mjs'

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8')

const { faults, packageCount } = findLockFaults(JSON.parse(read('package-lock.json')))
const rooms = ['contract', 'lifecycle', 'server', 'web']
const manifests = Object.fromEntries([
  ['tools', JSON.parse(read('package.json'))],
  ...rooms.map((room) => [room, JSON.parse(read(`${room}/package.json`))]),
])
faults.push(...findReasonFaults(manifests, readReasons(read('docs/dependencies.md'))))
for (const fault of faults) console.error(fault)
console.log(`${packageCount} packages, ${faults.length} faults`)
process.exitCode = packageCount === 0 || faults.length > 0 ? 1 : 0
