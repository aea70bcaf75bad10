import type { Problem } from '@home-pulse/contract/errors'
import type { ManagementItem } from '@home-pulse/contract/features/attention/attention'
import type { Appliance } from '@home-pulse/contract/features/components/components'
import type {
  estimateReplacement,
  guessAge,
  guessAllAges,
  listKinds,
} from '@home-pulse/contract/features/landing/landing'
import type { Note } from '@home-pulse/contract/features/notes/notes'
import type { RepairJudgement } from '@home-pulse/contract/features/plan/repair'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import type { RouteResponse } from '@home-pulse/contract/route'
import { componentTypes } from '@home-pulse/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { expectProblem } from '../../../test/harness/expect-problem.ts'
import { addHomes, aHome, pay, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
type Estimate = RouteResponse<typeof estimateReplacement>
const estimate = (question: Record<string, string>) =>
  world.api().get<Estimate>(`/v1/lifecycle/estimate?${new URLSearchParams(question)}`)

describe('the likely age of a component with an unknown installation date', () => {
  const guess = <Body = RouteResponse<typeof guessAge>>(question: Record<string, string>) =>
    world.api().get<Body>(`/v1/lifecycle/likely-age?${new URLSearchParams(question)}`)

  test('equals the home’s age for a home of 4 years, and is below 40 years for the roof of a home of 60 years', async () => {
    const { status, body } = await guess({ type: 'Roof', homeAge: '4', state: '' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ type: 'roof', home_age: 4, likely_age: 4, likely_age_high: 4 })
    expect(body.original_chance).toBeGreaterThan(0.99)
    const { body: old } = await guess({ type: 'roof', homeAge: '60' })
    expect(old.likely_age_high).toBeLessThan(40)
    expect(old.sources.length).toBeGreaterThan(1)
    expect(old.explanation.join(' ')).toContain(
      `its likely age is ${old.likely_age_low} to ${old.likely_age_high} years`,
    )
  })

  test.each([
    [{}, ['type', 'homeAge']],
    [{ type: 'toaster', homeAge: '501', state: 'ZZ' }, ['type', 'homeAge', 'state']],
    [{ type: 'roof', homeAge: '3', variant: 'tankless' }, ['variant']],
  ])('returns 422 with the missing or invalid fields of %j', async (question, paths) => {
    const answer = await guess<Problem>(question)
    expect(answer.status).toBe(422)
    expect(answer.body.issues?.map(({ path }) => path)).toEqual(paths)
  })
})

describe('the likely ages of all types', () => {
  test('equal those in the responses to a separate request for each type', async () => {
    const { status, body } = await world
      .api()
      .get<RouteResponse<typeof guessAllAges>>('/v1/lifecycle/likely-ages?homeAge=35&state=FL')
    expect(status).toBe(200)
    expect(body.ages.map(({ type }) => type)).toEqual(componentTypes)
    for (const { type, likely_age: age } of body.ages) {
      const one = await world.api().get(`/v1/lifecycle/likely-age?type=${type}&homeAge=35&state=FL`)
      expect(one.body).toMatchObject({ likely_age: age })
    }
  })
})

describe('the public estimate', () => {
  test('equals the estimates shown to a customer for a component of the same type, age and state', async () => {
    const { api } = await signUp(world)
    const [home] = await addHomes(api, aHome({ appliances: { water_heater: { age: 10 } } }))
    const { body } = await api.get<Appliance[]>(`/v1/properties/${home?.id}/appliances`)
    const { status, body: answer } = await estimate({ type: 'Water Heater', age: '10', state: 'tx' })
    expect(status).toBe(200)
    expect(answer).toMatchObject({ type: 'water_heater', state: 'TX', variant: null })
    for (const field of ['forecasted_replacement_date', 'forecast_low', 'forecast_high', 'cost_low'] as const)
      expect(answer[field]).toBe(body[0]?.[field])
    expect(answer.estimated_replacement_cost).toBe(body[0]?.estimated_replacement_cost)
    expect(answer.explanation.sources).toEqual(body[0]?.explanation.sources)
    const verdict = await api.get<RepairJudgement>(`/v1/components/${body[0]?.id}/repair-or-replace`)
    expect(answer.repair_worth_up_to).toBe(verdict.body.worth_up_to)
  })

  test('accepts every variant that it lists', async () => {
    const { body } = await world.api().get<RouteResponse<typeof listKinds>>('/v1/lifecycle/kinds')
    for (const type of componentTypes) {
      const { variants } = (await estimate({ type, age: '3', state: 'ME' })).body
      const listed = body.kinds.find((kind) => kind.type === type)?.variants
      expect(listed?.map(({ variant, label }) => ({ variant, label }))).toEqual(variants)
      for (const { variant, label } of variants) {
        const { status, body } = await estimate({ type, age: '3', state: 'ME', variant })
        expect({ status, variant: body.variant }).toEqual({ status: 200, variant })
        expect(label).toMatch(/^[\w3,. -]+$/)
      }
    }
    const { body: heater } = await estimate({
      type: 'water_heater',
      age: '3',
      state: 'ME',
      variant: 'Tankless',
    })
    const { body: usual } = await estimate({ type: 'water_heater', age: '3', state: 'ME', variant: '' })
    expect(heater.forecasted_replacement_date > usual.forecasted_replacement_date).toBe(true)
  })

  test.each([
    [{}, ['type', 'age', 'state']],
    [{ type: 'toaster', age: '-1', state: 'ZZ' }, ['type', 'age', 'state']],
    [{ type: 'stove', age: '501', state: 'TX' }, ['age']],
    [{ type: 'stove', age: '1.5', state: 'TX' }, ['age']],
    [{ type: 'stove', age: '1', state: 'TX', variant: 'metal' }, ['variant']],
    [{ type: 'roof', age: '1', state: 'TX', variant: 'constructor' }, ['variant']],
  ])('returns 422 with the missing or invalid fields of %j', async (question, paths) => {
    const answer = await world.api().get<Problem>(`/v1/lifecycle/estimate?${new URLSearchParams(question)}`)
    expect(answer.status).toBe(422)
    expect(answer.body.issues?.map(({ path }) => path)).toEqual(paths)
  })

  test('accepts the maximum age of 500 years', async () => {
    const { status, body } = await estimate({ type: 'furnace', age: '500', state: 'AK' })
    expect({ status, age: body.age_in_years }).toEqual({ status: 200, age: 500 })
  })

  test('returns 429 after 300 requests per hour from one address', { tags: ['long'] }, async () => {
    const url = '/v1/lifecycle/estimate?type=stove&age=3&state=TX'
    const ask = (remoteAddress: string) => world.app.inject({ url, remoteAddress })
    for (let asked = 0; asked < 300; asked += 1) expect((await ask('203.0.113.7')).statusCode).toBe(200)
    const refused = await ask('203.0.113.7')
    expectProblem(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('203.0.113.8')).statusCode).toBe(200)
    world.clock.advance(3_600_000)
    expect((await ask('203.0.113.7')).statusCode).toBe(200)
  })
})

