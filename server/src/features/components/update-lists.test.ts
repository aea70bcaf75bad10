import type { Problem } from '@home-pulse/contract/errors'
import type { Property, Unit } from '@home-pulse/contract/features/properties/properties'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../test/harness/fixtures/factories.ts'
import { signUpHomeowner } from '../../../test/harness/fixtures/homeowner.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Awaited<ReturnType<typeof signUpHomeowner>>
beforeAll(async () => {
  ada = await signUpHomeowner(world)
})

const unknownId = '00000000-0000-7000-8000-000000000000'
const of = ({ id }: Property) => `/v1/properties/${id}`

describe('a request with several updates', () => {
  test('applies them in order, each to the result of the earlier ones', async () => {
    const home = await ada.add()
    const { id } = await ada.one(home, 'dryer')
    const { body } = await ada.update(
      home,
      { appliance_type: 'dryer', age_in_years: 3, forecasted_replacement_date: '2030-01-01' },
      { id, age_in_years: 5 },
    )
    expect(body).toMatchObject([{ age_in_years: 5, forecasted_replacement_date: '2030-01-01' }])
  })

  test('applies none of them and returns 404 with the path of the update that matches no component', async () => {
    const home = await ada.addBuilding()
    const elsewhere = await ada.one(await ada.add(), 'dryer')
    const roof = (await ada.structures(home))[0]
    const stove = await ada.one(home, 'stove')
    const before = await ada.appliances(home)
    const misses = [
      { id: unknownId },
      { id: 'not-an-id' },
      { id: elsewhere.id },
      { id: roof?.id },
      { id: stove.id, appliance_type: 'dryer' },
      { appliance_type: 'washer' },
    ]
    for (const miss of misses) {
      const answer = await ada.update<Problem>(
        home,
        { id: stove.id, age_in_years: 30 },
        { ...miss, age_in_years: 1 },
      )
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
      expect(answer.body.issues?.map(({ path }) => path)).toEqual(['applianceUpdates.1'])
    }
    expect(await ada.appliances(home)).toEqual(before)
  })

  test.each([
    [{ age_in_years: -1 }, 'age_in_years'],
    [{ age_in_years: 501 }, 'age_in_years'],
    [{ age_in_years: 2.5 }, 'age_in_years'],
    [{ age_in_years: 'old' }, 'age_in_years'],
    [{ estimated_replacement_cost: -0.01 }, 'estimated_replacement_cost'],
    [{ estimated_replacement_cost: 1e9 }, 'estimated_replacement_cost'],
    [{ estimated_replacement_cost: '9'.repeat(400) }, 'estimated_replacement_cost'],
    [{ estimated_replacement_cost: '$5' }, 'estimated_replacement_cost'],
    [{ forecasted_replacement_date: '2026-02-30' }, 'forecasted_replacement_date'],
    [{ forecasted_replacement_date: '0000-01-01' }, 'forecasted_replacement_date'],
    [{ forecasted_replacement_date: 'soon' }, 'forecasted_replacement_date'],
    [{ forecasted_replacement_date: 5 }, 'forecasted_replacement_date'],
    [{ reforecast: 'yes' }, 'reforecast'],
    [{ appliance_type: 'roof' }, 'appliance_type'],
    [{ appliance_type: null }, 'appliance_type'],
    [{ id: 'x'.repeat(101) }, 'id'],
  ])('applies none and returns 422 with the path of the wrong field if one has %j', async (wrong, field) => {
    const home = await ada.add()
    const before = await ada.appliances(home)
    const good = { appliance_type: 'dryer', age_in_years: 1 }
    const answer = await ada.update<Problem>(home, good, { ...good, ...wrong })
    expect(answer.status).toBe(422)
    expect(answer.body.issues?.map(({ path }) => path)).toEqual([`applianceUpdates.1.${field}`])
    expect(await ada.appliances(home)).toEqual(before)
  })

  test.each([[undefined], [[]], [{}], [{ applianceUpdates: {} }], [{ applianceUpdates: [null] }]])(
    'returns 422 for the body %j',
    async (body) => {
      expect((await ada.api.put(`${of(await ada.add())}/appliances`, body)).status).toBe(422)
    },
  )

  test('returns a single validation error for a list that is too long, without reading its entries', async () => {
    const answer = await ada.update<Problem>(await ada.add(), ...Array(1001).fill({}))
    expect(answer.status).toBe(422)
    expect(answer.body.issues).toHaveLength(1)
  })
})

