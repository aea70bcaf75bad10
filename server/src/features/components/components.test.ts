import type { Appliance, Structure } from '@home-pulse/contract/features/components/components'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
const today = '2026-11-21'
const inYears = (years: number) =>
  Temporal.PlainDate.from(today)
    .add({ days: Math.round(years * 365.2425) })
    .toString()

const readAll = async ({ api }: Customer, home: Property | undefined) => {
  const appliances = await api.get<Appliance[]>(`/v1/properties/${home?.id}/appliances`)
  const structures = await api.get<Structure[]>(`/v1/properties/${home?.id}/structures`)
  return [
    ...appliances.body.map(({ appliance_type: type, ...row }) => ({ type, ...row })),
    ...structures.body.map(({ structure_type: type, ...row }) => ({ type, ...row })),
  ]
}

describe('a component as returned by the API', () => {
  // More than half of these components reach the given age, so the median of the remaining life sets the date.
  // spec: 01-05, 05-17, 08-15
  test.each([
    ['water_heater', 10, 6.530976, 1.244103, 15.938074, 0.080293],
    ['dishwasher', 9, 6.263688, 1.159652, 15.800647, 0.08627],
    ['refrigerator', 12, 5.61879, 1.024736, 14.176686, 0.097609],
    ['washer', 10, 5.118715, 0.982083, 12.263024, 0.101834],
    ['ac_unit', 12, 6.953494, 1.225789, 18.425269, 0.081847],
    ['roof', 20, 7.554642, 1.428538, 18.152927, 0.069993],
    ['furnace', 16, 8.434941, 1.493569, 22.14938, 0.067322],
  ])(
    'has the reference dates and failure probability for a %s aged %i years',
    async (type, age, median, low, high, failure) => {
      const customer = await signUp(world)
      const isStructure = ['roof', 'furnace'].includes(type)
      const [home] = await addHomes(
        customer.api,
        aHome({
          structures: isStructure ? { [type]: age } : {},
          appliances: isStructure ? {} : { [type]: { age } },
        }),
      )
      const [row] = await readAll(customer, home)
      expect(row).toMatchObject({
        type,
        age_in_years: age,
        installed_on: `${2026 - age}-11-21`,
        forecasted_replacement_date: inYears(median),
        forecast_low: inYears(low),
        forecast_high: inYears(high),
        forecast_source: 'estimate',
        cost_source: 'estimate',
        property_id: home?.id,
        unit_id: null,
      })
      expect(row?.failure_within_12_months).toBeCloseTo(failure, 5)
      expect(home?.next_replacement).toEqual({ id: row?.id, type, date: inYears(median), overdue: false })
    },
  )

  // spec: 01-04
  test('has an explained cost between its low and high bound, which is higher in California than in Texas', async () => {
    const customer = await signUp(world)
    const [texas, california] = await addHomes(customer.api, aHome(), aHome({ state: 'CA' }))
    const [here, there] = [await readAll(customer, texas), await readAll(customer, california)]
    expect(here).toHaveLength(4)
    here.forEach((row, n) => {
      expect(row.cost_low).toBeLessThan(row.estimated_replacement_cost)
      expect(row.cost_high).toBeGreaterThan(row.estimated_replacement_cost)
      expect(there[n]?.estimated_replacement_cost).toBeGreaterThan(row.estimated_replacement_cost)
      expect(Math.round(row.cost_low * 100) / 100).toBe(row.cost_low)
      for (const part of [row.explanation.life, row.explanation.cost, row.explanation.sources])
        expect(part.length).toBeGreaterThan(0)
    })
  })

  test('is due today if its age exceeds the 75th percentile of its life', async () => {
    const customer = await signUp(world)
    const [home] = await addHomes(
      customer.api,
      aHome({ structures: {}, appliances: { dryer: { age: 300 } } }),
    )
    const [row] = await readAll(customer, home)
    expect(row?.forecasted_replacement_date).toBe(today)
    expect(row?.forecast_low.localeCompare(today)).toBeGreaterThanOrEqual(0)
    expect(home?.next_replacement?.overdue).toBe(false)
  })
})

