import type { Problem } from '@home-pulse/contract/errors'
import { beforeAll, expect, test } from 'vitest'
import { changesOf } from '../../../test/harness/fixtures/import-export-fixtures.ts'
import { aTenant, type Landlord, signUpLandlord } from '../../../test/harness/fixtures/landlord.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Landlord

beforeAll(async () => {
  ada = await signUpLandlord(world)
})

const details = {
  email: 'grace@example.com',
  move_out_date: '2027-04-30',
  deposit: 1850.5,
  co_tenants: ['Ada Lovelace', 'O\'Hara "Q", Jr. {x}'],
}
const noDetails = { email: '', move_out_date: null, deposit: null, co_tenants: [] }

test('a tenant’s email address, move-out date, deposit and co-tenants are stored, and a partial update keeps them', async () => {
  const home = await ada.vacancy()
  const { status, body } = await ada.add(home, aTenant(details))
  expect(status).toBe(201)
  expect(body).toMatchObject(details)
  expect((await ada.change(home, body, { current_rent: 1900 })).body).toMatchObject(details)
  expect((await ada.list(home))[0]).toMatchObject(details)
})

test('a tenant’s optional details are empty by default, and empty values clear them', async () => {
  const home = await ada.vacancy()
  const { body } = await ada.add(home, aTenant())
  expect(body).toMatchObject(noDetails)
  await ada.change(home, body, details)
  for (const blank of ['', null]) {
    const cleared = { email: blank, move_out_date: blank, deposit: blank, co_tenants: blank }
    expect((await ada.change(home, body, cleared)).body).toMatchObject(noDetails)
    await ada.change(home, body, details)
  }
  expect((await ada.change(home, body, { co_tenants: [] })).body.co_tenants).toEqual([])
})

test.each([
  ['email', 'grace'],
  ['email', 'grace hopper@example.com'],
  ['email', `${'x'.repeat(320)}@example.com`],
  ['move_out_date', '2027-02-30'],
  ['deposit', -1],
  ['deposit', 10_000_001],
  ['deposit', 'much'],
  ['co_tenants', 'Ada'],
  ['co_tenants', Array.from({ length: 11 }, (_, n) => `Tenant ${n}`)],
  ['co_tenants', ['Ada', ' ']],
  ['co_tenants', ['x'.repeat(201)]],
])('adding a tenant returns 422 for the %s %j', async (path, value) => {
  const home = await ada.vacancy()
  const { status, body } = await ada.add(home, aTenant({ [path]: value }))
  expect(status).toBe(422)
  // The cast is needed, because the type of `add` is for accepted requests, and the server refuses this one.
  expect((body as unknown as Problem).issues?.map((issue) => issue.path)).toEqual([path])
})

test('a renewal keeps the deposit and co-tenants, and clears the move-out date', async () => {
  const home = await ada.vacancy()
  const { body } = await ada.add(home, aTenant(details))
  expect((await ada.renew(home, body, {})).body).toMatchObject({ ...details, move_out_date: null })
  const changed = { deposit: 2000, co_tenants: ['Bob'], move_out_date: '2029-05-01' }
  expect((await ada.renew(home, body, changed)).body).toMatchObject(changed)
})

test('a tenancy ends on the move-out date if that has passed, otherwise today', async () => {
  const ends = { '2026-07-04': '2026-07-04', '2027-04-30': '2026-11-21' }
  for (const [move_out_date, ended_on] of Object.entries(ends)) {
    const home = await ada.vacancy()
    const { body } = await ada.add(home, aTenant({ move_out_date }))
    expect((await ada.change(home, body, { is_current: false })).body.ended_on).toBe(ended_on)
  }
})

test('the change history shows changed lease details, but only the name of a detail that is too long', async () => {
  const home = await ada.vacancy({ street: '8 Elm' })
  const { body } = await ada.add(home, aTenant())
  const linesOfLast = async () => (await changesOf(ada, '?limit=1'))[0]?.lines.map(({ text }) => text)
  await ada.change(home, body, { ...details, co_tenants: ['Ada', 'Bob'] })
  expect(await linesOfLast()).toEqual(
    expect.arrayContaining([
      'Grace Hopper: email changed from nothing to grace@example.com',
      'Contract of Grace Hopper of 8 Elm: move-out date changed from nothing to Apr 30, 2027',
      'Contract of Grace Hopper of 8 Elm: deposit changed from nothing to $1,850.50',
      'Contract of Grace Hopper of 8 Elm: co-tenants changed from nothing to Ada, Bob',
    ]),
  )
  await ada.change(home, body, { co_tenants: Array.from({ length: 10 }, (_, n) => `${n}`.repeat(200)) })
  expect(await linesOfLast()).toEqual(['Contract of Grace Hopper of 8 Elm: co-tenants changed'])
})
