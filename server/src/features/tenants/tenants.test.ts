import type { Problem } from '@home-pulse/contract/errors'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../test/harness/fixtures/factories.ts'
import { aTenant, type Landlord, signUpLandlord, tenantsOf } from '../../../test/harness/fixtures/landlord.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
const unknownId = '00000000-0000-7000-8000-000000000000'
let ada: Landlord

beforeAll(async () => {
  ada = await signUpLandlord(world)
})

describe('a tenant', () => {
  // spec: 05-13, 08-21, 08-22
  test('is created as a current tenant and can be read back unchanged', async () => {
    const home = await ada.vacancy()
    expect(await ada.list(home)).toEqual([])
    const { status, body } = await ada.add(home, aTenant())
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...aTenant(), property_id: home.id, unit_id: null, is_current: true })
    expect(await ada.list(home)).toEqual([body])
  })

  // spec: 07-17, 08-22
  test('needs no details: blank texts, zeros and empty dates are accepted', async () => {
    for (const empty of [{}, aTenant({ first_name: '', current_rent: 0, contract_end_date: '' })]) {
      const { status } = await ada.add(await ada.vacancy(), empty)
      expect(status).toBe(201)
    }
    const { body } = await ada.add(await ada.vacancy(), {
      first_name: null,
      last_name: '   ',
      phone_number: null,
      current_rent: '',
      contract_duration_months: null,
      contract_start_date: '',
      contract_end_date: null,
    })
    expect(body).toMatchObject({
      ...{ first_name: '', last_name: '', phone_number: '', current_rent: 0 },
      ...{ contract_duration_months: 0, contract_start_date: null, contract_end_date: null },
    })
  })

  // spec: 05-14
  test('can be sent with numbers as text, dates with times and unknown fields, which are ignored', async () => {
    const { body } = await ada.add(
      await ada.vacancy(),
      aTenant({
        phone_number: 5550100,
        current_rent: '1850.505',
        contract_duration_months: '12',
        contract_start_date: '2026-06-01T00:00:00.000Z',
        contract_end_date: ' 2027-05-31T23:59:59-05:00',
        is_current: 'true',
        unit_id: '',
        pets: ['cat'],
      }),
    )
    expect(body).toMatchObject({
      ...{ phone_number: '5550100', current_rent: 1850.51, contract_duration_months: 12 },
      ...{ contract_start_date: '2026-06-01', contract_end_date: '2027-05-31', is_current: true },
    })
    expect(body).not.toHaveProperty('pets')
  })

  test.each([
    ['a rent that is not a number', { current_rent: 'a lot' }, 'current_rent'],
    ['a negative rent', { current_rent: -1 }, 'current_rent'],
    ['a rent of 1e300', { current_rent: 1e300 }, 'current_rent'],
    ['a duration that is not a number', { contract_duration_months: true }, 'contract_duration_months'],
    ['a negative duration', { contract_duration_months: '-12' }, 'contract_duration_months'],
    ['a word instead of a date', { contract_start_date: 'Tuesday' }, 'contract_start_date'],
    ['a day that does not exist', { contract_end_date: '2027-02-30' }, 'contract_end_date'],
    ['the year 0', { contract_start_date: '0000-01-01' }, 'contract_start_date'],
    ['an end before the start', { contract_end_date: '2026-05-31' }, 'contract_end_date'],
    [
      'an end before the start, as a date-time',
      { contract_end_date: '2026-05-31T12:00Z' },
      'contract_end_date',
    ],
    ['a name that contains a NUL', { first_name: 'a\u0000b' }, 'first_name'],
    ['a name of 201 characters', { last_name: 'x'.repeat(201) }, 'last_name'],
    ['is_current neither yes nor no', { is_current: 'perhaps' }, 'is_current'],
  ])('is refused with 422 for %s, and nothing is stored', async (_what, wrong, path) => {
    const home = await ada.vacancy()
    const answer = await ada.api.post<Problem>(tenantsOf(home), aTenant(wrong))
    expect(answer.status).toBe(422)
    expect(answer.body.issues?.map((issue) => issue.path)).toEqual([path])
    expect(await ada.list(home)).toEqual([])
    const { body: kept } = await ada.add(home, aTenant())
    expect((await ada.change(home, kept, wrong)).status).toBe(422)
    expect(await ada.list(home)).toEqual([kept])
  })

  test('is created only once for two requests with the same Idempotency-Key', async () => {
    const home = await ada.vacancy()
    const headers = { 'idempotency-key': 'tenant-1' }
    const first = await ada.add(home, aTenant(), headers)
    expect(await ada.add(home, aTenant(), headers)).toMatchObject({ status: 201, body: first.body })
    expect(await ada.add(home, aTenant({ current_rent: 1 }), headers)).toMatchObject({ status: 409 })
    expect(await ada.list(home)).toHaveLength(1)
  })
})

