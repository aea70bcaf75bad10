import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import configuration from '../../.dependency-cruiser.mjs'
import { findForbiddenImports } from './forbidden-imports.mjs'

/** One forbidden import for each rule: the path of the importing file, and its line with the import. */
const wrongImports: Record<string, { in: string; imports: string }> = {
  'no-cycle': { in: 'server/src/egg.ts', imports: "import type { Hen } from './hen.ts'" },
  'contract-imports-zod-only': { in: 'contract/src/route.ts', imports: "import fastify from 'fastify'" },
  'lifecycle-imports-no-io': {
    in: 'lifecycle/src/cost.ts',
    imports: "import { readFile } from 'node:fs/promises'",
  },
  'lifecycle-imports-types-of-contract': {
    in: 'lifecycle/src/explain.ts',
    imports: "import { date } from '../../contract/src/primitives.ts'",
  },
  'sql-in-queries': {
    in: 'server/src/features/notes/routes.ts',
    imports: "import { sql } from 'drizzle-orm'",
  },
  'pure-parts': {
    in: 'server/src/features/notes/order-rules.ts',
    imports: "import './queries.ts'",
  },
  'reads-only': {
    in: 'server/src/features/notes/read.ts',
    imports: "import './commands.ts'",
  },
  'server-imports-no-web': { in: 'server/src/app.ts', imports: "import '../../web/src/platform/paths.ts'" },
  'web-imports-contract-only': {
    in: 'web/src/main.tsx',
    imports: "import '../../lifecycle/src/survival.ts'",
  },
  'product-imports-no-scripts': { in: 'server/src/main.ts', imports: "import '../../scripts/build.mjs'" },
  'no-components-of-other-features': {
    in: 'web/src/features/notes/notes-card.tsx',
    imports: "import '../tenants/components/tenant-card.tsx'",
  },
  'platform-imports-no-feature': {
    in: 'server/src/platform/mail/mail.ts',
    imports: "import '../../features/notes/queries.ts'",
  },
  'ui-imports-no-feature': {
    in: 'web/src/ui/badge.tsx',
    imports: "import '../features/tenants/api.ts'",
  },
  'product-imports-no-tests': {
    in: 'server/src/clock.ts',
    imports: "import '../test/harness/harness.ts'",
  },
  'platform-imports-downwards': {
    in: 'server/src/platform/config/limits.ts',
    imports: "import '../http/session.ts'",
  },
  resolvable: { in: 'server/src/cache.ts', imports: "import './nowhere.ts'" },
}

const allowedFiles: Record<string, string> = {
  'server/src/hen.ts': "import type { Egg } from './egg.ts'\nexport interface Hen { from?: Egg }\n",
  'contract/src/primitives.ts': 'export const date = 1\n',
  'contract/src/features/notes.ts': "import { date } from '../primitives.ts'\nexport const note = date\n",
  'lifecycle/src/survival.ts': "import type { date } from '../../contract/src/primitives.ts'\n",
  'lifecycle/src/forecast.test.ts': "import 'fastify'\n",
  'web/src/platform/paths.ts': 'export const home = 1\n',
  'web/src/features/tenants/api.ts': "import { home } from '../../platform/paths.ts'\nhome\n",
  'web/src/features/tenants/components/tenant-card.tsx': "import '../api.ts'\n",
  'server/src/features/notes/commands.ts': "import './queries.ts'\n",
  'server/src/features/notes/queries.ts': "import '../../hen.ts'\n",
  'server/src/platform/http/session.ts': "import '../errors/api-error.ts'\n",
  'server/src/platform/errors/api-error.ts': '',
  'server/test/harness/harness.ts': "import '../../src/hen.ts'\n",
  'scripts/build.mjs': '',
  'node_modules/fastify/package.json': '{ "name": "fastify", "main": "fastify.js" }',
  'node_modules/fastify/fastify.js': '',
  'node_modules/drizzle-orm/package.json': '{ "name": "drizzle-orm", "main": "index.js" }',
  'node_modules/drizzle-orm/index.js': '',
}

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeFiles(files: Record<string, string>) {
  folder = mkdtempSync(join(tmpdir(), 'home-pulse-imports-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

test('each forbidden import is reported by its own rule, and no allowed import is reported', async () => {
  const wrong = Object.entries(wrongImports).map(([, { in: path, imports }]) => [path, `${imports}\n`])
  const root = writeFiles({ ...allowedFiles, ...Object.fromEntries(wrong) })
  const { faults } = await findForbiddenImports(root, ['contract', 'lifecycle', 'server', 'web', 'scripts'])
  const found = faults.map(({ rule, from }) => `${rule} in ${from}`)
  const expected = Object.entries(wrongImports).map(([rule, { in: path }]) => `${rule} in ${path}`)
  expect([...new Set(found)].sort()).toEqual(expected.sort())
  expect(faults.every(({ message }) => message.length > 0)).toBe(true)
})

test('each rule of .dependency-cruiser.mjs has a forbidden import in this test', () => {
  const names = new Set(configuration.forbidden.map(({ name }) => name))
  expect([...names].sort()).toEqual(Object.keys(wrongImports).sort())
})

test('a folder without modules is reported', async () => {
  const root = writeFiles({ 'server/src/hen.ts': '', 'web/src/notes.txt': '' })
  const { foldersWithoutModules } = await findForbiddenImports(root, ['server', 'web'])
  expect(foldersWithoutModules).toEqual(['web'])
})
