import { chmod, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { Tenant } from '@home-pulse/contract/features/tenants/tenants'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineAll } from '../../src/operations/doctor.ts'
import type { Finding } from '../../src/operations/findings.ts'
import { systemClock } from '../../src/platform/config/clock.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { addHomes, aHome, signUp } from '../harness/fixtures/factories.ts'
import { aBuilding } from '../harness/fixtures/homeowner.ts'
import { aTenant } from '../harness/fixtures/landlord.ts'
import { aJpeg } from '../harness/fixtures/photo-fixtures.ts'
import { putTo } from '../harness/fixtures/signed-links.ts'
import { masterSecret, useOwnWorld, type World } from '../harness/harness.ts'

// An S3 test server. It computes the signature of a listing differently from Amazon's SDK, so mismatched
// signatures are allowed.
const directory = await mkdtemp(join(tmpdir(), 'home-pulse-doctor-bucket-'))
const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory, allowMismatchedSignatures: true },
  configureBuckets: [{ name: 'homes' }],
})
const { port } = await server.run()
const bucket = {
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'homes',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  S3_PATH_STYLE: '1',
}
const overFolder = useOwnWorld()
const overBucket = useOwnWorld(bucket)

const asSuperuser = async (world: World, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: String(world.store.url) })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Reads the statements that create the doctor's role from docs/operations.md. */
async function keeperStatements(): Promise<string[]> {
  const document = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const block = /```sql\n([^`]*create role home_pulse_keeper[^`]*)```/.exec(document)?.[1] ?? ''
  return block
    .replace(/^--.*\n/gm, '')
    .replace('…', 'kept')
    .split(';')
    .filter((line) => line.trim() !== '')
}

beforeAll(async () => {
  await asSuperuser(overFolder, ...(await keeperStatements()))
  for (const world of [overFolder, overBucket]) {
    world.clock.set(new Date(systemClock.nowMs()).toISOString())
    const { api, userId } = await signUp(world)
    const [home] = await addHomes(api, aHome(), aHome(aBuilding))
    const path = `/v1/properties/${home?.id}`
    const photo = await api.post<{ imageUrl: string }>(`${path}/customers/${userId}/image`, {})
    expect((await putTo(world, photo.body.imageUrl, await aJpeg(), {})).statusCode).toBe(200)
    const note = await api.post<{ noteUrl: string }>(`${path}/notes`, {})
    expect((await putTo(world, note.body.noteUrl, 'Look at the roof.')).statusCode).toBe(200)
    await mkdir(world.dataDir, { recursive: true })
    await writeFile(join(world.dataDir, 'auth-secret'), masterSecret, { mode: 0o600 })
  }
})
afterAll(async () => {
  await asSuperuser(overFolder, 'drop owned by home_pulse_keeper', 'drop role home_pulse_keeper')
  await server.close()
  await rm(directory, { recursive: true })
})

function urlFor(world: World): string {
  const url = new URL(String(world.store.url))
  url.username = 'home_pulse_keeper'
  url.password = 'kept'
  return url.href
}
const examine = (world: World, environment: Record<string, string> = {}) => {
  const settings = { DATA_DIR: world.dataDir, DATABASE_URL: urlFor(world), ...environment }
  return examineAll(readConfig(settings), systemClock)
}
const textsOf = (findings: readonly Finding[], level: Finding['level']) =>
  findings.filter((finding) => finding.level === level).map(({ text }) => text)

// spec: P-11
test('the doctor command finds no fault in a running system and cannot change it', async () => {
  const findings = await examine(overFolder)
  expect([...textsOf(findings, 'harm'), ...textsOf(findings, 'note')]).toEqual([])
  const sound = textsOf(findings, 'sound').join('\n')
  for (const expected of [
    /newest this version knows/,
    /\d+ constraints/,
    /indexes/,
    /Each of 1 file /,
    /The secret is there/,
  ])
    expect(sound).toMatch(expected)
  const client = new pg.Client({ connectionString: urlFor(overFolder) })
  await client.connect()
  await expect(client.query('delete from notes')).rejects.toThrow(/permission denied/)
  await client.end()
})

test('the doctor command reports that it cannot examine the data if its database role has too few rights', async () => {
  await asSuperuser(overFolder, 'alter role home_pulse_keeper nobypassrls')
  expect(textsOf(await examine(overFolder), 'harm')).toEqual([
    expect.stringMatching(/does not see every customer’s rows/),
  ])
  await asSuperuser(overFolder, 'alter role home_pulse_keeper bypassrls')
})

