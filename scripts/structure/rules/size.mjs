import { isSource, isTest } from '../tree.mjs'

const maxFileLines = 300
const maxModules = 20
const maxArchitectureLines = 100

/** @param {string} text */
function countLines(text) {
  return text.replace(/\n$/, '').split('\n').length
}

/** @type {import('../tree.mjs').Rule} */
const shortFiles = {
  name: 'short-files',
  check: (files) =>
    files
      .filter(({ path }) => /\.(c?js|mjs|tsx?|css|sql)$/.test(path))
      .map(({ path, text }) => ({ path, lines: countLines(text) }))
      .filter(({ lines }) => lines > maxFileLines)
      .map(({ path, lines }) => ({
        path,
        message: `has ${lines} lines, and at most ${maxFileLines} are allowed: split it by subject.`,
      })),
}

/** @type {import('../tree.mjs').Rule} */
const shortArchitecture = {
  name: 'short-architecture',
  check: (files) =>
    files
      .filter(({ path, text }) => path === 'ARCHITECTURE.md' && countLines(text) > maxArchitectureLines)
      .map(({ path }) => ({
        path,
        message: `At most ${maxArchitectureLines} lines: details belong in docs.`,
      })),
}

/** @type {import('../tree.mjs').Rule} */
const smallFolders = {
  name: 'small-folders',
  check: (files) => {
    /** @type {Map<string, number>} */
    const counts = new Map()
    for (const { path } of files) {
      if (!isSource(path) || isTest(path)) continue
      const folder = path.slice(0, path.lastIndexOf('/'))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    return [...counts]
      .filter(([, count]) => count > maxModules)
      .map(([path, count]) => ({
        path,
        message: `has ${count} modules, and at most ${maxModules} are allowed: move a subject into its own folder.`,
      }))
  },
}

export const sizeRules = [shortFiles, smallFolders, shortArchitecture]
