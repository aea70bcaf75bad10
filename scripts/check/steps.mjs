import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { cacheFolder, root } from '../steps/root.mjs'
import { packageProgram } from '../steps/run.mjs'

/** @typedef {{ name: string, args: string[] }} CheckStep a title, and the arguments of `node` that run the check */

const typedFolders = ['contract', 'lifecycle', 'server', 'web', 'scripts']

/**
 * Lists the checks. The slow ones come first, so that none of them still runs alone at the end.
 * @returns {CheckStep[]}
 */
export function listCheckSteps() {
  return [
    ...typedFolders.flatMap(listTypeSteps).reverse(),
    {
      name: 'format and lint',
      args: [packageProgram('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--colors=off', '.'],
    },
    { name: 'import arrows', args: [join(root, 'scripts/check/check-imports.mjs')] },
    { name: 'dead code', args: [packageProgram('knip/bin/knip.js')] },
    { name: 'specification', args: [join(root, 'scripts/check/check-specification.mjs')] },
    { name: 'documents', args: [join(root, 'scripts/check/check-documents.mjs')] },
    { name: 'dependencies', args: [join(root, 'scripts/check/check-dependencies.mjs')] },
    { name: 'security documents', args: [join(root, 'scripts/check/check-security-documents.mjs')] },
    { name: 'names of files', args: [packageProgram('@ls-lint/ls-lint/bin/cli.js')] },
    { name: 'structure', args: [join(root, 'scripts/structure/check-structure.mjs')] },
  ]
}

/**
 * Lists a type check for each tsconfig of a folder.
 * @param {string} folder
 * @returns {CheckStep[]}
 */
function listTypeSteps(folder) {
  return readdirSync(join(root, folder))
    .filter((name) => /^tsconfig(\.\w+)?\.json$/.test(name))
    .map((name) => {
      const project = join(folder, name)
      const title = basename(name, '.json').replace(/^tsconfig\.?/, '')
      const buildInfo = join(
        cacheFolder,
        'types',
        `${dirname(project)}.${basename(name, '.json')}.tsbuildinfo`,
      )
      const args = [
        '-p',
        project,
        '--pretty',
        'false',
        '--singleThreaded',
        '--incremental',
        '--tsBuildInfoFile',
        buildInfo,
      ]
      return {
        name: `types of ${folder}${title ? ` (${title})` : ''}`,
        args: [packageProgram('typescript-native/bin/tsc'), ...args],
      }
    })
}
