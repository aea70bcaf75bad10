import { expect, test } from 'vitest'
import { countWords, findBrokenLinks, findSynonyms } from './documents.mjs'

test('counts runs with letters or digits, and no rules of tables', () => {
  expect(countWords('| a | `b/c.ts` |\n| --- | --- |\n- 12 homes')).toBe(4)
})

const read = (path: string) => ({ 'docs/a.md': '# One large account\n', 'server/x.ts': '' })[path]

test('accepts links to files, headings and other sites', () => {
  const links = '[a](docs/a.md) [b](docs/a.md#one-large-account) [c](server/x.ts) [d](https://example.com/x)'
  expect(findBrokenLinks('README.md', links, read)).toEqual([])
})

test('reports links to a missing file and to a missing heading', () => {
  expect(findBrokenLinks('docs/b.md', '[a](gone.md) [b](a.md#gone)', read)).toEqual([
    'docs/b.md links to gone.md, which does not exist',
    'docs/b.md links to a.md#gone, which has no such heading',
  ])
})

test.each([
  ['docs/a.md', 'Whoever pays', ['docs/a.md:1 says "whoever": name the person or the thing']],
  ['docs/a.md', 'The file `second-wall.ts`', []],
  ['a.ts', 'const a = 1 // errands', ['a.ts:1 says "errand": journey or background task']],
  [
    'a.test.ts',
    "test('the second wall holds', () => {",
    ['a.test.ts:1 says "second wall": row-level security'],
  ],
  ['a.ts', "const question = 'whoever'", []],
])('finds synonyms in documents, comments and test titles: %s %s', (path, source, faults) => {
  expect(findSynonyms(path, source)).toEqual(faults)
})
