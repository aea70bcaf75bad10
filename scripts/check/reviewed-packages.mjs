// Compares the packages of the lock file with docs/packages.txt, the list of reviewed packages.

import { readLicence } from './dependencies.mjs'

/** @typedef {import('./dependencies.mjs').Lock} Lock */

/** The command that rewrites docs/packages.txt. The error message of the check names it. */
export const acceptCommand = 'node scripts/check/check-dependencies.mjs --accept'

const heading = `# Every package that \`npm start\` installs, direct or not: name, version, licence. Written by
# \`${acceptCommand}\` after a review of the differences.
`

/**
 * Lists the packages that the product needs to run, without development tools.
 * @param {Lock} lock
 * @returns {string[]} `name version licence` for each package, sorted
 */
function listProductionPackages({ packages }) {
  const lines = Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .map(([path, entry]) => {
      const { name, licence } = readLicence(path, entry)
      return `${name} ${entry.version} ${licence}`
    })
  return [...new Set(lines)].sort()
}

/** @param {Lock} lock */
export const writeReviewed = (lock) => `${heading}${listProductionPackages(lock).join('\n')}\n`

/**
 * Describes how the packages in the lock file differ from the reviewed list.
 * @param {Lock} lock
 * @param {string} reviewed the text of docs/packages.txt
 * @returns {string[]}
 */
export function findUnreviewed(lock, reviewed) {
  const now = listProductionPackages(lock)
  const before = reviewed.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const added = now.filter((line) => !before.includes(line))
  const removed = before.filter((line) => !now.includes(line))
  const faults = []
  for (const name of new Set([...added, ...removed].map(nameIn))) {
    const from = removed.filter((line) => nameIn(line) === name).map(versionAndLicenceIn)
    const to = added.filter((line) => nameIn(line) === name).map(versionAndLicenceIn)
    if (from.length === 0) faults.push(`${name} ${to.join(' and ')} was added`)
    else if (to.length === 0) faults.push(`${name} ${from.join(' and ')} was removed`)
    else faults.push(`${name} changed from ${from.join(' and ')} to ${to.join(' and ')}`)
  }
  if (faults.length > 0) faults.push(`docs/packages.txt differs: review the packages, then ${acceptCommand}`)
  return faults
}

/** @param {string} line */
const nameIn = (line) => line.slice(0, line.indexOf(' '))
/** @param {string} line */
const versionAndLicenceIn = (line) => line.slice(line.indexOf(' ') + 1)
