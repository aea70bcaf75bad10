import { describe, expect, test } from 'vitest'
import {
  addUp,
  countChecks,
  countJourneys,
  countVitest,
  describeCounts,
  describeFailures,
  type KindCount,
} from './totals.mjs'

const none = { passed: 0, failed: 0, skipped: 0, seconds: 0 }

function vitestReport(kinds: Partial<KindCount>[], unhandledErrorCount = 0) {
  return JSON.stringify({ kinds: kinds.map((kind) => ({ ...none, ...kind })), unhandledErrorCount })
}

function journeysReport(stats: Record<string, number>, errors: unknown[] = []) {
  return JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors })
}

test('the totals are the sums over all kinds of tests', () => {
  const report = vitestReport([
    { kind: 'contract', passed: 3 },
    { kind: 'web', passed: 4, failed: 1, skipped: 2 },
  ])
  const counts = [
    countChecks([{ hasPassed: true }, { hasPassed: false }], 1),
    ...countVitest({ exitCode: 1, report, seconds: 1 }),
    ...countJourneys({ exitCode: 0, report: journeysReport({ expected: 5 }), seconds: 1 }),
  ]
  expect(addUp(counts)).toEqual({ passed: 13, failed: 2, skipped: 2 })
})

test('in a short run, a journey that passes only on retry is counted as passed', () => {
  const report = journeysReport({ expected: 3, flaky: 1 })
  expect(countJourneys({ exitCode: 0, report, seconds: 1 })).toMatchObject([{ passed: 4, failed: 0 }])
})

test('failed and flaky journeys are listed, each with its file, title and message', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [message ? { error: { message } } : {}] }],
  })
  const report = JSON.stringify({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        file: 'plan.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'no dialog')],
        suites: [{ file: 'plan.spec.ts', specs: [spec('waits', 'flaky', 'too late')] }],
      },
    ],
  })
  expect(describeFailures(countJourneys({ exitCode: 1, report, seconds: 1 }))).toEqual([
    'FAILED journeys plan.spec.ts › closes\nno dialog',
    'FLAKY journeys plan.spec.ts › waits\ntoo late',
  ])
})

describe('counting results counts one failure for', () => {
  const cases: { name: string; counts: KindCount[] }[] = [
    {
      name: 'Vitest ending without a report',
      counts: countVitest({ exitCode: 0, report: undefined, seconds: 1 }),
    },
    {
      name: 'Playwright ending without a report',
      counts: countJourneys({ exitCode: 0, report: undefined, seconds: 1 }),
    },
    {
      name: 'a project without a test',
      counts: countVitest({
        exitCode: 0,
        report: vitestReport([{ kind: 'contract', passed: 1 }, { kind: 'web' }]),
        seconds: 1,
      }),
    },
    {
      name: 'a project that skips all its tests',
      counts: countVitest({ exitCode: 0, report: vitestReport([{ kind: 'web', skipped: 2 }]), seconds: 1 }),
    },
    {
      name: 'a run without any journey',
      counts: countJourneys({ exitCode: 0, report: journeysReport({}), seconds: 1 }),
    },
    {
      name: 'a journey of a long run that passed only on a retry',
      counts: countJourneys(
        { exitCode: 0, report: journeysReport({ expected: 3, flaky: 1 }), seconds: 1 },
        { isLongRun: true },
      ),
    },
    {
      name: 'a journey file that could not be read',
      counts: countJourneys({
        exitCode: 1,
        report: journeysReport({ expected: 3 }, [{ message: 'no' }]),
        seconds: 1,
      }),
    },
    {
      name: 'an error outside of tests',
      counts: countVitest({ exitCode: 1, report: vitestReport([{ kind: 'web', passed: 1 }], 1), seconds: 1 }),
    },
    {
      name: 'a runner that fails though its tests pass',
      counts: countVitest({ exitCode: 137, report: vitestReport([{ kind: 'web', passed: 1 }]), seconds: 1 }),
    },
    { name: 'a run without any check', counts: [countChecks([], 1)] },
  ]
  for (const { name, counts } of cases) {
    test(name, () => {
      expect(addUp(counts).failed).toBe(1)
      expect(describeCounts(counts)).toMatch(/ {6}1 +\d+ +\d+\.\d/)
    })
  }
})

test('the table of results has a row for each kind of test, with its note', () => {
  const counts = [
    { ...none, kind: 'check', passed: 10, seconds: 12.34 },
    { ...none, kind: 'api-postgres', failed: 1, note: 'not one test ran' },
  ]
  expect(describeCounts(counts)).toBe(
    [
      'kind          passed  failed  skipped  seconds',
      'check             10       0        0     12.3',
      'api-postgres       0       1        0      0.0  not one test ran',
    ].join('\n'),
  )
})

test('each failed test is described by its kind, its title and the start of its message', () => {
  const report = vitestReport([
    { kind: 'contract', passed: 3 },
    {
      kind: 'web',
      passed: 4,
      failed: 1,
      failures: [{ text: `src/a.test.ts › adds\nexpected ${'1'.repeat(2_000)}` }],
    },
  ])
  const [failure = '', ...rest] = describeFailures(countVitest({ exitCode: 1, report, seconds: 1 }))
  expect(failure).toMatch(/^FAILED web src\/a\.test\.ts › adds\nexpected 1+…$/)
  expect(failure.length).toBeLessThan(1_300)
  expect(rest).toEqual([])
})
