import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Component } from '@home-pulse/contract/features/components/components'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { systemClock } from '../../src/platform/config/clock.ts'
import type { OwnerConnection } from '../../src/platform/database/database.ts'
import { readMigrations } from '../../src/platform/database/migrate.ts'
import { filesOf } from '../../src/platform/database/pglite/data-dir.ts'
import { openPglite, ownerOf } from '../../src/platform/database/pglite/pglite.ts'
import { type Api, useOwnWorld } from '../harness/harness.ts'
import { makeLeftFolder, openLeftDatabase, testDatabaseOf } from '../harness/test-database.ts'
import { type Rows, readRows } from '../upgrades/rows.ts'
import { note, owner, roofForecast, streets, tenantName, visitor } from '../upgrades/user-actions.ts'

const folder = join(import.meta.dirname, '../upgrades')
const migrations = readMigrations()
/** The names of the stored schemas, one for each release. Each is the name of the last migration in its release. */
const schemas = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()

/** Migrations without sample data, because no released version ended with them. */
const neverReleased = [
  '0001-accounts-and-walls.sql',
  '0002-homes.sql',
  '0003-tenants.sql',
  '0006-evidence.sql',
]

// spec: P-05
test('sample data exists for each released schema, including the newest (npm run schema:keep)', () => {
  expect(schemas).toEqual(migrations.map(({ name }) => name).filter((name) => !neverReleased.includes(name)))
})

/** Creates the old schema with its own migrations, and inserts the data of that version. */
async function createOldData(schema: string, { run }: OwnerConnection): Promise<void> {
  for (const { name, script } of migrations) if (name <= schema) await run(script)
  await run(`create table schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null)`)
  // Triggers are disabled, because the rows are inserted table by table and refer to rows that do not exist yet.
  // Triggers would also count the rows a second time.
  await run('set session_replication_role = replica')
  await run(await readFile(join(folder, schema), 'utf8'))
  await run('set session_replication_role = origin')
}

const changedOnPurpose: readonly { by: string; table: string; columns: readonly string[] }[] = [
  { by: '0009-evidence-to-the-day.sql', table: 'life_evidence', columns: ['since_months', 'age_months'] },
  // This migration changes what a subscription shows. So it raises the data version, which makes clients read it again.
  { by: '0010-real-payments.sql', table: 'customer_versions', columns: ['data_version'] },
  // This migration changes estimated dates that were already past when they were stored.
  { by: '0020-dates-that-are-not-past.sql', table: 'installations', columns: ['forecast_on'] },
  { by: '0020-dates-that-are-not-past.sql', table: 'customer_versions', columns: ['data_version'] },
]

/** Maps the old names of tables, and of columns by table, to their new names. */
const renamedTables: Readonly<Record<string, string>> = {
  customer_versions: 'data_versions',
  sign_in_places: 'known_devices',
  checkout_openings: 'pending_checkouts',
}
const renamedColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sign_in_places: { place_hash: 'device_hash' },
  job_runs: { free_at: 'lease_expires_at' },
}

type Row = Rows[string][number]
const dayOf = (value: unknown): string => String(value).slice(0, 10)
const wasPastWhenMade = (row: Row): boolean =>
  row.forecast_source === 'estimate' && !row.removed_on && dayOf(row.forecast_on) < dayOf(row.created_at)

/**
 * Checks that the upgrade kept every row and every column value, and added no rows. Columns that a migration changed on
 * purpose are not compared.
 */
function expectRowsPreserved(before: Rows, after: Rows, schema: string): void {
  const changes = changedOnPurpose.filter(({ by }) => by > schema)
  for (const [table, rows] of Object.entries(before)) {
    // Each row of this table is a running server, so the server of this test adds one.
    if (table === 'servers') continue
    const changed = changes.filter((change) => change.table === table).flatMap(({ columns }) => columns)
    const kept = rows.map((row) =>
      Object.entries(row)
        .filter(([column]) => !changed.includes(column))
        .map(([column, value]) => [renamedColumns[table]?.[column] ?? column, value]),
    )
    const found = after[renamedTables[table] ?? table]
    expect(found, table).toEqual(
      expect.arrayContaining(kept.map((row) => expect.objectContaining(Object.fromEntries(row)))),
    )
    const added = table === 'schema_migrations' ? migrations.filter(({ name }) => name > schema).length : 0
    expect(found, table).toHaveLength(rows.length + added)
  }
}

/**
 * The schemas from which `npm test` upgrades. Upgrading from the oldest one runs all migrations. Upgrading from the
 * last but one is the most common case.
 */
