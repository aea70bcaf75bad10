import type { Component } from '@home-pulse/contract/features/components/components'
import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import type { ComponentType, StateCode } from '@home-pulse/contract/vocabulary'
import { isVariantOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { planBudget } from '@home-pulse/lifecycle/money/budget'
import type { PlannedComponent } from '@home-pulse/lifecycle/money/portfolio'
import { makeRandom } from '@home-pulse/lifecycle/money/random'
import { planReserve } from '@home-pulse/lifecycle/money/reserve'
import { expect, test } from 'vitest'
import { rounds } from '../../../../scripts/vitest/rounds.ts'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { expandPlan, type ListedPlan } from '../../../test/harness/fixtures/plan-pages.ts'
import { type Answer, useWorld } from '../../../test/harness/harness.ts'

/*
 * The server reads equal components as one row and computes them once. Before and after random changes, the responses
 * for all homes must equal the figures computed from all single components.
 */

const world = useWorld()
const today = '2026-11-21'

function makeRandomChoices(seed: number) {
  const { draw } = makeRandom(seed, 'alike')
  const upTo = (max: number) => Math.floor(draw() * (max + 1))
  // The cast is safe as long as `list` is not empty.
  const oneOf = <Item>(list: readonly Item[]) => list[upTo(list.length - 1)] as Item
  return { upTo, oneOf }
}
type RandomChoices = ReturnType<typeof makeRandomChoices>

/** The lists are short, so that many components are equal until a change makes them differ. */
const states = ['TX', 'FL']
const ages = [5, 10, 20]
const anyHome = ({ upTo, oneOf }: RandomChoices, number: number) => {
  const age = () => oneOf(ages)
  const appliances = { water_heater: { age: age() }, ac_unit: { age: age() }, dryer: { age: age() } }
  const home = { street: `${number} Elm St`, state: oneOf(states), homeAge: 40, structures: { roof: age() } }
  if (upTo(4) > 0) return aHome({ ...home, appliances })
  const units = ['1', '2'].map((unitNumber) => ({ unitNumber, appliances: { stove: { age: age() } } }))
  return aHome({ ...home, isMultifamily: true, units, appliances: {} })
}

const typeOf = (component: Component): ComponentType =>
  'appliance_type' in component ? component.appliance_type : component.structure_type

/** Reads all components through the lists of their homes, sorted by id, which is the order of entry. */
async function readOneByOne({ api }: Customer) {
  const homes = (await api.get<Property[]>('/v1/properties')).body
  const components: { component: Component; home: Property }[] = []
  for (const home of homes)
    for (const part of ['appliances', 'structures'])
      for (const component of (await api.get<Component[]>(`/v1/properties/${home.id}/${part}`)).body)
        components.push({ component, home })
  return components.sort((one, other) => (one.component.id < other.component.id ? -1 : 1))
}
type ReadComponents = Awaited<ReturnType<typeof readOneByOne>>

const formatExactCents = (dollars: number) => Math.round(dollars * 100)
const formatDollars = (cents: number) => Math.round(cents / 100)

function planned({ component, home }: ReadComponents[number]): PlannedComponent {
  const type = typeOf(component)
  const { variant } = component
  const isOwners = component.cost_source === 'owner'
  const typicalCents = formatExactCents(component.estimated_replacement_cost)
  return {
    // The cast is safe: an address ends with the code of its state.
    ...{ id: component.id, type, state: home.address.slice(-2) as StateCode },
    variant: variant !== null && isVariantOf(type, variant) ? variant : undefined,
    condition: component.condition,
    installedOn: component.installed_on,
    cost: {
      typicalCents,
      lowCents: isOwners ? typicalCents : formatExactCents(component.cost_low),
      highCents: isOwners ? typicalCents : formatExactCents(component.cost_high),
    },
    ownerDate: component.forecast_source === 'owner' ? component.forecasted_replacement_date : undefined,
  }
}

async function expectBudget({ api }: Customer, components: PlannedComponent[]) {
  const { body } = await api.get<Budget>('/v1/plan/budget?years=3&drivers=5')
  const homes = body.property_count
  const plain = planBudget({ components, homes, today, years: 3, driversPerPeriod: 5 })
  expect(body.component_count).toBe(components.length)
  expect(body.explanation).toEqual(plain.explanation)
  expect(
    body.periods.map(({ real, nominal, real_to_date, nominal_to_date, drivers }) => ({
      spending: [real, nominal, real_to_date, nominal_to_date].map(Object.values),
      drivers: drivers.map((driver) => [driver.component_id, driver.expected, driver.is_planned]),
    })),
  ).toEqual(
    plain.periods.map(({ real, nominal, realToDate, nominalToDate, drivers }) => ({
      spending: [real, nominal, realToDate, nominalToDate].map(
        ({ expected, p10, p50, p90, ifCheap, ifDear }) =>
          [expected, p10, p50, p90, ifCheap, ifDear].map(formatDollars),
      ),
      drivers: drivers.map((driver) => [
        driver.componentId,
        formatDollars(driver.expected),
        driver.isPlanned,
      ]),
    })),
  )
}

async function expectReserve({ api }: Customer, components: PlannedComponent[]) {
  const { body } = await api.get<Reserve>('/v1/plan/reserve?years=3&balance=5000')
  const homes = body.property_count
  const plain = planReserve({ components, homes, today, years: 3, balanceCents: 500_000 })
  expect(body).toMatchObject({
    component_count: components.length,
    fully_funded_balance: formatDollars(plain.fullyFundedCents),
    percent_funded: Math.round((plain.percentFunded ?? 0) * 1_000) / 10,
    monthly_contribution: plain.monthlyCents / 100,
    starting_sum: plain.startingCents / 100,
    long_run_yearly_cost: plain.yearlyCents / 100,
    chance_of_lasting: plain.chance,
    balances: plain.periods.map((_, index) => ({
      spent: formatDollars(plain.spending[index]?.expected ?? 0),
      spent_to_date_high: formatDollars(plain.spentToDate[index]?.p90 ?? 0),
      low: formatDollars(plain.balances[index]?.p10 ?? 0),
      high: formatDollars(plain.balances[index]?.p90 ?? 0),
    })),
  })
}

/** Reads all pages by their Link headers, and checks that every page has the same totals. */
async function readPages({ api }: Customer, query: string) {
  const { body: first, headers }: Answer<ListedPlan> = await api.get(`/v1/plan/tasks?${query}`)
  const { planned, ...counts } = expandPlan(first)
  let next = nextOf(headers)
  while (next !== undefined) {
    const { body, headers: more }: Answer<ListedPlan> = await api.get(next)
    expect([body.total, body.overdue]).toEqual([counts.total, counts.overdue])
    planned.push(...expandPlan(body).planned)
    next = nextOf(more)
  }
  return { ...counts, planned }
}

const nextOf = (headers: Answer<ListedPlan>['headers']) =>
  /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1]

