// A clock, an environment and a console are inputs and outputs that no signature shows: each has one door.
import { findInCode } from '../source-text.mjs'
import { isInRoom, isSource, isTest } from '../tree.mjs'

const environmentReaders = ['server/src/platform/config.ts', 'server/test/global-setup.ts']
const clockReaders = ['server/src/platform/clock.ts']

/** @type {import('../tree.mjs').Rule} */
const oneEnvironmentReader = {
  name: 'one-environment-reader',
  check: (files) =>
    findInCode(
      files.filter(
        ({ path }) =>
          isInRoom(path) && isSource(path) && !environmentReaders.includes(path) && !isBench(path),
      ),
      /\bprocess\.env\b|\bimport\.meta\.env\b/,
      'Only server/src/platform/config.ts reads the environment: add the value there and pass it in.',
    ),
}

/** @type {import('../tree.mjs').Rule} */
const oneClock = {
  name: 'one-clock',
  check: (files) =>
    findInCode(
      files.filter(
        ({ path }) =>
          /^(server|lifecycle)\/src\//.test(path) && !isTest(path) && !clockReaders.includes(path),
      ),
      /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)|\bperformance\.now\b|\bTemporal\.Now\b/,
      'Only server/src/platform/clock.ts reads the clock: take the time as an argument, or a clock.',
    ),
}

/** @type {import('../tree.mjs').Rule} */
const noConsole = {
  name: 'no-console',
  check: (files) =>
    findInCode(
      files.filter(({ path }) => isInRoom(path) && isSource(path) && !isBench(path)),
      /\bconsole\s*\.\s*(debug|error|info|log|table|trace|warn)\b/,
      'Rooms do not print: the server has its logger, and a screen shows what went wrong.',
    ),
}

/** @param {string} path */
function isBench(path) {
  return path.startsWith('server/bench/')
}

export const hiddenInputRules = [oneEnvironmentReader, oneClock, noConsole]
