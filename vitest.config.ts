import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// Workspace packages are read from their sources, so that nothing must be built to be tested.
const conditions = ['@home-pulse/source', 'module', 'node', 'development|production']
// Node itself does not know `module`: what a package keeps under it may be for bundlers alone.
const serverConditions = conditions.filter((condition) => condition !== 'module')

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const isLongRun = process.env.HOME_PULSE_LONG === '1'

// Set by scripts/fuzz.mjs; without it more than 500 requests an operation, and less of what is none, the same each time.
const fuzz = JSON.parse(
  process.env.HOME_PULSE_FUZZ ?? `{"seed":1,"requests":50000,"besides":${isLongRun ? 50_000 : 4_600}}`,
)

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>

function project(name: string, root: string, options: TestOptions): TestProjectInlineConfiguration {
  return {
    root,
    resolve: { conditions },
    ssr: { resolve: { conditions: serverConditions } },
    // What prepares the databases is run by Vitest itself, in a world that has a name of its own.
    environments: { __vitest__: { resolve: { conditions: serverConditions } } },
    test: {
      name,
      environment: 'node',
      setupFiles: [pathOf('./scripts/vitest/fail-on-console.ts')],
      testTimeout: 20_000,
      hookTimeout: 60_000,
      ...options,
      provide: { isLongRun, fuzz, ...options.provide },
    },
  }
}

const databaseTests = {
  include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  exclude: ['**/*.unit.test.ts', 'test/fuzz/**'],
  globalSetup: [pathOf('./server/test/global-setup.ts')],
  // Loading the server anew for each file took a quarter of the time; a test file brings a world of its own.
  isolate: false,
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      project('contract', 'contract', { include: ['src/**/*.test.ts'] }),
      project('lifecycle', 'lifecycle', { include: ['src/**/*.test.ts'], isolate: false }),
      project('scripts', 'scripts', { include: ['**/*.test.ts'] }),
      project('web', 'web', {
        include: ['src/**/*.test.{ts,tsx}'],
        environment: 'happy-dom',
        // To make a document for each file took seven times as long as the tests: a test leaves none of it behind.
        isolate: false,
      }),
      project('server-unit', 'server', { include: ['{src,test}/**/*.unit.test.ts'] }),
      project('api-pglite', 'server', {
        ...databaseTests,
        // What needs a second process on one database.
        exclude: [...databaseTests.exclude, '**/*.postgres.test.ts'],
        provide: { database: 'pglite' },
      }),
      project('fuzz', 'server', {
        ...databaseTests,
        include: ['test/fuzz/*.test.ts'],
        exclude: [],
        provide: { database: 'pglite' },
      }),
      project('api-postgres', 'server', {
        ...databaseTests,
        exclude: [
          ...databaseTests.exclude,
          '**/*.pglite.test.ts',
          // Connections wait before either database alike: a run that must not be long looks at one.
          ...(isLongRun ? [] : ['test/crowd.test.ts']),
        ],
        provide: { database: 'postgres' },
      }),
    ],
  },
})
