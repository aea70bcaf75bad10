import type { Component } from '@home-pulse/contract/features/components/components'
import type { listKinds } from '@home-pulse/contract/features/landing/landing'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import type { RouteResponse } from '@home-pulse/contract/route'
import { useOwnLives } from '@home-pulse/lifecycle/catalogue/lives/own-lives'
import { expect, onTestFinished, test } from 'vitest'
import { rounds } from '../../../../scripts/vitest/rounds.ts'
import { addHomes, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

/**
 * These tests recompute estimates from the response of GET /v1/lifecycle/kinds alone. They share no code with the
 * engine, so that they detect its errors.
 */

type Kinds = RouteResponse<typeof listKinds>
type Life = Kinds['kinds'][number]['life']

const today = '2026-11-21'
const ageSources = ['receipt', 'label', 'previous_owner', 'guess']
const dayMs = 86_400_000
const daysPerYear = 365.2425
const utc = (date: string) => Date.parse(`${date}T00:00:00Z`)
const daysBetween = (from: string, to: string) => Math.round((utc(to) - utc(from)) / dayMs)
const addYears = (date: string, years: number) =>
  new Date(utc(date) + Math.round(years * daysPerYear) * dayMs).toISOString().slice(0, 10)
const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

/** Returns the whole years from `from` to its last anniversary, plus the remaining days as a fraction of a year. */
function yearsBetween(from: string, to: string): number {
  let years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  if (to.slice(5) < from.slice(5)) years -= 1
  const birthday = `${Number(from.slice(0, 4)) + years}${from.slice(4)}`
  return years + daysBetween(birthday, to) / daysPerYear
}

const survival = ({ shape, scale_years: scale, location_years: location }: Life, age: number) =>
  Math.exp(-((Math.max(age - location, 0) / scale) ** shape))

/** Finds by bisection the number of years in which the given share of components of this age fails. */
function yearsUntil(life: Life, age: number, share: number): number {
  let [low, high] = [0, 1_000]
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2
    if (1 - survival(life, age + middle) / survival(life, age) < share) low = middle
    else high = middle
  }
  return low
}

function lifeOf(
  kinds: Kinds,
  { type, variant }: Pick<Component, 'variant'> & { type: string },
  state: string,
) {
  const kind = kinds.kinds.find((row) => row.type === type)
  const isCentral = type === 'ac_unit' && (variant === null || variant === 'central')
  const isHot = kinds.hot_humid_states.some((hot) => hot === state)
  const name = isCentral && isHot ? 'central_hot_humid' : variant
  const life = name === null ? kind?.life : kind?.variants.find((row) => row.variant === name)?.life
  const cost = variant === null ? kind?.cost : kind?.variants.find((row) => row.variant === variant)?.cost
  if (!(life && cost)) throw new Error(`no distribution of ${type} ${name}`)
  return { life, cost }
}

function recompute(kinds: Kinds, row: Component, type: string, state: string) {
  const { life, cost } = lifeOf(kinds, { type, variant: row.variant }, state)
  const older = row.condition === null ? 0 : (kinds.conditions[row.condition] ?? 0) * life.mean_years
  const agesFrom = earlier(addYears(row.installed_on, -older), today)
  const age = yearsBetween(agesFrom, today)
  const error = kinds.age_errors[row.age_source as keyof Kinds['age_errors']] ?? { share: 0, years: 0 }
  const errorYears = Math.max(error.years, error.share * yearsBetween(row.installed_on, today))
  const { nation, states, basis, yearly_rise: rise } = kinds.prices
  const level = cost.price_level
  const price =
    (states[state as keyof typeof states][level] / nation[level]) * (1 + rise) ** yearsBetween(basis, today)
  return {
    planBy: later(
      today,
      earlier(addYears(today, yearsUntil(life, age, 0.5)), addYears(agesFrom, yearsUntil(life, 0, 0.75))),
    ),
    low: addYears(today, yearsUntil(life, age + errorYears, 0.1)),
    high: addYears(today, yearsUntil(life, Math.max(0, age - errorYears), 0.9)),
    inOneYear: 1 - survival(life, age + 1) / survival(life, age),
    inFiveYears: 1 - survival(life, age + 5) / survival(life, age),
    costs: [cost.low, cost.typical, cost.high].map((dollars) => Math.round(dollars * price)),
  }
}

const world = useWorld()

/**
 * Returns a linear congruential generator. It generates integers from 0 to `sides` - 1, the same in each run.
 */
