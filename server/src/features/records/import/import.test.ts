import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '@home-pulse/contract/errors'
import type { CheckedImport } from '@home-pulse/contract/features/records/import'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { expectProblem } from '../../../../test/harness/expect-problem.ts'
import { type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import {
  type Account,
  changesOf,
  comparable,
  copyOf,
  land,
  leave,
  signUpSettled,
  stage,
} from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { aBomb, aPhoneJpeg } from '../../../../test/harness/fixtures/photo-fixtures.ts'
import { alterationsOf, pathOf } from '../../../../test/harness/fixtures/signed-links.ts'
import { makeZip } from '../../../../test/harness/fixtures/zip-files.ts'
import { useOwnWorld, useWorld } from '../../../../test/harness/harness.ts'
import { openEmbeddedDatabase, openTestDatabase } from '../../../../test/harness/test-database.ts'

const world = useWorld()
/** A second server with its own database. In `npm run test:long`, this is the embedded database. */
const elsewhere = useOwnWorld({}, {}, inject('isLongRun') ? openEmbeddedDatabase : openTestDatabase)
let ada: Customer
let copy: { bytes: Buffer; files: Map<string, Buffer>; account: Account }
beforeAll(async () => {
  ada = await signUpSettled(world)
  copy = await copyOf(world, ada)
}, 90_000)

/** Returns the exported zip with changes. `change` edits the account, and `others` are files to add or replace. */
const zipWith = (change: (account: Account) => unknown, others: [string, string | Buffer][] = []) => {
  const account = structuredClone(copy.account)
  const content = change(account) ?? account
  const named = new Map<string, string | Buffer>([...copy.files, ...others])
  named.set('home-pulse.json', typeof content === 'string' ? content : JSON.stringify(content))
  return makeZip(named)
}

const expectRefusal = async (bytes: Buffer, customer = ada) => {
  const { answer } = await stage(world, customer, bytes)
  return expectProblem(answer, 'invalid_import') as Problem
}

describe('an export', { timeout: 60_000 }, () => {
  let eve: Customer
  beforeAll(async () => {
    eve = await signUp(elsewhere)
  })

  // spec: 11-06
  test('is previewed and then imported unchanged into an account on another server', {
    timeout: 60_000,
  }, async () => {
    const { id, answer } = await stage(elsewhere, eve, copy.bytes)
    const checked = answer.json<CheckedImport>()
    expect(checked).toMatchObject({
      id,
      contents: { properties: 3, units: 1, replaced: 1, tenants: 1, notes: 1, photos: 1, conversations: 1 },
    })
    expect(checked.remarks.join(' ')).toContain('1 of the homes was removed')
    expect((await eve.api.get('/v1/properties')).body).toEqual([])
    const landed = await land(eve, id)
    expect(landed).toMatchObject({ status: 201, body: { contents: checked.contents } })
    const there = await copyOf(elsewhere, eve)
    expect(comparable(there.account)).toEqual(comparable(copy.account))
    const photoOf = ({ files, account }: typeof copy) => files.get(account.photos[0]?.file ?? '')
    expect(photoOf(there)?.equals(photoOf(copy) ?? Buffer.alloc(0))).toBe(true)
    const ids = new Set(JSON.stringify(copy.account.components).match(/[0-9a-f-]{36}/g))
    expect(there.account.components.filter(({ id: own }) => ids.has(own))).toEqual([])
    expect(there.account.conversations[0]?.exchanges[0]?.question).toBe('How long does a dishwasher last?')
    expect((await changesOf(eve))[1]).toMatchObject({ title: 'Import', by: 'import' })
  })

  // spec: 11-07
  test('is imported only once by repeated and simultaneous requests', async () => {
    const { id } = await stage(elsewhere, eve, copy.bytes)
    const before = (await eve.api.get<unknown[]>('/v1/properties')).body.length
    const answers = await Promise.all([land(eve, id), land(eve, id)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await land(eve, id)).status).toBe(201)
    expect((await eve.api.get<unknown[]>('/v1/properties')).body.length).toBe(before + 2)
    const files = await readdir(join(elsewhere.dataDir, 'files'), { recursive: true })
    expect(files.filter((name) => name.endsWith('.webp'))).toHaveLength(2)
    expect(files.filter((name) => name.endsWith('.zip'))).toEqual([])
  })

  test('can be imported into its own account in addition to the existing data', {
    tags: ['long'],
  }, async () => {
    const bob = await signUpSettled(world)
    const { id } = await stage(world, bob, (await copyOf(world, bob)).bytes)
    expect((await land(bob, id)).status).toBe(201)
    const { account } = await copyOf(world, bob)
    expect(account.properties).toHaveLength(6)
    // The account already had a reserve for all homes, so only the reserve for a single home was imported.
    expect(account.reserves).toHaveLength(3)
  })
})

describe('a zip uploaded for import', { timeout: 60_000 }, () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string, RegExp]>([
    ['not a zip', () => Buffer.from('hello'), 'file', /not a whole zip/],
    [
      'a zip that was cut off',
      () => copy.bytes.subarray(0, copy.bytes.length / 2),
      'file',
      /not a whole zip/,
    ],
    ['an empty zip', () => makeZip([]), 'home-pulse.json', /is missing/],
    ['two files of the same name', async () => zipWithDuplicate(), 'home-pulse.json', /is there twice/],
    [
      'a file name with ../',
      async () => zipWithRenamedEntry('home-pulse.json', '../../etc/passwd'),
      'file',
      /names that no file can have/,
    ],
    [
      'a zip bomb',
      () => makeZip([['home-pulse.json', Buffer.alloc(3_000_000, 32)]]),
      'home-pulse.json',
      /unfolds to far more/,
    ],
    ['invalid JSON', () => zipWith(() => '{"format":'), 'home-pulse.json', /no copy of Home Pulse AI/],
    [
      'another version',
      () => zipWith((account) => ({ ...account, version: 2 })),
      'home-pulse.json version',
      /version 1 can be read/,
    ],
    [
      'a number instead of a list',
      () => zipWith((account) => ({ ...account, notes: 5 })),
      'home-pulse.json notes',
      /must be a list/,
    ],
    [
      'an unknown state',
      () => changed('properties', { state: 'ZZ' }),
      'home-pulse.json properties[0].state',
      /./,
    ],
    [
      'a blank street',
      () => changed('properties', { street: ' ' }),
      'home-pulse.json properties[0].street',
      /must not be blank/,
    ],
    [
      'two items with the same id',
      () => zipWith((account) => void account.properties.push(first(account.properties))),
      'home-pulse.json properties[3].id',
      /twice/,
    ],
    [
      'a component of an unknown home',
      () => changed('components', { property_id: crypto.randomUUID() }),
      'home-pulse.json components[0].property_id',
      /names nothing/,
    ],
    [
      'a component without an installation',
      () => changed('components', { installations: [] }),
      'home-pulse.json components[0].installations',
      /./,
    ],
    [
      'a photo whose file is missing',
      () => changed('photos', { file: `photos/${crypto.randomUUID()}.webp` }),
      'home-pulse.json photos[0].file',
      /not in this zip/,
    ],
    [
      'a photo outside the folder “photos”',
      () => changed('photos', { file: '../secret.webp' }),
      'home-pulse.json photos[0].file',
      /folder photos/,
    ],
    [
      'an unknown task',
      () => changed('maintenance', { task_id: 'dance' }),
      'home-pulse.json maintenance[0].task_id',
      /no task/,
    ],
  ])('is refused with the path and a description of its fault: %s', async (_what, make, path, message) => {
    const { issues } = await expectRefusal(await make())
    expect(issues?.[0]).toEqual({ path, message: expect.stringMatching(message) })
  })

  // spec: 11-08
  test('is refused for invalid photos, and nothing is imported', async () => {
    const bob = await signUp(world)
    const photo = copy.account.photos[0]?.file ?? ''
    for (const bytes of [Buffer.from('not a photo'), aBomb()]) {
      const { id } = await stage(world, bob, await zipWith(() => undefined, [[photo, bytes]]))
      const answer = await land(bob, id)
      expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: photo }] } })
    }
    expect((await bob.api.get('/v1/properties')).body).toEqual([])
    expect((await copyOf(world, bob)).account.notes).toEqual([])
  })

  // spec: 11-08
  test('is refused with the first hundred of its issues', async () => {
    const { issues, issueCount } = await expectRefusal(
      await zipWith((account) => {
        account.properties = Array.from({ length: 150 }, () => ({ ...first(account.properties), city: '' }))
      }),
    )
    expect(issues).toHaveLength(100)
    expect(issueCount).toBeGreaterThanOrEqual(150)
  })
})

