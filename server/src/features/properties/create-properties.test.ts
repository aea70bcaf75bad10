import type { Problem } from '@home-pulse/contract/errors'
import type { Appliance, Structure } from '@home-pulse/contract/features/components/components'
import type { Property, Unit } from '@home-pulse/contract/features/properties/properties'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let customer: Customer
beforeAll(async () => {
  customer = await signUp(world)
})

const create = (body: unknown) => customer.api.post<Property[] & Problem>('/v1/properties', body)
const appliancesOf = async (home: Property | undefined) =>
  (await customer.api.get<Appliance[]>(`/v1/properties/${home?.id}/appliances`)).body
const structuresOf = async (home: Property | undefined) =>
  (await customer.api.get<Structure[]>(`/v1/properties/${home?.id}/structures`)).body
const unitsOf = async (home: Property | undefined) =>
  (await customer.api.get<Unit[]>(`/v1/properties/${home?.id}/units`)).body
const homes = async () => (await customer.api.get<Property[]>('/v1/properties')).body

describe('a submitted home', () => {
  // spec: 01-01, 01-02, 05-04, 05-06, 08-13, 08-14
  test.each([
    ['a list', [aHome()]],
    ['one object', aHome()],
    ['{ properties }', { properties: [aHome()] }],
  ])('is accepted as %s and can be read back unchanged', async (_form, body) => {
    const created = await create(body)
    expect(created.status).toBe(201)
    expect(created.body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        address: '12 Oak St, Austin, TX',
        postal_code: '78701',
        age: 30,
        floor_area: null,
        storeys: null,
        driveway_area: null,
        created_at: '2026-11-21T15:00:00.000Z',
        isMultifamily: false,
        is_sample: false,
        next_replacement: expect.objectContaining({ type: 'dryer', date: '2026-11-21', overdue: false }),
      },
    ])
    const [home] = created.body
    expect((await customer.api.get(`/v1/properties/${home?.id}`)).body).toEqual(home)
    expect((await homes()).at(-1)).toEqual(home)
  })

  // spec: 05-08, 08-13
  test('is accepted with its appliances as a map or as a list, whose names may be labels such as “A/C Unit”', async () => {
    const map = { 'A/C Unit': { age: '12' }, 'water heater': { age: 10, brand: ' Rheem ', model: '' } }
    const list = [
      { name: 'a/c unit', age: 12, brand: null },
      { name: 'Water Heater', age: '10', brand: 'Rheem' },
    ]
    const [fromMap, fromList] = await addHomes(
      customer.api,
      aHome({ appliances: map }),
      aHome({ appliances: list }),
    )
    const seen = (rows: Appliance[]) =>
      rows.map(({ appliance_type, age_in_years, brand, model }) => [
        appliance_type,
        age_in_years,
        brand,
        model,
      ])
    expect(seen(await appliancesOf(fromMap))).toEqual([
      ['ac_unit', 12, null, null],
      ['water_heater', 10, 'Rheem', null],
    ])
    expect(seen(await appliancesOf(fromList))).toEqual(seen(await appliancesOf(fromMap)))
  })

  // spec: 05-07
  test('is accepted with two appliances of one type, and with its structures as a map or as a list', async () => {
    const [one, other] = await addHomes(
      customer.api,
      aHome({
        appliances: [
          { name: 'stove', age: 1 },
          { name: 'stove', age: 9 },
        ],
        structures: { Roof: '20' },
      }),
      aHome({
        appliances: {},
        structures: [
          { name: 'roof', age: 20 },
          { name: 'roof', age: 0 },
        ],
      }),
    )
    expect((await appliancesOf(one)).map(({ age_in_years }) => age_in_years)).toEqual([1, 9])
    expect(await appliancesOf(other)).toEqual([])
    const ages = async (home: Property | undefined) =>
      (await structuresOf(home)).map(({ structure_type, age_in_years }) => [structure_type, age_in_years])
    expect(await ages(one)).toEqual([['roof', 20]])
    expect(await ages(other)).toEqual([
      ['roof', 20],
      ['roof', 0],
    ])
  })

  // spec: 05-09
  test('is stored without entries that have no name and without unknown fields', async () => {
    const [home] = await addHomes(
      customer.api,
      aHome({
        id: 'mine',
        customer_id: crypto.randomUUID(),
        appliances: [
          { name: '', age: 'x' },
          { name: ' ' },
          { age: 3 },
          { name: null },
          { name: 'dryer', age: 2, x: 1 },
        ],
        structures: { '': 3, ' ': 'x', roof: 5 },
      }),
    )
    expect(home?.id).not.toBe('mine')
    expect((await appliancesOf(home)).map(({ appliance_type }) => appliance_type)).toEqual(['dryer'])
    expect((await structuresOf(home)).map(({ structure_type }) => structure_type)).toEqual(['roof'])
  })

  // spec: 05-11
  test('is stored without units if it is a single-family home', async () => {
    const [home] = await addHomes(customer.api, aHome({ units: [{ unitNumber: '1' }] }))
    expect(await unitsOf(home)).toEqual([])
  })

  test.each([[undefined], [null], [''], [{}], [[]]])(
    'is accepted with %j as appliances and structures',
    async (nothing) => {
      const [home] = await addHomes(
        customer.api,
        aHome({ appliances: nothing, structures: nothing, isMultifamily: undefined }),
      )
      expect(home).toMatchObject({ next_replacement: null, isMultifamily: false })
    },
  )

  test.each([
    '<script>alert("x")</script> & <b>',
    '🏠 Maple 👩‍👩‍👧 St 1½',
    'شارع الملك ١٢',
    'רחוב \u200fהרצל 5',
    `O'Brien "Quoted" \\ back\\slash; drop table properties; --`,
    '%_{}$1 \t $x',
    'e\u0301 stays two characters',
  ])('is accepted with the street %s, which can be read back unchanged', async (street) => {
    const [home] = await addHomes(customer.api, aHome({ street, city: street.slice(0, 9).trim() }))
    expect(home?.address).toBe(`${street}, ${street.slice(0, 9).trim()}, TX`)
    expect((await homes()).at(-1)?.address).toBe(home?.address)
  })

  test('is accepted in the District of Columbia, in any letter case', async () => {
    const [home] = await addHomes(customer.api, aHome({ city: 'Washington', state: 'Dc' }))
    expect(home?.address).toMatch(/, Washington, DC$/)
  })

  // spec: 05-10
  test('is accepted with numbers as text, spaces around text, and a state in lower case', async () => {
    const [home] = await addHomes(
      customer.api,
      aHome({ street: '  1 Elm ', city: ' Reno ', state: ' nv ', zip: 89501, homeAge: ' 7 ' }),
    )
    expect(home).toMatchObject({ address: '1 Elm, Reno, NV', postal_code: '89501', age: 7 })
  })

  test.each([0, 1, 499, 500, '0', ' 500 '])('is accepted with a roof aged %j years', async (age) => {
    const [home] = await addHomes(customer.api, aHome({ structures: { roof: age }, homeAge: 1 }))
    expect((await structuresOf(home))[0]?.age_in_years).toBe(Number(age))
  })
})

