import type { Unit } from '@home-pulse/contract/features/properties/properties'
import { routes } from '@home-pulse/contract/routes'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem } from '../harness/expect-problem.ts'
import { addHomes, aHome, type Customer, signUp } from '../harness/fixtures/factories.ts'
import { useWorld } from '../harness/harness.ts'

const world = useWorld()
let owner: Customer
let stranger: Customer
/** The ids of the owner's resources. The key is the word before the id in a path, such as `properties`. */
const ids: Record<string, string> = {}
beforeAll(async () => {
  owner = await signUp(world)
  stranger = await signUp(world)
  const [home] = await addHomes(
    owner.api,
    aHome({ isMultifamily: true, units: [{ unitNumber: '1', appliances: { stove: { age: 20 } } }] }),
  )
  const { body } = await owner.api.get<Unit[]>(`/v1/properties/${home?.id}/units`)
  Object.assign(ids, {
    properties: home?.id,
    units: body[0]?.unit_id,
    components: body[0]?.appliances[0]?.id,
    customers: owner.userId,
  })
})

const ask = (customer: Customer, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers = {}) =>
  world.app.inject({ method, url, headers: { authorization: `Bearer ${customer.token}`, ...headers } })
const pathFor = (path: string, id = '') =>
  path.replace(/:\w+/, id).replace(':taskId', 'dryer-clean-vent').replaceAll(/:\w+/g, crypto.randomUUID())
const withId = routes.filter(({ path, body }) => path.includes(':') && body === undefined)

describe.each(withId.map((route) => [route.name, route] as const))(
  'the route “%s”',
  (_name, { method, path }) => {
    test.each(['x', '0', '-1', 'null', '%00', "'", '..%2f..', '00000000-0000-0000-0000-00000000000g', '🏠'])(
      'returns 404 for the invalid id “%s”',
      async (id) => {
        expectProblem(
          await ask(owner, method, pathFor(path, encodeURI(decodeURIComponent(id)).replace('/', '%2f'))),
          'not_found',
        )
      },
    )
  },
)

describe('an owner’s ETag', () => {
  test.each(['/v1/properties/:id', '/v1/properties/:id/structures', '/v1/units/:id/appliances'])(
    'the route “%s” returns 304 to the owner and 404 to another customer',
    async (path) => {
      const url = pathFor(path, ids[path.split('/')[2] ?? ''])
      const { headers } = await ask(owner, 'GET', url)
      const kept = { 'if-none-match': String(headers.etag) }
      expect(await ask(owner, 'GET', url, kept)).toMatchObject({ statusCode: 304, body: '' })
      expectProblem(await ask(stranger, 'GET', url, kept), 'not_found')
    },
  )

  test('does not match a list of another customer, even if both lists are empty', async () => {
    const [one, other] = [await signUp(world), await signUp(world)]
    const { headers } = await ask(one, 'GET', '/v1/properties')
    const kept = { 'if-none-match': String(headers.etag) }
    expect((await ask(one, 'GET', '/v1/properties', kept)).statusCode).toBe(304)
    expect((await ask(other, 'GET', '/v1/properties', kept)).statusCode).toBe(200)
  })
})