test('an import removes metadata from photos and stores SQL in a note as text', async () => {
  const bob = await signUp(world)
  const file = copy.account.photos[0]?.file ?? ''
  const hostile = await zipWith(
    (account) => {
      first(account.notes).content = "'); drop table notes; --"
      first(account.properties).street = '<script>alert(1)</script>'
    },
    [[file, await aPhoneJpeg()]],
  )
  const { id } = await stage(world, bob, hostile)
  expect((await land(bob, id)).status).toBe(201)
  const { account, files } = await copyOf(world, bob)
  expect(account.notes[0]?.content).toBe("'); drop table notes; --")
  const photo = files.get(account.photos[0]?.file ?? '')
  expect(photo?.includes('Lovelace')).toBe(false)
})

describe('the URL of an import', () => {
  test('returns 403 after any alteration, and after the account was deleted', async () => {
    const { url } = await stage(world, ada, copy.bytes)
    const put = (address: string) =>
      world.app.inject({ method: 'PUT', url: pathOf(address), payload: copy.bytes })
    for (const [how, altered] of alterationsOf(url)) expect((await put(altered)).statusCode, how).toBe(403)
    const bob = await signUp(world)
    const { url: his, id } = await stage(world, bob, copy.bytes)
    await leave(bob)
    expect((await put(his)).statusCode).toBe(403)
    expect((await land(bob, id)).status).toBe(401)
  })

  test('is given only to a signed-in customer', async () => {
    expect((await world.api().post('/v1/records/imports')).status).toBe(401)
    expect((await world.api().post('/v1/records/imports/landings', { id: crypto.randomUUID() })).status).toBe(
      401,
    )
  })
})