const everyday = [...schemas.slice(0, 1), ...schemas.slice(-2, -1)]
const isEmbedded = inject('database') === 'pglite'
const isLongRun = inject('isLongRun')
// On the embedded database, a test below upgrades the oldest data folder and so runs all migrations. `npm test` needs
// no further schema there.
const tried = isLongRun ? schemas : isEmbedded ? [] : everyday

describe.each(tried)('data that is upgraded from the schema %s', (schema) => {
  let before: Rows
  const world = useOwnWorld({}, {}, (clock) =>
    openLeftDatabase(clock, async (connection) => {
      await createOldData(schema, connection)
      before = await readRows(connection.query)
    }),
  )
  const signIn = async (person: typeof owner): Promise<Api> => {
    const { body, status } = await world.api().post<{ token: string }>('/v1/customers/login', person)
    expect(status).toBe(200)
    return world.api(body.token)
  }

  // spec: P-05
  test('is complete, row by row, under the newest schema', async () => {
    const after = await world.store.asSuperuser(({ query }) =>
      readRows((text, values) => query({ name: '', text }, values)),
    )
    expect(Object.values(before).flat().length).toBeGreaterThan(40)
    expectRowsPreserved(before, after, schema)
    for (const old of before.installations ?? []) {
      const now = after.installations?.find(({ id }) => id === old.id)
      const stays = schema >= '0020-dates-that-are-not-past.sql' || !wasPastWhenMade(old)
      if (stays) expect(now?.forecast_on).toEqual(old.forecast_on)
      else expect(dayOf(now?.forecast_on) > dayOf(old.forecast_on)).toBe(true)
    }
    for (const row of after.subscriptions ?? []) expect(row.access_ends_at).toBe(row.current_period_ends_at)
  })

  // spec: P-05
  test('is visible to its customer only', async () => {
    const api = await signIn(owner)
    const homes = (await api.get<Property[]>('/v1/properties')).body
    const [house, flats] = streets.map((street) => homes.find(({ address }) => address.startsWith(street)))
    expect(homes).toHaveLength(2)
    const structures = await api.get<Component[]>(`/v1/properties/${house?.id}/structures`)
    expect(structures.body).toContainEqual(
      expect.objectContaining({ structure_type: 'roof', forecasted_replacement_date: roofForecast }),
    )
    expect((await api.get(`/v1/properties/${flats?.id}/tenants`)).body).toMatchObject([tenantName])
    expect((await api.get(`/v1/properties/${flats?.id}/units`)).body).toMatchObject([{ unit_number: '2B' }])
    const notes = (await api.get(`/v1/properties/${house?.id}/notes`)).body
    expect(notes).toMatchObject({ notes: [{ content: note }] })
    expect((await (await signIn(visitor)).get('/v1/properties')).body).toEqual([])
  })
})

if (isEmbedded)
  describe('a data folder', { timeout: 120_000 }, () => {
    const schema = schemas[0] ?? ''
    let dataDir: string
    let before: Rows
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-left-'))
      await makeLeftFolder(dataDir, async (connection) => {
        await createOldData(schema, connection)
        before = await readRows(connection.query)
      })
    }, 120_000)
    afterAll(() => rm(dataDir, { recursive: true }))

    const withOldDatabase = async <T>(work: (connection: OwnerConnection) => Promise<T>): Promise<T> => {
      const engine = await PGlite.create(filesOf(join(dataDir, 'database')))
      const answer = await work(ownerOf(engine))
      await engine.close()
      return answer
    }
    const openOnce = async () => (await openPglite({ clock: systemClock, dataDir })).close()

    // spec: P-05
    test('is migrated completely from the oldest version', async () => {
      const { asSuperuser, close } = testDatabaseOf(await openPglite({ clock: systemClock, dataDir }))
      const after = await asSuperuser(({ query }) =>
        readRows((text, values) => query({ name: '', text }, values)),
      )
      await close()
      expectRowsPreserved(before, after, schema)
    })

    // spec: P-04
    test('is refused and left unchanged if a newer version migrated it', { tags: ['long'] }, async () => {
      const newer = await withOldDatabase(async ({ query, run }) => {
        await run(`insert into schema_migrations values ('9999-from-the-future.sql', 'x', now())`)
        return readRows(query)
      })
      await expect(openOnce()).rejects.toThrow(
        'The database was migrated by a newer version (9999-from-the-future.sql). Nothing in it was touched. Start that version.',
      )
      await withOldDatabase(async ({ query, run }) => {
        expect(await readRows(query)).toEqual(newer)
        await run(`delete from schema_migrations where name = '9999-from-the-future.sql'`)
      })
      await openOnce()
    })
  })
