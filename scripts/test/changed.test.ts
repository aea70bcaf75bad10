import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps/root.mjs'
import { isSharedByFeatures, listRunsFor } from './changed.mjs'

const apiTestsFor = (paths: string[]) => listRunsFor(paths, 'HEAD')[1]?.slice(2)

test('a change in a feature runs the API tests of that feature', () => {
  const paths = ['contract/src/features/tenants/tenants.ts', 'server/src/features/notes/queries.ts']
  expect(apiTestsFor(paths)).toEqual(['server/src/features/tenants/', 'server/src/features/notes/'])
  expect(isSharedByFeatures(paths)).toBe(false)
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
  expect(isSharedByFeatures([path])).toBe(true)
})

test('a changed API test file is run', () => {
  expect(apiTestsFor(['server/test/durability/kill.test.ts'])).toEqual([
    'server/test/durability/kill.test.ts',
  ])
})

test('a change in the web app runs only unit tests', () => {
  expect(listRunsFor(['web/src/ui/controls/button.tsx'], 'abc123')).toEqual([
    expect.arrayContaining(['web', 'server-unit', '--changed=abc123']),
  ])
})
