// npm test: every kind of test there is, and one line at the end over all of them.
import './steps/refuse-old-node.mjs'
import { findOrInstallBrowser } from './browser/find-browser.mjs'
import { runChecks } from './check/run-checks.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { runJourneys, runVitest } from './test/runners.mjs'
import { addUp, countChecks, crash, describeCounts } from './test/totals.mjs'

const isLongRun = process.argv.includes('--long')
const env = { ...process.env, HOME_PULSE_LONG: isLongRun ? '1' : '0' }

/** @type {import('./test/totals.mjs').KindCount[]} */
const counts = []

/**
 * Whatever goes wrong in one kind, the others still run, and the last line still comes.
 * @param {string} kind
 * @param {(elapsedSeconds: () => number) => Promise<import('./test/totals.mjs').KindCount[]>} work
 */
async function tryKind(kind, work) {
  const startMs = performance.now()
  const elapsedSeconds = () => (performance.now() - startMs) / 1000
  console.log(`\n== ${kind}`)
  try {
    counts.push(...(await work(elapsedSeconds)))
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    counts.push(crash(kind, elapsedSeconds(), 'could not be run'))
  }
}

async function runEverything() {
  await tryKind('check', async (elapsedSeconds) => [countChecks(await runChecks(), elapsedSeconds())])
  await tryKind('vitest', () => runVitest(env))
  await tryKind('journeys', async () => {
    await ensureBuilt()
    return runJourneys(env, await findOrInstallBrowser())
  })
}

try {
  await ensureInstalled()
  await runEverything()
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  counts.push(crash('install', 0, 'could not be run'))
}

const { passed, failed, skipped } = addUp(counts)
console.log(`\n${describeCounts(counts)}\n`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 ? 1 : 0
