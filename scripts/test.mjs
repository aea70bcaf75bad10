// npm test: runs every kind of test and prints one summary line. npm run test:long: runs every test file on both
// databases with more rounds. Then it runs all tests except the journeys on the other versions of Node.js. npm test --
// --changed [commit]: runs only tests that the changes since a commit (default HEAD) may break.
import './steps/refuse-old-node.mjs'
import { rmSync } from 'node:fs'
import { findHeadlessBrowser, findOrInstallBrowser } from './browser/find-browser.mjs'
import { runChecks } from './check/run-checks.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { listChangedPaths, listRunsFor } from './test/changed.mjs'
import { listOtherVersions, withNode, withProgramFirst } from './test/node-versions.mjs'
import { judgeProcessorTime, readProcessorSeconds } from './test/processor-time.mjs'
import { runJourneys, runVitest } from './test/runners.mjs'
import { makeTempFolder } from './test/temp-folder.mjs'
import { addUp, countChecks, countCrash, describeCounts, describeFailures } from './test/totals.mjs'

const isLongRun = process.argv.includes('--long')
const changedAt = process.argv.indexOf('--changed')
const changedSince = changedAt < 0 ? undefined : (process.argv[changedAt + 1] ?? 'HEAD')
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, HOME_PULSE_LONG: isLongRun ? '1' : '0' }
const tempFolder = makeTempFolder()
if (tempFolder) {
  Object.assign(env, { TMPDIR: tempFolder, HOME_PULSE_TEMP: tempFolder })
  process.on('exit', () => rmSync(tempFolder, { recursive: true, force: true }))
}

if (isLongRun && !process.env.HOME_PULSE_FUZZ) {
  const seed = Math.floor(Date.now() / 86_400_000)
  env.HOME_PULSE_FUZZ = JSON.stringify({ seed, requests: 50_000, otherInputCount: 50_000 })
  console.log(
    `The fuzz seed of the day is ${seed}: npm run fuzz -- --seed=${seed} sends the same requests again.`,
  )
}

/** @type {import('./test/totals.mjs').KindCount[]} */
const counts = []
/** @type {number | undefined} */
let installSeconds

/**
 * Runs one kind of test. If it fails, the other kinds and the summary line still follow.
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
    counts.push(countCrash(kind, elapsedSeconds(), 'could not be run'))
  }
}

/**
 * Runs all tests on this version of Node.js, in two groups at the same time. One group is the API tests on PostgreSQL,
 * which take about as long as all others together. Each group has only one worker, because a further worker would load
 * and compile all code again. The checks use the time in which the API tests wait for PostgreSQL. In a long run only
 * one kind of test runs at a time, because others would disturb its timing.
 */
async function runEverything() {
  const workers = isLongRun ? [] : ['--maxWorkers=1']
  const runApiTests = () =>
    tryKind('API tests on PostgreSQL', () => runVitest(env, { args: ['--project=api-postgres', ...workers] }))
  const check = () =>
    tryKind('check', async (elapsedSeconds) => [countChecks(await runChecks(), elapsedSeconds())])
  const runOtherTests = async () => {
    await check()
    await tryKind('other tests', () => runVitest(env, { args: ['--project=!api-postgres', ...workers] }))
    await tryKind('journeys', async () => {
      await ensureBuilt()
      return runJourneys(env, await (isLongRun ? findOrInstallBrowser() : findHeadlessBrowser()))
    })
  }
  if (isLongRun) {
    await runOtherTests()
    await runApiTests()
  } else await Promise.all([runApiTests(), runOtherTests()])
}

/** Runs the tests of `npm test`, but not the journeys, on the other supported versions of Node.js. */
async function runOtherVersions() {
  for (const version of listOtherVersions())
    await tryKind(`Node ${version}`, () =>
      withNode(version, async (program) => {
        const counted = await runVitest(withProgramFirst({ ...env, HOME_PULSE_LONG: '0' }, program), {
          program,
        })
        return counted.map((count) => ({ ...count, kind: `Node ${version}: ${count.kind}` }))
      }),
    )
}

/** @param {string} commit */
async function runChanged(commit) {
  const paths = await listChangedPaths(commit)
  for (const args of listRunsFor(paths, commit))
    await tryKind('vitest', () => runVitest(env, { args, isPartial: true }))
  console.log('\nOnly the tests close to the change ran. npm test runs all.')
}

try {
  await ensureInstalled('everything')
  installSeconds = readProcessorSeconds()
  if (changedSince) await runChanged(changedSince)
  else await runEverything()
  if (isLongRun && !changedSince) await runOtherVersions()
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  counts.push(countCrash('install', 0, 'could not be run'))
}

const usedSeconds = readProcessorSeconds()
if (!changedSince && usedSeconds !== undefined && installSeconds !== undefined) {
  const { isExceeded, text } = judgeProcessorTime(usedSeconds - installSeconds)
  console.log(`\n${text}`)
  if (isExceeded && !isLongRun) counts.push(countCrash('budget', 0, text))
}
for (const failure of describeFailures(counts)) console.log(`\n${failure}`)
const { passed, failed, skipped } = addUp(counts)
console.log(`\n${describeCounts(counts)}\n`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 ? 1 : 0
