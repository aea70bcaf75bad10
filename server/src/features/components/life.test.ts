import type { Problem } from '@home-pulse/contract/errors'
import type { ManagementItem } from '@home-pulse/contract/features/attention/attention'
import type { Appliance, Component } from '@home-pulse/contract/features/components/components'
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
const appliances = async ({ id }: Property) =>
  (await ada.api.get<Appliance[]>(`/v1/properties/${id}/appliances`)).body
const add = (home: Property, component: unknown, headers?: Record<string, string>) =>
  ada.api.post<Component>(`/v1/properties/${home.id}/components`, component, headers)
const correct = (id: string, changes: unknown) => ada.api.put<Component>(`/v1/components/${id}`, changes)
const replace = (id: string, by: unknown, headers?: Record<string, string>) =>
  ada.api.post<Component>(`/v1/components/${id}/replacements`, by, headers)
const aHeater = async (home?: Property) => {
  const property = home ?? (await aProperty())
  return (await appliances(property)).find((row) => row.appliance_type === 'water_heater') as Appliance
}
const lives = (id: string) =>
  world.store.asSuperuser(({ query }) =>
    query<Record<string, unknown>>(
      {
        name: 'test_lives',
        text: `select installed_on, installed_precision, brand, removed_on, removal_reason, owner_cost_cents
          from installations where component_id = $1 order by installed_on`,
      },
      [id],
    ),
  )

/** Puts a test title at the start of each row. The title has at most 60 characters. */
const withTitles = <Expected>(rows: readonly (readonly [object, Expected])[]) =>
  rows.map(([sent, expected]) => [JSON.stringify(sent).slice(0, 60), sent, expected] as const)

describe('adding a component', () => {
  test('stores its type and lists it with the others', async () => {
    const home = await aProperty()
    const { status, body } = await add(home, {
      ...{ type: 'A/C Unit', installedOn: '2020-06-01T08:00:00Z', variant: 'Heat pump' },
      ...{ brand: ' Carrier ', model: '', condition: 'good', unitId: null },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ appliance_type: 'ac_unit', installed_on: '2020-06-01', age_in_years: 6, unit_id: null },
      ...{ variant: 'heat_pump', brand: 'Carrier', model: null, condition: 'good' },
      ...{ forecast_source: 'estimate', cost_source: 'estimate' },
    })
    expect(await appliances(home)).toContainEqual(body)
    const driveway = await add(home, { type: 'driveway', age: '0' })
    expect(driveway.body).toMatchObject({ structure_type: 'driveway', installed_on: '2026-11-21' })
  })

  test('stores an appliance in its unit', async () => {
    const home = await aProperty({ isMultifamily: true, units: [{ unitNumber: '1' }] })
    const { body: units } = await ada.api.get<Unit[]>(`/v1/properties/${home.id}/units`)
    const unitId = units[0]?.unit_id
    const { body } = await add(home, { type: 'stove', age: 3, unitId })
    expect((await ada.api.get<Appliance[]>(`/v1/units/${unitId}/appliances`)).body).toEqual([body])
    expect(await add(home, { type: 'stove', age: 3 })).toMatchObject({ status: 422 })
    expect(await add(home, { type: 'furnace', age: 3, unitId })).toMatchObject({ status: 422 })
    expect((await add(await aProperty(), { type: 'stove', age: 3, unitId })).status).toBe(404)
  })

  test.each(
    withTitles<readonly string[]>([
      [{}, ['type']],
      [{ type: 'toaster', age: 1 }, ['type']],
      [{ type: 'stove' }, ['age']],
      [{ type: 'stove', age: null, installedOn: '' }, ['age']],
      [{ type: 'stove', age: 501 }, ['age']],
      [{ type: 'stove', installedOn: '2026-11-22' }, ['installedOn']],
      [{ type: 'stove', installedOn: '1526-11-20' }, ['installedOn']],
      [{ type: 'stove', installedOn: '2026-13-01' }, ['installedOn']],
      [{ type: 'stove', age: 1, variant: 'heat_pump' }, ['variant']],
      [{ type: 'roof', age: 1, variant: 'toString' }, ['variant']],
      [{ type: 'stove', age: 1, condition: 'shiny' }, ['condition']],
      [{ type: 'stove', age: 1, brand: 'x'.repeat(101) }, ['brand']],
      [{ type: 'stove', age: 1, unitId: 'x' }, ['unitId']],
    ]),
  )('returns 422 with the paths of the invalid fields for %s', async (_title, component, paths) => {
    const home = await aProperty()
    const before = await appliances(home)
    const answer = await ada.api.post<Problem>(`/v1/properties/${home.id}/components`, component)
    expect(answer.status).toBe(422)
    expect(answer.body.issues?.map(({ path }) => path)).toEqual(paths)
    expect(await appliances(home)).toEqual(before)
  })

  test('happens only once for two requests with the same Idempotency-Key', async () => {
    const home = await aProperty()
    const headers = { 'idempotency-key': 'component-1' }
    const first = await add(home, { type: 'stove', age: 1 }, headers)
    expect((await add(home, { type: 'stove', age: 1 }, headers)).body).toEqual(first.body)
    expect((await add(home, { type: 'stove', age: 2 }, headers)).status).toBe(409)
    expect((await appliances(home)).filter((row) => row.appliance_type === 'stove')).toHaveLength(1)
  })
})

