import type { Problem } from '@home-pulse/contract/errors'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { maxImportedTenants } from '@home-pulse/contract/upload-limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { aTenant, type Landlord, signUpLandlord } from '../../../../test/harness/fixtures/landlord.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
let ada: Landlord
let oak: Property
let elm: Property

const oakStreet = { street: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' }
const elmStreet = { street: '4 Elm Ave', city: 'Albany', state: 'NY', zip: '12207' }
const unit = (unitNumber: string) => ({ unitNumber, appliances: {} })

beforeAll(async () => {
  ada = await signUpLandlord(world)
  oak = await ada.vacancy({ ...oakStreet, isMultifamily: false })
  elm = await ada.vacancy({
    ...elmStreet,
    isMultifamily: true,
    appliances: undefined,
    units: [unit('1A'), unit('1B'), unit('2')],
  })
})

type Answer = Problem & { tenant_count: number; is_check: boolean }
const send = (rows: unknown[], isCheck?: boolean, headers?: Record<string, string>) =>
  ada.api.post<Answer>('/v1/tenants/import', { rows, ...(isCheck && { is_check: true }) }, headers)
const issuesOf = ({ body }: { body: Problem }) =>
  body.issues?.map(({ path, message }) => `${path} ${message}`)
const row = (address: string, more: Record<string, unknown> = {}) => ({ ...aTenant(), address, ...more })

test('an import of tenants can be checked without adding any, and then adds current tenants to homes and units', async () => {
  const rows = [
    row('12 oak st, Austin, TX 78701', { email: 'grace@example.com', deposit: 900, co_tenants: ['Ada L.'] }),
    row('4 Elm Ave', { first_name: 'Alan', last_name: 'Turing', unit_number: '1a' }),
  ]
  expect((await send(rows, true)).body).toEqual({ tenant_count: 2, is_check: true })
  expect(await ada.list(oak)).toEqual([])
  expect((await send(rows)).body).toEqual({ tenant_count: 2, is_check: false })
  expect(await ada.list(oak)).toMatchObject([
    { first_name: 'Grace', current_rent: 1850, email: 'grace@example.com', deposit: 900, is_current: true },
  ])
  expect(await ada.list(elm)).toMatchObject([
    { first_name: 'Alan', unit_number: '1A', contract_end_date: '2027-05-31', is_current: true },
  ])
})

describe('an import of tenants', () => {
  test.each([
    ['an unknown street', () => [row('9 Pine Rd')], ['rows.0.address is no home of yours; choose one']],
    [
      'a known street in another city',
      () => [row('12 Oak St, Dallas')],
      ['rows.0.address is no home of yours; choose one'],
    ],
    [
      'an unknown unit',
      () => [row('4 Elm Ave', { unit_number: '9' })],
      ['rows.0.unit_number is no unit of 4 Elm Ave'],
    ],
    [
      'a place that already has a tenant',
      () => [row('4 Elm Ave', { unit_number: '1A' })],
      ['rows.0.unit_number is rented to Alan Turing already'],
    ],
    [
      'a whole building with a rented unit',
      () => [row('4 Elm Ave')],
      ['rows.0.address has a unit that is rented, so it cannot be rented as a whole'],
    ],
    [
      'one place twice',
      () => [row('4 Elm Ave', { unit_number: '2' }), row('4 elm ave', { unit_number: '2' })],
      ['rows.1.unit_number is in row 1 already'],
    ],
    [
      'a wrong date and a wrong rent',
      () => [row('4 Elm Ave', { unit_number: '2', contract_end_date: 'soon', current_rent: 'much' })],
      ['rows.0.current_rent', 'rows.0.contract_end_date'],
    ],
  ])('adds nothing if it has %s', async (_what, rows, expected) => {
    const faulty = [row('4 Elm Ave', { unit_number: '1B' }), ...rows()].reverse()
    const alone = rows()
    const checked = await send(alone, true)
    expect(checked.status).toBe(422)
    const issues = issuesOf(checked) ?? []
    for (const text of expected) expect(issues.some((issue) => issue.startsWith(text))).toBe(true)
    expect((await send(faulty)).status).toBe(422)
    expect(await ada.list(elm)).toHaveLength(1)
  })

  test('is refused if several homes have the address, and accepted with the id of one of them', async () => {
    const dallas = await ada.vacancy({ ...oakStreet, street: '7 Twin St', city: 'Dallas' })
    await ada.vacancy({ ...oakStreet, street: '7 Twin St', city: 'Austin' })
    expect(issuesOf(await send([row('7 Twin St')]))).toEqual([
      'rows.0.address fits several homes of yours; choose one',
    ])
    expect((await send([row('7 Twin St', { property_id: dallas.id })])).status).toBe(200)
    expect(await ada.list(dallas)).toHaveLength(1)
  })
})

test('an import of tenants returns 404 for another customer’s home', async () => {
  const eve = await signUpLandlord(world)
  const hers = await eve.vacancy({ street: '1 Secret Rd' })
  expect((await send([row('1 Secret Rd', { property_id: hers.id })])).status).toBe(404)
  expect(issuesOf(await send([row('1 Secret Rd')]))).toEqual([
    'rows.0.address is no home of yours; choose one',
  ])
})

test('an import of tenants adds its tenants only once if repeated with the same Idempotency-Key', async () => {
  const home = await ada.vacancy({ street: '3 Once Ln' })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await send([row('3 Once Ln')], false, headers)
  expect((await send([row('3 Once Ln')], false, headers)).body).toEqual(first.body)
  expect(await ada.list(home)).toHaveLength(1)
})

test('an import of tenants accepts the maximum number of tenants, and refuses one more', {
  tags: ['long'],
}, async () => {
  const many = Array.from({ length: maxImportedTenants / 4 }, (_, at) => unit(String(at)))
  const towers = ['100 Tower Rd', '101 Tower Rd', '102 Tower Rd', '103 Tower Rd']
  for (const street of towers)
    await ada.vacancy({ street, isMultifamily: true, appliances: undefined, units: many })
  const rows = towers.flatMap((street) =>
    many.map(({ unitNumber }) => row(street, { unit_number: unitNumber })),
  )
  expect((await send([...rows, rows[0]])).status).toBe(422)
  expect((await send(rows)).body).toEqual({ tenant_count: maxImportedTenants, is_check: false })
})