/** Checks that pages of 97 entries together equal pages of the default size. */
async function expectCalendar(customer: Customer, window: string) {
  const whole = await readPages(customer, window)
  expect(await readPages(customer, `${window}&limit=97`)).toEqual(whole)
  expect(whole.planned).toHaveLength(whole.total)
}

/** Components are removed only if there are more than this, so that the portfolio is never empty. */
const minComponents = 30

/** Makes one random change by the same requests as the web app. Returns the status of the response. */
async function change(
  { api }: Customer,
  components: ReadComponents,
  { upTo, oneOf }: RandomChoices,
): Promise<number> {
  const { component, home } = oneOf(components)
  const path = `/v1/components/${component.id}`
  const isAppliance = 'appliance_type' in component
  const update = (fields: object) =>
    isAppliance
      ? api.put(`/v1/properties/${home.id}/appliances`, {
          applianceUpdates: [{ id: component.id, ...fields }],
        })
      : api.put(`/v1/properties/${home.id}/structures`, {
          structureUpdates: [{ id: component.id, ...fields }],
        })
  const record = async (kind: string, more: object = {}) => {
    const found = await api.get<{ tasks: { task_id: string }[] }>(`${path}/maintenance`)
    // An earlier change may have removed the component.
    if (found.status !== 200) return found
    const { body } = found
    const task = body.tasks[upTo(body.tasks.length - 1)]
    return task
      ? api.post(`${path}/tasks/${task.task_id}/events`, { kind, ...more })
      : api.get('/v1/plan/budget')
  }
  const changes = [
    () => api.put(path, { condition: oneOf(['excellent', 'poor']) }),
    () => api.put(path, { age: oneOf(ages) }),
    () => update({ estimated_replacement_cost: 1_000 * upTo(9) }),
    () => update({ forecasted_replacement_date: `20${27 + upTo(8)}-06-0${1 + upTo(8)}` }),
    () => api.post(`${path}/replacements`, { installedOn: '2026-03-01', cost: 900 }),
    () => (components.length > minComponents ? api.delete(path) : api.get('/v1/plan/budget')),
    () =>
      components.length > minComponents
        ? api.delete(`/v1/properties/${home.id}`)
        : api.get('/v1/plan/budget'),
    () => api.put(`/v1/properties/${home.id}`, { state: oneOf(states) }),
    () => record('done'),
    () => record('snoozed', { until: '2027-02-03' }),
    () => api.post('/v1/properties', [aHome({ street: `${upTo(99_999)} Ash St` })]),
  ]
  return (await oneOf(changes)()).status
}

test('groups of equal components give the same plan as each component alone, before and after random changes', {
  tags: ['long'],
  timeout: rounds(30_000, 600_000),
}, async () => {
  const random = makeRandomChoices(1)
  const customer = await signUp(world)
  await addHomes(
    customer.api,
    ...Array.from({ length: rounds(6, 16) }, (_, number) => anyHome(random, number)),
  )
  for (let turn = 0; turn < rounds(2, 200); turn += 1) {
    const found = await readOneByOne(customer)
    const components = found.map(planned)
    await expectBudget(customer, components)
    await expectReserve(customer, components)
    await expectCalendar(customer, random.oneOf(['', 'kind=task', 'kind=replacement', 'from=2026-12-24']))
    for (const _ of Array(5)) expect([200, 201, 404]).toContain(await change(customer, found, random))
  }
})

test('groups of equal components give the same plan as each component alone, also for more than 1,000 components', {
  tags: ['long'],
}, async () => {
  const random = makeRandomChoices(3)
  const customer = await signUp(world)
  await addHomes(customer.api, ...Array.from({ length: 330 }, (_, number) => anyHome(random, number)))
  const components = (await readOneByOne(customer)).map(planned)
  expect(components.length).toBeGreaterThan(1_000)
  await expectBudget(customer, components)
  await expectReserve(customer, components)
})
