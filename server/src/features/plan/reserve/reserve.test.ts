import type { Problem } from '@home-pulse/contract/errors'
import type { Reserve } from '@home-pulse/contract/features/plan-reserve'
import { lifetimeOf } from '@home-pulse/lifecycle/catalogue/lifetimes'
import { meanLife, meanRemainingLife } from '@home-pulse/lifecycle/survival'
import { describe, expect, test } from 'vitest'
import { signUp } from '../../../../test/harness/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'
import { signUpHomeowner } from '../../../../test/harness/homeowner.ts'

const world = useWorld()
const url = '/v1/plan/reserve'

/** Someone with a roof of 20 years and a furnace of 18, and nothing else. */
async function signUpWithRoof() {
  const customer = await signUpHomeowner(world)
  const home = await customer.add({ structures: { roof: 20, furnace: 18 }, appliances: {} })
  const read = async (query = '') => (await customer.api.get<Reserve>(`${url}${query}`)).body
  return { ...customer, home, read }
}

describe('the reserve', () => {
  test('is fully funded when each part of a life that is used up is set aside', async () => {
    const { home, read, structures } = await signUpWithRoof()
    const costs = new Map(
      (await structures(home)).map(({ structure_type, ...row }) => [
        structure_type,
        row.estimated_replacement_cost,
      ]),
    )
    const used = (type: 'roof' | 'furnace', age: number) => {
      const { life } = lifetimeOf(type, undefined)
      return (costs.get(type) ?? 0) * (1 - meanRemainingLife(life, age) / meanLife(life))
    }
    const needed = used('roof', 20) + used('furnace', 18)
    const reserve = await read('?balance=3000')
    expect(reserve.fully_funded_balance).toBe(Math.round(needed))
    expect(reserve.sources.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['CAI', 'NAHB', 'CPI']))
    expect(reserve.percent_funded).toBeCloseTo((3000 / needed) * 100, 0)
    expect(reserve).toMatchObject({
      as_of: '2026-11-21',
      years: 30,
      inflation: 0.025,
      confidence: 0.8,
      current_balance: 3000,
    })
  })

  test('asks for more the surer it shall be, and less the more there is', async () => {
    const { read } = await signUpWithRoof()
    const poor = await read()
    expect(poor.contributions.map(({ confidence }) => confidence)).toEqual([0.5, 0.8, 0.9])
    const monthly = poor.contributions.map((contribution) => contribution.monthly)
    expect(monthly).toEqual(monthly.toSorted((one, other) => one - other))
    expect(monthly[0]).toBeGreaterThan(0)
    expect(poor.monthly_contribution).toBe(monthly[1])
    expect(poor.chance_of_lasting).toBe(0.8)
    expect((await read('?confidence=0.9')).monthly_contribution).toBe(monthly[2])
    const rich = await read('?balance=10000')
    expect(rich.monthly_contribution).toBeLessThan(poor.monthly_contribution)
    expect(rich.component_contribution).toBeLessThan(poor.component_contribution)
  })

  test('is followed by year, and nine in ten such futures stay above nothing with the surest contribution', async () => {
    const { read } = await signUpWithRoof()
    const { balances, contributions } = await read('?years=10&confidence=0.9')
    expect(balances).toHaveLength(10)
    expect(balances[0]).toMatchObject({ year: 2027, from: '2026-11-21', to: '2027-11-20' })
    expect(balances[9]).toMatchObject({ year: 2036, to: '2036-11-20' })
    let expected = 0
    for (const { low, median, high, contributed, spent, ...toDate } of balances) {
      expected += spent
      expect(toDate.spent_to_date_low).toBeLessThanOrEqual(expected)
      expect(toDate.spent_to_date_high).toBeGreaterThanOrEqual(expected)
      expect(low).toBeGreaterThanOrEqual(-1)
      expect(median).toBeGreaterThanOrEqual(low)
      expect(high).toBeGreaterThanOrEqual(median)
      expect(contributed).toBe(12 * (contributions[2]?.monthly ?? 0))
      expect(spent).toBeGreaterThan(0)
    }
  })

  test('tells the chance that a contribution lasts', async () => {
    const { read } = await signUpWithRoof()
    const chance = async (monthly: number) =>
      (await read(`?monthlyContribution=${monthly}`)).chance_of_lasting
    expect(await chance(0)).toBeLessThan(0.01)
    expect(await chance(2000)).toBeGreaterThan(0.99)
    expect((await read('?monthlyContribution=0.5')).monthly_contribution).toBe(0.5)
  })

  test('of nothing needs nothing, and says so', async () => {
    const { api } = await signUp(world)
    const { status, body } = await api.get<Reserve>(`${url}?years=2`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{
        fully_funded_balance: 0,
        percent_funded: null,
        monthly_contribution: 0,
        component_contribution: 0,
      },
      ...{ component_count: 0, property_count: 0, current_balance: 0, chance_of_lasting: 0.8 },
      explanation: ['There is nothing to plan for yet: add a home and what stands in it.'],
    })
    expect(body.balances.map(({ low, high, spent }) => [low, high, spent])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test.each([
    ['confidence=0.7', 'confidence'],
    ['confidence=', undefined],
    ['balance=-1', 'balance'],
    ['balance=1e99', 'balance'],
    ['years=31', 'years'],
    ['inflation=-0.06', 'inflation'],
    ['monthlyContribution=lots', 'monthlyContribution'],
  ])('reads ?%s', async (query, refused) => {
    const { api } = await signUp(world)
    const { status, body } = await api.get<Problem>(`${url}?${query}`)
    expect(status).toBe(refused ? 422 : 200)
    if (refused) expect(body.issues?.map(({ path }) => path)).toEqual([refused])
  })
})

describe('what an owner says of a reserve', () => {
  const said = { balance: 4250.5, confidence: 0.9, monthlyContribution: 120, years: 20, inflation: 0.03 }

  test('is kept, and what is absent stays as it is', async () => {
    const { api, read } = await signUpWithRoof()
    const { status, body } = await api.put<Reserve>(url, said)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ current_balance: 4250.5, confidence: 0.9, monthly_contribution: 120, years: 20, inflation: 0.03 },
      settings: { balance: 4250.5, balance_on: '2026-11-21', monthly_contribution: 120, confidence: 0.9 },
    })
    expect(await read()).toEqual(body)
    world.clock.set('2026-11-24T15:00:00Z')
    const { settings } = (await api.put<Reserve>(url, { confidence: 0.5, monthlyContribution: null })).body
    world.clock.set('2026-11-21T15:00:00Z')
    expect(settings).toEqual({
      ...{ balance: 4250.5, balance_on: '2026-11-21', monthly_contribution: null },
      ...{ confidence: 0.5, years: 20, inflation: 0.03 },
    })
  })

  test('gives way to what is asked, which is not kept', async () => {
    const { api, read } = await signUpWithRoof()
    await api.put(url, said)
    expect(await read('?balance=0&years=5&confidence=0.5')).toMatchObject({
      ...{ current_balance: 0, years: 5, confidence: 0.5, inflation: 0.03 },
      settings: { balance: 4250.5, years: 20, confidence: 0.9 },
    })
  })

  test('of all homes is how a single one is planned, but for its money', async () => {
    const { api, home, read } = await signUpWithRoof()
    await api.put(url, said)
    const ofHome = await read(`?propertyId=${home.id}`)
    expect(ofHome).toMatchObject({
      property_id: home.id,
      years: 20,
      inflation: 0.03,
      confidence: 0.9,
      current_balance: 0,
    })
    expect(ofHome.settings).toMatchObject({ balance: null, years: null })
    await api.put(url, { propertyId: home.id, balance: 700, years: 8 })
    await api.put(url, { propertyId: home.id, balance: 800 })
    expect(await read(`?propertyId=${home.id}`)).toMatchObject({
      years: 8,
      current_balance: 800,
      inflation: 0.03,
    })
    expect(await read()).toMatchObject({ years: 20, current_balance: 4250.5, property_id: null })
  })

  test("is nobody else's to read or to change", async () => {
    const { api, home, read } = await signUpWithRoof()
    await api.put(url, { propertyId: home.id, balance: 700 })
    const stranger = await signUp(world)
    expect((await stranger.api.get(`${url}?propertyId=${home.id}`)).status).toBe(404)
    expect((await stranger.api.put(url, { propertyId: home.id, balance: 1 })).status).toBe(404)
    expect((await stranger.api.get<Reserve>(url)).body.settings.balance).toBeNull()
    expect((await read(`?propertyId=${home.id}`)).current_balance).toBe(700)
  })

  test.each([
    [{ confidence: 0.95 }, 'confidence'],
    [{ balance: -1 }, 'balance'],
    [{ years: 1000 }, 'years'],
    [{ inflation: -0.5 }, 'inflation'],
    [{ propertyId: 'mine' }, 'propertyId'],
  ])('is refused as %j, and nothing is kept', async (body, field) => {
    const { api } = await signUp(world)
    const answer = await api.put<Problem>(url, { balance: 5, ...body })
    expect(answer.status).toBe(422)
    expect(answer.body.issues?.map(({ path }) => path)).toEqual([field])
    expect((await api.get<Reserve>(url)).body.settings.balance).toBeNull()
  })

  test('renews the entity tag of what rests on it', async () => {
    const { api } = await signUpWithRoof()
    const { headers } = await api.get(url)
    const kept = { 'if-none-match': String(headers.etag) }
    expect((await api.get(url, kept)).status).toBe(304)
    await api.put(url, { balance: 1 })
    expect((await api.get(url, kept)).status).toBe(200)
  })
})
