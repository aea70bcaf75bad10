import { sql as raw } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useOwnWorld } from '../../../test/harness/harness.ts'
import { makeIds } from '../../platform/config/ids.ts'
import { executeRaw, type Sql } from '../../platform/database/database.ts'
import { Gate } from '../../platform/tenancy/gate.ts'
import { selectListed } from './queries.ts'

const world = useOwnWorld()

/** Returns the number of rows that this transaction has found with indexes. */
async function countRowsFound(sql: Sql): Promise<number> {
  const [found] = await executeRaw<{ rows: string }>(
    sql,
    raw`select sum(idx_tup_fetch) as rows from pg_stat_xact_user_tables where schemaname = 'public'`,
  )
  return Number(found?.rows)
}

// PostgreSQL keeps the plan of a prepared statement until the table is analyzed, which can take a minute. A plan made
// for empty tables must therefore be fast for full ones, too.
test('a page of homes reads few rows, even if its statement was planned when the tables were almost empty', async () => {
  const { api, userId } = await signUp(world)
  await addHomes(api, aHome())
  const gate = new Gate(world.store.database, world.clock, makeIds(world.clock))
  const owner = gate.createOwner(userId)
  const found = await gate.read(owner, async (sql) => {
    const page = () => selectListed(sql, owner, { limit: 10 })
    // After five executions PostgreSQL plans the statement for all values and keeps this plan.
    for (let count = 0; count < 10; count += 1) await page()
    await addHomes(api, ...Array.from({ length: 200 }, () => aHome()))
    await sql.execute(raw`begin`)
    const before = await countRowsFound(sql)
    expect(await page()).toHaveLength(10)
    const after = await countRowsFound(sql)
    await sql.execute(raw`commit`)
    return after - before
  })
  expect(found).toBeLessThan(50)
})