test('an uploaded zip that is not imported is deleted by a job, and can no longer be imported', async () => {
  const bob = await signUp(world)
  const { id } = await stage(world, bob, copy.bytes)
  world.clock.set('2036-01-01T12:00:00Z')
  await world.app.jobs.runDue()
  expect(await readdir(join(world.dataDir, 'files/imports', bob.userId)).catch(() => [])).toEqual([])
  const again = await world.api().post<{ token: string }>('/v1/customers/login', bob)
  expect((await land({ ...bob, api: world.api(again.body.token) }, id)).status).toBe(404)
})

function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('the list is empty')
  return item
}

const changed = (list: 'properties' | 'components' | 'photos' | 'maintenance', change: object) =>
  zipWith((account) => void Object.assign(first<object>(account[list]), change))

/** Returns a zip that contains two valid files with the same name. */
const zipWithDuplicate = () =>
  makeZip([...copy.files, ['home-pulse.json', copy.files.get('home-pulse.json') ?? '']])

/**
 * Returns a zip with one file named `to`. The zip library refuses names such as `../x`, so the file is first written as
 * `from` and then renamed.
 */
async function zipWithRenamedEntry(from: string, to: string): Promise<Buffer> {
  const name = from.padEnd(to.length, 'x').slice(0, to.length)
  const zip = await makeZip([[name, '{}']])
  return Buffer.from(zip.toString('latin1').replaceAll(name, to), 'latin1')
}
