// A clock, an environment and a console are inputs and outputs that no signature shows: each has one door.
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
 * What starts servers in processes of their own hands them an environment; what measures, prints.
 * @param {string} path
 */
function isServerHarness(path) {
  return /^server\/(bench|test)\//.test(path) && !path.endsWith('.test.ts')
}

/**
 * A journey listens to the browser's console, and may make a page speak through it.
 * @param {string} path
 */
function isJourney(path) {
  return path.startsWith('web/journeys/')
}

export const hiddenInputRules = [oneEnvironmentReader, oneClock, noConsole]
