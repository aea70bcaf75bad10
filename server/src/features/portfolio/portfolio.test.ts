import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { TableRow } from '@home-pulse/contract/features/portfolio/portfolio'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { beforeEach, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { aTenant } from '../../../test/harness/fixtures/landlord.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
let house: Property
let flats: Property
let empty: Property

beforeEach(async () => {
  ada = await signUp(world)
  ;[house, flats, empty] = (await addHomes(
    ada.api,
    aHome({ structures: { roof: 40 }, appliances: { dryer: { age: 2 } }, homeAge: 50 }),
    aHome({
      ...{ street: '4 Elm St', city: 'Columbus', state: 'OH', homeAge: 20, isMultifamily: true },
      ...{ structures: {}, appliances: {} },
      units: [
        { unitNumber: '1', appliances: { stove: { age: 4 } } },
        { unitNumber: '2', appliances: {} },
      ],
    }),
    aHome({ street: '9 Empty Rd', homeAge: 5, structures: {}, appliances: {} }),
  )) as [Property, Property, Property]
})

const path = '/v1/properties/table'
const read = async (search = '', { api } = ada) => (await api.get<TableRow[]>(`${path}${search}`)).body
const streets = async (search: string) =>
  (await read(search)).map(({ address }) => address.split(',')[0]?.replace(/^\d+ /, ''))
const totals = async (search = '') => (await ada.api.get<Totals>(`${path}/totals${search}`)).body
type Totals = Record<string, number> & { tags: string[] }
const bulk = (body: object, { api } = ada) => api.post<{ count: number }>('/v1/properties/bulk', body)
const costOf = async (id: string) => {
  const { body } = await ada.api.get<Budget>(`/v1/plan/budget?propertyId=${id}&years=5&cut=from_today`)
  return body.periods[0]?.real.expected
}

describe('the table of homes', () => {
  test('shows the next component to replace with its forecast date, and the cost of the next 12 months as in each home’s plan', async () => {
    const rows = await read()
    expect(rows.map(({ id }) => id)).toEqual([house.id, flats.id, empty.id])
    for (const row of rows) expect(row.cost_next_12_months).toBe(await costOf(row.id))
    expect(rows[0]).toMatchObject({
      state: 'TX',
      age: 50,
      tags: [],
      next_part: { type: 'roof', plan_by: house.next_replacement?.date, unit_number: null },
      unit_count: 0,
      vacant_count: 1,
      tenants: [],
    })
    expect(rows[1]).toMatchObject({ next_part: { unit_number: '1' }, unit_count: 2, vacant_count: 2 })
    expect(rows[2]).toMatchObject({ next_part: null, cost_next_12_months: 0 })
  })

  test.each([
    ['?sort=address', ['Oak St', 'Elm St', 'Empty Rd']],
    ['?sort=age', ['Empty Rd', 'Elm St', 'Oak St']],
    ['?sort=age&order=desc', ['Oak St', 'Elm St', 'Empty Rd']],
    ['?sort=cost&order=desc', ['Oak St', 'Elm St', 'Empty Rd']],
    ['?sort=next', ['Oak St', 'Elm St', 'Empty Rd']],
    ['?sort=units&order=desc', ['Elm St', 'Empty Rd', 'Oak St']],
    ['?sort=state', ['Elm St', 'Oak St', 'Empty Rd']],
    ['?state=OH', ['Elm St']],
    ['?status=none', ['Empty Rd']],
    ['?status=healthy', ['Elm St']],
    ['?kind=roof', ['Oak St']],
    ['?minAge=20&maxAge=49', ['Elm St']],
    ['?q=elm colum', ['Elm St']],
    ['?vacant=no', []],
  ])('returns for the query %s the homes %j, in this order', async (search, expected) => {
    expect(await streets(search)).toEqual(expected)
  })

  test('lists a home as coming due if its next replacement is 0 to 365 days ahead, but not 366', async () => {
    await ada.api.post(`/v1/properties/${empty.id}/components`, { type: 'washer', age: 3 })
    const { body: washers } = await ada.api.get<{ id: string }[]>(`/v1/properties/${empty.id}/appliances`)
    const statusOn = async (date: string) => {
      await ada.api.put(`/v1/properties/${empty.id}/appliances`, {
        applianceUpdates: [{ id: washers[0]?.id, forecasted_replacement_date: date }],
      })
      const statuses = ['overdue', 'coming_due', 'healthy']
      const found = await Promise.all(statuses.map((status) => streets(`?q=empty&status=${status}`)))
      return statuses.filter((_, index) => (found[index]?.length ?? 0) > 0)
    }
    expect(await statusOn('2026-11-20')).toEqual(['overdue'])
    expect(await statusOn('2026-11-21')).toEqual(['coming_due'])
    expect(await statusOn('2027-11-21')).toEqual(['coming_due'])
    expect(await statusOn('2027-11-22')).toEqual(['healthy'])
  })

  test('contains every home exactly once over all pages, in every order', async () => {
    for (const search of ['', '?sort=units', '?sort=cost&order=desc', '?sort=next&order=desc']) {
      const ids: string[] = []
      let next: string | undefined = `${path}${search}${search ? '&' : '?'}limit=1`
      while (next) {
        const page: { body: TableRow[]; headers: object } = await ada.api.get<TableRow[]>(next)
        ids.push(...page.body.map(({ id }) => id))
        next = String((page.headers as { link?: string }).link).match(/<(.+)>; rel="next"/)?.[1]
      }
      expect(ids).toEqual((await read(search)).map(({ id }) => id))
    }
  })

  test('has totals, which are sums over all homes that match the filter', async () => {
    const rows = await read()
    expect(await totals()).toEqual({
      count: 3,
      cost_next_12_months: rows.reduce((sum, row) => sum + row.cost_next_12_months, 0),
      unit_count: 2,
      vacant_count: 4,
      pending_count: 0,
      tags: [],
    })
    expect(await totals('?state=OH')).toMatchObject({ count: 1, unit_count: 2 })
  })

  test('has a CSV download with the same homes in the same order', async () => {
    const { body } = await ada.api.get<string>(`${path}.csv?sort=age&maxAge=30`)
    const lines = String(body).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain('9 Empty Rd')
    expect(lines[2]).toContain('4 Elm St, Columbus, OH')
  })

  test('has a CSV download of selected homes only, in the requested order', async () => {
    const order = { sort: 'age', order: 'desc' }
    const sent = { ids: [house.id, empty.id, house.id], ...order }
    const { status, body } = await ada.api.post<string>(`${path}.csv`, sent)
    expect(status).toBe(200)
    const whole = await ada.api.get<string>(`${path}.csv?sort=age&order=desc`)
    const lines = String(body).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(String(whole.body).trim().split('\r\n')).toEqual(expect.arrayContaining(lines))
    expect(lines[1]).toContain('12 Oak St')
    const eve = await signUp(world)
    expect((await eve.api.post(`${path}.csv`, sent)).status).toBe(404)
    expect((await ada.api.post(`${path}.csv`, { ids: [] })).status).toBe(422)
  })

  test('shows every change of components, leases and units immediately', async () => {
    await read()
    const appliances = await ada.api.get<{ id: string }[]>(`/v1/properties/${house.id}/appliances`)
    await ada.api.put(`/v1/components/${appliances.body[0]?.id}`, { age: 30 })
    expect((await read())[0]?.cost_next_12_months).toBe(await costOf(house.id))
    await ada.api.post(`/v1/properties/${empty.id}/components`, { type: 'washer', age: 3 })
    expect(await streets('?kind=washer')).toEqual(['Empty Rd'])
    await ada.api.post(`/v1/properties/${house.id}/tenants`, aTenant({ first_name: 'Grace' }))
    expect(await streets('?vacant=no')).toEqual(['Oak St'])
    expect((await read())[0]?.tenants).toEqual([expect.stringContaining('Grace')])
    await ada.api.post(`/v1/properties/${flats.id}/units`, { unitNumber: '3', appliances: {} })
    expect((await read('?state=OH'))[0]).toMatchObject({ unit_count: 3, vacant_count: 3 })
    await ada.api.delete(`/v1/properties/${empty.id}`)
    expect(await totals()).toMatchObject({ count: 2, pending_count: 0 })
  })

  test('shows no home of another customer', async () => {
    const eve = await signUp(world)
    expect(await read('', eve)).toEqual([])
  })
})

describe('a bulk change of homes', () => {
  test('adds a tag at most once to each given home, and removes it', async () => {
    const ids = [house.id, empty.id]
    expect((await bulk({ ids, action: 'tag', tag: 'to sell' })).body).toEqual({ count: 2 })
    await bulk({ ids: [house.id], action: 'tag', tag: 'to sell' })
    expect((await read('?tag=to sell')).map(({ id, tags }) => [id, tags])).toEqual(
      ids.map((id) => [id, ['to sell']]),
    )
    expect((await totals()).tags).toEqual(['to sell'])
    await bulk({ filter: { tag: 'to sell' }, action: 'untag', tag: 'to sell' })
    expect((await totals()).tags).toEqual([])
  })

  test('archives all homes that match a filter', async () => {
    expect((await bulk({ filter: { maxAge: 20 }, action: 'archive' })).body).toEqual({ count: 2 })
    expect(await streets('')).toEqual(['Oak St'])
    const { body } = await ada.api.get<object[]>('/v1/properties/archived')
    expect(body).toHaveLength(2)
  })

  test('that marks components as inspected recalculates their estimates and keeps the owner’s dates', async () => {
    const { body: before } = await ada.api.get<{ id: string; forecasted_replacement_date: string }[]>(
      `/v1/properties/${house.id}/structures`,
    )
    const { body: dryers } = await ada.api.get<{ id: string }[]>(`/v1/properties/${house.id}/appliances`)
    await ada.api.put(`/v1/properties/${house.id}/appliances`, {
      applianceUpdates: [{ id: dryers[0]?.id, forecasted_replacement_date: '2031-05-05' }],
    })
    expect((await bulk({ ids: [house.id], action: 'inspected' })).body).toEqual({ count: 1 })
    const roofs = await ada.api.get<typeof before>(`/v1/properties/${house.id}/structures`)
    expect(String(roofs.body[0]?.forecasted_replacement_date) > '2026-11-21').toBe(true)
    expect(roofs.body).not.toEqual(before)
    const after = await ada.api.get<typeof before>(`/v1/properties/${house.id}/appliances`)
    expect(after.body[0]?.forecasted_replacement_date).toBe('2031-05-05')
  })

  test('changes nothing if one home belongs to another customer or does not exist', async () => {
    const eve = await signUp(world)
    const [theirs] = await addHomes(eve.api, aHome())
    for (const id of [theirs?.id, crypto.randomUUID()]) {
      expect((await bulk({ ids: [house.id, id], action: 'tag', tag: 'mine' })).status).toBe(404)
      expect((await bulk({ ids: [house.id, id], action: 'archive' })).status).toBe(404)
    }
    expect((await totals()).tags).toEqual([])
    expect((await totals()).count).toBe(3)
    expect((await read('', eve))[0]?.tags).toEqual([])
  })

  test('returns 422 for an invalid request, such as one without homes, and for more than 20 tags per home', async () => {
    const ids = [house.id]
    for (const body of [
      { action: 'archive' },
      { ids, filter: {}, action: 'archive' },
      { ids: [], action: 'archive' },
      { ids, action: 'paint' },
      { ids, action: 'tag' },
      { ids, action: 'tag', tag: 'x'.repeat(41) },
    ])
      expect({ body, status: (await bulk(body)).status }).toEqual({ body, status: 422 })
    for (let index = 0; index < 20; index += 1) await bulk({ ids, action: 'tag', tag: `tag ${index}` })
    expect((await bulk({ ids, action: 'tag', tag: 'one more' })).status).toBe(422)
    expect((await bulk({ ids, action: 'tag', tag: 'tag 3' })).status).toBe(200)
  })
})
