import type { Problem } from '@home-pulse/contract/errors'
import type { Appliance, Structure } from '@home-pulse/contract/features/components/components'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { addYearsAsDays } from '@home-pulse/lifecycle/plain-date'
import { forecastComponent } from '@home-pulse/lifecycle/survival/forecast'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome } from '../../../test/harness/fixtures/factories.ts'
import { signUpHomeowner } from '../../../test/harness/fixtures/homeowner.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Awaited<ReturnType<typeof signUpHomeowner>>
beforeAll(async () => {
  ada = await signUpHomeowner(world)
})

const unknownId = '00000000-0000-7000-8000-000000000000'
const of = ({ id }: Property) => `/v1/properties/${id}`

describe('an update that names a type', () => {
  const changes = {
    appliance_type: 'stove',
    age_in_years: 0,
    estimated_replacement_cost: 0,
    forecasted_replacement_date: '2031-05-06',
  }

  // spec: 05-17, 05-31, 08-16
  test('changes every component of that type, including components in units', async () => {
    const home = await ada.addBuilding()
    const before = await ada.one(home, 'dryer')
    const { status, body } = await ada.update(home, changes)
    expect(status).toBe(200)
    expect(body).toHaveLength(2)
    for (const row of body)
      expect(row).toMatchObject({
        ...{ ...changes, installed_on: '2026-11-21', cost_source: 'owner', forecast_source: 'owner' },
      })
    expect((await ada.appliances(home)).filter((row) => row.appliance_type === 'stove')).toEqual(body)
    expect(await ada.one(home, 'dryer')).toEqual(before)
  })

  test('may contain a label as the type, numbers as text, and a date with a time', async () => {
    const home = await ada.add()
    const { body } = await ada.update(home, {
      appliance_type: 'Water Heater',
      age_in_years: ' 3 ',
      estimated_replacement_cost: '1234.56',
      forecasted_replacement_date: '2033-01-31T23:59:59.000Z',
    })
    expect(body).toMatchObject([
      {
        ...{ appliance_type: 'water_heater', age_in_years: 3, installed_on: '2023-11-21' },
        ...{ estimated_replacement_cost: 1234.56, cost_low: 1234.56, cost_high: 1234.56 },
        forecasted_replacement_date: '2033-01-31',
        explanation: {
          cost: expect.arrayContaining([expect.stringContaining('You set its cost, $1,234.56')]),
        },
      },
    ])
  })

  // spec: 05-18, 05-31, 08-18, 08-19
  test('changes every structure of that type', async () => {
    const home = await ada.addBuilding()
    const structureUpdates = [{ structure_type: 'Roof', age_in_years: 12, estimated_replacement_cost: 9000 }]
    const { status, body } = await ada.api.put<Structure[]>(`${of(home)}/structures`, { structureUpdates })
    expect(status).toBe(200)
    expect(body).toMatchObject([{ structure_type: 'roof', age_in_years: 12, cost_source: 'owner' }])
    expect(await ada.structures(home)).toEqual(body)
  })
})

describe('an update with an id', () => {
  test('changes only that component, even in a unit and with the id in upper case', async () => {
    const home = await ada.addBuilding()
    const [first, second] = (await ada.appliances(home)).filter((row) => row.appliance_type === 'stove')
    const { body } = await ada.update(home, { id: first?.id.toUpperCase(), age_in_years: 20 })
    expect(body.map(({ id, age_in_years }) => [id, age_in_years])).toEqual([[first?.id, 20]])
    expect(await ada.appliances(home)).toContainEqual(second)
  })
})

