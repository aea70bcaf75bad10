import { root } from '../steps/root.mjs'
import { run } from '../steps/run.mjs'

const feature = (/** @type {string} */ name) => `server/src/features/${name}`
/** API tests that together send requests to most features. */
const broadTests = [
  'server/test/security/attacks/access-matrix.test.ts',
  'server/test/security/error-shape.test.ts',
  feature('accounts/accounts.test.ts'),
  feature('attention/attention.test.ts'),
  feature('components/updates.test.ts'),
  feature('plan/one-answer.test.ts'),
  feature('properties/create-properties.test.ts'),
  feature('records/import/import-fields.test.ts'),
  feature('tenants/tenants.test.ts'),
]
/** The API tests for changes of code that features share. They are a selection, because all of them take minutes. */
const sharedPaths = [
  { path: /^contract\/src\/[^/]+\.ts$|^server\/src\/[^/]+\.ts$|^server\/test\/harness\//, tests: broadTests },
  {
    path: /^lifecycle\/src\//,
    tests: [feature('attention/'), feature('components/'), feature('plan/one-answer.test.ts')],
  },
  {
    path: /^server\/migrations\//,
    tests: [
      'server/test/durability/data-version.test.ts',
      'server/test/durability/migrations.test.ts',
      'server/test/security/row-level-security.test.ts',
      feature('records/every-table.test.ts'),
      ...broadTests,
    ],
  },
]

/**
 * Returns the arguments of the Vitest runs that test a change during development. Vitest selects unit tests by
 * their imports. Every API test imports the whole server, so API tests are selected by the path of the change, on
 * PostgreSQL only: a change in a feature selects the API tests of that feature, and a change of shared code selects the
 * tests in `sharedPaths`.
 * @param {readonly string[]} paths the changed files, relative to the root
 * @param {string} commit
 * @returns {string[][]}
 */
export function listRunsFor(paths, commit) {
  const unitProjects = ['contract', 'lifecycle', 'scripts', 'web', 'server-unit']
  const units = [...unitProjects.flatMap((name) => ['--project', name]), `--changed=${commit}`]
  const apiTests = new Set(paths.flatMap(apiTestsFor))
  if (apiTests.size === 0) return [units]
  return [units, ['--project', 'api-postgres', ...apiTests]]
}

/**
 * Returns true if a changed file can affect API tests that are not selected.
 * @param {readonly string[]} paths
 */
export const isSharedByFeatures = (paths) =>
  paths.some((path) => path.startsWith('server/src/platform/') || sharedTestsFor(path).length > 0)

/** @param {string} path */
const sharedTestsFor = (path) => sharedPaths.flatMap((shared) => (shared.path.test(path) ? shared.tests : []))

/**
 * @param {string} path
 * @returns {readonly string[]}
 */
function apiTestsFor(path) {
  if (/^server\/(?:src|test)\/.*(?<!\.unit)\.test\.ts$/.test(path)) return [path]
  const changed = /^(?:contract|server)\/src\/features\/([a-z]+)/.exec(path)?.[1]
  if (changed) return [feature(`${changed}/`)]
  if (path.startsWith('server/src/platform/')) return ['server/src/platform/', ...broadTests]
  return sharedTestsFor(path)
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
