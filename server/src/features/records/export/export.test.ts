import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCatalogue } from '@home-pulse/contract/errors'
import { portableAccount } from '@home-pulse/contract/features/records/format'
import type { ExportStatus } from '@home-pulse/contract/features/records/records'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem } from '../../../../test/harness/expect-problem.ts'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import {
  type Account,
  copyOf,
  download,
  signUpSettled,
  startCopy,
} from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { alterationsOf } from '../../../../test/harness/fixtures/signed-links.ts'
import { useOwnWorld } from '../../../../test/harness/harness.ts'
import { portOf } from '../../../../test/harness/peers/ports.ts'

const world = useOwnWorld({ ENFORCE_PAYMENT: '1' })
let ada: Customer
let copy: { files: Map<string, Buffer>; account: Account }
beforeAll(async () => {
  ada = await signUpSettled(world)
  copy = await copyOf(world, ada)
}, 60_000)

const statusOf = async ({ api }: Customer) =>
  (await api.get<{ export: ExportStatus | null }>('/v1/records/exports')).body.export

describe('an export', () => {
  // spec: 11-01
  test('matches the export format, and the JSON Schema in the zip names the same fields', () => {
    expect(portableAccount.parse(copy.account)).toEqual(copy.account)
    const schema = JSON.parse(String(copy.files.get('home-pulse.schema.json')))
    expect(Object.keys(schema.properties)).toEqual(Object.keys(copy.account))
  })

  // spec: 11-01
  test('contains records of all types, including replaced and removed ones', () => {
    const { account } = copy
    const counts = Object.fromEntries(
      Object.entries(account).flatMap(([name, list]) => (Array.isArray(list) ? [[name, list.length]] : [])),
    )
    expect(counts).toMatchObject({
      properties: 3,
      units: 1,
      tenants: 1,
      notes: 1,
      photos: 1,
      maintenance: 1,
      own_tasks: 1,
      saved_views: 1,
      reserves: 2,
      conversations: 1,
      payments: 1,
    })
    expect(account.properties[2]).toMatchObject({ street: '9 Gone Rd', archived_at: expect.any(String) })
    const roof = account.components.find(({ installations }) => installations.length === 2)
    expect(roof).toMatchObject({ type: 'roof' })
    expect(roof?.installations[1]).toMatchObject({
      installed_on: '2026-03-01',
      forecast_on: '2041-05-06',
      forecast_source: 'owner',
      owner_cost: 12_345.67,
    })
    expect(account.profile.email).toBe(ada.email)
    expect(account.subscription).toMatchObject({ status: 'active' })
    expect(account.tenants[0]?.leases).toHaveLength(2)
    expect(account.changes.length).toBeGreaterThan(10)
  })

  test('contains no password hash, no key and no secret URL', () => {
    const all = [...copy.files].filter(([name]) => !name.endsWith('.webp')).map(([, bytes]) => String(bytes))
    expect(all.join('')).not.toMatch(/argon2|password_hash|token_hash|cs_sandbox|storage_key/i)
  })

  // spec: 11-05
  test('contains CSV files in which formulas are escaped, while its JSON keeps formulas unchanged', () => {
    expect(copy.account.properties[1]?.street).toBe('=1+1 Main St')
    const sheets = [...copy.files].filter(([name]) => name.startsWith('csv/'))
    expect(sheets.map(([name]) => name)).toContain('csv/installations.csv')
    for (const [name, bytes] of sheets) {
      const text = String(bytes)
      expect(text.charCodeAt(0), name).toBe(0xfeff)
      expect(text, name).not.toMatch(/(^|,)"?[=+@\t]/m)
    }
    expect(String(copy.files.get('csv/properties.csv'))).toContain("'=1+1 Main St")
  })

  test('contains notes as plain text, and photos with a manifest', () => {
    expect(String(copy.files.get('notes.txt'))).toContain('New shingles,\r\nlifetime "warranty".')
    const manifest = JSON.parse(String(copy.files.get('photos/manifest.json')))
    expect(manifest).toEqual(copy.account.photos)
    const [photo] = copy.account.photos
    expect(copy.files.get(photo?.file ?? '')?.length).toBe(photo?.size_bytes)
    expect(String(copy.files.get('README.txt'))).toContain(ada.email)
  })

  test('succeeds if the file of a photo is missing, and marks it in the list of photos', {
    tags: ['long'],
  }, async () => {
    const poor = await signUpSettled(world)
    await rm(join(world.dataDir, 'files/photos', poor.userId), { recursive: true })
    const { files } = await copyOf(world, poor)
    expect(JSON.parse(String(files.get('photos/manifest.json')))).toMatchObject([{ file: null }])
  })

  // spec: 11-04
  test('is available to unpaid customers, but requires a token', async () => {
    const unpaid = await signUp(world)
    expect((await unpaid.api.get('/v1/properties')).status).toBe(402)
    expect((await copyOf(world, unpaid)).account.properties).toEqual([])
    expect((await world.api().post('/v1/records/exports')).status).toBe(401)
    expect((await world.api().get('/v1/records/exports')).status).toBe(401)
  })

  test('has a status with its numbers of files, and no status before the first export', async () => {
    expect(await statusOf(ada)).toMatchObject({ status: 'done', files_done: 1, files_total: 1 })
    expect(await statusOf(await signUp(world))).toBeNull()
  })

  test('leaves no temporary file', async () => {
    // The server removes the folder after the last byte was sent, so it may still exist for a moment.
    await expect.poll(() => readdir(join(world.dataDir, 'exports'))).toEqual([])
  })
})

describe('the URL of an export', () => {
  // spec: 11-03
  test('works only once, and only within five minutes', async () => {
    const { body } = await startCopy(ada)
    expect((await download(world, body.download_url)).headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="home-pulse-\d{4}-\d\d-\d\d\.zip"$/,
      ),
    })
    expectProblem(await download(world, body.download_url), 'link_not_valid')
    const late = await startCopy(ada)
    world.clock.advance(5 * 60_000)
    expectProblem(await download(world, late.body.download_url), 'link_not_valid')
    expect((await statusOf(ada))?.status).toBe('done')
  })

  test('returns 403 after any alteration', async () => {
    const { body } = await startCopy(ada)
    for (const [how, url] of alterationsOf(body.download_url))
      expect((await download(world, url)).statusCode, how).toBe(403)
  })

  // spec: 11-03
  test('returns 409 while the customer downloads another export', async () => {
    let answers: Awaited<ReturnType<typeof download>>[] = []
    // On a busy machine, the first download may end before the second begins. Both downloads then succeed, and the test
    // tries two new downloads.
    const statusesOfPair = async () => {
      const urls = [(await startCopy(ada)).body.download_url, (await startCopy(ada)).body.download_url]
      answers = await Promise.all(urls.map((url) => download(world, url)))
      return answers.map(({ statusCode }) => statusCode).toSorted()
    }
    await expect.poll(statusesOfPair).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().message).toBe(errorCatalogue.export_under_way.message)
  })
})

