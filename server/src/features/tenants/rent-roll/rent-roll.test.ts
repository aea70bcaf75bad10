import type { Property } from '@home-pulse/contract/features/properties/properties'
import type { RentRollRow, readRentRollTotals } from '@home-pulse/contract/features/tenants/rent-roll'
import type { RouteResponse } from '@home-pulse/contract/route'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome } from '../../../../test/harness/fixtures/factories.ts'
import {
  aTenant,
  type Landlord,
  signUpLandlord,
  tenantsOf,
} from '../../../../test/harness/fixtures/landlord.ts'
import { type Answer, useWorld } from '../../../../test/harness/harness.ts'

// Today is 2026-11-21. A lease that ends by 2027-01-20 is treated as ending soon.
const world = useWorld()
let ada: Landlord

const units = (count: number) => Array.from({ length: count }, (_, n) => ({ unitNumber: String(n + 1) }))

/**
 * Adds five homes: a rented house, a vacant house, a building rented by unit, a building rented as a whole, and a house
 * that is then removed.
 */
async function fillPortfolio(landlord: Landlord) {
  const { api } = landlord
  const [house, , flats, hall] = (await addHomes(
    api,
    aHome({ street: '1 House St' }),
    aHome({ street: '=2 Free St' }),
    aHome({ street: '3 Flats St', isMultifamily: true, units: units(4) }),
    aHome({ street: '4 Hall St', isMultifamily: true, units: units(2) }),
    aHome({ street: '5 Gone St' }),
  )) as [Property, Property, Property, Property, Property]
  const rooms = await landlord.units(flats)
  const tenancies: [Property, Record<string, unknown>][] = [
    [house, { first_name: 'Far', contract_end_date: '2028-05-31', deposit: 900.5, co_tenants: ['Bo', 'Cy'] }],
    [
      flats,
      { first_name: 'Soon', unit_id: rooms[0]?.unit_id, contract_end_date: '2027-01-20', current_rent: 700 },
    ],
    [
      flats,
      { first_name: 'Over', unit_id: rooms[1]?.unit_id, contract_end_date: '2026-11-20', current_rent: 800 },
    ],
    [
      flats,
      { first_name: 'Gone', unit_id: rooms[3]?.unit_id, contract_end_date: '2026-12-01', current_rent: 5000 },
    ],
    [hall, { first_name: 'Open', contract_end_date: null, current_rent: 4000.25 }],
  ]
  for (const [home, tenant] of tenancies) await api.post(tenantsOf(home), aTenant(tenant))
  await api.delete(`/v1/units/${rooms[3]?.unit_id}`)
  const { body: homes } = await api.get<Property[]>('/v1/properties?q=Gone')
  await api.post(tenantsOf(homes[0] as Property), aTenant())
  await api.delete(`/v1/properties/${homes[0]?.id}`)
}

beforeAll(async () => {
  ada = await signUpLandlord(world)
  await fillPortfolio(ada)
})

const rowsOf = async (query = '') => (await ada.api.get<RentRollRow[]>(`/v1/rent-roll${query}`)).body
/** Writes each row as `place: tenant`. */
const wordsOf = (rows: readonly RentRollRow[]) =>
  rows.map(
    ({ address, unit_number, tenant }) =>
      `${address.split(' ')[1]}${unit_number ?? ''}: ${tenant?.first_name ?? 'vacant'}`,
  )
const byHome = ['House: Far', 'Free: vacant', 'Flats1: Soon', 'Flats2: Over', 'Flats3: vacant', 'Hall: Open']
const orders = {
  '?': byHome,
  '?sort=lease_end': [
    'Flats2: Over',
    'Flats1: Soon',
    'House: Far',
    'Hall: Open',
    'Free: vacant',
    'Flats3: vacant',
  ],
  '?sort=rent': [
    'Hall: Open',
    'House: Far',
    'Flats2: Over',
    'Flats1: Soon',
    'Free: vacant',
    'Flats3: vacant',
  ],
  '?state=vacant': ['Free: vacant', 'Flats3: vacant'],
  '?state=ends_soon': ['Flats1: Soon'],
  '?state=over&sort=rent': ['Flats2: Over'],
  '?state=over&sort=lease_end': ['Flats2: Over'],
}

