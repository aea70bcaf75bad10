import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { structureRules } from './rules.mjs'
import { type Fault, readTree, type SourceFile } from './tree.mjs'

const lines = (count: number) => 'x\n'.repeat(count)

/**
 * Files that break a rule, at least one entry for each rule. The rule must report the path `at`, with a message that
 * contains `says`.
 */
const wrongTrees: { rule: string; files: Record<string, string>; at: string; says: string }[] = [
  {
    rule: 'acyclic-features',
    files: {
      'server/src/features/tenants/queries.ts': "import { a } from '../properties/tables.ts'\n",
      'server/src/features/properties/read.ts': "import type { B } from '../tenants/present.ts'\n",
    },
    at: 'server/src/features/tenants',
    says: 'tenants -> properties -> tenants',
  },
  {
    rule: 'pure-parts',
    files: { 'server/src/features/tenants/rent-roll/order-rules.ts': 'export async function order() {}\n' },
    at: 'server/src/features/tenants/rent-roll/order-rules.ts',
    says: 'compute without waiting',
  },
  {
    rule: 'reads-only',
    files: { 'server/src/features/tenants/read.ts': 'gate.write(owner, actor, work)\n' },
    at: 'server/src/features/tenants/read.ts',
    says: 'Only commands.ts writes',
  },
  {
    rule: 'commands-write',
    files: { 'server/src/features/tenants/commands.ts': '// insertTenant()\nexport const one = 1\n' },
    at: 'server/src/features/tenants/commands.ts',
    says: 'writes nothing',
  },
  {
    rule: 'routed-screens',
    files: {
      'web/src/app/router.tsx': "import { PlanScreen } from '../features/plan/plan-screen.tsx'\n",
      'web/src/features/plan/plan-screen.tsx': '',
      'web/src/features/plan/reserve-screen.tsx': '',
    },
    at: 'web/src/features/plan/reserve-screen.tsx',
    says: 'no route',
  },
  {
    rule: 'short-files',
    files: { 'server/src/app.ts': lines(301) },
    at: 'server/src/app.ts',
    says: '301 lines',
  },
  {
    rule: 'small-folders',
    files: Object.fromEntries(
      Array.from({ length: 21 }, (_, at) => [`web/src/features/plan/module-${at}.ts`, 'export {}\n']),
    ),
    at: 'web/src/features/plan',
    says: '21 modules',
  },
  {
    rule: 'short-architecture',
    files: { 'ARCHITECTURE.md': lines(101) },
    at: 'ARCHITECTURE.md',
    says: 'At most 100',
  },
  {
    rule: 'one-environment-reader',
    files: { 'server/src/platform/mail/mail.ts': 'const url = process.env.SMTP_URL\n' },
    at: 'server/src/platform/mail/mail.ts',
    says: 'config.ts reads the environment',
  },
  {
    rule: 'one-environment-reader',
    files: { 'web/src/app/routes.tsx': 'const base = import.meta.env.BASE_URL\n' },
    at: 'web/src/app/routes.tsx',
    says: 'config.ts reads the environment',
  },
  {
    rule: 'one-clock',
    files: { 'server/src/features/billing/subscription/read.ts': 'const now = Date.now()\n' },
    at: 'server/src/features/billing/subscription/read.ts',
    says: 'clock.ts reads the clock',
  },
  {
    rule: 'one-clock',
    files: { 'lifecycle/src/survival/forecast.ts': 'const today = new Date()\n' },
    at: 'lifecycle/src/survival/forecast.ts',
    says: 'clock.ts reads the clock',
  },
  {
    rule: 'numbered-migrations',
    files: { 'server/migrations/0001-first.sql': '', 'server/migrations/0003-third.sql': '' },
    at: 'server/migrations/0003-third.sql',
    says: '0002-... is due here',
  },
  {
    rule: 'no-silencing',
    files: { 'server/src/app.ts': '// @ts-ignore\nlet a = 1\n' },
    at: 'server/src/app.ts',
    says: 'Correct what the tool',
  },
  {
    rule: 'no-skipped-tests',
    files: { 'server/src/features/notes/notes.test.ts': "test.skip('reads', () => {})\n" },
    at: 'server/src/features/notes/notes.test.ts',
    says: 'Every test runs',
  },
  {
    rule: 'no-skipped-tests',
    files: { 'web/journeys/accounts/sign-up.spec.ts': "test.describe.only('sign up', () => {})\n" },
    at: 'web/journeys/accounts/sign-up.spec.ts',
    says: 'Every test runs',
  },
  {
    rule: 'no-addresses-in-lockfile',
    files: { 'package-lock.json': '{ "resolved": "https://packages.example/zod.tgz" }\n' },
    at: 'package-lock.json',
    says: 'install from any registry',
  },
]

function findFaults(files: SourceFile[]): (Fault & { rule: string })[] {
  return structureRules.flatMap((rule) => rule.check(files).map((fault) => ({ ...fault, rule: rule.name })))
}

describe('a source tree that breaks a rule', () => {
  for (const { rule, files, at, says } of wrongTrees) {
    test(`causes one error of the rule ${rule} at ${at}, with advice in the message`, () => {
      const tree = Object.entries(files).map(([path, text]) => ({ path, text }))
      expect(findFaults(tree)).toEqual([
        expect.objectContaining({ rule, path: at, message: expect.stringContaining(says) }),
      ])
    })
  }
})

test('each rule of the structure check has a source tree in this test that breaks it', () => {
  const tried = new Set(wrongTrees.map(({ rule }) => rule))
  expect(structureRules.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([])
})

describe('the structure check', () => {
  test('ignores forbidden code in comments', () => {
    const text = '// Not process.env, nor Date.now(): see clock.ts.\nconst url = "http://x"\n'
    expect(findFaults([{ path: 'server/src/app.ts', text }])).toEqual([])
  })

  test('reports no fault in this repository', () => {
    const files = readTree(fileURLToPath(new URL('../..', import.meta.url)))
    expect(files.length).toBeGreaterThan(20)
    expect(findFaults(files)).toEqual([])
  })
})
