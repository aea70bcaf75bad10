import { readFileSync } from 'node:fs'

/**
 * The processor time in seconds that `npm test` should not exceed on two cores. On 2026-11-28 a run used 491 processor
 * seconds on a quiet machine, in 304 seconds. Beside other programs, a run used 563. Do not raise this budget for a
 * slow test: move the test to `npm run test:long`.
 */
export const budgetSeconds = 600

/**
 * A test run that uses more processor time than this fails. Processors differ, so this limit is 1.5 times the budget.
 */
const limitSeconds = budgetSeconds * 1.5

const ticksPerSecond = 100

/**
 * Returns the processor seconds of this process and of all processes below it that have ended, such as test databases.
 * Returns undefined on systems without /proc.
 * @returns {number | undefined}
 */
export function readProcessorSeconds() {
  try {
    return parseProcessorSeconds(readFileSync('/proc/self/stat', 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Returns the processor time of a process and of its ended children, in seconds.
 * @param {string} stat the text of /proc/<pid>/stat; its second field, a name in parentheses, may contain spaces
 */
export function parseProcessorSeconds(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).map(Number)
  return ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond
}

/**
 * Describes the processor time of a test run. `isExceeded` is true if it is above the limit.
 * @param {number} seconds
 * @returns {{ isExceeded: boolean, text: string }}
 */
export function judgeProcessorTime(seconds) {
  const isExceeded = seconds > limitSeconds
  const verdict = isExceeded ? `more than the limit of ${limitSeconds}` : `budget ${budgetSeconds}`
  return { isExceeded, text: `processor seconds: ${seconds.toFixed(0)} (${verdict})` }
}
