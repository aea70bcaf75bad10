import { expect, test } from 'vitest'
import { findFaults, findMiscounts, readRequirements } from './specification.mjs'

const files: Record<string, string> = {
  'web/bar.tsx': '',
  'web/bar.spec.ts':
    "test('the bar turns opaque', async () => {})\ntest.each([\n  [1],\n])('%j is a (bar)?', () => {})\n",
}
const readFile = (path: string) => files[path]

const table = (...rows: string[]) =>
  ['| Requirement | Where | Test |', '| --- | --- | --- |', ...rows.map((row) => `| ${row} |`)].join('\n')
const faultsOf = (...rows: string[]) => findFaults(readRequirements('docs/bar.md', table(...rows)), readFile)

const right =
  'Opaque | `web/bar.tsx` | `web/bar.spec.ts` the bar turns opaque<br>`web/bar.spec.ts` %j is a (bar)?'
const open = 'Blue | `web/bar.tsx` | **open**: nobody looks'

test('a row whose files and tests are there has no fault, nor has one that says why it has no test', () => {
  expect(faultsOf(right, open)).toEqual([])
})

test.each([
  [
    'a place that is gone',
    'Opaque | `web/gone.tsx` | `web/bar.spec.ts` the bar turns opaque',
    'web/gone.tsx is no file',
  ],
  [
    'a test file that is gone',
    'Opaque | `web/bar.tsx` | `web/gone.spec.ts` opaque',
    'web/gone.spec.ts is no file',
  ],
  [
    'a title that is gone, though its words stand in another',
    'Opaque | `web/bar.tsx` | `web/bar.spec.ts` the bar turns',
    'web/bar.spec.ts has no test "the bar turns"',
  ],
  ['no place', 'Opaque | | `web/bar.spec.ts` the bar turns opaque', 'names no place'],
  ['no test', 'Opaque | `web/bar.tsx` | |', 'names no test'],
])('a row with %s is refused by its line', (_, row, fault) => {
  expect(faultsOf(right, row)).toEqual([`docs/bar.md:4 ${fault}`])
})

test('another table is none of these', () => {
  expect(readRequirements('docs/bar.md', '| File | Rows |\n| --- | --- |\n| bar | 2 |')).toEqual([])
})

test('the index must tell how many there are, and how many are open', () => {
  const requirements = readRequirements('docs/bar.md', table(right, open))
  expect(findMiscounts('There are 2 requirements, 1 of them open.', requirements)).toEqual([])
  expect(findMiscounts('There are 3 requirements, 1 of them open.', requirements)).toHaveLength(1)
})