test('an export ends when the client disconnects, and another one can start immediately', async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { body } = await startCopy(ada)
  const { pathname, search } = new URL(body.download_url)
  const asking = get({ port: portOf(world.app.server), host: '127.0.0.1', path: pathname + search })
  const [answer] = await once(asking, 'response')
  expect(answer.statusCode).toBe(200)
  asking.destroy()
  await expect.poll(async () => (await statusOf(ada))?.finished_at).not.toBeNull()
  expect((await copyOf(world, ada)).account.properties).toHaveLength(3)
})

// spec: 11-02
test('an export contains a simultaneous change completely or not at all', { timeout: 60_000 }, async () => {
  const busy = await signUpSettled(world)
  let isCopying = true
  const writing = (async () => {
    while (isCopying) {
      await addHomes(busy.api, aHome(), aHome())
      await pause(30)
    }
  })()
  const { account } = await copyOf(world, busy)
  isCopying = false
  await writing
  // Three homes existed and each request adds two. A partly exported request would make the number even, or
  // leave a single-family home without its four components.
  const { properties, components, changes } = account
  expect(properties.length % 2).toBe(1)
  for (const { id } of properties.filter(({ is_multifamily }) => !is_multifamily))
    expect(components.filter(({ property_id }) => property_id === id)).toHaveLength(4)
  expect(changes.filter(({ action }) => action === 'createProperties').length).toBe(
    (properties.length - 3) / 2 + 1,
  )
})
