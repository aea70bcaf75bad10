import { availableParallelism } from 'node:os'
import { run } from '../steps/run.mjs'
import { listCheckSteps } from './steps.mjs'

/** @typedef {{ name: string, hasPassed: boolean }} CheckResult */

/**
 * The type checker is written in Go. With this value Go collects garbage less often, and the type checker needs a fifth
 * less processor time.
 */
const env = { ...process.env, GOGC: '400' }

/**
 * Runs all checks, as many at once as there are processor cores. Prints a line for each check, and the output of each
 * check that fails.
 * @returns {Promise<CheckResult[]>}
 */
export async function runChecks() {
  const waiting = listCheckSteps()
  /** @type {CheckResult[]} */
  const results = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runCheck(step))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return results
}

/**
 * @param {import('./steps.mjs').CheckStep} step
 * @returns {Promise<CheckResult>}
 */
async function runCheck({ name, args }) {
  const startMs = performance.now()
  const { code, output } = await run(process.execPath, args, { env })
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
  const hasPassed = code === 0
  console.log(`${hasPassed ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`)
  if (!hasPassed) console.log(output.trimEnd().replace(/^/gm, '        '))
  return { name, hasPassed }
}
