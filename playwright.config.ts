import { setPriority } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findFreePort } from './scripts/steps/free-port.mjs'

// Set by scripts/test.mjs, which finds or installs the browser.
const browserPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const hasSandbox = process.env.CHROMIUM_SANDBOX
  ? process.env.CHROMIUM_SANDBOX === '1'
  : process.getuid?.() !== 0

// Every worker reads this file again, and must find the port that the first reading chose.
process.env.HOME_PULSE_JOURNEY_PORT ??= String(await findFreePort())
const port = process.env.HOME_PULSE_JOURNEY_PORT
const origin = `http://127.0.0.1:${port}`

// The browsers give way to the server: one that gets no processor for a quarter of a second refuses requests.
if (process.env.TEST_WORKER_INDEX) setPriority(4)

const readsWhatWasSeen = /spec-texts\.spec\.ts$/

export default defineConfig({
  testDir: 'web/journeys',
  metadata: { isLongRun: process.env.HOME_PULSE_LONG === '1' },
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The output names a journey that passes only when tried again; in a long run it counts as failed.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    { name: 'journeys', testIgnore: readsWhatWasSeen },
    // Runs with all journeys before it, also where it is asked for alone; some journeys alone run without it.
    { name: 'texts', testMatch: readsWhatWasSeen, dependencies: ['journeys'] },
  ],
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // To trace every journey took a seventh of their time: of one that fails, `npx playwright test <file> --trace=on` tells all.
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
