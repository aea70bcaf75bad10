import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import * as accounts from '../src/features/accounts/tables.ts'
import * as billing from '../src/features/billing/tables.ts'
import * as components from '../src/features/components/tables.ts'
import * as homebot from '../src/features/homebot/tables.ts'
import * as feed from '../src/features/plan/feed-tables.ts'
import * as maintenance from '../src/features/plan/maintenance-tables.ts'
import * as properties from '../src/features/properties/tables.ts'
import * as records from '../src/features/records/tables.ts'
import * as tenants from '../src/features/tenants/tables.ts'
import { systemClock } from '../src/platform/clock.ts'
import { openPglite } from '../src/platform/pglite.ts'
import { openPostgres } from '../src/platform/postgres.ts'
import { urlOf } from './global-setup.ts'
import { useWorld } from './harness.ts'

const world = useWorld()

const tables: PgTable[] = [
  accounts,
  billing,
  components,
  feed,
  homebot,
  maintenance,
  properties,
  records,
  tenants,
].flatMap((module) => Object.values(module))

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the query builder knows %s as it was migrated',
  async (name, table) => {
    const migrated = await world.store.asSuperuser(({ query }) =>
      query<{ column: string; type: string; required: boolean }>(
        {
          name: 'test_columns',
          text: `select a.attname::text as column, format_type(a.atttypid, null) as type, a.attnotnull as required
          from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 order by a.attnum`,
        },
        [name],
      ),
    )
    const declared = getTableConfig(table).columns.map((column) => ({
      column: column.name,
      type: column.getSQLType(),
      required: column.notNull,
    }))
    expect(declared).toEqual(migrated)
  },
)

describe('two processes that start together', () => {
  const isEmbedded = inject('database') === 'pglite'

  if (!isEmbedded)
    test('migrate an empty database once, and both can use it', async () => {
      const server = inject('databaseSource')
      const admin = new pg.Client({ connectionString: server })
      await admin.connect()
      await admin.query('create database together')
      const url = urlOf(server, 'together')
      const open = () => openPostgres({ url, poolSize: 2, clock: systemClock, onIdleError: () => {} })
      const replicas = await Promise.all([open(), open(), open(), open()])
      for (const replica of replicas) {
        const connection = await replica.connect()
        expect(
          await connection.query({ name: 'test_count', text: 'select count(*) as n from properties' }),
        ).toEqual([{ n: 0 }])
        connection.release()
        await replica.close()
      }
      await admin.query('drop database together with (force)')
      await admin.end()
    })

  if (isEmbedded)
    test('cannot open one data folder: the second is refused with a sentence', {
      timeout: 60_000,
    }, async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-lock-'))
      const first = await openPglite({ clock: systemClock, dataDir })
      await expect(openPglite({ clock: systemClock, dataDir })).rejects.toThrow(/Another process is using/)
      await first.close()
      const again = await openPglite({ clock: systemClock, dataDir })
      await again.close()
      await rm(dataDir, { recursive: true })
    })
})

test('a database that a newer version migrated is refused, not harmed', async () => {
  await world.store.asSuperuser(({ query }) =>
    query({
      name: 'test_newer',
      text: `insert into schema_migrations values ('9999-from-the-future.sql', 'x', now())`,
    }),
  )
  const { migrate } = await import('../src/platform/migrate.ts')
  await world.store.asSuperuser(async ({ query }) => {
    const owner = {
      run: async (script: string) => void (await query({ name: '', text: script })),
      query: <Row>(text: string, values: readonly unknown[] = []) => query<Row>({ name: '', text }, values),
    }
    await expect(migrate(owner, systemClock)).rejects.toThrow(/newer version \(9999-from-the-future.sql\)/)
  })
})
