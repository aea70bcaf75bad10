import type { Problem } from '@home-pulse/contract/errors'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeForm, uploadCsv } from '../../../test/harness/fixtures/csv-upload.ts'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { copyOf, land, stage } from '../../../test/harness/fixtures/import-export-fixtures.ts'
import { useOwnWorld } from '../../../test/harness/harness.ts'

/** Limits of this test: 5 homes and 12 components per account. A home of `aHome()` has 4 components. */
const world = useOwnWorld({ MAX_HOMES_PER_ACCOUNT: '5', MAX_COMPONENTS_PER_ACCOUNT: '12' })
let ada: Customer

beforeEach(async () => {
  ada = await signUp(world)
})

const bare = (street: string) => aHome({ street, structures: {}, appliances: {} })
const homes = async () => (await ada.api.get<Property[]>('/v1/properties')).body
const counters = async () => {
  const [held] = await world.store.asSuperuser(({ query }) =>
    query<{ home_count: number; component_count: number }>(
      {
        name: 'test_counters',
        text: 'select home_count, component_count from data_versions where customer_id = $1',
      },
      [ada.userId],
    ),
  )
  return [held?.home_count, held?.component_count]
}
const full = {
  status: 409,
  body: {
    code: 'account_full',
    issues: [{ path: '', message: 'An account holds at most 5 homes and 12 components.' }],
  },
}

describe('an account with the maximum number of homes', () => {
  beforeEach(async () => {
    await addHomes(ada.api, ...['1', '2', '3', '4', '5'].map(bare))
  })

  test('refuses a POST of one more home with 409 and adds nothing', async () => {
    expect(await ada.api.post<Problem>('/v1/properties', [bare('6')])).toMatchObject(full)
    expect(await homes()).toHaveLength(5)
  })

  test('refuses a CSV file and the sample portfolio', async () => {
    const csv = 'street,city,state,zip,home_age\n6 Elm,Albany,NY,12207,58\n'
    expect(await uploadCsv<Problem>(world, ada.token, await makeForm(csv))).toMatchObject(full)
    expect(await ada.api.post<Problem>('/v1/properties/sample')).toMatchObject(full)
    expect(await homes()).toHaveLength(5)
  })

  test('accepts one more home after another was removed, and then refuses to restore the removed one', async () => {
    const [first] = await homes()
    await ada.api.delete(`/v1/properties/${first?.id}`)
    expect((await ada.api.post('/v1/properties', [bare('6')])).status).toBe(201)
    expect(await ada.api.post<Problem>(`/v1/properties/${first?.id}/restore`)).toMatchObject(full)
    expect(await counters()).toEqual([5, 0])
  })
})

describe('an account with the maximum number of components', () => {
  let home: Property | undefined
  beforeEach(async () => {
    ;[home] = await addHomes(ada.api, aHome(), aHome({ street: '2' }), aHome({ street: '3' }))
    await addHomes(ada.api, bare('4'))
  })

  test('refuses one more component in a home with 409', async () => {
    const answer = await ada.api.post<Problem>(`/v1/properties/${home?.id}/components`, {
      type: 'stove',
      age: 3,
    })
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 409, code: 'account_full' })
    expect(await counters()).toEqual([4, 12])
  })

  test('refuses a new unit with an appliance, but accepts an empty unit', async () => {
    const building = aHome({
      ...{ street: '5', isMultifamily: true, structures: {}, appliances: {} },
      units: [{ unitNumber: '1', appliances: {} }],
    })
    const [added] = await addHomes(ada.api, building)
    const url = `/v1/properties/${added?.id}/units`
    const unit = { unitNumber: '2', appliances: { stove: { age: 3 } } }
    expect(await ada.api.post<Problem>(url, unit)).toMatchObject(full)
    expect((await ada.api.get<unknown[]>(url)).body).toHaveLength(1)
    expect((await ada.api.post(url, { ...unit, appliances: {} })).status).toBe(201)
    expect(await counters()).toEqual([5, 12])
  })

  test('does not count the components of a removed home until it is restored', async () => {
    await ada.api.delete(`/v1/properties/${home?.id}`)
    expect(await counters()).toEqual([3, 8])
    await ada.api.post(`/v1/properties/${home?.id}/restore`)
    expect(await counters()).toEqual([4, 12])
  })

  test('refuses to import the export of another account', async () => {
    const bob = await signUp(world)
    await addHomes(bob.api, aHome())
    const { bytes } = await copyOf(world, bob)
    const { id } = await stage(world, ada, bytes)
    expect(await land(ada, id)).toMatchObject(full)
    expect(await homes()).toHaveLength(4)
  })
})

test('one of two simultaneous requests to add homes is refused if the account has room for only one', async () => {
  const three = (street: string) => ['1', '2', '3'].map((n) => bare(`${n} ${street}`))
  const answers = await Promise.all([
    ada.api.post('/v1/properties', three('Elm')),
    ada.api.post('/v1/properties', three('Oak')),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await counters()).toEqual([3, 0])
})