function seededRandom(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

async function addRandomHomes({ api }: Customer, kinds: Kinds, count: number): Promise<Property[]> {
  const roll = seededRandom(20_261_123)
  const states = Object.keys(kinds.prices.states)
  const structures = ['roof', 'driveway', 'furnace']
  const appliances = ['stove', 'dishwasher', 'dryer', 'refrigerator', 'washer', 'ac_unit', 'water_heater']
  const homes = Array.from({ length: count }, (_, index) => ({
    ...{ street: `${index + 1} Oak St`, city: 'Town', state: states[index % states.length], zip: '10001' },
    ...{ homeAge: 80, isMultifamily: false },
    structures: Object.fromEntries(structures.map((type) => [type, roll(40)])),
    appliances: Object.fromEntries(appliances.map((type) => [type, { age: roll(30) }])),
  }))
  return addHomes(api, ...homes)
}

/**
 * Gives every component of the homes random facts, and compares its estimates with recomputed ones. Returns
 * the number of compared components.
 */
async function compareAll(ada: Customer, homes: readonly Property[], kinds: Kinds): Promise<number> {
  const roll = seededRandom(7)
  const conditions = Object.keys(kinds.conditions)
  let compared = 0
  for (const home of homes) {
    const state = home.address.slice(-2)
    for (const path of ['structures', 'appliances']) {
      const { body: rows } = await ada.api.get<Component[]>(`/v1/properties/${home.id}/${path}`)
      for (const listed of rows) {
        const type = 'structure_type' in listed ? listed.structure_type : listed.appliance_type
        const variants = kinds.kinds.find((kind) => kind.type === type)?.variants ?? []
        const choices = variants.map(({ variant }) => variant).filter((name) => name !== 'central_hot_humid')
        const changes = {
          variant: choices[roll(choices.length + 1)] ?? null,
          condition: conditions[roll(6)] ?? null,
          ageSource: ageSources[roll(6)] ?? null,
        }
        const row = (await ada.api.put<Component>(`/v1/components/${listed.id}`, changes)).body
        expectSame(recompute(kinds, row, type, state), row, `${type} ${JSON.stringify(row)} ${state}`)
        compared += 1
      }
    }
  }
  return compared
}

function expectSame(own: ReturnType<typeof recompute>, row: Component, what: string) {
  for (const [mine, theirs] of [
    [own.planBy, row.forecasted_replacement_date],
    [own.low, row.forecast_low],
    [own.high, row.forecast_high],
  ] as const)
    expect(Math.abs(daysBetween(mine, theirs)), what).toBeLessThanOrEqual(1)
  expect(row.failure_within_12_months, what).toBeCloseTo(own.inOneYear, 6)
  expect(row.failure_within_5_years, what).toBeCloseTo(own.inFiveYears, 6)
  const costs = [row.cost_low, row.estimated_replacement_cost, row.cost_high]
  const gaps = costs.map((dollars, n) => Math.abs(dollars - (own.costs[n] ?? 0)))
  expect(Math.max(...gaps), what).toBeLessThanOrEqual(1)
}

const readKinds = async () => (await world.api().get<Kinds>('/v1/lifecycle/kinds')).body

const homeCount = rounds(3, 40)
const componentsOfHome = 10

test('the dates, ranges, probabilities and costs of components can be recomputed from the published catalogue alone', {
  tags: ['long'],
}, async () => {
  const ada = await signUp(world)
  const kinds = await readKinds()
  expect(await compareAll(ada, await addRandomHomes(ada, kinds, homeCount), kinds)).toBe(
    homeCount * componentsOfHome,
  )
})

test('the dates and costs can be recomputed from the catalogue when recorded replacements have corrected some lives', {
  tags: ['long'],
}, async () => {
  const life = { shape: 3.1, scaleYears: 8.5, delayYears: 0.5 }
  useOwnLives(
    ['dryer', 'roof', 'furnace/gas'].map((kind) => ({ kind, life, lives: 900, failures: 300, weight: 0.5 })),
  )
  onTestFinished(() => useOwnLives([]))
  const ada = await signUp(world)
  const kinds = await readKinds()
  expect(kinds.kinds.find(({ type }) => type === 'dryer')?.life).toMatchObject({
    ...{ shape: 3.1, scale_years: 8.5, location_years: 0.5, mean_interval_95: null },
    own_records: { lives: 900, failures: 300, weight: 0.5 },
  })
  expect(await compareAll(ada, await addRandomHomes(ada, kinds, 3), kinds)).toBe(30)
})
