import type { Problem } from '@home-pulse/contract/errors'
import type { RepairJudgement } from '@home-pulse/contract/features/plan/repair'
import { lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { meanLife, meanRemainingLife } from '@home-pulse/lifecycle/survival/survival'
import { expect, test } from 'vitest'
import { signUp } from '../../../../test/harness/fixtures/factories.ts'
import { signUpHomeowner } from '../../../../test/harness/fixtures/homeowner.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()

async function signUpWithHeater(age = 10) {
  const customer = await signUpHomeowner(world)
  const home = await customer.add({ structures: {}, appliances: { water_heater: { age } } })
  const heater = await customer.one(home, 'water_heater')
  const ask = (query: string) =>
    customer.api.get<RepairJudgement>(`/v1/components/${heater.id}/repair-or-replace${query}`)
  return { ...customer, home, heater, ask, cost: heater.estimated_replacement_cost }
}

test('a repair judgement compares repair and replacement by cost per year of life, and states the 50 % rule', async () => {
  const { ask, heater, cost } = await signUpWithHeater()
  const { life } = lifetimeOf('water_heater', undefined)
  const [left, whole] = [meanRemainingLife(life, 10), meanLife(life)]
  const quote = Math.round(cost * 0.53)
  const { status, body } = await ask(`?quote=${quote}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    as_of: '2026-11-21',
    component_id: heater.id,
    component_type: 'water_heater',
    // The repair would buy 7.7 years, 55 % of the 14.0 years of a new heater, for 53 % of its price.
    verdict: 'repair',
    repair: { cost: quote, years: expect.closeTo(left, 6), cost_per_year: Math.round(quote / left) },
    replace: { cost, years: expect.closeTo(whole, 6), cost_per_year: Math.round(cost / whole) },
    worth_up_to: Math.round((cost / whole) * left),
    half_price_rule: { limit: cost / 2, verdict: 'replace', disagrees: true },
  })
  expect(body.reasons.join(' ')).toContain('rule of thumb')
  expect(body.sources.map(({ tag }) => tag)).toContain('CR08')
})

test('a repair judgement recommends a cheap repair', async () => {
  const { ask } = await signUpWithHeater()
  expect((await ask('?quote=50')).body).toMatchObject({
    verdict: 'repair',
    is_close: false,
    half_price_rule: { verdict: 'repair', disagrees: false },
  })
})

test('a repair judgement is marked as close if the quote equals the maximum worthwhile repair cost', async () => {
  const { ask } = await signUpWithHeater()
  const { worth_up_to: limit } = (await ask('')).body
  expect((await ask(`?quote=${limit}`)).body.is_close).toBe(true)
})

test('a repair judgement halves the maximum worthwhile repair cost if the component has failed before', async () => {
  const { ask } = await signUpWithHeater()
  const { worth_up_to: limit } = (await ask('')).body
  const again = (await ask('?hasFailedBefore=true')).body.worth_up_to
  expect(Math.abs(again - limit / 2)).toBeLessThanOrEqual(1)
})

test('a repair judgement states the maximum worthwhile repair cost instead of a verdict if no quote is given', async () => {
  const { ask } = await signUpWithHeater()
  const { body } = await ask('')
  expect(body).toMatchObject({ verdict: null, repair: null, is_close: false })
  expect(body.half_price_rule).toMatchObject({ verdict: null, disagrees: false })
  expect(body.worth_up_to).toBeGreaterThan(0)
  expect(body.reasons).toEqual([expect.stringMatching(/^A repair is worth up to about \$\d/)])
})

test('a repair judgement uses the owner’s replacement cost unless it is zero', async () => {
  const { ask, home, heater, update, cost } = await signUpWithHeater()
  await update(home, { id: heater.id, estimated_replacement_cost: 5000 })
  expect((await ask('?quote=400')).body.replace.cost).toBe(5000)
  await update(home, { id: heater.id, estimated_replacement_cost: 0 })
  expect((await ask('?quote=400')).body.replace.cost).toBe(cost)
})

test('a repair judgement counts the years that a repair adds only until the owner’s replacement date', async () => {
  const { ask, home, heater, update, cost } = await signUpWithHeater()
  await update(home, { id: heater.id, forecasted_replacement_date: '2027-05-21' })
  const { body } = await ask(`?quote=${Math.round(cost / 4)}`)
  expect(body).toMatchObject({ verdict: 'replace', repair: { years: expect.closeTo(0.5, 2) } })
  const planned = 'You plan to replace it in May 2027, so a repair buys no more than 6 months.'
  expect(body.reasons).toContain(planned)
  expect((await ask('')).body.reasons[0]).toBe(planned)
})

test.each([['quote=-1'], ['quote=free'], ['quote=1e12'], ['hasFailedBefore=maybe']])(
  'a repair judgement returns 422 for the query “%s”',
  async (query) => {
    const { api, heater } = await signUpWithHeater()
    const { status, body } = await api.get<Problem>(`/v1/components/${heater.id}/repair-or-replace?${query}`)
    expect(status).toBe(422)
    expect(body.issues?.map(({ path }) => path)).toEqual([query.split('=')[0]])
  },
)

test('a repair judgement returns 404 for another customer’s component', async () => {
  const { heater } = await signUpWithHeater()
  const stranger = await signUp(world)
  const { status } = await stranger.api.get(`/v1/components/${heater.id}/repair-or-replace?quote=400`)
  expect(status).toBe(404)
})
