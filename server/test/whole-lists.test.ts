import { beforeAll, expect, test } from 'vitest'
import { type Customer, signUp } from './factories.ts'
import { useWorld } from './harness.ts'

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

test.each<[list: string, path: (userId: string) => string, idsIn: (body: never) => string[]]>([
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
])(
  '%s answers 10,000 of 10,001 entries without a limit, and a Link to the last',
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
