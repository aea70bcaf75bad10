import type { Problem } from '@home-pulse/contract/errors'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import { lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { meanLife, meanRemainingLife } from '@home-pulse/lifecycle/survival/survival'
import { describe, expect, test } from 'vitest'
import { signUp } from '../../../../test/harness/fixtures/factories.ts'
import { signUpHomeowner } from '../../../../test/harness/fixtures/homeowner.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
const url = '/v1/plan/reserve'

/** Signs up a customer with only a 20-year-old roof and an 18-year-old furnace. */
async function signUpWithRoof() {
  const customer = await signUpHomeowner(world)
  const home = await customer.add({ structures: { roof: 20, furnace: 18 }, appliances: {} })
  const read = async (query = '') => (await customer.api.get<Reserve>(`${url}${query}`)).body
  return { ...customer, home, read }
}

describe('the reserve', () => {
  test('is fully funded when the used-up share of each component’s cost is saved', async () => {
    const { home, read, structures } = await signUpWithRoof()
    const costs = new Map(
      (await structures(home)).map(({ structure_type, ...row }) => [
        structure_type,
        row.estimated_replacement_cost,
      ]),
    )
    const used = (type: 'roof' | 'furnace', age: number) => {
      const { life } = lifetimeOf(type, undefined)
      return Math.round((costs.get(type) ?? 0) * (1 - meanRemainingLife(life, age) / meanLife(life)))
    }
    const needed = used('roof', 20) + used('furnace', 18)
    const reserve = await read('?balance=3000')
    expect(Math.abs(reserve.fully_funded_balance - needed)).toBeLessThanOrEqual(1)
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

  test('has a monthly amount of a twelfth of the long-run yearly cost, and a starting sum that lasts in 8 of 10 simulations', async () => {
    const { home, read, structures } = await signUpWithRoof()
    const { parts, ...reserve } = await read()
    const yearly = (await structures(home)).map(
      ({ structure_type: type, estimated_replacement_cost: cost }) => {
        const { life } = lifetimeOf(type, undefined)
        return { type, cost: cost / meanLife(life) }
      },
    )
    for (const { type, cost } of yearly) {
      const part = parts.find(({ component_type }) => component_type === type)
      expect(Math.abs((part?.yearly_cost ?? 0) - cost)).toBeLessThanOrEqual(1)
    }
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
    expect(reserve.long_run_yearly_cost).toBe(sum(parts.map((part) => part.yearly_cost)))
    expect(reserve.fully_funded_balance).toBe(sum(parts.map((part) => part.fully_funded)))
    expect(reserve.monthly_contribution).toBe(Math.round(reserve.long_run_yearly_cost / 12))
    expect(reserve.chance_of_lasting).toBeCloseTo(0.8, 2)
    expect(reserve.reason).toContain('The starting sum covers')
    expect(reserve.median_at_end).toBe(reserve.balances.at(-1)?.median)
    expect(reserve.median_at_end).toBeLessThan(reserve.starting_sum)
    expect(reserve.to_add).toBe(reserve.starting_sum)
  })

  test('has a higher starting sum for a higher confidence, and subtracts the savings only from the sum to add', async () => {
    const { read } = await signUpWithRoof()
    const poor = await read()
    expect(poor.starting_sums.map(({ confidence }) => confidence)).toEqual([0.5, 0.8, 0.9])
    const sums = poor.starting_sums.map(({ starting_sum }) => starting_sum)
    expect(sums).toEqual(sums.toSorted((one, other) => one - other))
    expect(poor.starting_sum).toBe(sums[1])
    expect(await read('?confidence=0.9')).toMatchObject({
      starting_sum: sums[2],
      monthly_contribution: poor.monthly_contribution,
    })
    const some = await read('?balance=100')
    expect(some).toMatchObject({ starting_sum: sums[1], to_add: poor.starting_sum - 100 })
    const rich = await read('?balance=100000')
    expect(rich).toMatchObject({ starting_sum: sums[1], to_add: 0 })
    expect(rich.chance_of_lasting).toBeGreaterThan(0.9)
  })

  test('offers choices from no starting sum to no monthly amount, and returns the choice that a query asks for', async () => {
    const { read } = await signUpWithRoof()
    const { choices, monthly_contribution: monthly, starting_sum: start } = await read()
    expect(choices).toContainEqual({ monthly, starting_sum: start })
    expect(choices[0]?.starting_sum).toBe(0)
    expect(choices.at(-1)?.monthly).toBe(0)
    for (const choice of [choices[0], choices[20]])
      expect(await read(`?monthlyContribution=${choice?.monthly}`)).toMatchObject({
        monthly_contribution: choice?.monthly,
        starting_sum: choice?.starting_sum,
      })
    expect((await read('?monthlyContribution=0.5')).monthly_contribution).toBe(0.5)
  })

  test('states a pessimistic balance for each year, which stays at or above zero at the highest confidence', async () => {
    const { read } = await signUpWithRoof()
    const { balances, monthly_contribution: monthly } = await read('?years=10&confidence=0.9')
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
      expect(contributed).toBe(12 * monthly)
      expect(spent).toBeGreaterThan(0)
    }
  })

  test('is zero without components, and explains that there is nothing to plan', async () => {
    const { api } = await signUp(world)
    const { status, body } = await api.get<Reserve>(`${url}?years=2`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{
        fully_funded_balance: 0,
        percent_funded: null,
        monthly_contribution: 0,
        ...{ starting_sum: 0, to_add: 0, median_at_end: 0, long_run_yearly_cost: 0, parts: [] },
      },
      ...{ component_count: 0, property_count: 0, current_balance: 0, chance_of_lasting: 1 },
      explanation: ['There is nothing to plan for yet: add a home and its parts.'],
    })
    expect(body.balances.map(({ low, high, spent }) => [low, high, spent])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test.each([
    ['confidence=0.7', 'confidence'],
    ['balance=-1', 'balance'],
    ['balance=1e99', 'balance'],
    ['years=31', 'years'],
    ['inflation=-0.06', 'inflation'],
    ['monthlyContribution=lots', 'monthlyContribution'],
  ])('returns 422 for ?%s, with an issue for the field %s', async (query, field) => {
    const { api } = await signUp(world)
    const { status, body } = await api.get<Problem>(`${url}?${query}`)
    expect(status).toBe(422)
    expect(body.issues?.map(({ path }) => path)).toEqual([field])
  })

  test('accepts a blank confidence', async () => {
    const { api } = await signUp(world)
    expect((await api.get(`${url}?confidence=`)).status).toBe(200)
  })
})

describe('the stored settings of a reserve', () => {
  const said = { balance: 4250.5, confidence: 0.9, monthlyContribution: 120, years: 20, inflation: 0.03 }

  test('are returned, and stay unchanged if a later request omits them', async () => {
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

  test('are overridden by query parameters, which are not stored', async () => {
    const { api, read } = await signUpWithRoof()
    await api.put(url, said)
    expect(await read('?balance=0&years=5&confidence=0.5')).toMatchObject({
      ...{ current_balance: 0, years: 5, confidence: 0.5, inflation: 0.03 },
      settings: { balance: 4250.5, years: 20, confidence: 0.9 },
    })
  })

  test('of all homes apply to a single home, except the balance and the amounts', async () => {
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

  test('cannot be read or changed by another customer', async () => {
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
  ])('return 422 for %j, and nothing is stored', async (body, field) => {
    const { api } = await signUp(world)
    const answer = await api.put<Problem>(url, { balance: 5, ...body })
    expect(answer.status).toBe(422)
    expect(answer.body.issues?.map(({ path }) => path)).toEqual([field])
    expect((await api.get<Reserve>(url)).body.settings.balance).toBeNull()
  })

  test('change the ETag of the reserve', async () => {
    const { api } = await signUpWithRoof()
    const { headers } = await api.get(url)
    const kept = { 'if-none-match': String(headers.etag) }
    expect((await api.get(url, kept)).status).toBe(304)
    await api.put(url, { balance: 1 })
    expect((await api.get(url, kept)).status).toBe(200)
  })
})
