import type { Problem } from '@home-pulse/contract/errors'
import type { ManagementItem } from '@home-pulse/contract/features/attention/attention'
import type { Appliance } from '@home-pulse/contract/features/components/components'
import type { ArchivedProperty } from '@home-pulse/contract/features/properties/archived'
import type { Property, Unit } from '@home-pulse/contract/features/properties/properties'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
beforeAll(async () => {
  ada = await signUp(world)
})

const unknownId = '00000000-0000-7000-8000-000000000000'
const aProperty = async (changes: Record<string, unknown> = {}) =>
  (await addHomes(ada.api, aHome(changes)))[0] as Property
const aBuilding = () =>
  aProperty({
    isMultifamily: true,
    structures: {},
    units: [
      { unitNumber: '1', appliances: { dryer: { age: 40 }, stove: { age: 2 } } },
      { unitNumber: '2', appliances: { stove: { age: 3 } } },
    ],
  })
const read = async ({ id }: Property) => (await ada.api.get<Property>(`/v1/properties/${id}`)).body
const correct = ({ id }: Property, changes: unknown) => ada.api.put<Property>(`/v1/properties/${id}`, changes)
const list = async () => (await ada.api.get<Property[]>('/v1/properties')).body.map(({ id }) => id)
const units = async ({ id }: Property) => (await ada.api.get<Unit[]>(`/v1/properties/${id}/units`)).body
const attention = async (id: string) =>
  (
    await ada.api.get<{ managementItems: ManagementItem[] }>(`/v1/properties/${id}/needs-attention`)
  ).body.managementItems.map((item) => item.property_id)

describe('correcting a home', () => {
  test('changes only the given fields', async () => {
    const before = await aProperty()
    const changes = { street: ' 9 Elm St ', city: 'Reno', state: 'nv', zip: 89_501, homeAge: '12' }
    const { status, body } = await correct(before, changes)
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, address: '9 Elm St, Reno, NV', postal_code: '89501', age: 12 })
    expect(await read(before)).toEqual(body)
    expect((await correct(before, { city: 'Sparks' })).body.address).toBe('9 Elm St, Sparks, NV')
    expect((await correct(before, {})).status).toBe(200)
  })

  test('changes component costs to the prices of the new state', async () => {
    const home = await aProperty()
    const costs = async () =>
      (await ada.api.get<Appliance[]>(`/v1/properties/${home.id}/appliances`)).body.map(
        (row) => row.estimated_replacement_cost,
      )
    const before = await costs()
    await correct(home, { state: 'CA' })
    for (const [index, cost] of (await costs()).entries()) expect(cost).toBeGreaterThan(before[index] ?? 0)
  })

  test('keeps the year built if the client sends back the displayed age', async () => {
    const home = await aProperty({ homeAge: 30 })
    world.clock.set('2027-11-21T15:00:00Z')
    const { body } = await ada.api.post<{ token: string }>('/v1/customers/login', ada)
    const later = world.api(body.token)
    const url = `/v1/properties/${home.id}`
    const { age } = (await later.get<Property>(url)).body
    expect((await later.put<Property>(url, { homeAge: age })).body.age).toBe(31)
    world.clock.set('2026-11-21T15:00:00Z')
    expect((await read(home)).age).toBe(30)
  })

  test.each([
    [{ street: ' ' }, 'street'],
    [{ city: null }, 'city'],
    [{ state: 'ZZ' }, 'state'],
    [{ zip: '12345678901' }, 'zip'],
    [{ homeAge: 0 }, 'homeAge'],
    [{ homeAge: 501 }, 'homeAge'],
  ])('is refused for %j and changes nothing', async (wrong, path) => {
    const before = await aProperty()
    const answer = await ada.api.put<Problem>(`/v1/properties/${before.id}`, { street: 'X', ...wrong })
    expect(answer.status).toBe(422)
    expect(answer.body.issues?.map((issue) => issue.path)).toEqual([path])
    expect(await read(before)).toEqual(before)
  })
})

