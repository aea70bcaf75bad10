// The clock, the environment and the console are hidden inputs and outputs. Only one module may use each.
import { findInCode } from '../source-text.mjs'
import { isInRoom, isSource, isTest } from '../tree.mjs'

const environmentReader = 'server/src/platform/config/config.ts'
const clockReader = 'server/src/platform/config/clock.ts'
const browserLog = 'web/src/platform/log.ts'

/** @type {import('../tree.mjs').Rule} */
const oneEnvironmentReader = {
  name: 'one-environment-reader',
  check: (files) =>
    findInCode(
      files.filter(
        ({ path }) =>
          isInRoom(path) && isSource(path) && path !== environmentReader && !isServerHarness(path),
      ),
      /\bprocess\.env\b|\bimport\.meta\.env\b/,
      'Only server/src/platform/config/config.ts reads the environment: add the value there and pass it in.',
    ),
}

/** @type {import('../tree.mjs').Rule} */
const oneClock = {
  name: 'one-clock',
  check: (files) =>
    findInCode(
      files.filter(
        ({ path }) => /^(server|lifecycle)\/src\//.test(path) && !isTest(path) && path !== clockReader,
      ),
      /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)|\bperformance\.now\b|\bTemporal\.Now\b/,
      'Only server/src/platform/config/clock.ts reads the clock: take the time as an argument, or a clock.',
    ),
}

/** @type {import('../tree.mjs').Rule} */
const noConsole = {
  name: 'no-console',
  check: (files) =>
    findInCode(
      files.filter(
        ({ path }) =>
          isInRoom(path) &&
          isSource(path) &&
          path !== browserLog &&
          !isServerHarness(path) &&
          !isJourney(path),
      ),
      /\bconsole\s*\.\s*(debug|error|info|log|table|trace|warn)\b/,
      'Rooms do not print: the server has its logger, a screen shows what went wrong, and what the specification has only logged goes through web/src/platform/log.ts.',
    ),
}

/**
 * Code that starts server processes passes them an environment; benchmarks print.
 * @param {string} path
 */
function isServerHarness(path) {
  return /^server\/(bench|test)\//.test(path) && !path.endsWith('.test.ts')
}

/**
 * A journey listens to the browser's console, and may make a page write to it.
 * @param {string} path
 */
function isJourney(path) {
  return path.startsWith('web/journeys/')
}

export const hiddenInputRules = [oneEnvironmentReader, oneClock, noConsole]