describe('a multifamily home', () => {
  const aBuilding = (units: unknown, changes = {}) => aHome({ isMultifamily: true, units, ...changes })

  // spec: 05-19, 07-09, 08-27
  test('keeps the order of its units, allows equal unit numbers, and drops units without a number', async () => {
    const [home] = await addHomes(
      customer.api,
      aBuilding(
        [
          { unitNumber: ' 2B ', appliances: { stove: { age: 4 } } },
          { unitNumber: '' },
          { unitNumber: '  ', appliances: { dryer: { age: 1 } } },
          { unitNumber: null },
          { unitNumber: 7 },
          { unitNumber: '2B', appliances: [{ name: 'washer', age: 2 }] },
          {},
        ],
        { appliances: { refrigerator: { age: 3 } } },
      ),
    )
    expect(home?.isMultifamily).toBe(true)
    const units = await unitsOf(home)
    expect(units.map(({ unit_number }) => unit_number)).toEqual(['2B', '7', '2B'])
    expect(units.map(({ appliances }) => appliances.map((row) => row.appliance_type))).toEqual([
      ['stove'],
      [],
      ['washer'],
    ])
    expect(await appliancesOf(home)).toEqual(units.flatMap(({ appliances }) => appliances))
    for (const { unit_id, appliances } of units) {
      expect((await customer.api.get(`/v1/units/${unit_id}/appliances`)).body).toEqual(appliances)
      for (const row of appliances) expect(row).toMatchObject({ unit_id, property_id: home?.id })
    }
  })

  test.each([[undefined], [null], [[]], [[{ unitNumber: ' ' }]], [[{}]]])(
    'is refused with 422 if its units are %j',
    async (units) => {
      const refused = await create([aBuilding(units)])
      expect(refused.status).toBe(422)
      expect(refused.body.issues).toEqual([
        { path: '0.units', message: 'must have at least one unit with a number' },
      ])
    },
  )

  test('is refused with a path that names the unit and the invalid field', async () => {
    const refused = await create([
      aHome(),
      aBuilding([{ unitNumber: '1' }, { unitNumber: '2', appliances: { stove: { age: -1 } } }]),
    ])
    expect(refused.body.issues?.map(({ path }) => path)).toEqual(['1.units.1.appliances.stove.age'])
  })
})

