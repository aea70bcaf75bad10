import { posix } from 'node:path'
import { withoutComments } from '../source-text.mjs'
import { isSource, isTest } from '../tree.mjs'

const featurePath = /^(\w+)\/src\/features\/([^/.]+)/

/**
 * Maps each feature of a room to the features that it imports from.
 * @param {import('../tree.mjs').SourceFile[]} files
 * @param {string} room
 */
function collectImports(files, room) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map()
  for (const { path, text } of files.filter((file) => isSource(file.path) && !isTest(file.path))) {
    const [, ownRoom, feature] = featurePath.exec(path) ?? []
    if (ownRoom !== room || !feature) continue
    for (const [, imported = ''] of withoutComments(text).matchAll(
      /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)/g,
    )) {
      const [, , target] = featurePath.exec(posix.join(posix.dirname(path), imported)) ?? []
      if (target && target !== feature) imports.set(feature, (imports.get(feature) ?? new Set()).add(target))
    }
  }
  return imports
}

/**
 * Finds features that import each other in a cycle.
 * @param {Map<string, Set<string>>} imports
 * @returns {string[] | undefined} the features of the cycle, with the first one repeated at the end
 */
function findCycle(imports) {
  const done = new Set()
  /** @type {(feature: string, path: string[]) => string[] | undefined} */
  const walk = (feature, path) => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature]
    if (done.has(feature)) return undefined
    for (const next of imports.get(feature) ?? []) {
      const cycle = walk(next, [...path, feature])
      if (cycle) return cycle
    }
    done.add(feature)
    return undefined
  }
  return [...imports.keys()].map((feature) => walk(feature, [])).find((cycle) => cycle !== undefined)
}

/** @type {import('../tree.mjs').Rule} */
const acyclicFeatures = {
  name: 'acyclic-features',
  check: (files) =>
    ['server', 'web'].flatMap((room) => {
      const cycle = findCycle(collectImports(files, room))
      if (!cycle) return []
      const message = `These features import each other: ${cycle.join(' -> ')}. Move shared code to the feature that the others import, or to ${room}/src/platform.`
      return [{ path: `${room}/src/features/${cycle[0]}`, message }]
    }),
}

export const featureRules = [acyclicFeatures]