describe('correcting a component', () => {
  test('changes the given fields and clears blank ones', async () => {
    const before = await aHeater()
    const changes = { model: 'X40', condition: 'good', brand: '' }
    const { status, body } = await correct(before.id, changes)
    expect(status).toBe(200)
    const { explanation } = body
    expect(body).toEqual({ ...before, model: 'X40', condition: 'good', brand: null, explanation })
    expect((await correct(before.id, {})).body).toEqual(body)
    expect((await correct(before.id, { condition: null, age: null, installedOn: null })).body).toMatchObject({
      ...{ condition: null, installed_on: body.installed_on, model: 'X40' },
    })
  })

  test('recalculates estimates but not the owner’s date after a change of age or variant', async () => {
    const before = await aHeater()
    const { body: younger } = await correct(before.id, { age: 2 })
    expect(younger).toMatchObject({ age_in_years: 2, installed_on: '2024-11-21' })
    expect(younger.forecasted_replacement_date > before.forecasted_replacement_date).toBe(true)
    const { body: dated } = await correct(before.id, { installedOn: '2024-03-04', age: 9 })
    expect(dated.installed_on).toBe('2024-03-04')
    expect((await lives(before.id))[0]).toMatchObject({ installed_precision: 'day' })
    const { body: tankless } = await correct(before.id, { variant: 'tankless' })
    expect(tankless.forecasted_replacement_date > dated.forecasted_replacement_date).toBe(true)
    expect(tankless.explanation.life).not.toEqual(dated.explanation.life)

    const owned = [{ id: before.id, forecasted_replacement_date: '2031-01-01' }]
    await ada.api.put(`/v1/properties/${before.property_id}/appliances`, { applianceUpdates: owned })
    expect((await correct(before.id, { age: 14, variant: null })).body).toMatchObject({
      ...{ forecasted_replacement_date: '2031-01-01', forecast_source: 'owner', variant: null },
    })
  })

  test('adds no installation to the history', async () => {
    const { id } = await aHeater()
    await correct(id, { age: 2 })
    expect(await lives(id)).toHaveLength(1)
  })

  test.each([{ installedOn: '2026-11-22' }, { variant: 'metal' }, { condition: 'new' }, { age: -1 }])(
    'returns 422 and changes nothing for %j',
    async (changes) => {
      const home = await aProperty()
      const before = await aHeater(home)
      expect((await correct(before.id, changes)).status).toBe(422)
      expect(await aHeater(home)).toEqual(before)
    },
  )
})

