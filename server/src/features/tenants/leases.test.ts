import type { Property } from '@home-pulse/contract/features/properties/properties'
import type { listAddresses, Tenant } from '@home-pulse/contract/features/tenants/tenants'
import type { RouteResponse } from '@home-pulse/contract/route'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome } from '../../../test/harness/fixtures/factories.ts'
import { aTenant, type Landlord, signUpLandlord, tenantsOf } from '../../../test/harness/fixtures/landlord.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Landlord

beforeAll(async () => {
  ada = await signUpLandlord(world)
})

describe('renewing a lease', () => {
  test('adds a lease of equal length that begins the day after the last one ends', async () => {
    const home = await ada.vacancy()
    const { body: before } = await ada.add(home, aTenant())
    const { status, body } = await ada.renew(home, before, { current_rent: 1950 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ id: before.id, first_name: 'Grace', is_current: true, ended_on: null, current_rent: 1950 },
      ...{ contract_start_date: '2027-06-01', contract_end_date: '2028-05-31', contract_duration_months: 12 },
      earlier_contracts: [
        {
          ...{ current_rent: 1850, contract_duration_months: 12 },
          ...{ contract_start_date: '2026-06-01', contract_end_date: '2027-05-31' },
        },
      ],
    })
    expect(await ada.list(home)).toEqual([body])
    const { body: again } = await ada.renew(home, before, {})
    expect(again.contract_end_date).toBe('2029-05-31')
    expect(again.earlier_contracts.map(({ current_rent }) => current_rent)).toEqual([1950, 1850])
  })

  test('accepts given dates, unless the new lease ends before its start or starts too early', async () => {
    const home = await ada.vacancy()
    const { body } = await ada.add(home, aTenant())
    const early = { contract_start_date: '2026-06-01', contract_end_date: '2027-01-01' }
    expect((await ada.renew(home, body, early)).status).toBe(422)
    const backwards = { contract_start_date: '2027-06-01', contract_end_date: '2027-05-31' }
    expect((await ada.renew(home, body, backwards)).status).toBe(422)
    const term = { contract_start_date: '2027-03-01', contract_end_date: '2027-08-31' }
    expect((await ada.renew(home, body, term)).body).toMatchObject({ ...term, current_rent: 1850 })
  })

  test('sets no dates if they would lie beyond the year 9999', async () => {
    const home = await ada.vacancy()
    const { body } = await ada.add(home, aTenant({ contract_end_date: '9999-12-31' }))
    expect((await ada.renew(home, body, {})).body).toMatchObject({
      ...{ contract_start_date: null, contract_end_date: null, is_current: true },
    })
  })

  test('makes a former tenant current, unless the place has another tenant', async () => {
    const home = await ada.vacancy()
    const { body: grace } = await ada.add(home, aTenant())
    await ada.change(home, grace, { is_current: false })
    const { body: other } = await ada.add(home, aTenant({ first_name: 'Ada' }))
    expect((await ada.renew(home, grace, {})).status).toBe(409)
    await ada.change(home, other, { is_current: false })
    expect((await ada.renew(home, grace, {})).body).toMatchObject({ id: grace.id, is_current: true })
  })
})

