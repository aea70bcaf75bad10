import { sql as raw } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { rounds } from '../../../scripts/vitest/rounds.ts'
import { properties } from '../../src/features/properties/tables.ts'
import { makeIds } from '../../src/platform/config/ids.ts'
import type { Sql } from '../../src/platform/database/database.ts'
import {
  discardAbandonedImports,
  discardImport,
  publishImport,
  type StagedImport,
  stageRows,
} from '../../src/platform/storage/staged-import.ts'
import { Gate, type Owner } from '../../src/platform/tenancy/gate.ts'
import { type Customer, signUp } from '../harness/fixtures/factories.ts'
import { leave } from '../harness/fixtures/import-export-fixtures.ts'
import { useWorld } from '../harness/harness.ts'

const world = useWorld()
const homeCount = rounds(250, 700)
let ada: Customer
let gate: Gate
let owner: Owner
let staged: StagedImport

const services = () => ({ clock: world.clock, gate, makeId: makeIds(world.clock) })
const writer = () => ({ owner, actor: { userId: ada.userId, action: 'csvBulkUpload' } })

beforeEach(async () => {
  ada = await signUp(world)
  gate = new Gate(world.store.database, world.clock, makeIds(world.clock))
  owner = gate.createOwner(ada.userId)
  const { makeId } = services()
  const importer = { ...services(), makeId }
  staged = await stageRows(importer, writer(), homesMadeBy(makeId))
})

function* homesMadeBy(makeId: () => string) {
  const rows = Array.from({ length: homeCount }, (_, n) => ({
    ...{ customerId: ada.userId, id: makeId(), street: `${n} Elm`, city: 'Albany', state: 'NY' },
    ...{ postalCode: '12207', builtYear: 1990, isMultifamily: false, isSample: false },
    createdAt: new Date(world.clock.nowMs()),
  }))
  yield { table: properties, rows }
}

const publish = () =>
  gate.write(owner, writer().actor, (sql: Sql) =>
    publishImport(sql, owner, staged, { homes: homeCount, components: 0 }),
  )
const listed = async () => (await ada.api.get<unknown[]>('/v1/properties')).body.length
const stored = () =>
  world.store.asSuperuser(async ({ query }) => {
    const text = `select (select count(*)::int from properties where customer_id = $1) as homes,
      (select count(*)::int from unpublished_imports where customer_id = $1) as imports`
    return (await query({ name: 'test_stored', text }, [ada.userId]))[0]
  })

describe('an import whose rows are stored but not yet published', () => {
  test('shows no homes and does not change the ETag of the list of homes until it is published', async () => {
    const before = await ada.api.get('/v1/properties')
    expect([await listed(), await stored()]).toEqual([0, { homes: homeCount, imports: 1 }])
    const visible = await gate.read(owner, (sql) =>
      sql.execute(raw`select count(*)::int as n from properties`),
    )
    // The cast is needed, because the declared type of `execute` matches neither driver.
    expect((visible as unknown as { rows: unknown[] }).rows).toEqual([{ n: 0 }])
    expect((await ada.api.get('/v1/properties')).headers.etag).toBe(before.headers.etag)
    await publish()
    expect([await listed(), await stored()]).toEqual([homeCount, { homes: homeCount, imports: 0 }])
    const trail = await ada.api.get<{ changes: unknown[] }>('/v1/records/changes')
    expect(JSON.stringify(trail.body)).toContain(`${homeCount}`)
  })

  test('is deleted when discarded, and cannot be published afterwards', async () => {
    await discardImport({ gate }, writer(), staged.id)
    expect(await stored()).toEqual({ homes: 0, imports: 0 })
    await expect(publish()).rejects.toThrow()
    expect(await listed()).toBe(0)
  })

  test('is deleted by the cleanup after five minutes without a heartbeat, not earlier', async () => {
    await discardAbandonedImports(services())
    expect(await stored()).toEqual({ homes: homeCount, imports: 1 })
    world.clock.advance(6 * 60_000)
    await discardAbandonedImports(services())
    expect(await stored()).toEqual({ homes: 0, imports: 0 })
  })
})

/** Returns the number of home rows that the current transaction has read. */
async function countHomesRead(sql: Sql): Promise<number> {
  // The cast is needed, because the declared type of `execute` matches neither driver.
  const { rows } = (await sql.execute(raw`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n
    from pg_stat_xact_user_tables where relname = 'properties'`)) as unknown as { rows: { n: number }[] }
  return rows[0]?.n ?? 0
}

test('publishing an import reads only those of its rows that the change history needs', async () => {
  await world.store.asSuperuser(({ query }) => query({ name: 'test_analyze', text: 'analyze properties' }))
  const read = await gate.write(owner, writer().actor, async (sql) => {
    const before = await countHomesRead(sql)
    await publishImport(sql, owner, staged, { homes: homeCount, components: 0 })
    return (await countHomesRead(sql)) - before
  })
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(homeCount / 5)
})

test('the purge of a deleted account deletes the rows of an unpublished import', {
  timeout: 60_000,
}, async () => {
  await leave(ada)
  world.clock.advance(15 * 24 * 60 * 60_000)
  // This makes the import active a moment ago. The hourly cleanup then skips it, so only the purge can delete its rows.
  await world.store.asSuperuser(({ query }) =>
    query({ name: 'test_seen', text: 'update unpublished_imports set seen_at = $1' }, [
      new Date(world.clock.nowMs()),
    ]),
  )
  await world.app.jobs.runDue()
  expect(await stored()).toEqual({ homes: 0, imports: 0 })
})

test('discarding a published import deletes nothing', async () => {
  await publish()
  await discardImport({ gate }, writer(), staged.id)
  expect(await listed()).toBe(homeCount)
})