describe('an archived property', () => {
  test('disappears from every list and can be restored unchanged', async () => {
    const home = await aProperty({ appliances: { dryer: { age: 40 } } })
    const url = `/v1/properties/${home.id}`
    const { headers } = await ada.api.get(url)
    expect(await list()).toContain(home.id)
    expect(await attention(ada.userId)).toContain(home.id)

    expect(await ada.api.delete(url)).toMatchObject({ status: 200, body: { id: home.id } })
    expect(await list()).not.toContain(home.id)
    expect(await attention(ada.userId)).not.toContain(home.id)
    const addresses = await ada.api.get<{ property_id: string }[]>(`/v1/properties/${ada.userId}/addresses`)
    expect(addresses.body.map((row) => row.property_id)).not.toContain(home.id)
    const kept = { 'if-none-match': String(headers.etag) }
    for (const answer of [
      await ada.api.get(url, kept),
      ...(await Promise.all(
        ['appliances', 'structures', 'units', 'tenants', 'notes', 'addresses', 'needs-attention'].map(
          (part) => ada.api.get(`${url}/${part}`),
        ),
      )),
      await ada.api.put(url, { city: 'Reno' }),
      await ada.api.delete(url),
      await ada.api.post(`${url}/components`, { type: 'stove', age: 1 }),
      await ada.api.put(`${url}/appliances`, { applianceUpdates: [] }),
    ])
      expect(answer.status).toBe(404)

    expect(await ada.api.post(`${url}/restore`)).toMatchObject({ status: 200, body: home })
    expect(await ada.api.post(`${url}/restore`)).toMatchObject({ status: 200, body: home })
    expect(await list()).toContain(home.id)
    expect(await attention(ada.userId)).toContain(home.id)
  })

  test('is listed among the archived homes of its owner, latest first, until it is restored', async () => {
    const eve = await signUp(world)
    const [first, second] = await addHomes(
      eve.api,
      aHome({ street: '1 Elm St' }),
      aHome({ street: '2 Elm St' }),
    )
    const archived = async (api = eve.api) =>
      (await api.get<ArchivedProperty[]>('/v1/properties/archived')).body
    expect(await archived()).toEqual([])
    for (const home of [first, second]) await eve.api.delete(`/v1/properties/${home?.id}`)
    expect(await archived()).toEqual(
      [second, first].map((home) => ({
        id: home?.id,
        address: home?.address,
        postal_code: home?.postal_code,
        archived_at: expect.stringMatching(/^2026-11-21T/),
      })),
    )
    expect((await archived(ada.api)).map(({ id }) => id)).not.toContain(first?.id)
    await eve.api.post(`/v1/properties/${first?.id}/restore`)
    expect((await archived()).map(({ id }) => id)).toEqual([second?.id])
    await eve.api.post('/v1/properties/sample')
    await eve.api.delete('/v1/properties/sample')
    expect(await archived()).toHaveLength(1)
  })

  test('makes its units and components inaccessible until it is restored', async () => {
    const home = await aBuilding()
    const [unit] = await units(home)
    await ada.api.delete(`/v1/properties/${home.id}`)
    for (const answer of [
      await ada.api.get(`/v1/units/${unit?.unit_id}/appliances`),
      await ada.api.put(`/v1/units/${unit?.unit_id}`, { unitNumber: '9' }),
      await ada.api.post(`/v1/units/${unit?.unit_id}/restore`),
      await ada.api.put(`/v1/components/${unit?.appliances[0]?.id}`, { age: 1 }),
      await ada.api.post(`/v1/components/${unit?.appliances[0]?.id}/restore`),
    ])
      expect(answer.status).toBe(404)
    await ada.api.post(`/v1/properties/${home.id}/restore`)
    expect((await units(home))[0]).toEqual(unit)
  })
})