describe('a vacant home or unit', () => {
  test('accepts one of several simultaneous new tenants; the other requests get 409', async () => {
    const home = await ada.vacancy()
    const racers = ['Ada', 'Bob', 'Cy', 'Di', 'Eve', 'Flo']
    const answers = await Promise.all(racers.map((first_name) => ada.add(home, aTenant({ first_name }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ statusCode: 409, code: 'current_tenant_exists' })
    expect(await ada.list(home)).toEqual([answers.find(({ status }) => status === 201)?.body])
  })

  test('accepts one tenant if it is a unit, regardless of the tenants of other units', async () => {
    const units = [{ unitNumber: '1' }, { unitNumber: '2' }]
    const home = await ada.vacancy({ isMultifamily: true, units })
    const rooms = await ada.units(home)
    for (const { unit_id } of rooms) expect((await ada.add(home, aTenant({ unit_id }))).status).toBe(201)
    const [first, second] = rooms.map(({ unit_id }) => unit_id)
    expect((await ada.add(home, aTenant({ unit_id: first }))).status).toBe(409)
    const inSecond = (await ada.list(home)).find(({ unit_id }) => unit_id === second) as Tenant
    expect((await ada.change(home, inSecond, { unit_id: first })).status).toBe(409)
    const inFirst = (await ada.list(home)).find(({ unit_id }) => unit_id === first) as Tenant
    await ada.change(home, inFirst, { is_current: false })
    expect((await ada.change(home, inSecond, { unit_id: first })).body.unit_id).toBe(first)
    expect((await ada.add(home, aTenant({ unit_id: second }))).status).toBe(201)
  })
})

describe('recommended improvement dates of a tenant', () => {
  const dueNear = async (home: Property, lease: Record<string, unknown>) =>
    (await ada.add(home, aTenant(lease))).body.recommended_improvement_dates

  // spec: 05-15
  test('are the turnovers after the lease and its renewals, if a replacement is due within a year of them', async () => {
    const home = await ada.vacancy({ appliances: { water_heater: { age: 16 }, dryer: { age: 14 } } })
    const urls = ['appliances', 'structures'].map((list) => `/v1/properties/${home.id}/${list}`)
    const answers = await Promise.all(
      urls.map((url) => ada.api.get<{ forecasted_replacement_date: string }[]>(url)),
    )
    const due = answers.flatMap(({ body }) => body.map((row) => row.forecasted_replacement_date)).sort()
    expect(due).toEqual(['2029-07-12', '2030-09-05', '2034-04-17', '2034-06-11'])
    expect(await dueNear(home, {})).toEqual(['2029-06-01', '2030-06-01'])
  })

  test('are empty without an end of the lease or without due replacements', async () => {
    expect(await dueNear(await ada.vacancy(), { contract_end_date: null })).toEqual([])
    expect(await dueNear(await ada.vacancy({ structures: {}, appliances: {} }), {})).toEqual([])
  })

  test('depend only on the tenant’s own unit, or on the whole property for a tenant of the whole property', async () => {
    const home = await ada.vacancy({
      isMultifamily: true,
      structures: { roof: 60 },
      units: [{ unitNumber: '1', appliances: { dryer: { age: 30 } } }, { unitNumber: '2' }],
    })
    const units = await ada.units(home)
    const { body: inFirst } = await ada.add(home, aTenant({ unit_id: units[0]?.unit_id }))
    expect(inFirst.recommended_improvement_dates).toEqual(['2027-06-01'])
    expect(inFirst.recommended_improvements.map(({ name }) => name)).toEqual(['dryer'])
    const { body: inSecond } = await ada.add(home, aTenant({ unit_id: units[1]?.unit_id }))
    expect(inSecond.recommended_improvements).toEqual([])
    for (const tenant of [inFirst, inSecond]) await ada.change(home, tenant, { is_current: false })
    expect(await dueNear(home, {})).toEqual(['2027-06-01'])
  })

  // spec: 05-15
  test('come with the id and name of each component to replace', async () => {
    const home = await ada.vacancy({ structures: { roof: 60 }, appliances: { dryer: { age: 30 } } })
    const { body } = await ada.add(home, aTenant())
    const parts = await Promise.all(
      ['structures', 'appliances'].map((list) =>
        ada.api.get<{ id: string }[]>(`/v1/properties/${home.id}/${list}`),
      ),
    )
    const [roof, dryer] = parts.map((answer) => answer.body[0]?.id)
    expect(body.recommended_improvements).toEqual(
      expect.arrayContaining([
        { date: '2027-06-01', component_id: roof, name: 'roof' },
        { date: '2027-06-01', component_id: dryer, name: 'dryer' },
      ]),
    )
    expect(body.recommended_improvements).toHaveLength(2)
    expect(body.recommended_improvement_dates).toEqual(['2027-06-01'])
    const { body: ended } = await ada.change(home, body, { is_current: false })
    expect(ended.recommended_improvements).toEqual([])
  })
})

describe('the list of addresses', () => {
  type Addresses = RouteResponse<typeof listAddresses>

  // spec: 05-12, 08-20
  test('shows the current tenants and the earliest lease end of each address', async () => {
    const owner = await signUpLandlord(world)
    const units = [{ unitNumber: '1' }, { unitNumber: '2' }]
    const [rented, vacant, both] = (await addHomes(
      owner.api,
      aHome({ street: '1 Elm' }),
      aHome({ street: '2 Elm' }),
      aHome({ street: '3 Elm', isMultifamily: true, units }),
    )) as [Property, Property, Property]
    await owner.api.post(tenantsOf(rented), aTenant())
    await owner.api.post(tenantsOf(vacant), aTenant({ is_current: false }))
    const rooms = await owner.units(both)
    for (const [index, { unit_id }] of rooms.entries())
      await owner.api.post(tenantsOf(both), aTenant({ unit_id, contract_end_date: `2028-0${index + 1}-01` }))

    const { body } = await owner.api.get<Addresses>(`/v1/properties/${owner.userId}/addresses`)
    const row = (home: Property, has_current_tenant: boolean, contract_end_date: string | null) => ({
      ...{ property_id: home.id, address: home.address, has_current_tenant, contract_end_date },
      current_tenant_count: home === both ? 2 : Number(has_current_tenant),
      vacant_unit_count: 0,
    })
    expect(body).toEqual([
      row(rented, true, '2027-05-31'),
      row(both, true, '2028-01-01'),
      row(vacant, false, null),
    ])
    const one = await owner.api.get<Addresses>(`/v1/properties/${vacant.id}/addresses`)
    expect(one.body).toEqual([row(vacant, false, null)])
  })

  test('is paged, sorted by the earliest end of a lease, and can be searched', async () => {
    const owner = await signUpLandlord(world)
    const ends = ['2028-01-01', null, '2027-01-01', undefined, '2028-01-01', null]
    const homes = await addHomes(owner.api, ...ends.map((_, n) => aHome({ street: `${n} Elm` })))
    for (const [n, contract_end_date] of ends.entries())
      if (contract_end_date !== undefined)
        await owner.api.post(
          tenantsOf(homes[n] as Property),
          aTenant({ contract_end_date, first_name: 'Zoë', last_name: `Nuñez-${n}` }),
        )
    const url = `/v1/properties/${owner.userId}/addresses`
    const streetsOf = (rows: Addresses) => rows.map(({ address }) => Number(address.split(' ')[0]))
    const ask = async (query: string) => streetsOf((await owner.api.get<Addresses>(`${url}?${query}`)).body)

    // Pages of any length must add up to the whole list.
    const whole = streetsOf((await owner.api.get<Addresses>(url)).body)
    expect(whole).toEqual([2, 0, 4, 1, 3, 5])
    for (const limit of [1, 2, 3, 4, 6]) {
      const pages: number[][] = []
      for (let next: string | undefined = `${url}?limit=${limit}`; next !== undefined; ) {
        const { headers, body }: { headers: Record<string, unknown>; body: Addresses } =
          await owner.api.get<Addresses>(next)
        pages.push(streetsOf(body))
        next = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1]
      }
      expect(pages.flat(), `pages of ${limit}`).toEqual(whole)
      expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true)
    }

    expect(await ask('limit=3&vacant=true')).toEqual([3])
    expect(await ask('vacant=false')).toEqual([2, 0, 4, 1, 5])
    expect(await ask('limit=5&vacant=false')).toEqual([2, 0, 4, 1, 5])
    expect(await ask('limit=50&q=elm 4 austin')).toEqual([4])
    expect(await ask('limit=50&q=4&vacant=true')).toEqual([])
    expect(await ask('q=nunez-2 zoe')).toEqual([2])
    // All words must occur in the address, or all in the name. If some occur only in one and some only in the other,
    // nothing is found.
    expect(await ask('q=elm zoe')).toEqual([])
    const zoes = whole.filter((home) => home !== 3)
    expect(await ask('limit=1&q=zoë')).toEqual(zoes.slice(0, 1))
    expect(await ask('q=zoë')).toEqual(zoes)
    for (const cursor of [`2027-13-01_${owner.userId}`, `open_${'-'.repeat(36)}`])
      expect((await owner.api.get(`${url}?limit=2&cursor=${cursor}`)).status, cursor).toBe(422)
  })
})
