import { root } from '../steps/root.mjs'
import { run } from '../steps/run.mjs'

/**
 * Returns the arguments of the Vitest runs that test a change during development. Vitest selects unit tests by
 * their imports. Every API test imports the whole server, so API tests are selected by their folder: a change in
 * a feature selects the API tests of that feature, on PostgreSQL only.
 * @param {readonly string[]} paths the changed files, relative to the root
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
 * Lists the files that differ from a commit, including new files.
 * @param {string} commit
 * @returns {Promise<string[]>}
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