test('a request without updates returns 200 and an empty list', async () => {
  expect(await ada.update(await ada.add())).toMatchObject({ status: 200, body: [] })
})

describe('an update', () => {
  test('is not lost if other updates of the component arrive simultaneously', async () => {
    const home = await ada.add()
    const { id } = await ada.one(home, 'dryer')
    const answers = await Promise.all([
      ada.update(home, { id, age_in_years: 6 }),
      ada.update(home, { id, estimated_replacement_cost: 321 }),
      ada.update(home, { id, forecasted_replacement_date: '2036-06-06' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await ada.one(home, 'dryer')).toMatchObject({
      ...{ age_in_years: 6, estimated_replacement_cost: 321, forecasted_replacement_date: '2036-06-06' },
    })
  })

  test('returns 404 for another customer’s components and 401 without a token', async () => {
    const home = await ada.add()
    const before = await ada.appliances(home)
    const bob = await signUp(world)
    const [bobs] = await addHomes(bob.api, aHome())
    const update = { applianceUpdates: [{ appliance_type: 'dryer', age_in_years: 1 }] }
    const date = { applianceType: 'dryer', forecastedReplacementDate: '2030-01-01' }
    const missing = await bob.api.put(`/v1/properties/${unknownId}/appliances`, update)
    for (const answer of [
      await bob.api.put(`${of(home)}/appliances`, update),
      await bob.api.put(`${of(home)}/structures`, { structureUpdates: [] }),
      await bob.api.put(`${of(home)}/appliances/forecasted-date`, date),
      await bob.api.put('/v1/properties/not-an-id/appliances', update),
    ])
      expect(answer).toMatchObject({ status: 404, body: missing.body })
    const theirs = { applianceUpdates: [{ id: before[0]?.id, age_in_years: 1 }] }
    expect((await bob.api.put(`/v1/properties/${bobs?.id}/appliances`, theirs)).status).toBe(404)
    expect(await ada.appliances(home)).toEqual(before)
    expect((await world.api().put(`${of(home)}/appliances`, update)).status).toBe(401)
  })

  test('invalidates cached responses and adds an audit row', async () => {
    const home = await ada.addBuilding()
    const urls = [
      `${of(home)}/appliances`,
      `${of(home)}/units`,
      `/v1/properties/${ada.userId}/needs-attention`,
    ]
    const copies = await Promise.all(urls.map(async (url) => String((await ada.api.get(url)).headers.etag)))
    await ada.update(home, { appliance_type: 'stove', forecasted_replacement_date: '2026-11-20' })
    for (const [index, url] of urls.entries())
      expect((await ada.api.get(url, { 'if-none-match': copies[index] ?? '' })).status).toBe(200)
    const units = await ada.api.get<Unit[]>(urls[1] ?? '')
    expect(
      units.body.flatMap((unit) => unit.appliances).map((row) => row.forecasted_replacement_date),
    ).toContain('2026-11-20')
    const rows = await world.store.asSuperuser(({ query }) =>
      query<{ action: string; user_id: string }>(
        {
          name: 'test_audit_of_update',
          text: 'select action, user_id from audit_entries where customer_id = $1 order by id desc limit 1',
        },
        [ada.userId],
      ),
    )
    expect(rows).toEqual([{ action: 'updateAppliances', user_id: ada.userId }])
  })
})