describe('a unit', () => {
  test('is added to a building with its appliances, and only once if the Idempotency-Key repeats', async () => {
    const home = await aBuilding()
    const url = `/v1/properties/${home.id}/units`
    const submitted = { unitNumber: ' 3B ', appliances: { washer: { age: 1, brand: 'LG' } } }
    const headers = { 'idempotency-key': 'unit-1' }
    const { status, body } = await ada.api.post<Unit>(url, submitted, headers)
    expect(status).toBe(201)
    expect(body).toMatchObject({ unit_number: '3B', appliances: [{ appliance_type: 'washer', brand: 'LG' }] })
    expect((await ada.api.post<Unit>(url, submitted, headers)).body).toEqual(body)
    expect((await units(home)).at(-1)).toEqual(body)
    expect(await units(home)).toHaveLength(3)
    expect((await ada.api.post<Unit>(url, { unitNumber: 4 })).body).toMatchObject({ appliances: [] })
  })

  test.each([{}, { unitNumber: ' ' }, { unitNumber: null }, { unitNumber: 'x'.repeat(51) }])(
    'is refused with 422 for %j',
    async (submitted) => {
      const home = await aBuilding()
      const [unit] = await units(home)
      expect((await ada.api.post(`/v1/properties/${home.id}/units`, submitted)).status).toBe(422)
      expect((await ada.api.put(`/v1/units/${unit?.unit_id}`, submitted)).status).toBe(422)
      expect(await units(home)).toHaveLength(2)
    },
  )

  test('is refused with 422 in a single-family home', async () => {
    const url = `/v1/properties/${(await aProperty()).id}/units`
    expect((await ada.api.post(url, { unitNumber: '1' })).status).toBe(422)
  })

  test('can get another number', async () => {
    const home = await aBuilding()
    const [unit] = await units(home)
    const { status, body } = await ada.api.put<Unit>(`/v1/units/${unit?.unit_id}`, { unitNumber: '1A' })
    expect(status).toBe(200)
    expect(body).toEqual({ ...unit, unit_number: '1A' })
  })

  test('is removed with its components, and restored without those removed earlier', async () => {
    const home = await aBuilding()
    const [first, second] = (await units(home)) as [Unit, Unit]
    const stove = first.appliances.find((row) => row.appliance_type === 'stove')
    await ada.api.delete(`/v1/components/${stove?.id}`)
    world.clock.advance(1000)

    const url = `/v1/units/${first.unit_id}`
    expect(await ada.api.delete(url)).toMatchObject({ status: 200, body: { id: first.unit_id } })
    expect(await units(home)).toEqual([second])
    expect(await attention(home.id)).toEqual([])
    expect((await read(home)).next_replacement?.id).toBe(second.appliances[0]?.id)
    expect((await ada.api.get(`${url}/appliances`)).status).toBe(404)
    expect((await ada.api.delete(url)).status).toBe(404)
    for (const row of first.appliances)
      expect((await ada.api.post(`/v1/components/${row.id}/restore`)).status).toBe(404)

    const { status, body } = await ada.api.post<Unit>(`${url}/restore`)
    expect(status).toBe(200)
    expect(body.appliances.map((row) => row.appliance_type)).toEqual(['dryer'])
    expect((await ada.api.post<Unit>(`${url}/restore`)).body).toEqual(body)
    await ada.api.post(`/v1/components/${stove?.id}/restore`)
    expect(await units(home)).toEqual([first, second])
  })

  test('cannot be removed if it is the last one, even if two simultaneous requests each remove one of two units', async () => {
    const home = await aBuilding()
    const [first, second] = (await units(home)) as [Unit, Unit]
    const answers = await Promise.all(
      [first, second].map(({ unit_id }) => ada.api.delete<Problem>(`/v1/units/${unit_id}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last_unit')
    expect(await units(home)).toHaveLength(1)
  })
})

describe('changes of homes and units', () => {
  test('return 404 for another customer’s homes', async () => {
    const home = await aBuilding()
    const before = await units(home)
    const bob = await signUp(world)
    const missing = await bob.api.put(`/v1/properties/${unknownId}`, { city: 'X' })
    const unit = `/v1/units/${before[0]?.unit_id}`
    for (const answer of [
      await bob.api.put(`/v1/properties/${home.id}`, { city: 'X' }),
      await bob.api.delete(`/v1/properties/${home.id}`),
      await bob.api.post(`/v1/properties/${home.id}/restore`),
      await bob.api.post(`/v1/properties/${home.id}/units`, { unitNumber: '9' }),
      await bob.api.put(unit, { unitNumber: '9' }),
      await bob.api.delete(unit),
      await bob.api.post(`${unit}/restore`),
      await bob.api.put('/v1/properties/not-an-id', { city: 'X' }),
      await bob.api.delete('/v1/units/not-an-id'),
    ])
      expect(answer).toMatchObject({ status: 404, body: missing.body })
    expect(await read(home)).toEqual(home)
    expect(await units(home)).toEqual(before)
  })

  test('add an audit row with the operation’s name and invalidate cached responses', async () => {
    const home = await aBuilding()
    const [unit] = await units(home)
    const url = `/v1/properties/${home.id}`
    const writes: [string, () => Promise<unknown>][] = [
      ['updateProperty', () => ada.api.put(url, { city: 'Waco' })],
      ['updateUnit', () => ada.api.put(`/v1/units/${unit?.unit_id}`, { unitNumber: '7' })],
      ['removeUnit', () => ada.api.delete(`/v1/units/${unit?.unit_id}`)],
      ['restoreUnit', () => ada.api.post(`/v1/units/${unit?.unit_id}/restore`)],
      ['addUnit', () => ada.api.post(`${url}/units`, { unitNumber: '8' })],
      ['removeProperty', () => ada.api.delete(url)],
      ['restoreProperty', () => ada.api.post(`${url}/restore`)],
    ]
    for (const [action, write] of writes) {
      const etag = String((await ada.api.get('/v1/properties')).headers.etag)
      await write()
      expect((await ada.api.get('/v1/properties', { 'if-none-match': etag })).status).toBe(200)
      const [last] = await world.store.asSuperuser(({ query }) =>
        query<{ action: string }>(
          {
            name: 'test_last_audit',
            text: 'select action from audit_entries where customer_id = $1 order by id desc limit 1',
          },
          [ada.userId],
        ),
      )
      expect(last?.action).toBe(action)
    }
  })
})
