import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import configuration from '../../.dependency-cruiser.mjs'

/**
 * Finds the imports that .dependency-cruiser.mjs forbids.
 * @param {string} root
 * @param {string[]} folders the folders to read, relative to the root
 */
export async function findForbiddenImports(root, folders) {
  const { forbidden, options } = configuration
  const present = folders.filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(present, {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: root,
  })
  if (typeof output === 'string') throw new Error(output)
  const faults = output.summary.violations.map(({ from, to, rule }) => ({
    from,
    to,
    rule: rule.name,
    message: forbidden.find(({ name }) => name === rule.name)?.comment ?? '',
  }))
  const sources = output.modules.map(({ source }) => source)
  return {
    faults,
    moduleCount: sources.filter((source) => !source.includes('node_modules/')).length,
    foldersWithoutModules: folders.filter(
      (folder) => !sources.some((source) => source.startsWith(`${folder}/`)),
    ),
  }
}
