import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = join(root, 'node_modules/@ls-lint/ls-lint/bin/cli.js')

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the errors of ls-lint, with this repository's rules, in a tree of empty files with these paths. */
function lintNames(paths: readonly string[]): string {
  folder = mkdtempSync(join(tmpdir(), 'home-pulse-names-'))
  copyFileSync(join(root, '.ls-lint.yml'), join(folder, '.ls-lint.yml'))
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  return spawnSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' }).stderr
}

const known = [
  'contract/src/features/tenants/tenants.ts',
  'lifecycle/src/laws/forecast.test.ts',
  'server/migrations/0001-first.sql',
  'server/src/platform/integrations/payments/stripe/client.ts',
  'server/src/features/tenants/queries.ts',
  'server/src/features/tenants/rent-roll/rent-roll.test.ts',
  'server/src/features/homebot/understanding/words/numbers.ts',
  'web/src/features/tenants/tenants-screen.tsx',
  'web/src/features/tenants/components/tenant-card.tsx',
  'web/journeys/accounts/sign-up.spec.ts',
]

test('ls-lint accepts a file in each known place', () => {
  expect(lintNames(known)).toBe('')
})

const wrong = [
  // An unknown part of a feature.
  'server/src/features/properties/service.ts',
  // A file outside the folders of the engine, and a component beside the screens.
  'lifecycle/src/tenants.ts',
  'web/src/features/tenants/tenant-card.tsx',
  // Unknown folders.
  'server/src/features/renters/routes.ts',
  'server/src/platform/cache/cache.ts',
  'web/src/ui/widgets/badge.tsx',
  // A migration without a number, and capital letters.
  'server/migrations/tenants.sql',
  'web/src/ui/controls/DateField.tsx',
  // A file and a folder whose names say nothing.
  'server/src/platform/http/utils.ts',
  'web/src/platform/helpers/dates.ts',
]

test('ls-lint refuses each wrong name and no other', () => {
  // An error of ls-lint names the file or its folder.
  const named = lintNames([...known, ...wrong])
    .split('\n')
    .flatMap((line) => line.split(' failed for ').slice(0, -1))
  expect(wrong.filter((path) => !named.some((name) => path.startsWith(name)))).toEqual([])
  expect(named.filter((name) => !wrong.some((path) => path.startsWith(name)))).toEqual([])
})
