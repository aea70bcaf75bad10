import { root } from '../steps/root.mjs'
import { run } from '../steps/run.mjs'

/**
 * Returns the arguments of the Vitest runs that a change needs in the inner loop. Unit tests are found by their imports.
 * Every API test imports the whole server, so those are found by their folder instead: a change in a feature runs the API
 * tests of that feature, on PostgreSQL only.
 * @param {readonly string[]} paths the changed files, from the root
 * @param {string} commit
 * @returns {string[][]}
 */
export function listRunsFor(paths, commit) {
  const unitProjects = ['contract', 'lifecycle', 'scripts', 'web', 'server-unit']
  const units = [...unitProjects.flatMap((name) => ['--project', name]), `--changed=${commit}`]
  const folders = new Set(paths.flatMap((path) => apiTestFolder(path) ?? []))
  if (folders.size === 0) return [units]
  return [units, ['--project', 'api-postgres', ...folders]]
}

/** @param {string} path */
function apiTestFolder(path) {
  const feature = /^(?:contract|server)\/src\/features\/([a-z]+)/.exec(path)?.[1]
  if (feature) return [`server/src/features/${feature}/`]
  if (path.startsWith('server/src/platform/')) return ['server/src/platform/']
  return /^server\/test\/.*\.test\.ts$/.test(path) ? [path] : undefined
}

/**
 * @param {string} commit
 * @returns {Promise<string[]>} the files that differ from the commit, new ones included
 */
export async function listChangedPaths(commit) {
  const outputs = await Promise.all([
    run('git', ['diff', '--name-only', commit], { cwd: root }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { cwd: root }),
  ])
  const failed = outputs.find(({ code }) => code !== 0)
  if (failed) throw new Error(failed.output)
  return outputs.flatMap(({ output }) => output.split('\n')).filter((path) => path !== '')
}
