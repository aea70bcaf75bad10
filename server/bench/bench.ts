import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/postgres/start-postgres.ts'
import { measureBudget } from './budget.ts'
import { measurePropertyList } from './property-list.ts'

/** Runs every case beside its ceiling in one run, and prints ratios: a machine's speed is not ours to claim. */
const { components, years, milliseconds, ofPlainLoop } = measureBudget()
console.table([
  {
    components,
    years,
    ms: Math.round(milliseconds),
    'of a plain loop over survival': ofPlainLoop.toFixed(2),
  },
])

const dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-bench-'))
const postgres = await startPostgres()
try {
  const rows = [
    ...(await measurePropertyList('embedded', { DATA_DIR: dataDir })),
    ...(await measurePropertyList('PostgreSQL', { DATA_DIR: dataDir, DATABASE_URL: postgres.url })),
  ]
  console.table(
    rows.map(({ database, answer, requestsPerSecond, ofBareRoute, p50Ms, p99Ms }) => ({
      database,
      answer,
      'requests/s': Math.round(requestsPerSecond),
      'of the bare route': ofBareRoute.toFixed(2),
      'p50 ms': p50Ms.toFixed(1),
      'p99 ms': p99Ms.toFixed(1),
    })),
  )
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
