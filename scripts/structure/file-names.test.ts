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

/** Returns the errors that ls-lint reports for files with these paths, by the rules of this repository. */
function lintNames(paths: readonly string[]): string {
  folder = mkdtempSync(join(tmpdir(), 'home-pulse-names-'))
  copyFileSync(join(root, '.ls-lint.yml'), join(folder, '.ls-lint.yml'))
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  return spawnSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' }).stderr
}

const correctPaths = [
  'contract/src/features/tenants/tenants.ts',
  'lifecycle/src/laws/forecast.test.ts',
  'server/migrations/0001-first.sql',
  'server/src/platform/integrations/payments/stripe/client.ts',
  'server/src/features/tenants/queries.ts',
  'server/src/features/tenants/rent-roll/rent-roll.test.ts',
  'server/src/features/homebot/understanding/words/numbers.ts',
  'web/src/features/tenants/tenants-tab.tsx',
  'web/src/features/tenants/components/tenant-card.tsx',
  'web/journeys/accounts/sign-up.spec.ts',
]

test('ls-lint accepts files with correct names in known folders', () => {
  expect(lintNames(correctPaths)).toBe('')
})

const wrongPaths = [
  // A file name that is not allowed in features.
  'server/src/features/properties/service.ts',
  // A file that is not in a subfolder of lifecycle/src, and a component that is not in the folder `components`.
  'lifecycle/src/tenants.ts',
  'web/src/features/tenants/tenant-form.tsx',
  // Unknown folders.
  'server/src/features/renters/routes.ts',
  'server/src/platform/cache/cache.ts',
  'web/src/ui/widgets/badge.tsx',
  // A migration without a number, and a file name with capital letters.
  'server/migrations/tenants.sql',
  'web/src/ui/controls/DateField.tsx',
  // A file and a folder with meaningless names.
  'server/src/platform/http/utils.ts',
  'web/src/platform/helpers/dates.ts',
]

test('ls-lint reports each wrong name and no correct name', () => {
  // ls-lint reports the path of a file, or of a folder above it.
  const reportedPaths = lintNames([...correctPaths, ...wrongPaths])
    .split('\n')
    .flatMap((line) => line.split(' failed for ').slice(0, -1))
  expect(wrongPaths.filter((path) => !reportedPaths.some((name) => path.startsWith(name)))).toEqual([])
  expect(reportedPaths.filter((name) => !wrongPaths.some((path) => path.startsWith(name)))).toEqual([])
})
