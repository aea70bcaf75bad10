// Checks of the security documents: named paths exist and counts are correct.

/**
 * @param {string} markdown
 * @returns {string[]} every path of a file or a folder that it names
 */
export const pathsIn = (markdown) =>
  [...markdown.matchAll(/`((?:[\w.@-]+\/)+[\w.@-]+|[A-Z]+\.md)`/g)]
    .map(([, path = '']) => path)
    // Packages and URLs are also written as code.
    .filter((path) => /^(contract|lifecycle|server|web|docs|scripts)\/|\.md$/.test(path))

const states = /** @type {const} */ ({ met: 'met', '**not met**': 'notMet', 'none here': 'none' })

/**
 * @param {string} markdown a table of requirements of ASVS
 * @returns {{ met: number, notMet: number, none: number, ids: string[] }}
 */
export function countRequirements(markdown) {
  const counts = { met: 0, notMet: 0, none: 0 }
  /** @type {string[]} */
  const ids = []
  for (const [, section = '', first = '', last = first, state = ''] of markdown.matchAll(
    /^\| (V\d+\.\d+)\.(\d+)(?: to V\d+\.\d+\.(\d+))? \|[^|]*\| ([^|]+) \|/gm,
  )) {
    const kind = Object.entries(states).find(([words]) => words === state)?.[1]
    if (!kind) throw new Error(`${section}.${first} is ${state}, which is no state.`)
    for (let number = Number(first); number <= Number(last); number += 1) {
      ids.push(`${section}.${number}`)
      counts[kind] += 1
    }
  }
  return { ...counts, ids }
}