describe('a refused request to add homes', () => {
  test.each<[string, unknown, string]>([
    ['an age of -1', aHome({ appliances: { stove: { age: -1 } } }), '1.appliances.stove.age'],
    ['an age of 1e9', aHome({ structures: { roof: 1e9 } }), '1.structures.roof'],
    ['an age of ten', aHome({ structures: { roof: 'ten' } }), '1.structures.roof'],
    ['an age of 3.5', aHome({ structures: { roof: 3.5 } }), '1.structures.roof'],
    ['an age of 501', aHome({ structures: { roof: 501 } }), '1.structures.roof'],
    ['an age of null', aHome({ structures: { roof: null } }), '1.structures.roof'],
    ['an age that is a list', aHome({ structures: { roof: [3] } }), '1.structures.roof'],
    ['an unknown appliance', aHome({ appliances: { jacuzzi: { age: 1 } } }), '1.appliances.jacuzzi'],
    ['a structure among the appliances', aHome({ appliances: { roof: { age: 1 } } }), '1.appliances.roof'],
    ['an appliance without an age', aHome({ appliances: [{ name: 'stove' }] }), '1.appliances.0.age'],
    ['appliances that are text', aHome({ appliances: 'stove' }), '1.appliances'],
    ['a home of age 0', aHome({ homeAge: 0 }), '1.homeAge'],
    ['a home without an age', aHome({ homeAge: '' }), '1.homeAge'],
    ['a state that does not exist', aHome({ state: 'ZZ' }), '1.state'],
    ['a state that is a number', aHome({ state: 7 }), '1.state'],
    ['a blank street', aHome({ street: '   ' }), '1.street'],
    ['a missing city', aHome({ city: undefined }), '1.city'],
    ['a ZIP code of 11 characters', aHome({ zip: '12345-67890' }), '1.zip'],
    ['a street of 201 characters', aHome({ street: 'x'.repeat(201) }), '1.street'],
    [
      'a brand that is an object',
      aHome({ appliances: { stove: { age: 1, brand: {} } } }),
      '1.appliances.stove.brand',
    ],
    ['a text instead of a home', 'home', '1'],
  ])('writes nothing if one of three homes is invalid: %s', async (_what, wrong, path) => {
    const before = await homes()
    const refused = await create([aHome(), wrong, aHome()])
    expect(refused.status).toBe(422)
    expect(refused.body.issues?.map((issue) => issue.path)).toEqual([path])
    expect(refused.body.issues?.[0]?.message).toMatch(/^must /)
    expect(await homes()).toEqual(before)
  })

  test.each([[[]], [{ properties: [] }], [{ properties: 'x' }], ['text'], [7], [null]])(
    'returns 422 for the body %j',
    async (body) => {
      const refused = await world.app.inject({
        method: 'POST',
        url: '/v1/properties',
        headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
      expect(refused.statusCode).toBe(422)
    },
  )
})

test('a POST with 1,000 homes is accepted, and one with 1,001 is refused', { tags: ['long'] }, async () => {
  const many = await signUp(world)
  const thousand = Array.from({ length: 1000 }, (_, n) => aHome({ street: `${n} Main St` }))
  expect((await many.api.post('/v1/properties', [...thousand, aHome()])).status).toBe(422)
  const created = await addHomes(many.api, ...thousand)
  expect(created.map(({ address }) => address)).toEqual(thousand.map(({ street }) => `${street}, Austin, TX`))
  expect((await many.api.get('/v1/properties')).body).toEqual(created)
})
