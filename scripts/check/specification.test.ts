import { expect, test } from 'vitest'
import { findFaults, readMentions, readRequirements } from './specification.mjs'

const isFile = (path: string) => path === 'web/bar.tsx'
const row = (id: string) => `- ${id} The bar turns opaque: \`web/bar.tsx\``
const openRow = '- 03-02 The bar is blue: `web/bar.tsx` **open**: no screen shows it'
const testWith = (...ids: string[]) => `// spec: ${ids.join(', ')}\ntest('turns opaque', () => {})\n`

const faultsOf = (markdown: string, source: string) =>
  findFaults(readRequirements('docs/bar.md', markdown), readMentions('web/bar.spec.ts', source), isFile)

test('the specification check accepts a requirement with a test, and a requirement marked open without a test', () => {
  expect(faultsOf(`${row('03-01')}\n${openRow}`, testWith('03-01'))).toEqual([])
})

test.each([
  ['has no test', row('03-01'), '', 'docs/bar.md:1 03-01 has no test'],
  [
    'is marked as open although a test names its id',
    openRow,
    testWith('03-02'),
    'docs/bar.md:1 03-02 is open but has a test',
  ],
  ['names no path', '- 03-01 Opaque', testWith('03-01'), 'docs/bar.md:1 03-01 needs a text and a place'],
  [
    'names a path that does not exist',
    '- 03-01 Opaque: `web/gone.tsx`',
    testWith('03-01'),
    'docs/bar.md:1 03-01 names web/gone.tsx, which is no file',
  ],
  [
    'has the id of another row',
    `${row('03-01')}\n${row('03-01')}`,
    testWith('03-01'),
    'docs/bar.md:2 03-01 is there twice',
  ],
])('the specification check reports a requirement that %s', (_, markdown, source, fault) => {
  expect(faultsOf(markdown, source)).toEqual([fault])
})

test('the specification check reports a test that names the id of no requirement', () => {
  expect(faultsOf(row('P-01'), testWith('P-01', 'P-02'))).toEqual([
    'web/bar.spec.ts:1 names the unknown id P-02',
  ])
})

test('the specification check reports ids in a comment that is not above a test', () => {
  const source = '// spec: 03-01\nconst a = 1\n'
  expect(faultsOf(row('03-01'), source)).toEqual(['web/bar.spec.ts:1 stands above no test'])
})
