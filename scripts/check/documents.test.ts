import { expect, test } from 'vitest'
import { countWords, findBrokenLinks, findSynonyms } from './documents.mjs'

test('words are counted as `wc -w` counts them: list marks and the bars of tables are words', () => {
  expect(countWords('| a | `b/c.ts` |\n|---|---|\n- 12 homes\n')).toBe(9)
})

const read = (path: string) => ({ 'docs/a.md': '# One large account\n', 'server/x.ts': '' })[path]

test('the check of links accepts links to existing files, existing headings and other sites', () => {
  const links = '[a](docs/a.md) [b](docs/a.md#one-large-account) [c](server/x.ts) [d](https://example.com/x)'
  expect(findBrokenLinks('README.md', links, read)).toEqual([])
})

test('the check of links reports a missing file and a missing heading', () => {
  expect(findBrokenLinks('docs/b.md', '[a](gone.md) [b](a.md#gone)', read)).toEqual([
    'docs/b.md links to gone.md, which does not exist',
    'docs/b.md links to a.md#gone, which has no such heading',
  ])
})

// The check reads documents, comments, test titles, names, and strings that homeowners do not see. It ignores the rest
// of the code.
test.each([
  ['docs/a.md', 'Whoever pays', ['docs/a.md:1 says "Whoever": name the person or the thing']],
  ['docs/a.md', 'The file `second-wall.ts`', []],
  ['a.ts', 'const a = 1 // errands', ['a.ts:1 says "errands": journey, request or background task']],
  [
    'a.test.ts',
    "test('the second wall holds', () => {",
    ['a.test.ts:1 says "wall": gate or row-level security'],
  ],
  ['a.ts', '/** The end of their contract. */', ['a.ts:1 says "end of their contract": lease']],
  ['a.ts', '/** A route of the contract, and a contract route. */', []],
  ['a.ts', '// The maker of an ice maker.', ['a.ts:1 says "maker": brand']],
  [
    'a.ts',
    '// Nobody talks in small talk.',
    ['a.ts:1 says "Nobody": name the person or the thing', 'a.ts:1 says "talks": conversation'],
  ],
  ['a.md', 'A kind of appliance, one kind of request', ['a.md:1 says "kind of appliance": type']],
  ['a.ts', '// The first letter of each word', []],
  ['a.ts', '/** Whether the home is let. */', ['a.ts:1 opens with "Whether": begin with a noun or a verb']],
  ['a.ts', ' * What the owner set stays.', ['a.ts:1 opens with "What": begin with a noun or a verb']],
  ['a.ts', '/** Returns what is due, and whether it is overdue. */', []],
  ['a.ts', 'class ZipFault extends Error {', ['a.ts:1 names an error "ZipFault": end the name in Error']],
  [
    'a.ts',
    '// Has an own rate, also if unused.',
    [
      'a.ts:1 says "an own": name the owner: custom, separate, of the customer',
      'a.ts:1 says "also if": even if, including after',
    ],
  ],
  ['a.ts', '// A plan of its own, and also one for each home.', []],
  ['a.ts', 'export function renewLeaseContract() {', ['a.ts:1 names something "renewLeaseContract": lease']],
  ['a.ts', 'interface Letter {', ['a.ts:1 names something "Letter": email']],
  ['a.ts', 'function complainOf(issue: Issue) {', ['a.ts:1 names something "complainOf": report or fail']],
  ['a.ts', "import * as contract from './contracts.ts' // contracts", []],
  ['a.test.ts', 'function talk() {', []],
  ['a.ts', 'export const leaseTerms = { contractEndDate: 1 }', []],
  ['a.ts', "const question = 'whoever'", []],
  ['a.ts', "summary: 'Tasks for whoever asks',", ['a.ts:1 says "whoever": name the person or the thing']],
  ['a.ts', 'throw new Error(`It signs nobody out`)', ['a.ts:1 says "nobody": name the person or the thing']],
  ['web/src/a.tsx', "const hint = 'Nobody sees this.'", []],
  ['server/src/features/accounts/mail.ts', "text: 'Somebody signed in.'", []],
])('for the path %s and the text %j, the check for forbidden words reports %j', (path, source, faults) => {
  expect(findSynonyms(path, source)).toEqual(faults)
})
