import { expect, test } from 'vitest'
import { listRunsFor } from './changed.mjs'

const apiFilters = (paths: string[]) => listRunsFor(paths, 'HEAD')[1]?.slice(2)

test('a change in a feature runs the API tests of that feature on PostgreSQL', () => {
  const paths = ['contract/src/features/tenants.ts', 'server/src/features/notes/queries.ts']
  expect(apiFilters(paths)).toEqual(['server/src/features/tenants/', 'server/src/features/notes/'])
})

test('a change in the contract of a part of a feature runs the API tests of the feature', () => {
  expect(apiFilters(['contract/src/features/plan-budget.ts'])).toEqual(['server/src/features/plan/'])
})

test('a changed API test file is run', () => {
  expect(apiFilters(['server/test/durability/kill.test.ts'])).toEqual(['server/test/durability/kill.test.ts'])
})

test('a change outside the server runs only unit tests, found by their imports', () => {
  expect(listRunsFor(['web/src/ui/controls/button.tsx'], 'abc123')).toEqual([
    expect.arrayContaining(['web', 'server-unit', '--changed=abc123']),
  ])
})
