import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Unit } from '@home-pulse/contract/features/properties/properties'
import { beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../../../scripts/vitest/rounds.ts'
import { addHomes, aHome, type Customer, signUp } from '../harness/fixtures/factories.ts'
import { useWorld } from '../harness/harness.ts'

const world = useWorld()
const homeCount = 10_001

let customer: Customer
beforeAll(async () => {
  customer = await signUp(world)
  await world.store.asSuperuser(async ({ query }) => {
    const fill = (name: string, text: string) => query({ name, text }, [customer.userId, homeCount])
    const numbered = (kind: string) =>
      `(substr($1::uuid::text, 1, 24) || '${kind}' || lpad(to_hex(n), 11, '0'))::uuid`
    const each = 'from generate_series(1, $2::integer) n'
    await fill(
      'fill_homes',
      `insert into properties select $1::uuid, ${numbered('a')}, n || ' Elm', 'Austin', 'TX', '78701', 2000, false, now() ${each}`,
    )
    await fill(
      'fill_components',
      `insert into components select $1::uuid, ${numbered('b')}, ${numbered('a')}, null, 'stove', now() ${each}`,
    )
    await fill(
      'fill_installations',
      `insert into installations (customer_id, id, property_id, component_id, installed_on, installed_precision,
        forecast_on, forecast_source, created_at)
      select $1::uuid, ${numbered('d')}, ${numbered('a')}, ${numbered('b')}, '2016-01-01', 'year', '2020-01-01',
        'estimate', now() ${each}`,
    )
    await query({ name: 'analyze', text: 'analyze' })
  })
}, 120_000)

const lists: [list: string, path: (userId: string) => string, idsIn: (body: never) => string[]][] = [
  ['properties', () => '/v1/properties', (body: { id: string }[]) => body.map(({ id }) => id)],
  [
    'addresses',
    (userId) => `/v1/properties/${userId}/addresses`,
    (body: { property_id: string }[]) => body.map(({ property_id: id }) => id),
  ],
  [
    'needs-attention',
    (userId) => `/v1/properties/${userId}/needs-attention`,
    (body: { managementItems: { id: string }[] }) => body.managementItems.map(({ id }) => id),
  ],
]
/** The same code pages all of these lists, so `npm test` reads only the first one. */
test.each(lists.slice(0, rounds(1, lists.length)))(
  'the list “%s” returns 10,000 of 10,001 entries and a Link to the last one when no limit is given',
  async (_list, path, idsIn) => {
    const first = await customer.api.get<never>(path(customer.userId))
    const seen = idsIn(first.body)
    expect(seen).toHaveLength(10_000)
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    const rest = await customer.api.get<never>(next)
    expect(idsIn(rest.body)).toHaveLength(1)
    expect(rest.headers.link).toBeUndefined()
    expect(new Set([...seen, ...idsIn(rest.body)]).size).toBe(homeCount)
  },
)

// These lists are written with pauses by the same code as the list of homes above. So this test is part of the long run
// only.
describe('a building of 10,001 units with an appliance each', { tags: ['long'] }, () => {
  const unitCount = 10_001
  let landlord: Customer
  let building: string
  beforeAll(async () => {
    landlord = await signUp(world)
    const [home] = await addHomes(
      landlord.api,
      aHome({ isMultifamily: true, appliances: {}, units: [{ unitNumber: '0', appliances: {} }] }),
    )
    building = String(home?.id)
    await world.store.asSuperuser(async ({ query }) => {
      const fill = (name: string, text: string) =>
        query({ name, text }, [landlord.userId, building, unitCount])
      const numbered = (kind: string) =>
        `('7' || substr($1::uuid::text, 2, 23) || '${kind}' || lpad(to_hex(n), 11, '0'))::uuid`
      const each = 'from generate_series(1, $3::integer) n'
      await query(
        { name: 'empty_units', text: 'delete from units where customer_id = $1 and property_id = $2' },
        [landlord.userId, building],
      )
      await fill(
        'fill_units',
        `insert into units select $1::uuid, ${numbered('a')}, $2::uuid, n, now() ${each}`,
      )
      await fill(
        'fill_unit_components',
        `insert into components (customer_id, id, property_id, unit_id, type, created_at)
          select $1::uuid, ${numbered('b')}, $2::uuid, ${numbered('a')}, 'stove', now() ${each}`,
      )
      await fill(
        'fill_unit_installations',
        `insert into installations (customer_id, id, property_id, component_id, installed_on, installed_precision,
          forecast_on, forecast_source, created_at)
        select $1::uuid, ${numbered('d')}, $2::uuid, ${numbered('b')}, '2016-01-01', 'year', '2030-01-01',
          'estimate', now() ${each}`,
      )
    })
  }, 120_000)

  const idsOf = (body: readonly { id?: string; unit_id?: string }[]) =>
    body.map((one) => one.id ?? one.unit_id)

  // spec: P-15
  test.each(['units', 'appliances'])(
    'returns 10,000 %s and a Link to the rest when no limit is given, and yields to other requests',
    { timeout: 120_000 },
    async (list) => {
      const path = `/v1/properties/${building}/${list}`
      const delay = monitorEventLoopDelay({ resolution: 5 })
      delay.enable()
      const first = await landlord.api.get<Unit[]>(path)
      delay.disable()
      // If the server wrote these lists without pauses, it would block the event loop for about a second.
      expect(delay.max / 1e6).toBeLessThan(500)
      expect(first.body).toHaveLength(10_000)
      const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
      const rest = await landlord.api.get<Unit[]>(next)
      expect(rest.headers.link).toBeUndefined()
      const all = [...first.body, ...rest.body]
      expect(new Set(idsOf(all)).size).toBe(unitCount)
      if (list === 'units') for (const unit of all) expect(unit.appliances).toHaveLength(1)
    },
  )
})
