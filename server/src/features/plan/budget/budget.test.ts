import type { Problem } from '@home-pulse/contract/errors'
import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { failureChanceWithin } from '@home-pulse/lifecycle/survival/survival'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { signUpHomeowner } from '../../../../test/harness/fixtures/homeowner.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
const url = '/v1/plan/budget'
const years = ({ periods }: Budget) => periods.map(({ year }) => year)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Signs up a customer with one home that has only a ten-year-old water heater. */
async function signUpWithHeater() {
  const customer = await signUpHomeowner(world)
  const home = await customer.add({ structures: {}, appliances: { water_heater: { age: 10 } } })
  return { ...customer, home, heater: await customer.one(home, 'water_heater') }
}

describe('the budget', () => {
  test('covers the rest of this year and ten whole years, each with its expected replacement costs', async () => {
    const { api, home, heater } = await signUpWithHeater()
    const { status, body } = await api.get<Budget>(url)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      as_of: '2026-11-21',
      years: 10,
      inflation: 0.025,
      property_count: 1,
      component_count: 1,
    })
    expect(years(body)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036])
    expect(body.periods[0]).toMatchObject({ from: '2026-11-21', to: '2026-12-31' })
    expect(body.periods[1]).toMatchObject({ from: '2027-01-01', to: '2027-12-31' })

    // The expected cost of 2027 is the cost of the heater times a probability. It is the probability that the heater,
    // which is ten years old and works today, fails in 2027.
    const { life } = lifetimeOf('water_heater', undefined)
    const toNewYear = 40 / 365.2425
    const chance = failureChanceWithin(life, 10, 1 + toNewYear) - failureChanceWithin(life, 10, toNewYear)
    const expected = body.periods[1]?.real.expected ?? 0
    expect(Math.abs(expected / (chance * heater.estimated_replacement_cost) - 1)).toBeLessThan(0.03)
    expect(body.periods[1]?.drivers).toEqual([
      {
        component_id: heater.id,
        component_type: 'water_heater',
        property_id: home.id,
        property_address: '12 Oak St, Austin, TX',
        unit_number: null,
        expected,
        expected_nominal: body.periods[1]?.nominal.expected,
        chance: expect.closeTo(chance, 2),
        is_planned: false,
      },
    ])
    expect(body.explanation.length).toBeGreaterThan(3)
    expect(body.sources.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['NAHB', 'CPI', 'NEMS']))
  })

  test('is ten times as high for ten times as many components, although a worker thread calculates it', {
    tags: ['long'],
  }, async () => {
    const { api } = await signUp(world)
    const streets = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => aHome({ street: `${from + index} Elm St` }))
    await addHomes(api, ...streets(1, 8))
    const few = (await api.get<Budget>(url)).body
    await addHomes(api, ...streets(9, 72))
    const { status, body: many } = await api.get<Budget>(url)
    expect({ status, count: many.component_count }).toEqual({
      status: 200,
      count: few.component_count * 10,
    })
    expect(many.component_count).toBeGreaterThan(300)
    const total = ({ periods }: Budget) => periods.at(-1)?.nominal_to_date.expected ?? 0
    expect(Math.abs(total(many) / (10 * total(few)) - 1)).toBeLessThan(0.001)
    expect((await api.get('/v1/plan/reserve')).status).toBe(200)
  })

  test('returns 404 if the given component is not in the given home', async () => {
    const { api, add, home, heater } = await signUpWithHeater()
    const other = await add()
    const ask = async (propertyId: string) =>
      (await api.get(`${url}?propertyId=${propertyId}&componentId=${heater.id}`)).status
    expect([await ask(home.id), await ask(other.id)]).toEqual([200, 404])
  })

  test('uses the stored inflation of the home, or else of all homes, if the query has none', async () => {
    const { api, add } = await signUpHomeowner(world)
    const home = await add({ structures: { roof: 20 } })
    const read = async (query = '') => (await api.get<Budget>(`${url}${query}`)).body.inflation
    await api.put('/v1/plan/reserve', { inflation: 0.04 })
    expect([await read(), await read(`?propertyId=${home.id}`)]).toEqual([0.04, 0.04])
    await api.put('/v1/plan/reserve', { propertyId: home.id, inflation: 0.01 })
    expect([await read(), await read(`?propertyId=${home.id}`)]).toEqual([0.04, 0.01])
    expect(await read('?inflation=0')).toBe(0)
  })

  test('lists no drivers (the main causes of costs) if the query has drivers=0', async () => {
    const { api } = await signUpWithHeater()
    const { status, body } = await api.get<Budget>(`${url}?drivers=0`)
    expect(status).toBe(200)
    expect(body.periods.flatMap(({ drivers }) => drivers)).toEqual([])
  })

  test('has ordered percentiles, and a running total that is the sum of the years', async () => {
    const { api, add } = await signUpHomeowner(world)
    await add({
      structures: { roof: 20, furnace: 18 },
      appliances: { stove: { age: 14 }, dryer: { age: 2 } },
    })
    const { body } = await api.get<Budget>(`${url}?years=30&inflation=0.04`)
    for (const period of body.periods)
      for (const amounts of [period.real, period.nominal, period.real_to_date, period.nominal_to_date]) {
        expect(amounts.low).toBeLessThanOrEqual(amounts.median)
        expect(amounts.median).toBeLessThanOrEqual(amounts.high)
        expect(amounts.if_cheap).toBeLessThanOrEqual(amounts.expected)
        expect(amounts.expected).toBeLessThanOrEqual(amounts.if_dear)
      }
    const spent = sum(body.periods.map(({ real }) => real.expected))
    expect(Math.abs(spent - (body.periods.at(-1)?.real_to_date.expected ?? 0))).toBeLessThanOrEqual(16)
    const last = body.periods.at(-1)
    expect((last?.nominal.expected ?? 0) / (last?.real.expected ?? 1)).toBeCloseTo(1.04 ** 29.6, 0)
  })

  test('covers one home or one component if its id is given', async () => {
    const { api, home, heater } = await signUpWithHeater()
    await addHomes(api, aHome({ street: '9 Elm St', structures: { roof: 30 }, appliances: {} }))
    const all = (await api.get<Budget>(url)).body
    const ofHome = (await api.get<Budget>(`${url}?propertyId=${home.id}`)).body
    const ofHeater = (await api.get<Budget>(`${url}?componentId=${heater.id}`)).body
    expect(all).toMatchObject({ property_count: 2, component_count: 2 })
    expect(ofHome).toMatchObject({ property_count: 1, component_count: 1 })
    expect(ofHeater).toEqual(ofHome)
    expect(all.periods[3]?.real.expected).toBeGreaterThan(ofHome.periods[3]?.real.expected ?? 0)
  })

  test('uses the date and cost that the owner set, and mentions the date in its explanation', async () => {
    const { api, home, heater, update } = await signUpWithHeater()
    await update(home, {
      id: heater.id,
      forecasted_replacement_date: '2029-06-15',
      estimated_replacement_cost: 1900,
    })
    const { body } = await api.get<Budget>(url)
    const inYear = (year: number) => body.periods.find((period) => period.year === year)
    expect(inYear(2028)?.real).toEqual({ expected: 0, low: 0, median: 0, high: 0, if_cheap: 0, if_dear: 0 })
    expect(inYear(2028)?.drivers).toEqual([])
    expect(inYear(2029)?.real).toMatchObject({ low: 1900, median: 1900, high: 1900 })
    expect(inYear(2029)?.drivers[0]).toMatchObject({ is_planned: true, chance: 1 })
    expect(body.explanation.join(' ')).toContain('the date you set')
  })

  test('omits removed components, and treats replaced ones as new', async () => {
    const { api, heater } = await signUpWithHeater()
    const before = (await api.get<Budget>(url)).body
    await api.post(`/v1/components/${heater.id}/replacements`, { installedOn: '2026-11-20' })
    const replaced = (await api.get<Budget>(url)).body
    expect(replaced.periods[1]?.real.expected).toBeLessThan((before.periods[1]?.real.expected ?? 0) / 10)
    await api.delete(`/v1/components/${heater.id}`)
    expect((await api.get<Budget>(url)).body).toMatchObject({ property_count: 1, component_count: 0 })
  })

  test('is zero for a customer without components, and explains that there is nothing to plan', async () => {
    const { api } = await signUp(world)
    const { status, body } = await api.get<Budget>(`${url}?years=1`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ property_count: 0, component_count: 0, sources: [] })
    expect(body.explanation).toEqual(['There is nothing to plan for yet: add a home and its parts.'])
    const nothing = { expected: 0, low: 0, median: 0, high: 0, if_cheap: 0, if_dear: 0 }
    expect(body.periods).toEqual(
      ['2026', '2027'].map((year) => ({
        year: Number(year),
        from: year === '2026' ? '2026-11-21' : '2027-01-01',
        to: `${year}-12-31`,
        ...{ real: nothing, nominal: nothing, real_to_date: nothing, nominal_to_date: nothing },
        ...{ drivers: [], drivers_to_date: [] },
      })),
    )
  })

  test.each([
    ['years=0', 'years'],
    ['years=1000', 'years'],
    ['years=2.5', 'years'],
    ['years=ten', 'years'],
    ['inflation=-0.5', 'inflation'],
    ['inflation=0.26', 'inflation'],
    ['inflation=2.5%25', 'inflation'],
    ['inflation=NaN', 'inflation'],
    ['drivers=21', 'drivers'],
  ])('returns 422 for ?%s, with an issue for the field %s', async (query, field) => {
    const { api } = await signUp(world)
    const { status, body } = await api.get<Problem>(`${url}?${query}`)
    expect(status).toBe(422)
    expect(body.issues).toEqual([{ path: field, message: expect.stringContaining('must be') }])
  })

  test('returns 404 for another customer’s home or component', async () => {
    const { home, heater } = await signUpWithHeater()
    const stranger = await signUp(world)
    for (const query of [`propertyId=${home.id}`, `componentId=${heater.id}`])
      for (const path of [url, `${url}.csv`])
        expect((await stranger.api.get(`${path}?${query}`)).status).toBe(404)
    expect((await stranger.api.get<Budget>(url)).body.component_count).toBe(0)
  })
})

