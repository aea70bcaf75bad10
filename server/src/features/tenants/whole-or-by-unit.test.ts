import type { Problem } from '@home-pulse/contract/errors'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import type { listAddresses, Tenant } from '@home-pulse/contract/features/tenants/tenants'
import type { RouteResponse } from '@home-pulse/contract/route'
import { beforeAll, expect, test } from 'vitest'
import { aTenant, type Landlord, signUpLandlord } from '../../../test/harness/fixtures/landlord.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Landlord

beforeAll(async () => {
  ada = await signUpLandlord(world)
})

async function building() {
  const units = [{ unitNumber: '1' }, { unitNumber: '2' }]
  const home = await ada.vacancy({ isMultifamily: true, units })
  const [first = '', second = ''] = (await ada.units(home)).map(({ unit_id }) => unit_id)
  return { home, first, second }
}

const conflict = {
  status: 409,
  body: {
    statusCode: 409,
    code: 'current_tenant_exists',
    message:
      'A building is rented either as a whole or by unit, not both. End the current tenancies in this building first.',
  },
}

const addressOf = async ({ id }: Property) =>
  (await ada.api.get<RouteResponse<typeof listAddresses>>(`/v1/properties/${id}/addresses`)).body[0]

/**
 * Stores current leases of a building and of its unit. Before migration 0016 this was possible. Triggers are off during
 * this write.
 */
async function storeConflictingLeases() {
  const { home, first } = await building()
  const { body: inUnit } = await ada.add(home, aTenant({ unit_id: first }))
  const { body: ended } = await ada.add(home, aTenant({ is_current: false }))
  await world.store.asSuperuser(async ({ query }) => {
    await query({ name: 'test_replica', text: `set session_replication_role = 'replica'` })
    await query(
      {
        name: 'test_pair',
        text: 'update leases set is_current = true, ended_on = null where tenant_id = $1',
      },
      [ended.id],
    )
    await query({ name: 'test_origin', text: `set session_replication_role = 'origin'` })
  })
  return { home, inUnit, whole: ended }
}

// spec: 03-18
test('a building rented as a whole accepts no tenant of a unit: all routes return 409', async () => {
  const { home, first } = await building()
  const { body: whole } = await ada.add(home, aTenant())
  expect(await ada.add(home, aTenant({ unit_id: first }))).toMatchObject(conflict)
  const { body: previous } = await ada.add(home, aTenant({ unit_id: first, is_current: false }))
  expect(await ada.change(home, previous, { is_current: true })).toMatchObject(conflict)
  expect(await ada.renew(home, previous, {})).toMatchObject(conflict)
  expect((await ada.list(home)).filter(({ is_current }) => is_current)).toEqual([whole])

  await ada.change(home, whole, { is_current: false })
  expect((await ada.change(home, previous, { is_current: true })).status).toBe(200)
})

test('a building rented by unit accepts no tenant of the whole building: all routes return 409', async () => {
  const { home, first, second } = await building()
  const { body: one } = await ada.add(home, aTenant({ unit_id: first }))
  const { body: two } = await ada.add(home, aTenant({ unit_id: second }))
  expect(await ada.add(home, aTenant())).toMatchObject(conflict)
  expect(await ada.change(home, two, { unit_id: null })).toMatchObject(conflict)
  const { body: previous } = await ada.add(home, aTenant({ is_current: false }))
  expect(await ada.change(home, previous, { is_current: true })).toMatchObject(conflict)
  expect(await ada.change(home, previous, { is_current: true, unit_id: first })).toMatchObject({
    status: 409,
    body: { message: 'This place already has a current tenant. End that tenancy first.' },
  })

  await ada.change(home, one, { is_current: false })
  expect((await ada.change(home, two, { unit_id: null })).body.unit_id).toBeNull()
})

// spec: 03-18
test('simultaneous requests to rent out a building as a whole and by unit succeed in only one of these two ways', {
  tags: ['long'],
}, async () => {
  for (let round = 0; round < 4; round += 1) {
    const { home, first, second } = await building()
    const places = [first, null, second, null]
    const answers = await Promise.all(places.map((unit_id) => ada.add(home, aTenant({ unit_id }))))
    const kinds = new Set(
      (await ada.list(home)).filter((one) => one.is_current).map((one) => one.unit_id === null),
    )
    expect(kinds.size).toBe(1)
    const isWhole = kinds.has(true)
    expect(answers.map(({ status }) => status).sort()).toEqual(
      isWhole ? [201, 409, 409, 409] : [201, 201, 409, 409],
    )
  }
})

test('a removed unit does not block its building, and cannot be restored while the building is rented as a whole', async () => {
  const { home, first } = await building()
  await ada.add(home, aTenant({ unit_id: first }))
  await ada.api.delete(`/v1/units/${first}`)
  const { status, body: whole } = await ada.add(home, aTenant())
  expect(status).toBe(201)
  expect(await ada.api.post<Problem>(`/v1/units/${first}/restore`)).toMatchObject(conflict)
  await ada.change(home, whole, { is_current: false })
  expect((await ada.api.post(`/v1/units/${first}/restore`)).status).toBe(200)
  expect((await ada.list(home))[0]).toMatchObject({ unit_id: first, is_current: true })
})

// spec: 03-18
test('conflicting leases of a building and its unit, from before migration 0016, can be read, changed and ended', async () => {
  const { home, inUnit, whole } = await storeConflictingLeases()
  expect((await ada.list(home)).filter(({ is_current }) => is_current)).toHaveLength(2)
  expect(await addressOf(home)).toMatchObject({ has_current_tenant: true, vacant_unit_count: 0 })
  expect((await ada.change(home, whole, { phone_number: '555-0199' })).status).toBe(200)
  expect((await ada.change(home, inUnit, { current_rent: 1 })).status).toBe(200)
  expect((await ada.change(home, whole, { is_current: false })).status).toBe(200)
  expect(await addressOf(home)).toMatchObject({ has_current_tenant: false, vacant_unit_count: 1 })
  expect(await ada.change(home, whole, { is_current: true })).toMatchObject(conflict)
})

// spec: 03-17
test('an address has a current tenant in the list of addresses only if none of its units is vacant', {
  tags: ['long'],
}, async () => {
  const { home, first, second } = await building()
  const isOffered = async (wanted: boolean) => {
    const url = `/v1/properties/${ada.userId}/addresses?limit=1000&vacant=${wanted}`
    const { body } = await ada.api.get<RouteResponse<typeof listAddresses>>(url)
    return body.some(({ property_id }) => property_id === home.id)
  }
  const states: [number, boolean, number][] = []
  const look = async () => {
    const row = await addressOf(home)
    states.push([
      row?.current_tenant_count ?? -1,
      row?.has_current_tenant ?? false,
      row?.vacant_unit_count ?? -1,
    ])
    expect(await isOffered(true)).toBe(row?.has_current_tenant === false)
    expect(await isOffered(false)).toBe(row?.has_current_tenant)
  }
  await look()
  const one = (await ada.add(home, aTenant({ unit_id: first }))).body
  await look()
  const two = (await ada.add(home, aTenant({ unit_id: second }))).body
  await look()
  for (const tenant of [one, two] as Tenant[]) await ada.change(home, tenant, { is_current: false })
  await ada.add(home, aTenant())
  await look()
  expect(states).toEqual([
    [0, false, 2],
    [1, false, 1],
    [2, true, 0],
    [1, true, 0],
  ])
})
