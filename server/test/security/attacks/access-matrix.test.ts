import { wireShapeOf } from '@home-pulse/contract/primitives'
import type { Route } from '@home-pulse/contract/route'
import { routes } from '@home-pulse/contract/routes'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { expectProblem } from '../../harness/expect-problem.ts'
import { useWorld } from '../../harness/harness.ts'
import { servedRoutes } from '../../harness/served-routes.ts'
import { forgedTokens, rightToken } from './forged-tokens.ts'
import { buildFullAccount, type FullAccount } from './full-account.ts'
import { rowsOf } from './owned-rows.ts'
import { sendRequest } from './send-request.ts'
import { type RequestParts, validRequests } from './valid-requests.ts'

const world = useWorld()
let victim: FullAccount
let attacker: FullAccount
let before: Record<string, string[]>
const attackerResponses: string[] = []
let forgeries: ReturnType<typeof forgedTokens>

beforeAll(async () => {
  victim = await buildFullAccount(world, 'canary-of-the-victim')
  attacker = await buildFullAccount(world, 'canary-of-the-attacker')
  before = await rowsOf(world, victim.ids.customer)
  forgeries = forgedTokens(world, victim.customer)
})

/** These routes take no input and send every client the same response. */
const publicEndpoints = ['healthz', 'readyz', 'robots.txt', 'sitemap.xml', 'v1/openapi.json'].map(
  (path) => `GET /${path}`,
)
/**
 * These routes need no token, because a signature or secret in the URL gives the permission. `signed-urls.test.ts`
 * attacks them.
 */
const signedEndpoints = [
  // The router's name for the path `/v1/files/*`.
  'GET *',
  'GET /mail/unsubscribe',
  'POST /mail/unsubscribe',
  'GET /sandbox/checkout/:sessionId',
  'GET /v1/downloads/exports/:id',
  'POST /sandbox/checkout/:sessionId',
  'PUT /v1/uploads/imports/:id',
  'PUT /v1/uploads/notes/:id',
  'PUT /v1/uploads/photos/:id',
]

const requestOf = (route: Route, fullAccount: FullAccount): RequestParts =>
  validRequests[route.name]?.(fullAccount) ?? {}
const asAttacker = (headers = {}) => ({ authorization: `Bearer ${attacker.customer.token}`, ...headers })
const eachRoute = (list: readonly Route[]) => list.map((route) => [route.name, route] as const)

describe('this test of the access rights of each route', () => {
  test('covers each route of the contract', () => {
    expect(Object.keys(validRequests).sort()).toEqual(routes.map(({ name }) => name).sort())
  })

  test('lists each route of the server that the contract does not contain', () => {
    const promised = routes.map(({ method, path }) => `${method} ${path}`)
    const outside = servedRoutes(world.app).filter(
      (route) => !route.startsWith('HEAD') && !route.startsWith('GET /docs') && !promised.includes(route),
    )
    expect(outside.sort()).toEqual([...publicEndpoints, ...signedEndpoints].sort())
  })
})

const routesOfCustomers = eachRoute(routes.filter(({ access }) => access !== 'public'))

/**
 * The same code checks the tokens of all routes. So `npm test` sends all forged tokens only to one route that reads,
 * one that writes and one that takes an upload. The long run sends them to every route.
 */
const forgeryTags = (name: string) =>
  ['listProperties', 'deleteAccount', 'csvBulkUpload'].includes(name) ? [] : ['long']

describe.each(routesOfCustomers)('the route “%s”', (name, route) => {
  const expectRefused = async (some: typeof forgeries) => {
    const request = requestOf(route, victim)
    for (const [what, authorization] of some) {
      const answer = await sendRequest(world, route, request, { authorization })
      expect({ what, status: answer.statusCode }).toEqual({ what, status: 401 })
      expectProblem(answer, 'unauthenticated')
    }
  }

  test('refuses a missing token and the token of an older password', async () => {
    const some = forgeries.filter(([what]) => ['none at all', 'one of an older password'].includes(what))
    expect(some).toHaveLength(2)
    await expectRefused(some)
  })

  test('refuses a forged or expired token', { tags: forgeryTags(name) }, () => expectRefused(forgeries))

  test('refuses a token outside the Authorization header', { tags: forgeryTags(name) }, async () => {
    const { token } = victim.customer
    const request = requestOf(route, victim)
    const ways = [
      [{ ...request, query: { ...request.query, token, access_token: token, auth_token: token } }, {}],
      [request, { cookie: `auth_token=${token}; token=${token}` }],
      [request, { 'x-auth-token': token, 'x-forwarded-authorization': `Bearer ${token}` }],
    ] as const
    for (const [parts, headers] of ways)
      expectProblem(await sendRequest(world, route, parts, headers), 'unauthenticated')
  })
})

type ValuePath = readonly (string | number)[]

/**
 * Compares the same request of two customers. Returns the paths of the values that differ, which are the ids of their
 * resources.
 */
function differingPaths(own: unknown, other: unknown, place: ValuePath = []): ValuePath[] {
  if (typeof own === 'object' && own !== null)
    return Object.entries(own).flatMap(([key, value]) =>
      differingPaths(value, (other as Record<string, unknown>)[key], [...place, key]),
    )
  return own === other ? [] : [place]
}

