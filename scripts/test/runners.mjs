import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, root } from '../steps/root.mjs'
import { packageProgram, run } from '../steps/run.mjs'
import { countJourneys, countVitest } from './totals.mjs'

const maxRunMs = 60 * 60 * 1000

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [selection] arguments that select some of the tests; default: all tests
 * @param {string} [program] the path of the `node` program that runs them
 */
export async function runVitest(env, selection, program) {
  const reportPath = join(cacheFolder, 'test', 'vitest.json')
  const reporter = join(root, 'scripts/vitest/count-reporter.mjs')
  const args = [packageProgram('vitest/vitest.mjs'), 'run', '--reporter=default', `--reporter=${reporter}`]
  if (selection) args.push('--passWithNoTests', ...selection)
  const result = await runReporting(args, { ...env, HOME_PULSE_COUNTS: reportPath }, reportPath, program)
  return countVitest({ ...result, isPartial: selection !== undefined })
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