describe('changing a tenant', () => {
  // spec: 08-23
  test('changes only the fields that are sent', async () => {
    const home = await ada.vacancy()
    const { body: before } = await ada.add(home, aTenant())
    const { status, body } = await ada.change(home, before, {
      phone_number: '555-0199',
      current_rent: '1900',
    })
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, phone_number: '555-0199', current_rent: 1900 })
    expect((await ada.change(home, before, {})).body).toEqual(body)
    expect((await ada.change(home, before, body)).body).toEqual(body)
    expect(await ada.list(home)).toEqual([body])
  })

  test('is refused if the stored end of the lease would come before its new start', async () => {
    const home = await ada.vacancy()
    const { body } = await ada.add(home, aTenant())
    expect((await ada.change(home, body, { contract_start_date: '2027-06-01' })).status).toBe(422)
    expect((await ada.change(home, body, { contract_start_date: '2027-05-31' })).status).toBe(200)
  })

  // spec: 05-16, 08-23
  test('can end the tenancy: the tenant becomes a former tenant, and the place accepts a new one', async () => {
    const home = await ada.vacancy()
    const { body: grace } = await ada.add(home, aTenant())
    const { body: ended } = await ada.change(home, grace, { is_current: false })
    expect(ended).toMatchObject({
      is_current: false,
      ended_on: '2026-11-21',
      contract_end_date: '2027-05-31',
    })
    expect(ended.recommended_improvement_dates).toEqual([])

    const { status, body: next } = await ada.add(home, aTenant({ first_name: 'Ada' }))
    expect(status).toBe(201)
    expect((await ada.list(home)).map(({ first_name }) => first_name)).toEqual(['Ada', 'Grace'])
    expect(await ada.change(home, ended, { is_current: true })).toMatchObject({
      status: 409,
      body: {
        code: 'current_tenant_exists',
        message: 'This place already has a current tenant. End that tenancy first.',
      },
    })
    await ada.change(home, next, { is_current: false })
    expect(await ada.change(home, ended, { is_current: true })).toMatchObject({
      status: 200,
      body: { is_current: true, ended_on: null },
    })
  })

  test('is needed to end a tenancy: the tenant stays current after the end of the lease', async () => {
    const home = await ada.vacancy()
    const { body } = await ada.add(
      home,
      aTenant({ contract_start_date: '', contract_end_date: '2020-01-31' }),
    )
    expect(body).toMatchObject({ is_current: true, ended_on: null })
  })
})

describe('access to tenants', () => {
  test('returns 404 for another customer’s property, tenant or unit', async () => {
    const units = [{ unitNumber: '1' }]
    const home = await ada.vacancy({ isMultifamily: true, units })
    const rooms = await ada.units(home)
    const { body: grace } = await ada.add(home, aTenant())
    const bob = await signUp(world)
    const bobs = (await addHomes(bob.api, aHome()))[0] as Property
    const missing = await bob.api.get(tenantsOf({ id: unknownId }))
    expect(missing).toMatchObject({ status: 404, body: { code: 'not_found' } })

    const answers = await Promise.all([
      bob.api.get(tenantsOf(home)),
      bob.api.get(`/v1/properties/${home.id}/addresses`),
      bob.api.get(`/v1/properties/${ada.userId}/addresses`),
      bob.api.post(tenantsOf(home), aTenant()),
      bob.api.post(tenantsOf(bobs), aTenant({ unit_id: rooms[0]?.unit_id })),
      bob.api.put(`${tenantsOf(home)}/${grace.id}`, { first_name: 'Mine' }),
      bob.api.put(`${tenantsOf(bobs)}/${grace.id}`, { first_name: 'Mine' }),
      bob.api.post(`${tenantsOf(bobs)}/${grace.id}/renewals`, {}),
      bob.api.get('/v1/properties/not-an-id/tenants'),
      bob.api.put(`${tenantsOf(bobs)}/not-an-id`, {}),
    ])
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 404, body: missing.body })
    expect(await ada.list(home)).toEqual([grace])
  })

  test('returns 404 for a tenant under another property of the same customer', async () => {
    const home = await ada.vacancy()
    const { body: grace } = await ada.add(home, aTenant())
    expect((await ada.change(await ada.vacancy(), grace, { first_name: 'X' })).status).toBe(404)
  })

  // spec: 07-26
  test('returns 401 without a token', async () => {
    expect((await world.api().get(tenantsOf({ id: unknownId }))).status).toBe(401)
  })
})

test('a cached list of tenants stays valid until a tenant or lease is added or changed', async () => {
  const home = await ada.vacancy()
  const { body: grace } = await ada.add(home, aTenant())
  const etagNow = async () => String((await ada.api.get(tenantsOf(home))).headers.etag)
  const before = await etagNow()
  expect((await ada.api.get(tenantsOf(home), { 'if-none-match': before })).status).toBe(304)
  const writes = [
    () => ada.change(home, grace, { phone_number: '1' }),
    () => ada.renew(home, grace, {}),
    () => ada.change(home, grace, { is_current: false }),
    () => ada.add(home, aTenant()),
  ]
  for (const write of writes) {
    const copy = await etagNow()
    await write()
    expect((await ada.api.get(tenantsOf(home), { 'if-none-match': copy })).status).toBe(200)
  }
})

describe('if payment is enforced', () => {
  const enforced = useWorld({ ENFORCE_PAYMENT: '1' })

  test('tenant routes return 402 to an unpaid customer', async () => {
    const unpaid = await signUp(enforced)
    for (const answer of [
      await unpaid.api.get<Problem>(tenantsOf({ id: unknownId })),
      await unpaid.api.post<Problem>(tenantsOf({ id: unknownId }), aTenant()),
      await unpaid.api.put<Problem>(`${tenantsOf({ id: unknownId })}/${unknownId}`, {}),
    ])
      expect(answer).toMatchObject({ status: 402, body: { code: 'payment_required' } })
  })
})
