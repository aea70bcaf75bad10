import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../steps/root.mjs'
import { packageProgram, run } from '../steps/run.mjs'
import { countJourneys, countVitest } from './totals.mjs'

const maxRunMs = 60 * 60 * 1000

/**
 * Runs Vitest and counts its tests.
 * @param {NodeJS.ProcessEnv} env
 * @param {object} [options]
 * @param {string[]} [options.args] arguments that select some of the tests; default: all tests
 * @param {boolean} [options.isPartial] true if some projects may have no selected tests
 * @param {string} [options.program] the path of the `node` program that runs them
 */
export async function runVitest(env, { args = [], isPartial = false, program } = {}) {
  const reportPath = join(cacheFolder, 'test', `vitest-${randomUUID()}.json`)
  const command = [
    packageProgram('vitest/vitest.mjs'),
    'run',
    ...(isPartial ? ['--passWithNoTests'] : []),
    ...args,
  ]
  const result = await runReporting(command, { ...env, HOME_PULSE_COUNTS: reportPath }, reportPath, program)
  rmSync(reportPath, { force: true })
  return countVitest({ ...result, isPartial })
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {import('../browser/find-browser.mjs').Browser} browser
 */
export async function runJourneys(env, browser) {
  const reportPath = join(cacheFolder, 'test', 'journeys.json')
  const args = [packageProgram('@playwright/test/cli.js'), 'test', '--reporter=list,json']
  const playwrightEnv = {
    ...env,
    CHROMIUM_PATH: browser.path,
    CHROMIUM_SANDBOX: browser.hasSandbox ? '1' : '0',
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath,
  }
  const isLongRun = env.HOME_PULSE_LONG === '1'
  return countJourneys(await runReporting(args, playwrightEnv, reportPath), { isLongRun })
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string} reportPath
 * @param {string} [program]
 * @returns {Promise<import('./totals.mjs').RunnerResult>}
 */
async function runReporting(args, env, reportPath, program = process.execPath) {
  const startMs = performance.now()
  rmSync(reportPath, { force: true })
  const { code } = await run(program, args, { env, isShown: true, timeoutMs: maxRunMs })
  return {
    exitCode: code,
    report: existsSync(reportPath) ? readFileSync(reportPath, 'utf8') : undefined,
    seconds: (performance.now() - startMs) / 1000,
  }
}
