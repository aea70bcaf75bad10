import { expect, test } from 'vitest'
import { listRunsFor } from './changed.mjs'

const apiTestFolders = (paths: string[]) => listRunsFor(paths, 'HEAD')[1]?.slice(2)

test('a change in a feature runs the API tests of that feature', () => {
  const paths = ['contract/src/features/tenants.ts', 'server/src/features/notes/queries.ts']
  expect(apiTestFolders(paths)).toEqual(['server/src/features/tenants/', 'server/src/features/notes/'])
})

test('a change in `plan-budget.ts` of the contract runs the API tests of the feature `plan`', () => {
  expect(apiTestFolders(['contract/src/features/plan-budget.ts'])).toEqual(['server/src/features/plan/'])
})

test('a changed API test file is run', () => {
  expect(apiTestFolders(['server/test/durability/kill.test.ts'])).toEqual([
    'server/test/durability/kill.test.ts',
  ])
})

test('a change in the web app runs only unit tests', () => {
  expect(listRunsFor(['web/src/ui/controls/button.tsx'], 'abc123')).toEqual([
    expect.arrayContaining(['web', 'server-unit', '--changed=abc123']),
  ])
})