describe('the sample portfolio', () => {
  const sample = '/v1/properties/sample'

  test('has twelve homes in twelve states, with tenants, notes, and components that are overdue or coming due', async () => {
    const { api, userId } = await signUp(world)
    const { status, body: homes } = await api.post<Property[]>(sample)
    expect(status).toBe(201)
    expect(homes).toHaveLength(12)
    expect(homes.every((home) => home.is_sample)).toBe(true)
    expect(new Set(homes.map(({ address }) => address.slice(-2))).size).toBe(12)
    expect(homes.filter(({ isMultifamily }) => isMultifamily)).toHaveLength(3)
    expect((await api.get<Property[]>('/v1/properties')).body).toEqual(homes)

    const attention = await api.get<{ managementItems: ManagementItem[] }>(
      `/v1/properties/${userId}/needs-attention`,
    )
    const statuses = attention.body.managementItems.map((item) => item.status)
    for (const one of ['overdue', 'coming_due'] as const)
      expect(statuses.filter((item) => item === one).length).toBeGreaterThan(2)
    expect(statuses.length).toBeLessThan(40)

    const addresses = await api.get<{ has_current_tenant: boolean }[]>(`/v1/properties/${userId}/addresses`)
    const isRented = addresses.body.map((row) => row.has_current_tenant)
    expect(new Set(isRented)).toEqual(new Set([true, false]))
    const { body } = await api.get<{ notes: Note[] }>(`/v1/properties/${homes[0]?.id}/notes`)
    expect(body.notes.map(({ entityType }) => entityType)).toEqual(['appliance', 'property'])
    const { body: appliances } = await api.get<Appliance[]>(`/v1/properties/${homes[0]?.id}/appliances`)
    const replaced = appliances.find(({ appliance_type }) => appliance_type === 'ac_unit')
    expect(replaced).toMatchObject({ age_in_years: 11, brand: 'Carrier', estimated_replacement_cost: 6850 })
  })

  test('is added only once, even if two requests arrive simultaneously', async () => {
    const { api } = await signUp(world)
    const [one, two] = await Promise.all([api.post<Property[]>(sample), api.post<Property[]>(sample)])
    expect(one.body).toEqual(two.body)
    expect((await api.get<Property[]>('/v1/properties')).body).toHaveLength(12)
  })

  test('is removed in one request without affecting other homes, and can be added again', async () => {
    const [mine, theirs] = [await signUp(world), await signUp(world)]
    const [own] = await addHomes(mine.api, aHome())
    const { body: homes } = await mine.api.post<Property[]>(sample)
    await theirs.api.post(sample)
    const { status, body: gone } = await mine.api.delete<{ id: string }[]>(sample)
    expect(status).toBe(200)
    expect(gone.map(({ id }) => id).sort()).toEqual(homes.map(({ id }) => id).sort())
    expect((await mine.api.get<Property[]>('/v1/properties')).body).toEqual([own])
    const attention = await mine.api.get<{ managementItems: ManagementItem[] }>(
      `/v1/properties/${mine.userId}/needs-attention`,
    )
    for (const item of attention.body.managementItems) expect(item.property_id).toBe(own?.id)
    expect((await theirs.api.get<Property[]>('/v1/properties')).body).toHaveLength(12)
    expect((await mine.api.delete(sample)).body).toEqual([])
    expect((await mine.api.post<Property[]>(sample)).body).toHaveLength(12)
  })

  test('is offered on the dashboard page', async () => {
    expect((await world.app.inject('/dashboard')).body).toContain('&#34;offersSample&#34;:true')
  })

  test('is refused without a token', async () => {
    expect((await world.api().post(sample)).status).toBe(401)
  })
})

describe('if payment is enforced', () => {
  const enforced = useWorld({ ENFORCE_PAYMENT: '1' })

  test('the sample portfolio cannot be added', async () => {
    const customer = await signUp(enforced)
    await pay(enforced, customer.checkoutUrl)
    expect((await customer.api.post('/v1/properties/sample')).status).toBe(404)
    const { body: page } = await enforced.app.inject('/dashboard')
    expect(page).toContain('&#34;offersSample&#34;:false')
    expect((await customer.api.get('/v1/properties')).body).toEqual([])
  })
})