describe('the first day of a budget', () => {
  const readAt = async (instant: string, timeZone: string) => {
    world.clock.set(instant)
    const customer = await signUp(world, { timeZone })
    await addHomes(customer.api, aHome())
    const { body } = await customer.api.get<Budget>(`${url}?years=4`)
    world.clock.set('2026-11-21T15:00:00Z')
    return body
  }

  test('is today in the customer’s time zone: on New Year in New York it is still last year in Honolulu', async () => {
    const instant = '2027-01-01T05:00:00Z'
    expect(await readAt(instant, 'Pacific/Honolulu')).toMatchObject({ as_of: '2026-12-31' })
    const inNewYork = await readAt(instant, 'America/New_York')
    expect(inNewYork.as_of).toBe('2027-01-01')
    expect(years(inNewYork)).toEqual([2027, 2028, 2029, 2030, 2031])
  })

  test('may be the 29th of February', async () => {
    const { as_of, periods } = await readAt('2028-02-29T17:00:00Z', 'America/New_York')
    expect(as_of).toBe('2028-02-29')
    expect(periods.at(-1)).toMatchObject({ from: '2032-01-01', to: '2032-12-31' })
  })

  test('may precede an installation date if the clock was set back; the component still counts', async () => {
    const customer = await signUpHomeowner(world)
    const home = await customer.add({ structures: {}, appliances: { dryer: { age: 0 } } })
    world.clock.set('2026-11-20T15:00:00Z')
    const { status, body } = await customer.api.get<Budget>(`${url}?propertyId=${home.id}`)
    world.clock.set('2026-11-21T15:00:00Z')
    expect(status).toBe(200)
    expect(body).toMatchObject({ as_of: '2026-11-20', component_count: 1 })
  })
})

