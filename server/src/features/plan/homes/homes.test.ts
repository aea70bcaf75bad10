import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { HomeBudgets } from '@home-pulse/contract/features/plan/homes'
import { beforeAll, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
let budgets: HomeBudgets
beforeAll(async () => {
  ada = await signUp(world)
  await addHomes(
    ada.api,
    aHome({ structures: { roof: 24, furnace: 25 }, appliances: { dryer: { age: 20 }, stove: { age: 6 } } }),
    // This dryer is equal to the dryer of the first home, so both are computed once.
    aHome({ street: '2 Elm St', structures: {}, appliances: { dryer: { age: 20 } } }),
    aHome({
      street: '4 Elm St',
      isMultifamily: true,
      structures: { roof: 5 },
      appliances: {},
      units: [
        { unitNumber: '1', appliances: { stove: { age: 4 }, dryer: { age: 4 } } },
        { unitNumber: '2', appliances: { stove: { age: 4 } } },
      ],
    }),
    aHome({ street: '9 Empty Rd', structures: {}, appliances: {} }),
  )
  const [removed] = await addHomes(ada.api, aHome({ street: '5 Gone Rd' }))
  await ada.api.delete(`/v1/properties/${removed?.id}`)
  budgets = await read('?years=30')
})

const read = async (search = '', { api } = ada) =>
  (await api.get<HomeBudgets>(`/v1/plan/homes${search}`)).body
const expectedOf = (budget: Budget, prices: 'real' | 'nominal') =>
  budget.periods.map((period) => period[prices].expected)
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

test.each(['real', 'nominal'] as const)(
  'in each period, the %s amounts of all homes in the budget by home add up to the whole budget',
  async (prices) => {
    const { body: plan } = await ada.api.get<Budget>('/v1/plan/budget?years=30')
    const sums = plan.periods.map((_, period) =>
      sumOf(budgets.homes.map((home) => home[prices].by_period[period] ?? Number.NaN)),
    )
    expect(sums).toEqual(expectedOf(plan, prices))
    expect(budgets.periods).toEqual(plan.periods.map(({ year, from, to }) => ({ year, from, to })))
    expect(sumOf(sums)).toBeGreaterThan(10_000)
  },
)

test('the amounts of a home in the budget by home equal the budget of that home alone, and add up to its total', async () => {
  for (const { property_id: id, component_count: count, real, nominal } of budgets.homes) {
    const { body: plan } = await ada.api.get<Budget>(`/v1/plan/budget?years=30&propertyId=${id}`)
    expect(real).toEqual({ by_period: expectedOf(plan, 'real'), total: sumOf(real.by_period) })
    expect(nominal).toEqual({ by_period: expectedOf(plan, 'nominal'), total: sumOf(nominal.by_period) })
    expect(count).toBe(plan.component_count)
  }
})

test('the budget by home has pages of homes in the order of entry, without removed ones', async () => {
  const addresses = budgets.homes.map(({ property_address: address }) => address.split(',')[0])
  expect(addresses).toEqual(['12 Oak St', '2 Elm St', '4 Elm St', '9 Empty Rd'])
  const first = await ada.api.get<HomeBudgets>('/v1/plan/homes?years=30&limit=3')
  const next = String(first.headers.link).match(/<(.+)>; rel="next"/)?.[1] ?? ''
  const second = await ada.api.get<HomeBudgets>(next)
  expect(second.headers.link).toBeUndefined()
  expect([...first.body.homes, ...second.body.homes]).toEqual(budgets.homes)
})

test('the spreadsheet of the budget by home has a line for each home and a last line with their sums', async () => {
  const { body, headers } = await ada.api.get<string>('/v1/plan/homes.csv?years=2')
  // The table of homes has a download of its own, `home-pulse-homes`.
  expect(headers['content-disposition']).toBe(
    'attachment; filename="home-pulse-budget-by-home-2026-11-21.csv"',
  )
  const { homes } = await read('?years=2')
  expect(String(body)).toMatch(/^\uFEFF/)
  const lines = String(body).trim().split('\r\n')
  expect(lines[0]).toBe('Home,Parts,Rest of 2026,2027,2028,Total')
  expect(lines.slice(1, -1)).toEqual(
    homes.map(({ property_address: address, component_count: parts, real }) =>
      [`"${address}"`, parts, ...real.by_period, real.total].join(','),
    ),
  )
  const last = lines.at(-1)?.split(',') ?? []
  expect(last[0]).toBe('All homes')
  expect(Number(last.at(-1))).toBe(sumOf(homes.map(({ real }) => real.total)))
})

test('a customer without homes gets an empty budget by home and a spreadsheet of zeros', async () => {
  const bob = await signUp(world)
  expect((await read('', bob)).homes).toEqual([])
  expect((await read('', bob)).periods).toHaveLength(11)
  const { body } = await bob.api.get<string>('/v1/plan/homes.csv?years=1')
  expect(String(body).trim().split('\r\n').at(-1)).toBe('All homes,0,0,0,0')
})