describe('a field of a component', () => {
  test('is still an estimate if an update sends its current value, so sending rows back changes nothing', async () => {
    const home = await ada.add({ appliances: { stove: { age: 7 } } })
    const { headers } = await ada.api.get(`${of(home)}/appliances`)
    const rows = await ada.appliances(home)
    expect((await ada.update(home, ...rows)).body).toEqual(rows)
    const kept = { 'if-none-match': String(headers.etag) }
    expect((await ada.api.get(`${of(home)}/appliances`, kept)).status).toBe(304)
  })

  test('stays unchanged if an update omits it', async () => {
    const home = await ada.add()
    const before = await ada.one(home, 'dryer')
    const { body } = await ada.update(home, { appliance_type: 'dryer', age_in_years: 2 })
    expect(body[0]).toMatchObject({
      age_in_years: 2,
      forecasted_replacement_date: before.forecasted_replacement_date,
      estimated_replacement_cost: before.estimated_replacement_cost,
      ...{ forecast_source: 'estimate', cost_source: 'estimate' },
    })
  })

  test.each([null, ''])('returns to the estimate if an update sets it to %j', async (blank) => {
    const home = await ada.add()
    const before = await ada.one(home, 'dryer')
    const owned = {
      appliance_type: 'dryer',
      forecasted_replacement_date: '2040-01-01',
      estimated_replacement_cost: 5,
    }
    await ada.update(home, owned)
    const back = {
      forecasted_replacement_date: blank,
      estimated_replacement_cost: blank,
      age_in_years: blank,
    }
    expect((await ada.update(home, { appliance_type: 'dryer', ...back })).body).toEqual([before])
  })

  test('is not changed by a new age if it is a forecast date that the owner set', async () => {
    const home = await ada.add()
    await ada.update(home, { appliance_type: 'dryer', forecasted_replacement_date: '2040-01-01' })
    const { body } = await ada.update(home, { appliance_type: 'dryer', age_in_years: 1, reforecast: true })
    expect(body[0]).toMatchObject({ forecasted_replacement_date: '2040-01-01', forecast_source: 'owner' })
  })

  test('is the same 400 days later if the owner set it, and a cost then includes no inflation', async () => {
    const home = await ada.add()
    await ada.update(home, {
      ...{ appliance_type: 'dryer', estimated_replacement_cost: 777.77 },
      forecasted_replacement_date: '2026-01-01',
    })
    world.clock.advance(400 * 24 * 3_600_000)
    const owner = await ada.api.post<{ token: string }>('/v1/customers/login', ada)
    const later = world.api(owner.body.token)
    const { body } = await later.get<Appliance[]>(`${of(home)}/appliances`)
    const dryer = body.find(({ appliance_type }) => appliance_type === 'dryer')
    world.clock.set('2026-11-21T15:00:00Z')
    expect(dryer).toMatchObject({
      ...{ estimated_replacement_cost: 777.77, forecasted_replacement_date: '2026-01-01' },
    })
  })
})

describe('recalculating a forecast', () => {
  test('uses the new age in the update, even if the other fields are sent back unchanged', async () => {
    const home = await ada.add()
    const [row] = (await ada.appliances(home)).filter(({ appliance_type }) => appliance_type === 'dryer')
    const { body } = await ada.update(home, { ...row, age_in_years: 2, reforecast: true })
    expect(body[0]).toMatchObject({ age_in_years: 2, forecast_source: 'estimate', cost_source: 'estimate' })
    const [fresh] = await addHomes(ada.api, aHome({ appliances: { dryer: { age: 2 } } }))
    const expected = await ada.one(fresh as Property, 'dryer')
    expect(body[0]?.forecasted_replacement_date).toBe(expected.forecasted_replacement_date)
  })

  test('gives a later date to a component that has survived another year', async () => {
    const home = await ada.add({ appliances: { dishwasher: { age: 9 } } })
    const before = await ada.one(home, 'dishwasher')
    world.clock.advance(365 * 24 * 3_600_000)
    const { body: signedIn } = await ada.api.post<{ token: string }>('/v1/customers/login', ada)
    const later = world.api(signedIn.token)
    const { body } = await later.put<Appliance[]>(`${of(home)}/appliances`, {
      applianceUpdates: [{ id: before.id, reforecast: true }],
    })
    world.clock.set('2026-11-21T15:00:00Z')
    expect(body[0]?.forecast_source).toBe('estimate')
    expect(before.forecasted_replacement_date < String(body[0]?.forecasted_replacement_date)).toBe(true)
  })

  test('gives today’s date for an age above the 75th percentile of the component’s life', async () => {
    const home = await ada.add({ appliances: { dishwasher: { age: 40 } } })
    const added = await ada.one(home, 'dishwasher')
    expect(added.forecasted_replacement_date).toBe('2026-11-21')
    const { body } = await ada.update(home, { id: added.id, age_in_years: 45, reforecast: true })
    expect(body[0]?.forecasted_replacement_date).toBe('2026-11-21')
  })

  test('gives the median of the remaining life when the owner confirms that the component still works', async () => {
    const home = await ada.add({ appliances: { dishwasher: { age: 20 } } })
    const { id } = await ada.one(home, 'dishwasher')
    const dates: string[] = []
    for (const date of [undefined, '2020-01-01', null, '']) {
      if (date) await ada.update(home, { id, forecasted_replacement_date: date })
      const sent = date === '2020-01-01' || date === undefined ? {} : { forecasted_replacement_date: date }
      const { body } = await ada.update(home, { id, still_working: true, ...sent })
      expect(body[0]).toMatchObject({ forecast_source: 'estimate' })
      dates.push(String(body[0]?.forecasted_replacement_date))
      expect(body[0]?.explanation.life.join(' ')).toMatch(
        /You confirmed in November 2026 that it still works/,
      )
    }
    const { medianRemainingYears } = forecastComponent({
      ...{ type: 'dishwasher', state: 'TX', installedOn: '2006-11-21', today: '2026-11-21' },
    })
    expect(new Set(dates)).toEqual(new Set([addYearsAsDays('2026-11-21', medianRemainingYears)]))
    const dated = { id, still_working: true, forecasted_replacement_date: '2031-05-05' }
    expect((await ada.update(home, dated)).body[0]).toMatchObject({
      ...{ forecasted_replacement_date: '2031-05-05', forecast_source: 'owner' },
    })
  })
})