// spec: P-11
test('the doctor command reports bucket files that are missing or have another size, and an unreachable bucket', {
  tags: ['long'],
}, async () => {
  const findings = await examine(overBucket, bucket)
  expect(textsOf(findings, 'harm')).toEqual([])
  expect(textsOf(findings, 'sound')).toContain(
    'Each of 1 file that a row names is in the bucket homes, with as many bytes.',
  )
  expect(textsOf(findings, 'note')).toEqual([expect.stringMatching(/this role may not use amcheck/)])
  await asSuperuser(overBucket, 'update files set size_bytes = size_bytes + 1')
  expect(textsOf(await examine(overBucket, bucket), 'harm')).toEqual([
    expect.stringMatching(/^Files that rows name: photos\/.*\.webp has \d+ bytes instead of \d+\.$/),
  ])
  await rm(join(directory, 'homes', 'photos'), { recursive: true })
  expect(textsOf(await examine(overBucket, bucket), 'harm')).toEqual([
    expect.stringMatching(/ is not there\.$/),
  ])
  const unreachable = { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:1' }
  await expect(examine(overBucket, unreachable)).rejects.toThrow(
    /^What lies in the bucket homes cannot be listed/,
  )
})

test('the doctor command reports a building that in an earlier version was rented both as a whole and by unit', {
  tags: ['long'],
}, async () => {
  const { api } = await signUp(overFolder)
  const [home] = await addHomes(api, aHome(aBuilding))
  const units = await api.get<{ unit_id: string }[]>(`/v1/properties/${home?.id}/units`)
  const path = `/v1/properties/${home?.id}/tenants`
  await api.post(path, aTenant({ unit_id: units.body[0]?.unit_id }))
  const whole = await api.post<Tenant>(path, aTenant({ is_current: false }))
  await asSuperuser(
    overFolder,
    `set session_replication_role = 'replica'`,
    `update leases set is_current = true where tenant_id = '${whole.body.id}'`,
  )
  const findings = await examine(overFolder)
  expect(textsOf(findings, 'harm')).toEqual([])
  expect(textsOf(findings, 'note')).toEqual([
    expect.stringMatching(`let both as a whole and by unit.*: ${home?.id}\\.$`),
  ])
  expect((await api.put(`${path}/${whole.body.id}`, { is_current: false })).status).toBe(200)
  expect(textsOf(await examine(overFolder), 'note')).toEqual([])
})

// spec: P-11
test('the doctor command reports faults of the database, the files and the secret', async () => {
  const { dataDir } = overFolder
  const [photo = ''] = (await readdir(join(dataDir, 'files'), { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  )
  await truncate(join(dataDir, 'files', photo), 10)
  await writeFile(join(dataDir, 'files/photos/nobodys.webp'), 'RIFF')
  await chmod(join(dataDir, 'auth-secret'), 0o644)
  await asSuperuser(
    overFolder,
    // These statements cause the kinds of damage that a faulty disk or a person with psql can cause.
    `set session_replication_role = 'replica'`,
    'update notes set property_id = gen_random_uuid()',
    'update data_versions set data_version = 0',
    `update installations set forecast_on = installed_on - 1, forecast_source = 'estimate'
      where id = (select id from installations where removed_on is null limit 1)`,
    'alter table tenants no force row level security',
    'alter table notes disable trigger version_insert',
    // The following statements insert a row, but no entry for it in the index of the primary key.
    `set allow_system_table_mods = on`,
    `update pg_index set indisvalid = true, indisready = false where indexrelid = 'properties_pkey'::regclass`,
    "insert into properties select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).* from properties p limit 1",
    `update pg_index set indisready = true where indexrelid = 'properties_pkey'::regclass`,
  )
  const findings = await examine(overFolder)
  const found = textsOf(findings, 'harm').join('\n')
  for (const expected of [
    /Broken: .*notes_customer_id_property_id_fkey \(1 rows\)/,
    /Indexes that do not fit their tables: properties_pkey/,
    /Customers without a version, or with one older/,
    /Installations whose days are out of order/,
    /Row-level security or triggers that are off: notes\.version_insert, tenants/,
    /photos\/.* has 10 bytes instead of/,
    /auth-secret can be read by others/,
  ])
    expect(found).toMatch(expected)
  expect(textsOf(findings, 'note').join('\n')).toMatch(/No row names 1 file in .*photos\/nobodys\.webp/)
})
