import { setPriority } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findFreePort } from './scripts/steps/free-port.mjs'

// scripts/test.mjs sets CHROMIUM_PATH to the browser that it finds or installs.
const browserPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const hasSandbox = process.env.CHROMIUM_SANDBOX
  ? process.env.CHROMIUM_SANDBOX === '1'
  : process.getuid?.() !== 0

// Each worker process reads this file, too, and must use the port that the main process chose.
process.env.HOME_PULSE_JOURNEY_PORT ??= String(await findFreePort())
const port = process.env.HOME_PULSE_JOURNEY_PORT
const origin = `http://127.0.0.1:${port}`

// Browsers run with a lower priority than the server. A server without processor time for a quarter of a
// second would refuse requests.
if (process.env.TEST_WORKER_INDEX) setPriority(4)

const isLongRun = process.env.HOME_PULSE_LONG === '1'
const readsWhatWasSeen = /spec-texts\.spec\.ts$/
// Journeys that `npm test` skips. Component tests (*-failures.test.tsx in web/src) check the same in a tenth of the
// time.
const onlyInLongRuns = [/errors-[\w-]+\.spec\.ts$/, /minimal-server\.spec\.ts$/]
/**
 * The tag of single journeys that run in `npm run test:long` only: rarer paths through a screen, and tasks that
 * component tests check as well.
 */
const longTag = /@long/

export default defineConfig({
  testDir: 'web/journeys',
  metadata: { isLongRun },
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  ...(isLongRun ? {} : { grepInvert: longTag }),
  workers: 2,
  // A journey that passes only on a retry is named in the output. A long run counts it as failed.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    { name: 'journeys', testIgnore: [readsWhatWasSeen, ...(isLongRun ? [] : onlyInLongRuns)] },
    // This project checks that the journeys showed every text of the specification, so it runs after all of
    // them.
    ...(isLongRun ? [{ name: 'texts', testMatch: readsWhatWasSeen, dependencies: ['journeys'] }] : []),
  ],
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces took a seventh of the time. For a trace of one journey, run `npx playwright test <file>
    // --trace=on`.
    trace: 'off',
    video: 'off',
    launchOptions: {
      executablePath: browserPath,
      chromiumSandbox: hasSandbox,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/journeys/serve.mjs',
    env: { HOME_PULSE_JOURNEY_PORT: port },
    url: `${origin}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