describe('an installation date in an update', () => {
  test('takes precedence over an age in the same update, and changes the estimate', async () => {
    const home = await ada.add({ appliances: { dishwasher: { age: 2 } } })
    const { id, forecasted_replacement_date: before } = await ada.one(home, 'dishwasher')
    const { body } = await ada.update(home, {
      ...{ id, age_in_years: 3, installed_on: '2016-05-06', age_source: 'receipt', reforecast: true },
    })
    expect(body[0]).toMatchObject({ age_in_years: 10, installed_on: '2016-05-06', age_source: 'receipt' })
    expect(body[0]?.forecasted_replacement_date).not.toBe(before)
    const same = await ada.update(home, { id, age_in_years: 10, age_source: '' })
    expect(same.body[0]).toMatchObject({ installed_on: '2016-05-06', age_source: null })
  })

  test.each([
    ['2026-11-22', 'must not be in the future'],
    ['1500-01-01', 'must be within the last 500 years'],
    ['2026-02-30', 'must be a date'],
  ])('is refused with the path of its field, and changes nothing: %s', async (date, message) => {
    const home = await ada.add({ appliances: { dishwasher: { age: 2 }, dryer: { age: 4 } } })
    const before = await ada.appliances(home)
    const dryer = await ada.one(home, 'dryer')
    const { status, body } = await ada.api.put<Problem>(`${of(home)}/appliances`, {
      applianceUpdates: [
        { id: dryer.id, age_in_years: 9 },
        { appliance_type: 'dishwasher', installed_on: date },
      ],
    })
    expect(status).toBe(422)
    expect(body.issues).toMatchObject([
      { path: 'applianceUpdates.1.installed_on', message: expect.stringContaining(message) },
    ])
    expect(await ada.appliances(home)).toEqual(before)
  })
})

describe('setting the forecast date of a type', () => {
  const setDate = (home: Property, body: unknown) =>
    ada.api.put<Problem>(`${of(home)}/appliances/forecasted-date`, body)
  const stoveDates = async (home: Property) =>
    (await ada.appliances(home))
      .filter((row) => row.appliance_type === 'stove')
      .map((row) => [row.forecasted_replacement_date, row.forecast_source])

  // spec: 05-30, 08-17
  test('changes every appliance of that type, including appliances in units', async () => {
    const home = await ada.addBuilding()
    const before = await stoveDates(home)
    const stove = { propertyId: home.id, applianceType: 'stove' }
    const answer = await setDate(home, { ...stove, forecastedReplacementDate: '2034-03-02T00:00:00.000Z' })
    expect(answer).toMatchObject({ status: 200, body: { putRecordStatus: 200 } })
    expect(await stoveDates(home)).toEqual([
      ['2034-03-02', 'owner'],
      ['2034-03-02', 'owner'],
    ])
    await setDate(home, { ...stove, forecastedReplacementDate: null })
    expect(await stoveDates(home)).toEqual(before)
  })

  test('changes only the appliance with the given id, and ignores the property id in the body', async () => {
    const home = await ada.addBuilding()
    const { id } = await ada.one(home, 'stove')
    await setDate(home, {
      ...{ propertyId: unknownId, applianceType: 'Stove', applianceId: id },
      forecastedReplacementDate: '2034-03-02',
    })
    expect(
      (await stoveDates(home)).map(([date]) => date).filter((date) => date === '2034-03-02'),
    ).toHaveLength(1)
  })

  test('returns 404 if no appliance matches and 422 for a missing or invalid field', async () => {
    const home = await ada.addBuilding()
    const date = { forecastedReplacementDate: '2034-03-02' }
    const washer = await setDate(home, { applianceType: 'washer', ...date })
    expect(washer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const { id } = await ada.one(home, 'dryer')
    expect((await setDate(home, { applianceType: 'stove', applianceId: id, ...date })).status).toBe(404)
    expect((await setDate({ ...home, id: unknownId }, { applianceType: 'stove', ...date })).status).toBe(404)
    for (const [body, path] of [
      [{ applianceType: 'stove' }, 'forecastedReplacementDate'],
      [{ applianceType: 'stove', forecastedReplacementDate: 'never' }, 'forecastedReplacementDate'],
      [{ applianceType: 'roof', ...date }, 'applianceType'],
      [date, 'applianceType'],
    ] as const) {
      const answer = await setDate(home, body)
      expect(answer.status).toBe(422)
      expect(answer.body.issues?.map((issue) => issue.path)).toEqual([path])
    }
  })
})
