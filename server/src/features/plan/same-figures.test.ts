import type { Appliance } from '@home-pulse/contract/features/components/components'
import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { copyOf, land, stage } from '../../../test/harness/fixtures/import-export-fixtures.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()

interface Portfolio {
  readonly customer: Customer
  readonly house: Property
  readonly flats: Property
}

const aHouse = aHome({
  floorArea: 2_400,
  storeys: 2,
  drivewayArea: 900,
  structures: { roof: 24, furnace: 25 },
  appliances: { water_heater: { age: 15 }, dryer: { age: 20 }, stove: { age: 6 } },
})
const someFlats = aHome({
  street: '4 Elm St',
  isMultifamily: true,
  structures: { roof: 5 },
  appliances: {},
  units: [
    { unitNumber: '1', appliances: { stove: { age: 4 }, dryer: { age: 4 } } },
    { unitNumber: '2', appliances: { stove: { age: 4 } } },
  ],
})

/**
 * Adds a house with overdue components, an owner's date and an owner's cost, and a building with equal units.
 */
async function addPortfolio(isReversed: boolean): Promise<Portfolio> {
  const customer = await signUp(world)
  const added = await addHomes(customer.api, ...(isReversed ? [someFlats, aHouse] : [aHouse, someFlats]))
  const [house, flats] = (isReversed ? added.toReversed() : added) as [Property, Property]
  const appliances = (await customer.api.get<Appliance[]>(`/v1/properties/${house.id}/appliances`)).body
  const idOf = (type: string) => appliances.find((row) => row.appliance_type === type)?.id
  await customer.api.put(`/v1/properties/${house.id}/appliances`, {
    applianceUpdates: [
      { id: idOf('dryer'), estimated_replacement_cost: 1_234 },
      { id: idOf('stove'), forecasted_replacement_date: '2027-06-15' },
    ],
  })
  await customer.api.put('/v1/plan/reserve', { propertyId: house.id, balance: 2_000, confidence: 0.9 })
  return { customer, house, flats }
}

const read = async ({ customer: { api } }: Portfolio, home: Property | undefined) => {
  const scope = home ? `propertyId=${home.id}&` : ''
  const [calendar, fromToday, reserve] = [
    await api.get<Budget>(`/v1/plan/budget?${scope}drivers=20`),
    await api.get<Budget>(`/v1/plan/budget?${scope}years=5&cut=from_today&drivers=20`),
    await api.get<Reserve>(`/v1/plan/reserve?${scope}`),
  ]
  return { calendar: calendar.body, fromToday: fromToday.body, reserve: reserve.body }
}

/** Returns the figures of a budget or a reserve, without ids and addresses. */
const figuresOf = (answer: object): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value) =>
      ['component_id', 'property_id', 'property_address', 'unit_number'].includes(key) ? undefined : value,
    ),
  )

let portfolio: Portfolio
beforeAll(async () => {
  portfolio = await addPortfolio(false)
})

describe('two portfolios with equal homes and components', () => {
  test('have equal calendars, budgets and reserves, although the homes of one were added in another order', {
    tags: ['long'],
  }, async () => {
    const other = await addPortfolio(true)
    for (const which of ['house', 'flats'] as const)
      expect(figuresOf(await read(other, other[which]))).toEqual(
        figuresOf(await read(portfolio, portfolio[which])),
      )
    expect(figuresOf(await read(other, undefined))).toEqual(figuresOf(await read(portfolio, undefined)))
  })

  test('have equal calendars, budgets and reserves if one was exported and imported to create the other', {
    tags: ['long'],
  }, async () => {
    const { bytes } = await copyOf(world, portfolio.customer)
    const customer = await signUp(world)
    const staged = await stage(world, customer, bytes)
    expect(staged.answer.statusCode).toBe(200)
    expect((await land(customer, staged.id)).status).toBeLessThan(300)
    const homes = (await customer.api.get<Property[]>('/v1/properties')).body
    const house = homes.find(({ address }) => address.startsWith('12 Oak St')) as Property
    const flats = homes.find(({ address }) => address.startsWith('4 Elm St')) as Property
    const moved = { customer, house, flats }
    for (const which of ['house', 'flats'] as const)
      expect(figuresOf(await read(moved, moved[which]))).toEqual(
        figuresOf(await read(portfolio, portfolio[which])),
      )
  })
})
