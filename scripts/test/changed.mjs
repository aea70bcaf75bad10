import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/root.mjs'
import { run } from '../steps/run.mjs'

const feature = (/** @type {string} */ name) => `server/src/features/${name}`
/** A few API tests that together use most features of the API. */
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
/**
 * The API tests to run after a change of code that several features use. They are only a part of all API tests, which
 * take minutes.
 */
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

/** The Vitest projects with unit tests. Their tests use code in these folders. */
const unitProjects = [
  { name: 'contract', folders: ['contract', 'scripts'] },
  { name: 'lifecycle', folders: ['contract', 'lifecycle', 'scripts'] },
  { name: 'scripts', folders: ['contract', 'lifecycle', 'server', 'web', 'scripts'] },
  { name: 'web', folders: ['contract', 'web', 'scripts'] },
  { name: 'server-unit', folders: ['contract', 'lifecycle', 'server', 'scripts'] },
]
const rooms = new Set(unitProjects.flatMap(({ folders }) => folders))

/**
 * Returns the projects whose tests can depend on a changed file. Without this list, Vitest would load the tests of all
 * projects to find out, which takes several seconds.
 * @param {readonly string[]} paths
 */
function listProjectsFor(paths) {
  const changed = paths.map((path) => path.split('/', 1)[0] ?? '')
  const isOfAll = changed.some((folder) => !rooms.has(folder))
  return unitProjects.filter(({ folders }) => isOfAll || changed.some((folder) => folders.includes(folder)))
}

const webFeature = /^web\/src\/features\/([a-z]+)\//
/** Matches an import that only tests of the whole web app have. Such a test imports every module of `web/src`. */
const appImport = /\/test\/app\.tsx'/

const opensApp = (/** @type {string} */ path) => appImport.test(readFileSync(join(root, path), 'utf8'))

/**
 * Lists the tests that need not run after this change: tests of the whole web app that belong to an unchanged feature.
 * They would take most of the time. Returns an empty list if code of the web app outside its features, or code of the
 * contract, was changed.
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
function listSkippedAppTests(paths) {
  const relevant = paths.filter((path) => /^(?:contract|web)\//.test(path))
  if (relevant.length === 0 || !relevant.every((path) => webFeature.test(path))) return []
  const changed = new Set(relevant.map((path) => webFeature.exec(path)?.[1]))
  return readdirSync(join(root, 'web/src/features'), { encoding: 'utf8', recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `web/src/features/${name}`)
    .filter((path) => !changed.has(webFeature.exec(path)?.[1]) && opensApp(path))
}

/**
 * Returns the arguments of the Vitest runs that test a change during development. Vitest finds the unit tests by their
 * imports. The tests in `listSkippedAppTests` are left out. API tests import the whole server, so they are found by the
 * path of the change. A change in a feature runs the tests of that feature, and a change of shared code runs the tests
 * in `sharedPaths`. API tests run on PostgreSQL, except those that need the embedded database.
 * @param {readonly string[]} paths the changed files, relative to the root
 * @param {string} commit
 * @returns {string[][]}
 */
export function listRunsFor(paths, commit) {
  if (paths.length === 0) return []
  const units = [
    ...listProjectsFor(paths).flatMap(({ name }) => ['--project', name]),
    ...listSkippedAppTests(paths).map((path) => `--exclude=${path.replace('web/', '**/')}`),
    `--changed=${commit}`,
  ]
  const apiTests = [...new Set(paths.flatMap(apiTestsFor))]
  const embedded = apiTests.filter((path) => path.endsWith('.pglite.test.ts'))
  const others = apiTests.filter((path) => !embedded.includes(path))
  return [
    units,
    ...(others.length > 0 ? [['--project', 'api-postgres', ...others]] : []),
    ...(embedded.length > 0 ? [['--project', 'api-pglite', ...embedded]] : []),
  ]
}

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
