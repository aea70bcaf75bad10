import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/harness/test-database.ts'

test('the planner’s statistics are updated after a large commit', {
  timeout: 60_000,
  tags: ['long'],
}, async () => {
  const { database } = await openTestDatabase({ nowMs: () => Date.parse('2026-11-21T15:00:00Z') })
  const work = async (...texts: string[]) => {
    const { query, release } = await database.connect()
    try {
      let rows: unknown[] = []
      for (const text of texts) rows = await query({ name: text, text })
      return rows
    } finally {
      release()
    }
  }
  await work(
    'begin',
    `insert into job_runs select 'job', 'UTC', n::text, now(), 0, now(), null from generate_series(1, 20000) n`,
    'commit',
  )
  const [table] = await work(`select reltuples::float8 as rows from pg_class where relname = 'job_runs'`)
  expect(table).toEqual({ rows: 20_000 })
  await database.close()
})