const valueAt = (parts: unknown, place: ValuePath): unknown =>
  place.reduce((part, key) => (part as Record<string, unknown>)[key], parts)

function withValue(parts: RequestParts, place: ValuePath, value: unknown): RequestParts {
  const copy = structuredClone(parts)
  const last = place.at(-1) ?? ''
  ;(valueAt(copy, place.slice(0, -1)) as Record<string, unknown>)[last] = value
  return copy
}

/** Returns the names of a response's headers. Leaves out `date` and `connection`. */
const headerNamesOf = ({ headers }: LightMyRequestResponse) =>
  Object.keys(headers).filter((name) => !['date', 'connection'].includes(name))

/** Filters for which another customer's id is no error. The response is then an empty list. */
const emptyForForeignId = new Set(['listNotes query.entityId'])

const withIds = routes.filter(({ access, name }) => access !== 'public' && name in validRequests)

describe.each(eachRoute(withIds))('the route “%s” with another customer’s id', (name, route) => {
  const places = () =>
    differingPaths(requestOf(route, attacker), requestOf(route, victim)).filter((place) =>
      Object.values(victim.ids).includes(String(valueAt(requestOf(route, victim), place))),
    )

  test('is tested with that id in every id field of its schemas', () => {
    const asked = places().map((place) => place.join('.').replace(/\.\d+(?=\.|$)/g, ''))
    for (const part of ['params', 'query', 'body'] as const)
      for (const field of idFieldsOf(route[part])) expect(asked).toContain(`${part}.${field}`)
  })

  // spec: 05-05, 07-26, 08-28
  test('returns the same response as for an id that does not exist', async () => {
    const own = requestOf(route, attacker)
    for (const place of places()) {
      const at = `${name} ${place.join('.')}`
      const foreign = valueAt(requestOf(route, victim), place)
      const foreignAnswer = await sendRequest(world, route, withValue(own, place, foreign), asAttacker())
      const missing = await sendRequest(
        world,
        route,
        withValue(own, place, crypto.randomUUID()),
        asAttacker(),
      )
      attackerResponses.push(foreignAnswer.body)
      expect({ at, status: foreignAnswer.statusCode }).toEqual({
        at,
        status: emptyForForeignId.has(at) ? 200 : 404,
      })
      expect({ at, body: foreignAnswer.body, headers: headerNamesOf(foreignAnswer) }).toEqual({
        ...{ at, body: missing.body, headers: headerNamesOf(missing) },
      })
    }
  })

  test('returns 404 for a request in which all ids are the other customer’s', async () => {
    if (places().length === 0) return
    const answer = await sendRequest(world, route, requestOf(route, victim), asAttacker())
    attackerResponses.push(answer.body)
    expectProblem(answer, 'not_found')
  })
})

/** Returns the paths of all fields in a schema that contain an id. */
function idFieldsOf(schema: z.ZodType | undefined): string[] {
  return schema ? idFieldsIn(z.toJSONSchema(schema, { io: 'input', override: byShape })) : []
}

function byShape({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }): void {
  const shape = wireShapeOf(zodSchema)
  if (shape) Object.assign(jsonSchema, z.toJSONSchema(shape, { io: 'input', override: byShape }))
}

function idFieldsIn(schema: object, path: readonly string[] = []): string[] {
  if ('format' in schema && schema.format === 'uuid') return [path.join('.')]
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as {
    properties?: Record<string, object>
    items?: object
    anyOf?: object[]
  }
  return [
    ...Object.entries(properties).flatMap(([field, part]) => idFieldsIn(part, [...path, field])),
    ...(items ? idFieldsIn(items, path) : []),
    ...anyOf.flatMap((part) => idFieldsIn(part, path)),
  ]
}

describe('after all requests with another customer’s ids', () => {
  test('no response contains the victim’s data', () => {
    expect(attackerResponses.length).toBeGreaterThan(80)
    for (const body of attackerResponses) {
      expect(body).not.toContain(victim.canary)
      for (const id of Object.values(victim.ids)) expect(body).not.toContain(id)
    }
  })

  test('no row of the victim has changed in any table', async () => {
    for (const [table, rows] of Object.entries(await rowsOf(world, victim.ids.customer)))
      expect({ table, rows }).toEqual({ table, rows: before[table] })
  })
})

/**
 * The same requests succeed with the customer's own ids. This proves that the requests above were refused only because
 * of the other customer's id.
 */
describe('a request with the customer’s own ids succeeds', () => {
  let token: string
  beforeAll(() => {
    token = rightToken(world, attacker.customer)
  })

  test.each(Object.keys(validRequests))('%s', async (name) => {
    const route = routes.find((candidate) => candidate.name === name) as Route
    const { refusedWith, ...request } = requestOf(route, attacker)
    const answer = await sendRequest(world, route, request, { authorization: `Bearer ${token}` })
    if (refusedWith) expectProblem(answer, refusedWith)
    else expect(answer.statusCode, answer.body).toBe(route.status)
    // Some requests end the session and return a new one.
    if (route.access === 'account' && answer.body.includes('"token"')) token = answer.json().token
  })
})
