import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps/root.mjs'
import { listRunsFor } from './changed.mjs'

const apiTestsFor = (paths: string[]) => listRunsFor(paths, 'HEAD')[1]?.slice(2)

test('a change in a feature runs the API tests of that feature', () => {
  const paths = ['contract/src/features/tenants/tenants.ts', 'server/src/features/notes/queries.ts']
  expect(apiTestsFor(paths)).toEqual(['server/src/features/tenants/', 'server/src/features/notes/'])
})

test.each([
  'contract/src/vocabulary.ts',
  'lifecycle/src/survival/survival.ts',
  'server/migrations/0001-accounts-and-walls.sql',
  'server/src/app.ts',
  'server/src/platform/http/session.ts',
  'server/test/harness/harness.ts',
])('a change of %s, which features share, runs a list of API tests that exist', (path) => {
  expect(existsSync(join(root, path)), path).toBe(true)
  const tests = apiTestsFor([path]) ?? []
  expect(tests.length).toBeGreaterThan(2)
  expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([])
})

test('a changed test of the embedded database runs on that database', () => {
  const path = 'server/test/durability/backup.pglite.test.ts'
  expect(listRunsFor([path], 'HEAD')[1]).toEqual(['--project', 'api-pglite', path])
})

test('a changed API test file is run', () => {
  expect(apiTestsFor(['server/test/durability/kill.test.ts'])).toEqual([
    'server/test/durability/kill.test.ts',
  ])
})

test.each([
  ['web/src/ui/controls/button.tsx', ['scripts', 'web']],
  ['server/test/homebot/questions.ts', ['scripts', 'server-unit']],
  ['lifecycle/src/catalogue/sources.ts', ['lifecycle', 'scripts', 'server-unit']],
  ['contract/src/money.ts', ['contract', 'lifecycle', 'scripts', 'web', 'server-unit']],
  ['package.json', ['contract', 'lifecycle', 'scripts', 'web', 'server-unit']],
])('a change of %s runs the unit tests of the projects that can depend on it', (path, projects) => {
  expect(listRunsFor([path], 'abc123')[0]).toEqual([
    ...projects.flatMap((name) => ['--project', name]),
    '--changed=abc123',
  ])
})

test('a change in one feature of the web app excludes whole-app tests of other features', () => {
  const path = 'web/src/features/accounts/login-screen.tsx'
  const [units = []] = listRunsFor([path], 'HEAD')
  expect(units).toContain('--exclude=**/src/features/notes/note-focus.test.tsx')
  expect(units).not.toContain('--exclude=**/src/features/accounts/sign-in-failures.test.tsx')
  const [both = []] = listRunsFor([path, 'web/src/ui/controls/button.tsx'], 'HEAD')
  expect(both.filter((arg) => arg.startsWith('--exclude'))).toEqual([])
})

test('without a change no tests run', () => {
  expect(listRunsFor([], 'HEAD')).toEqual([])
})

test('a change in the web app runs no API tests', () => {
  expect(listRunsFor(['web/src/ui/controls/button.tsx'], 'abc123')).toHaveLength(1)
})