describe('the rent roll', () => {
  test('has a row for each rentable place, except for removed homes and units', async () => {
    const rows = await rowsOf()
    expect(wordsOf(rows)).toEqual(byHome)
    expect(rows[0]).toMatchObject({
      ...{ address: '1 House St, Austin, TX', unit_id: null, unit_number: null },
      ...{ state: 'occupied', home_rent: 1850 },
      tenant: {
        ...{ first_name: 'Far', last_name: 'Hopper', co_tenant_count: 2, current_rent: 1850, deposit: 900.5 },
        ...{ contract_start_date: '2026-06-01', contract_end_date: '2028-05-31', move_out_date: null },
        days_left: 557,
      },
    })
    expect(rows[1]).toMatchObject({ state: 'vacant', home_rent: 0, tenant: null })
    expect(rows.map(({ state }) => state)).toEqual([
      ...['occupied', 'vacant', 'ends_soon', 'over', 'vacant', 'occupied'],
    ])
    expect(rows.map(({ tenant }) => tenant?.days_left)).toEqual([557, undefined, 60, -1, undefined, null])
    expect(rows.map((row) => row.home_rent)).toEqual([1850, 0, 1500, 1500, 1500, 4000.25])
  })

  test.each(Object.entries(orders))('is sorted and filtered by the query “%s”', async (query, order) => {
    expect(wordsOf(await rowsOf(query))).toEqual(order)
  })

  test.each(Object.entries(orders))(
    'contains every row exactly once over all pages for the query “%s”',
    async (query, order) => {
      const found: RentRollRow[] = []
      let path: string | undefined = `/v1/rent-roll${query}&limit=1`
      while (path) {
        const page: Answer<RentRollRow[]> = await ada.api.get<RentRollRow[]>(path)
        expect(page.status).toBe(200)
        found.push(...page.body)
        path = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1]
      }
      expect(wordsOf(found)).toEqual(order)
    },
  )

  test('uses the move-out date, if a tenant has one, instead of the end of the lease', async () => {
    const owner = await signUpLandlord(world)
    const [one, two] = (await addHomes(owner.api, aHome(), aHome())) as [Property, Property]
    await owner.add(
      one,
      aTenant({ first_name: 'Late', contract_end_date: '2026-12-01', move_out_date: '2027-06-30' }),
    )
    await owner.add(two, aTenant({ first_name: 'Early', move_out_date: '2026-12-24' }))
    const { body } = await owner.api.get<RentRollRow[]>('/v1/rent-roll?sort=lease_end')
    expect(body.map(({ tenant, state }) => [tenant?.first_name, tenant?.days_left, state])).toEqual([
      ['Early', 33, 'ends_soon'],
      ['Late', 221, 'occupied'],
    ])
  })

  test('contains rows with equal rents or lease ends exactly once over all pages', async () => {
    const owner = await signUpLandlord(world)
    const homes = await addHomes(owner.api, ...[1, 2, 3].map((n) => aHome({ street: `${n} Same St` })))
    for (const home of homes) await owner.add(home, aTenant())
    for (const sort of ['rent', 'lease_end']) {
      const first = await owner.api.get<RentRollRow[]>(`/v1/rent-roll?sort=${sort}&limit=2`)
      const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
      const second = await owner.api.get<RentRollRow[]>(next)
      expect(wordsOf([...first.body, ...second.body])).toEqual(Array(3).fill('Same: Grace'))
      expect(new Set([...first.body, ...second.body].map((row) => row.address)).size).toBe(3)
    }
  })

  test.each([
    ...['sort=size', 'state=full', 'limit=0', 'limit=501', 'cursor=x', 'cursor=dated_2026-02-30_x'],
    `cursor=rented_1_${crypto.randomUUID()}`,
    `state=vacant&cursor=home_${crypto.randomUUID()}_${crypto.randomUUID()}`,
  ])('returns 422 for the query %s', async (query) => {
    expect((await ada.api.get(`/v1/rent-roll?${query}`)).status).toBe(422)
  })
})

describe('the totals of the rent roll', () => {
  type Totals = RouteResponse<typeof readRentRollTotals>

  test('are the monthly rent and the numbers of rented and vacant places', async () => {
    const { body } = await ada.api.get<Totals>('/v1/rent-roll/totals')
    expect(body).toEqual({
      ...{ monthly_rent: 7350.25, occupied_count: 4, vacant_count: 2, vacant_share: 2 / 6 },
    })
  })

  test('are zero without homes', async () => {
    const { api } = await signUpLandlord(world)
    const { body } = await api.get<Totals>('/v1/rent-roll/totals')
    expect(body).toEqual({ monthly_rent: 0, occupied_count: 0, vacant_count: 0, vacant_share: 0 })
    expect((await api.get('/v1/rent-roll')).body).toEqual([])
  })
})

describe('the CSV download of the rent roll', () => {
  const csvOf = async (query: string) => {
    const { headers, body } = await world.app.inject({
      url: `/v1/rent-roll.csv${query}`,
      headers: { authorization: `Bearer ${ada.token}` },
    })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="home-pulse-rent-roll-2026-11-21.csv"')
    return parse(body, { bom: true }) as string[][]
  }

  test.each(Object.entries(orders))(
    'has the rows of the list, in the same order, for the query “%s”',
    async (query, order) => {
      const [, ...lines] = await csvOf(query)
      expect(
        lines.map(([address, unit, , tenant]) => {
          const place = `${address?.split(' ')[1]}${unit}`
          return `${place}: ${tenant ? tenant.split(' ')[0] : 'vacant'}`
        }),
      ).toEqual(order)
    },
  )

  test('has the figures of each place, and escapes formulas', async () => {
    const [header, house, free] = await csvOf('')
    expect(header).toHaveLength(12)
    expect(house).toEqual([
      ...['1 House St, Austin, TX', '', 'Occupied', 'Far Hopper', '2', '1850', '900.5', '2026-06-01'],
      ...['2028-05-31', '', '557', '1850'],
    ])
    expect(free).toEqual(["'=2 Free St, Austin, TX", '', 'Vacant', ...Array(8).fill(''), '0'])
  })
})
