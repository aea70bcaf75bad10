import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// Workspace packages are loaded from their sources, so that tests need no build.
const conditions = ['@home-pulse/source', 'module', 'node', 'development|production']
// Server tests omit the condition `module`: Node does not support it, and its files may work in bundlers
// only.
const serverConditions = conditions.filter((condition) => condition !== 'module')

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const isLongRun = process.env.HOME_PULSE_LONG === '1'

// scripts/fuzz.mjs and `npm run test:long` set HOME_PULSE_FUZZ. Without it every run sends the same 5,000
// requests.
const fuzz = JSON.parse(process.env.HOME_PULSE_FUZZ ?? '{"seed":1,"requests":5000,"otherInputCount":300}')

/**
 * The test files that `npm test` runs on both databases, because a driver, a role, a trigger or a lock can
 * change their result. All other files run on PostgreSQL only: the embedded database gives the same answers
 * and takes 3.6 times as long. `npm run test:long` runs every file on both.
 */
const filesForBothDatabases = [
  'src/features/properties/idempotency.test.ts',
  'src/features/records/import/imported-account.test.ts',
  'src/platform/jobs/scheduler.test.ts',
  'test/security/gate.test.ts',
  'test/security/row-level-security.test.ts',
  'test/durability/data-version.test.ts',
  'test/durability/driver-parity.test.ts',
  'test/durability/kill.test.ts',
  'test/durability/migrations.test.ts',
  'test/durability/unpublished-imports.test.ts',
  'test/durability/upgrades.test.ts',
]

/**
 * Slow tests that only `npm run test:long` runs. Another file has a smaller test of the same promise
 * (docs/promises.md).
 */
const filesForLongRuns = [
  'test/durability/create-database.pglite.test.ts',
  'test/durability/killed-transfers.pglite.test.ts',
  'test/durability/strace.pglite.test.ts',
  'test/resilience/bystander.test.ts',
  'test/resilience/replicas.postgres.test.ts',
  'test/resilience/shutdown.postgres.test.ts',
]

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>

/**
 * The projects run one after another. With one worker, Vitest then gives the worker all files of a project at once,
 * so that a document for the web's tests is created once and not for each file.
 */
let projectCount = 0

function project(name: string, root: string, options: TestOptions): TestProjectInlineConfiguration {
  return {
    root,
    resolve: { conditions },
    ssr: { resolve: { conditions: serverConditions } },
    // Vitest runs the setup files of the databases in an environment with this name, which needs the same
    // conditions.
    environments: { __vitest__: { resolve: { conditions: serverConditions } } },
    test: {
      name,
      environment: 'node',
      setupFiles: [pathOf('./scripts/vitest/fail-on-console.ts')],
      // The long run's tests of the engine's laws take up to five minutes.
      testTimeout: isLongRun ? 1_200_000 : 30_000,
      hookTimeout: 60_000,
      // On a busy machine an `expect.poll` can take longer than Vitest's default of one second.
      expect: { poll: { timeout: 20_000 } },
      ...options,
      sequence: { groupOrder: projectCount++ },
      provide: { isLongRun, fuzz, ...options.provide },
    },
  }
}

const databaseTests = {
  include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  exclude: ['**/*.unit.test.ts', ...(isLongRun ? ['test/{fuzz,resilience}/**'] : filesForLongRuns)],
  globalSetup: [pathOf('./server/test/harness/global-setup.ts')],
  // Test files are not isolated, because loading the server anew for each took a quarter of the time. They
  // share servers (`useWorld`).
  isolate: false,
}

export default defineConfig({
  test: {
    pool: 'forks',
    // Cheaper tests check most of what the tests with this tag check.
    tags: [{ name: 'long', description: 'runs in npm run test:long only', skip: !isLongRun }],
    // `npm test` runs two Vitest processes at once. Their live summaries would overwrite each other.
    reporters: process.env.HOME_PULSE_COUNTS
      ? [['default', { summary: false }], pathOf('./scripts/vitest/count-reporter.mjs')]
      : ['default'],
    experimental: { fsModuleCache: true, fsModuleCachePath: pathOf('./.cache/vitest') },
    // One worker more than processors, because a worker waits for PostgreSQL for almost half of its time.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    projects: [
      project('contract', 'contract', { include: ['src/**/*.test.ts'], isolate: false }),
      project('lifecycle', 'lifecycle', { include: ['src/**/*.test.ts'], isolate: false }),
      project('scripts', 'scripts', { include: ['**/*.test.ts'], isolate: false }),
      project('web', 'web', {
        include: ['src/**/*.test.{ts,tsx}'],
        environment: 'happy-dom',
        // Not isolated, because creating a document for each file took seven times as long as the tests. Each
        // test cleans up the document.
        isolate: false,
      }),
      project('server-unit', 'server', { include: ['{src,test}/**/*.unit.test.ts'], isolate: false }),
      project('api-pglite', 'server', {
        ...databaseTests,
        include: isLongRun ? databaseTests.include : [...filesForBothDatabases, '**/*.pglite.test.ts'],
        // The excluded tests need a second process on one database, which only PostgreSQL allows.
        exclude: [...databaseTests.exclude, '**/*.postgres.test.ts'],
        provide: { database: 'pglite' },
      }),
      // In `npm test` these files run among the API tests, because each further project loads the server once
      // more. In the long run nothing else runs beside the resilience tests, because many of them measure times.
      ...(isLongRun
        ? [
            project('fuzz', 'server', {
              ...databaseTests,
              include: ['test/fuzz/*.test.ts'],
              exclude: [],
              provide: { database: 'pglite' },
            }),
            project('resilience-pglite', 'server', {
              ...databaseTests,
              include: ['test/resilience/*.test.ts'],
              exclude: ['**/*.unit.test.ts', '**/*.postgres.test.ts'],
              maxWorkers: 1,
              provide: { database: 'pglite' },
            }),
            project('resilience-postgres', 'server', {
              ...databaseTests,
              include: ['test/resilience/*.test.ts'],
              exclude: ['**/*.unit.test.ts', '**/*.pglite.test.ts'],
              maxWorkers: 1,
              provide: { database: 'postgres' },
            }),
          ]
        : []),
      project('api-postgres', 'server', {
        ...databaseTests,
        exclude: [...databaseTests.exclude, '**/*.pglite.test.ts'],
        provide: { database: 'postgres' },
      }),
    ],
  },
})