describe('the budget as a spreadsheet', () => {
  const readCsv = (text: string) => parse(text, { bom: true, columns: true }) as Record<string, string>[]

  test('contains the figures of the budget, one line per year', async () => {
    const { api } = await signUpWithHeater()
    const { headers, body } = await api.get<string>(`${url}.csv?years=5&inflation=0.03`)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="home-pulse-budget-2026-11-21.csv"')
    const { periods } = (await api.get<Budget>(`${url}?years=5&inflation=0.03`)).body
    const lines = readCsv(body)
    expect(lines.map(({ Year }) => Number(Year))).toEqual(periods.map(({ year }) => year))
    expect(lines.map((line) => Number(line["Expected, today's prices"]))).toEqual(
      periods.map(({ real }) => real.expected),
    )
    expect(lines[2]?.['Mostly for']).toContain('water heater, 12 Oak St, Austin, TX: $')
  })

  test('escapes an address that contains a formula', async () => {
    const { api, add } = await signUpHomeowner(world)
    const home: Property = await add({
      street: '=HYPERLINK("http://x.example","pay"), 1',
      appliances: {},
      structures: { roof: 25 },
    })
    const { body } = await api.get<string>(`${url}.csv?propertyId=${home.id}&years=1`)
    for (const line of readCsv(body))
      for (const cell of Object.values(line)) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  })
})
