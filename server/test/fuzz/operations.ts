import type { Route } from '@home-pulse/contract/route'
import { routes } from '@home-pulse/contract/routes'
import fc from 'fast-check'
import type { World } from '../harness/harness.ts'
import { type AccountWithoutFiles, type ResourceName, taskId } from '../security/attacks/full-account.ts'
import { nearlyValidValues, type Schema, validValues } from './from-schema.ts'
import { anyCodePoints, anyJson, anyText } from './hostile-values.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

export interface Operation {
  readonly operationId: string
  readonly route: Route
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
}

/**
 * A request with placeholders such as `{own property}` instead of ids. So the same request can be sent again in another
 * run.
 */
export interface FuzzRequest {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: readonly (readonly [string, unknown])[]
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  /** A raw body that is sent instead of the JSON body. */
  readonly raw: string | undefined
}

interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export async function describedOperations({ app }: World): Promise<Operation[]> {
  const { paths } = (await app.inject('/v1/openapi.json')).json<ApiDescription>()
  return Object.values(paths).flatMap((operations) =>
    Object.values(operations).map((described) => {
      const {
        operationId,
        parameters = [],
        requestBody,
      } = described as {
        operationId: string
        parameters?: Parameter[]
        requestBody?: { content: Record<string, { schema: Schema }> }
      }
      const route = routes.find(({ name }) => name === operationId)
      if (!route) throw new Error(`${operationId} is described, and no route.`)
      return { operationId, route, parameters, body: requestBody?.content['application/json']?.schema }
    }),
  )
}

const things: readonly ResourceName[] = [
  ...([
    'customer',
    'property',
    'archivedProperty',
    'unit',
    'otherUnit',
    'archivedUnit',
    'appliance',
  ] as const),
  ...(['structure', 'archivedComponent', 'tenant', 'note', 'event', 'ownTask', 'conversation'] as const),
]
const named = (whose: 'own' | 'theirs') => fc.constantFrom(...things).map((thing) => `{${whose} ${thing}}`)

/**
 * Generates ids: mostly of the customer's own resources, but also of another customer's, of no resource, and malformed
 * ones.
 */
const anyId: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: named('own') },
  { weight: 3, arbitrary: named('theirs') },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: anyText },
)

/**
 * Returns a placeholder for an id in a path. It usually fits the word before it: in `/v1/properties/:id` it is the id
 * of a home.
 */
function idFor({ path }: Route, name: string): fc.Arbitrary<unknown> {
  const before = path.split('/')[path.split('/').indexOf(`:${name}`) - 1] ?? ''
  const likely: Record<string, readonly ResourceName[]> = {
    properties: ['property', 'customer', 'archivedProperty'],
    units: ['unit', 'otherUnit', 'archivedUnit'],
    components: ['appliance', 'structure', 'archivedComponent'],
    ...{ customers: ['customer'], tenants: ['tenant'], notes: ['note'], events: ['event'] },
    ...{ conversations: ['conversation'], 'own-tasks': ['ownTask'] },
  }
  const kinds = likely[before]
  if (!kinds) return before === 'tasks' ? fc.oneof(fc.constant(taskId), anyText) : anyId
  const own = fc.constantFrom(...kinds).map((thing) => `{own ${thing}}`)
  return fc.oneof({ weight: 3, arbitrary: own }, { weight: 1, arbitrary: anyId })
}

const strangeHeaders: fc.Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>>(
  { accept: 'text/event-stream' },
  { accept: '*/*;q=0, text/html' },
  { 'if-none-match': '"1.x", W/"2.y", *' },
  { 'if-match': '"1.x", W/"2.y", *' },
  { 'if-match': `"${'9'.repeat(400)}."` },
  { 'if-match': '' },
  { 'idempotency-key': 'the same again' },
  { 'idempotency-key': 'é'.repeat(300) },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': '' },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { expect: '100-continue' },
  { range: 'bytes=0-,1-2,3-' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'evil.example', forwarded: 'for=_x;host=evil' },
  { host: 'evil.example' },
  { host: '"><script>' },
  { host: '' },
  { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
  { cookie: '='.repeat(2000) },
  { 'accept-language': 'x'.repeat(4000) },
)

const rawBodies = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[',
    '{"a":',
    '"',
    'null',
    '0',
    '[]',
    '\uFEFF{}',
    '{"a":1}{"a":2}',
    '{"a":1,"a":2}',
  ),
  fc.constantFrom(`${'['.repeat(20_000)}`, `{"x":${'9'.repeat(50_000)}}`, '{"__proto__":{"x":1}}', 'a=1&b=2'),
  anyCodePoints(100),
)

/**
 * Texts that resemble CSV. They are generated here, because the schema of a file upload does not describe the file's
 * content.
 */
const csvBody = fc
  .array(
    fc.array(fc.oneof(anyText, fc.constantFrom('1 Elm St', 'Austin', 'TX', '78701', '30', '"', ',', '""')), {
      maxLength: 12,
    }),
    {
      maxLength: 6,
    },
  )
  .map((rows) => ['street,city,state,zip,home_age', ...rows.map((row) => row.join(','))].join('\n'))

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

/** Generates requests of an operation. Most are nearly valid, so that they pass validation. */
export function requestsOf({ route, parameters, body }: Operation): fc.Arbitrary<FuzzRequest> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const params = Object.fromEntries(
    inPath.map(({ name, schema }) => [
      name,
      name === 'token'
        ? fc.oneof(fc.constant('{own calendar}'), validValues(schema, anyId), anyText)
        : idFor(route, name),
    ]),
  )
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const declared = inQuery.map(({ name, schema, required }) =>
    fc.option(fc.tuple(fc.constant(name), nearlyValidValues(schema, anyId)), {
      freq: required ? 12 : 1,
      nil: undefined,
    }),
  )
  const query = fc
    .tuple(fc.tuple(...declared), fc.array(fc.tuple(anyText, anyText), { maxLength: 1 }))
    .map(
      ([fields, more]) =>
        [...fields.flatMap((field) => (field ? [field] : [])), ...more] as [string, unknown][],
    )
  return fc.record({
    params: fc.record(params) as fc.Arbitrary<Record<string, unknown>>,
    query,
    body: body ? nearlyValidValues(body, anyId) : rarely(anyJson),
    headers: rarely(strangeHeaders).map((headers) => headers ?? {}),
    raw: route.formFiles ? csvBody : rarely(rawBodies),
  })
}

/** Replaces every placeholder, such as `{own property}`, with the id of that resource. */
export function withIds(value: unknown, own: AccountWithoutFiles, theirs: AccountWithoutFiles): unknown {
  if (typeof value === 'string')
    return value.replace(/\{(own|theirs) (\w+)\}/g, (all, whose: string, thing: string) => {
      const { ids, calendarToken } = whose === 'own' ? own : theirs
      const idOf: Partial<Record<string, string>> = ids
      return thing === 'calendar' ? calendarToken : (idOf[thing] ?? all)
    })
  if (Array.isArray(value)) return value.map((part) => withIds(part, own, theirs))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value))
    Object.defineProperty(copy, key, { value: withIds(part, own, theirs), enumerable: true })
  return copy
}
