import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import * as accounts from '../../src/features/accounts/tables.ts'
import * as billing from '../../src/features/billing/tables.ts'
import * as components from '../../src/features/components/tables.ts'
import * as homebot from '../../src/features/homebot/tables.ts'
import * as feed from '../../src/features/plan/feed/tables.ts'
import * as maintenance from '../../src/features/plan/maintenance/tables.ts'
import * as ownTasks from '../../src/features/plan/own-tasks/tables.ts'
import * as portfolio from '../../src/features/portfolio/tables.ts'
import * as properties from '../../src/features/properties/tables.ts'
import * as records from '../../src/features/records/tables.ts'
import * as tenants from '../../src/features/tenants/tables.ts'
import { systemClock } from '../../src/platform/config/clock.ts'
import type { OwnerConnection } from '../../src/platform/database/database.ts'
import { type Migration, migrate, readMigrations } from '../../src/platform/database/migrate.ts'
import { openPostgres } from '../../src/platform/database/postgres.ts'
import { signUp } from '../harness/fixtures/factories.ts'
import { urlOf } from '../harness/global-setup.ts'
import { useOwnWorld } from '../harness/harness.ts'

const world = useOwnWorld()

const tables: PgTable[] = [
  accounts,
  billing,
  components,
  feed,
  homebot,
  maintenance,
  ownTasks,
  portfolio,
  properties,
  records,
  tenants,
].flatMap((module) => Object.values(module))

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the columns of the table `%s` in the code equal those of the migrated table',
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

if (inject('database') === 'postgres')
  test('several servers that start simultaneously on an empty database migrate it once, and all can use it', {
    tags: ['long'],
  }, async () => {
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

describe('a later migration', () => {
  const later = (name: string, script: string): Migration => ({ name, script, checksum: name })
  const first = later('9001-first.sql', 'create table first_of_later (a int)')
  const second = (sum: string) =>
    later(
      '9002-second.sql',
      `do $$ begin update customers set time_zone = 'UTC'; insert into first_of_later values (1 / ${sum}); end $$`,
    )
  const migrateTo = (...more: readonly Migration[]) =>
    world.store.asSuperuser(async ({ query }) => {
      const owner: OwnerConnection = {
        run: async (script) => void (await query({ name: '', text: script })),
        query: (text, values) => query({ name: '', text }, values),
      }
      await migrate(owner, systemClock, [...readMigrations(), ...more])
    })
  const seen = () =>
    world.store.asSuperuser(async ({ query }) => [
      await query({ name: '', text: 'select name from schema_migrations order by name' }),
      await query({ name: '', text: `select to_regclass('first_of_later')::text as later` }),
      await query({ name: '', text: 'select distinct time_zone from customers' }),
    ])

  // spec: P-06
  test('rolls back its whole batch with a message when it fails, and succeeds once corrected', async () => {
    await signUp(world)
    const before = await seen()
    const failure = await migrateTo(first, second('0')).catch((error: Error) => error)
    expect(failure).toMatchObject({
      message:
        'The migration 9002-second.sql failed, and all was rolled back: the database is as the version before left it, and can be used with that version.',
      cause: expect.objectContaining({ message: 'division by zero' }),
    })
    expect(await seen()).toEqual(before)
    expect((await signUp(world)).token).not.toBe('')
    await migrateTo(first, second('1'))
    expect(await seen()).toEqual([
      [...(before[0] ?? []), { name: first.name }, { name: second('1').name }],
      [{ later: 'first_of_later' }],
      [{ time_zone: 'UTC' }],
    ])
  })

  test('keeps an older version of the server from opening the database', async () => {
    await expect(migrateTo(first)).rejects.toThrow(
      /newer version \(9002-second\.sql\)\. Nothing in it was touched/,
    )
  })

  // spec: P-06
  test('is refused if its name precedes that of an applied migration, or if an applied migration was changed', async () => {
    const between = later('9001-between.sql', 'select 1')
    await expect(migrateTo(between, first, second('1'))).rejects.toThrow(
      'has the migration 9001-first.sql, and not 9001-between.sql',
    )
    await expect(migrateTo({ ...first, checksum: 'another' }, second('1'))).rejects.toThrow(
      '9001-first.sql is not the one that was applied',
    )
  })
})