describe('the age', () => {
  const roofAt = async (customer: Customer, home: Property | undefined, instant: string) => {
    world.clock.set(instant)
    const { token } = (
      await world.api().post<{ token: string }>('/v1/customers/login', {
        email: customer.email,
        password: customer.password,
      })
    ).body
    const api = world.api(token)
    const { body } = await api.get<Structure[]>(`/v1/properties/${home?.id}/structures`)
    const property = await api.get<Property>(`/v1/properties/${home?.id}`)
    return {
      age: body[0]?.age_in_years,
      homeAge: property.body.age,
      on: body[0]?.forecasted_replacement_date,
    }
  }

  test.each<[string, string, string, string, number, [string, number, number][]]>([
    [
      'entered on a leap day',
      'America/New_York',
      '2028-02-29T12:00:00Z',
      '2023-02-28',
      5,
      [
        ['2029-02-27T12:00:00Z', 5, 31],
        ['2029-02-28T12:00:00Z', 6, 31],
        ['2032-02-28T12:00:00Z', 9, 34],
        ['2033-02-27T12:00:00Z', 9, 35],
      ],
    ],
    [
      'installed on a leap day',
      'America/New_York',
      '2028-02-29T12:00:00Z',
      '2024-02-29',
      4,
      [
        ['2029-02-27T12:00:00Z', 4, 31],
        ['2032-02-29T12:00:00Z', 8, 34],
      ],
    ],
    [
      'entered at New Year in Auckland',
      'Pacific/Auckland',
      '2026-12-31T11:30:00Z',
      '2017-01-01',
      10,
      [
        ['2027-12-31T10:59:59Z', 10, 30],
        ['2027-12-31T11:00:00Z', 11, 31],
      ],
    ],
    [
      'entered at New Year in Los Angeles',
      'America/Los_Angeles',
      '2026-12-31T11:30:00Z',
      '2016-12-31',
      10,
      [
        ['2027-12-31T07:59:59Z', 10, 31],
        ['2027-12-31T08:00:00Z', 11, 31],
        ['2028-01-01T07:59:59Z', 11, 31],
        ['2028-01-01T08:00:00Z', 11, 32],
      ],
    ],
  ])(
    'of a component rises on the anniversary of its installation if it was %s',
    async (_what, timeZone, enteredAt, installedOn, age, readings) => {
      world.clock.set(enteredAt)
      const customer = await signUp(world, { timeZone })
      const [home] = await addHomes(customer.api, aHome({ structures: { roof: age }, appliances: {} }))
      const { body } = await customer.api.get<Structure[]>(`/v1/properties/${home?.id}/structures`)
      expect(body[0]).toMatchObject({ installed_on: installedOn, age_in_years: age })
      for (const [instant, roofAge, homeAge] of readings)
        expect(await roofAt(customer, home, instant)).toEqual({
          age: roofAge,
          homeAge,
          on: body[0]?.forecasted_replacement_date,
        })
    },
  )

  test('of a home rises at New Year in the customer’s time zone, and until then a cached copy stays valid', async () => {
    world.clock.set('2026-12-31T10:00:00Z')
    const customer = await signUp(world, { timeZone: 'Pacific/Auckland' })
    const [home] = await addHomes(customer.api, aHome())
    const url = `/v1/properties/${home?.id}`
    const { headers } = await customer.api.get(url)
    const again = () => customer.api.get<Property>(url, { 'if-none-match': String(headers.etag) })
    world.clock.set('2026-12-31T10:59:59Z')
    expect((await again()).status).toBe(304)
    world.clock.set('2026-12-31T11:00:00Z')
    expect(await again()).toMatchObject({ status: 200, body: { age: 31 } })
  })

  test('of a component is 0, not negative, if its installation date is tomorrow in the customer’s new time zone', async () => {
    world.clock.set('2026-11-21T18:00:00Z')
    const { email, password, api } = await signUp(world, { timeZone: 'Pacific/Auckland' })
    const [home] = await addHomes(api, aHome({ structures: { roof: 0 }, appliances: { dryer: { age: 0 } } }))
    const timeZone = 'America/Los_Angeles'
    const login = await world.api().post('/v1/customers/login', { email, password, timeZone })
    expect(login.status).toBe(200)
    const rows = await api.get<Structure[]>(`/v1/properties/${home?.id}/structures`)
    expect(rows.status).toBe(200)
    expect(rows.body[0]).toMatchObject({ age_in_years: 0, installed_on: '2026-11-22' })
    expect((await api.get(`/v1/properties/${home?.id}/needs-attention`)).status).toBe(200)
  })
})
