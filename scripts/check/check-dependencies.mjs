// Checks the packages in the lock file: each has an allowed license, a hash and a known host, and is in the list of
// reviewed packages. Checks that the documents give a reason for each direct dependency. With `--accept` it first
// rewrites the reviewed list from the lock file.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/root.mjs'
import { findLockFaults, findReasonFaults, readReasons } from './dependencies.mjs'
import { findUnreviewed, writeReviewed } from './reviewed-packages.mjs'

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8')

const packageList = 'docs/packages.txt'
const lock = JSON.parse(read('package-lock.json'))
if (process.argv.includes('--accept')) writeFileSync(join(root, packageList), writeReviewed(lock))

const { faults, packageCount } = findLockFaults(lock)
faults.push(...findUnreviewed(lock, read(packageList)))
const rooms = ['contract', 'lifecycle', 'server', 'web']
const manifests = Object.fromEntries([
  ['tools', JSON.parse(read('package.json'))],
  ...rooms.map((room) => [room, JSON.parse(read(`${room}/package.json`))]),
])
faults.push(...findReasonFaults(manifests, readReasons(read('docs/dependencies.md'))))
for (const fault of faults) console.error(fault)
console.log(`${packageCount} packages, ${faults.length} faults`)
process.exitCode = packageCount === 0 || faults.length > 0 ? 1 : 0
