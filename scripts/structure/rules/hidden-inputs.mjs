// Code is hard to test if it reads the clock or environment variables anywhere. So only one module may read the clock,
// and only one may read the environment variables.
import { findInCode } from '../source-text.mjs'
import { isInRoom, isSource, isTest } from '../tree.mjs'

const environmentReader = 'server/src/platform/config/config.ts'
const clockReader = 'server/src/platform/config/clock.ts'

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

/**
 * Returns true for helpers of tests and benches. They may read environment variables, because they pass them on to the
 * server processes that they start.
 * @param {string} path
 */
function isServerHarness(path) {
  return /^server\/(bench|test)\//.test(path) && !path.endsWith('.test.ts')
}

export const hiddenInputRules = [oneEnvironmentReader, oneClock]
