/**
 * @typedef {object} KindCount
 * @property {string} kind e.g. 'api-postgres'
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} seconds
 * @property {string} [note] the reason for a failure that is not a failed test
 * @property {Failure[]} [failures] the failed and the flaky tests
 *
 * @typedef {{ text: string, isFlaky?: boolean }} Failure a test's file, name and message; flaky if it passed on a retry
 */

/**
 * @typedef {object} RunnerResult
 * @property {number} exitCode
 * @property {string | undefined} report the text that the runner's reporter wrote
 * @property {number} seconds
 * @property {boolean} [isPartial] true if some kinds may have no tests
 */

/**
 * Counts Vitest's results. If Vitest fails but no test has failed, this counts as one failure.
 * @param {RunnerResult} result
 * @returns {KindCount[]}
 */
export function countVitest({ exitCode, report, seconds, isPartial = false }) {
  if (report === undefined) return [countCrash('vitest', seconds, 'ended without a report')]
  /** @type {{ kinds: KindCount[], unhandledErrorCount: number }} */
  const { kinds, unhandledErrorCount } = JSON.parse(report)
  const counts = isPartial
    ? kinds.filter(({ passed, failed }) => passed + failed > 0)
    : kinds.map(requireTests)
  if (unhandledErrorCount > 0)
    counts.push(countCrash('vitest', 0, `${unhandledErrorCount} errors outside of tests`))
  return withExitCode(counts, 'vitest', exitCode)
}

/**
 * Counts the results in Playwright's JSON report. A flaky journey fails first and then passes on a retry. In a long run
 * it counts as failed, otherwise as passed. The result lists the failed and the flaky journeys.
 * @param {RunnerResult} result
 * @param {{ isLongRun?: boolean }} [options]
 * @returns {KindCount[]}
 */
export function countJourneys({ exitCode, report, seconds }, { isLongRun = false } = {}) {
  if (report === undefined) return [countCrash('journeys', seconds, 'ended without a report')]
  /** @type {JourneysReport} */
  const { stats, errors, suites = [] } = JSON.parse(report)
  const failed = stats.unexpected + (isLongRun ? stats.flaky : 0) + errors.length
  const failures = suites.flatMap(listFailedJourneys)
  const count = {
    kind: 'journeys',
    passed: stats.expected + (isLongRun ? 0 : stats.flaky),
    failed,
    skipped: stats.skipped,
    seconds,
    failures,
  }
  return withExitCode([requireTests(count)], 'journeys', exitCode)
}

/**
 * @typedef {object} JourneysReport the part of Playwright's JSON report that is used
 * @property {Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>} stats
 * @property {unknown[]} errors
 * @property {JourneySuite[]} [suites]
 *
 * @typedef {{ file: string, suites?: JourneySuite[], specs?: JourneySpec[] }} JourneySuite
 * @typedef {{ title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }} JourneySpec
 */

/**
 * @param {JourneySuite} suite
 * @returns {Failure[]}
 */
function listFailedJourneys({ file, suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const message = results.find(({ error }) => error)?.error?.message ?? 'no message'
        return { isFlaky: status === 'flaky', text: `${file} › ${title}\n${message}` }
      }),
  )
  return [...own, ...suites.flatMap(listFailedJourneys)]
}

/**
 * @param {{ hasPassed: boolean }[]} results
 * @param {number} seconds
 * @returns {KindCount}
 */
export function countChecks(results, seconds) {
  const passed = results.filter(({ hasPassed }) => hasPassed).length
  return requireTests({ kind: 'check', passed, failed: results.length - passed, skipped: 0, seconds })
}

/**
 * Returns one failure for a kind of tests that could not be run or counted.
 * @param {string} kind
 * @param {number} seconds
 * @param {string} note
 * @returns {KindCount}
 */
export function countCrash(kind, seconds, note) {
  return { kind, passed: 0, failed: 1, skipped: 0, seconds, note }
}

/** @param {KindCount[]} counts */
export function addUp(counts) {
  /** @param {'passed' | 'failed' | 'skipped'} field */
  const sum = (field) => counts.reduce((total, count) => total + count[field], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** @param {KindCount[]} counts */
export function describeCounts(counts) {
  const width = Math.max(...counts.map(({ kind }) => kind.length), 4)
  const heading = `${'kind'.padEnd(width)}  passed  failed  skipped  seconds`
  const rows = counts.map(({ kind, passed, failed, skipped, seconds, note }) => {
    const numbers = [String(passed).padStart(6), String(failed).padStart(6), String(skipped).padStart(7)]
    return [kind.padEnd(width), ...numbers, seconds.toFixed(1).padStart(7), note ?? ''].join('  ').trimEnd()
  })
  return [heading, ...rows].join('\n')
}

/**
 * Describes the failed and flaky tests. This text is printed at the end of a run, for readers who see only the end of
 * the output.
 * @param {KindCount[]} counts
 */
export function describeFailures(counts) {
  return counts.flatMap(({ kind, failures = [] }) =>
    failures.map(({ text, isFlaky }) => `${isFlaky ? 'FLAKY' : 'FAILED'} ${kind} ${shorten(text)}`),
  )
}

const maxMessageLength = 1_200

/** @param {string} text */
function shorten(text) {
  return text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}…` : text
}

/**
 * @param {KindCount} count
 * @returns {KindCount}
 */
function requireTests(count) {
  if (count.passed + count.failed > 0) return count
  return { ...count, failed: 1, note: 'not one test ran' }
}

/**
 * @param {KindCount[]} counts
 * @param {string} runner
 * @param {number} exitCode
 */
function withExitCode(counts, runner, exitCode) {
  const hasExplanation = counts.some(({ failed }) => failed > 0)
  if (exitCode === 0 || hasExplanation) return counts
  return [...counts, countCrash(runner, 0, `ended with code ${exitCode} though no test failed`)]
}