describe('replacing a component', () => {
  test('starts a new installation and keeps the old one as history', async () => {
    const home = await aProperty()
    const before = await aHeater(home)
    const by = {
      installedOn: '2025-01-15',
      brand: 'Rinnai',
      variant: 'tankless',
      cost: '3900.5',
      reason: 'It leaked',
      cause: 'failed',
    }
    const { status, body } = await replace(before.id, by)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ id: before.id, appliance_type: 'water_heater', installed_on: '2025-01-15', age_in_years: 1 },
      ...{ brand: 'Rinnai', model: null, variant: 'tankless' },
      ...{ estimated_replacement_cost: 3900.5, cost_source: 'owner', forecast_source: 'estimate' },
    })
    expect(body.forecasted_replacement_date > before.forecasted_replacement_date).toBe(true)
    expect(await aHeater(home)).toEqual(body)
    expect(await lives(before.id)).toEqual([
      {
        ...{
          installed_on: '2016-11-21',
          installed_precision: 'year',
          brand: 'Rheem',
          owner_cost_cents: null,
        },
        ...{ removed_on: '2025-01-15', removal_reason: 'It leaked' },
      },
      {
        ...{
          installed_on: '2025-01-15',
          installed_precision: 'day',
          brand: 'Rinnai',
          owner_cost_cents: 390_050,
        },
        ...{ removed_on: null, removal_reason: null },
      },
    ])
    const read = await ada.api.get<{ installations: object[] }>(`/v1/components/${before.id}`)
    expect(read.body).toMatchObject({ component: body, unit_number: null })
    expect(read.body.installations).toMatchObject([
      { installed_on: '2025-01-15', brand: 'Rinnai', cost: 3900.5, removed_on: null },
      { installed_on: '2016-11-21', cost: null, removed_on: '2025-01-15', removal_reason: 'It leaked' },
    ])
    expect(read.body.installations).toMatchObject([{ removal_cause: null }, { removal_cause: 'failed' }])
  })

  test('uses today’s date if the request gives none, and drops the owner’s forecast date and cost', async () => {
    const before = await aHeater()
    const owned = [
      { id: before.id, forecasted_replacement_date: '2031-01-01', estimated_replacement_cost: 1 },
    ]
    await ada.api.put(`/v1/properties/${before.property_id}/appliances`, { applianceUpdates: owned })
    expect((await replace(before.id, {})).body).toMatchObject({
      ...{ installed_on: '2026-11-21', age_in_years: 0, brand: null, cost_source: 'estimate' },
      forecast_source: 'estimate',
    })
  })

  test.each(
    withTitles<string>([
      [{ installedOn: '2026-11-22' }, 'installedOn'],
      [{ installedOn: '2016-11-20' }, 'installedOn'],
      [{ variant: 'metal' }, 'variant'],
      [{ cost: -1 }, 'cost'],
      [{ reason: 'x'.repeat(501) }, 'reason'],
    ]),
  )('returns 422 and keeps the old component for %s', async (_title, by, path) => {
    const home = await aProperty()
    const before = await aHeater(home)
    const answer = await ada.api.post<Problem>(`/v1/components/${before.id}/replacements`, by)
    expect(answer.status).toBe(422)
    expect(answer.body.issues?.map((issue) => issue.path)).toEqual([path])
    expect(await aHeater(home)).toEqual(before)
  })

  test('happens only once for a repeated Idempotency-Key, and twice for two simultaneous requests without one', async () => {
    const { id } = await aHeater()
    const headers = { 'idempotency-key': 'replacement-1' }
    await replace(id, {}, headers)
    await replace(id, {}, headers)
    expect(await lives(id)).toHaveLength(2)
    const answers = await Promise.all([replace(id, { brand: 'A' }), replace(id, { brand: 'B' })])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await lives(id)).filter(({ removed_on }) => removed_on === null)).toHaveLength(1)
  })
})

describe('a removed component', () => {
  test('disappears from every list and can be restored unchanged', async () => {
    const home = await aProperty({ structures: {}, appliances: { dryer: { age: 40 } } })
    const [dryer] = await appliances(home)
    const attention = async () =>
      (
        await ada.api.get<{ managementItems: ManagementItem[] }>(`/v1/properties/${home.id}/needs-attention`)
      ).body.managementItems.map(({ id }) => id)
    const next = async () =>
      (await ada.api.get<Property>(`/v1/properties/${home.id}`)).body.next_replacement?.id ?? null
    expect([await attention(), await next()]).toEqual([[dryer?.id], dryer?.id])

    const url = `/v1/components/${dryer?.id}`
    expect(await ada.api.delete(url)).toMatchObject({ status: 200, body: { id: dryer?.id } })
    expect([await appliances(home), await attention(), await next()]).toEqual([[], [], null])
    for (const answer of [
      await ada.api.get(url),
      await ada.api.delete(url),
      await ada.api.put(url, { age: 1 }),
      await ada.api.post(`${url}/replacements`, {}),
    ])
      expect(answer.status).toBe(404)

    expect(await ada.api.post(`${url}/restore`)).toMatchObject({ status: 200, body: dryer })
    expect(await ada.api.post(`${url}/restore`)).toMatchObject({ status: 200, body: dryer })
    expect([await appliances(home), await attention()]).toEqual([[dryer], [dryer?.id]])
  })
})

test('requests for a component of another customer return 404', async () => {
  const home = await aProperty()
  const heater = await aHeater(home)
  const bob = await signUp(world)
  const missing = await bob.api.put(`/v1/components/${unknownId}`, { age: 1 })
  expect(missing.status).toBe(404)
  for (const answer of [
    await bob.api.put(`/v1/components/${heater.id}`, { age: 1 }),
    await bob.api.put('/v1/components/not-an-id', { age: 1 }),
    await bob.api.post(`/v1/components/${heater.id}/replacements`, {}),
    await bob.api.delete(`/v1/components/${heater.id}`),
    await bob.api.post(`/v1/components/${heater.id}/restore`),
    await bob.api.post(`/v1/properties/${home.id}/components`, { type: 'stove', age: 1 }),
  ])
    expect(answer).toMatchObject({ status: 404, body: missing.body })
  expect(await aHeater(home)).toEqual(heater)
})
