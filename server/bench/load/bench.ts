import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureBudget } from './budget.ts'
import { listCases } from './cases.ts'
import { type CsvMeasurement, measureCsv } from './csv.ts'
import { type LimitMeasurement, measureLimits } from './limits.ts'
import { type Bench, type Measurement, measureCase, openBench } from './measure.ts'
import { type MixedMeasurement, measureMixed } from './mixed.ts'
import { allPeople, largeAccount, peopleOf, scales } from './portfolios.ts'
import { printReport } from './report.ts'
import { openEmbeddedStore, openPostgresStore } from './stores.ts'
import { listWriteCases } from './writes.ts'

/**
 * This program measures the speed of the server. Absolute times depend on the machine, so it prints ratios: the
 * throughput of each case, divided by a ceiling that is measured in the same run. A ceiling is the throughput of the
 * minimum work for the same result, such as a bare route or a plain insert.
 */
const { values } = parseArgs({
  options: {
    /** Runs the same cases in a few minutes, with less data and shorter rounds. */
    quick: { type: 'boolean', default: false },
    /** Runs only the cases whose name contains one of these words, separated by commas. */
    only: { type: 'string', default: '' },
    /** Runs on this database only, `embedded` or `PostgreSQL`. The default is both. */
    database: { type: 'string' },
    /** The duration of the mixed reads and writes, in minutes. Ten minutes show whether memory grows. */
    minutes: { type: 'string' },
    /**
     * Measures only the largest response of every GET route. The account has 100,000 homes (3,000 with `--quick`) with
     * 10 components each.
     */
    limits: { type: 'boolean', default: false },
    json: { type: 'string', default: join(tmpdir(), 'home-pulse-bench', 'latest.json') },
  },
})
const { quick, only, json } = values
const scale = quick ? scales.quick : scales.full
const roundPlan = quick ? { rounds: 3, seconds: 1.5 } : { rounds: 5, seconds: 2 }
const mixedSeconds = values.minutes ? Number(values.minutes) * 60 : quick ? 30 : 60
const people = values.limits ? largeAccount(quick ? 3_000 : 100_000) : peopleOf(scale)
const onlyNames = only.toLowerCase().split(',')
const isSelected = (name: string) => onlyNames.some((part) => name.toLowerCase().includes(part))

const cases: Measurement[] = []
const csv: CsvMeasurement[] = []
const mixed: MixedMeasurement[] = []

const failures: string[] = []
/** Measures one case. If it fails, stores the error for the report at the end, so that the other cases still run. */
async function attempt(name: string, measure: () => Promise<void>): Promise<void> {
  process.stderr.write(`${name}\n`)
  try {
    await measure()
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}

const limits: LimitMeasurement[] = []

async function measureAll(bench: Bench): Promise<void> {
  if (values.limits) {
    limits.push(...(await measureLimits(bench, allPeople(people), people.large)))
    return
  }
  const readEtag = async (path: string, headers: Record<string, string>) =>
    (await fetch(bench.server.url + path, { headers })).headers.get('etag') ?? ''
  for (const each of [...(await listCases(people, readEtag)), ...(await listWriteCases(people))])
    if (isSelected(each.name)) {
      await attempt(`${bench.store.database}: ${each.name}`, async () => {
        cases.push(await measureCase(bench, each, roundPlan))
      })
    }
  if (isSelected('mixed'))
    await attempt(`${bench.store.database}: mixed`, async () => {
      mixed.push(await measureMixed(bench, people, mixedSeconds))
    })
  if (isSelected('csv'))
    await attempt(`${bench.store.database}: CSV`, async () => {
      csv.push(await measureCsv(bench, people, { rows: 20_000, rounds: 3 }))
    })
}

const stores = [
  () => openEmbeddedStore(people, values.limits ? { name: 'limits' } : scale),
  () => openPostgresStore(people),
]
for (const [n, open] of stores.entries()) {
  if (values.database !== undefined && values.database !== ['embedded', 'PostgreSQL'][n]) continue
  const store = await open()
  try {
    const bench = await openBench(store)
    try {
      await measureAll(bench)
    } finally {
      await bench.stop()
    }
  } finally {
    await store.close()
  }
}

const budget = isSelected('budget') && !values.limits ? [measureBudget()] : []
printReport({ cases, csv, mixed, budget, limits })
await mkdir(join(json, '..'), { recursive: true })
await writeFile(
  json,
  `${JSON.stringify({ scale, roundPlan, cases, csv, mixed, budget, limits, failures }, undefined, 2)}\n`,
)
console.log(`The results as JSON: ${json}`)
for (const failure of failures) console.error(`FAILED  ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0
