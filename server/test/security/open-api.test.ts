import { routes } from '@home-pulse/contract/routes'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../harness/harness.ts'
import { servedRoutes } from '../harness/served-routes.ts'

const world = useWorld()
type Json = Record<string, unknown>
interface Operation {
  operationId: string
  summary: string
  security?: unknown
  parameters?: { name: string; in: string; required?: boolean; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>
}
let document: {
  openapi: string
  info: Json
  paths: Record<string, Record<string, Operation>>
  components: Json
}
beforeAll(async () => {
  document = (await world.app.inject('/v1/openapi.json')).json()
})
const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')

describe('contract and server have the same routes', () => {
  // spec: 05-05, 08-28, 08-38
  test('the server has exactly one handler for each route of the contract, and no others', () => {
    // Signed URLs are not part of the contract, because clients get them from responses and do not build them.
    const served = servedRoutes(world.app).filter((route) =>
      /^(?!HEAD)\w+ \/v1\/(?!uploads\/|files\/|downloads\/)/.test(route),
    )
    const promised = routes.map(({ method, path }) => `${method} ${path}`)
    expect(served.sort()).toEqual([...promised, 'GET /v1/openapi.json'].sort())
  })

  test('no two contract routes share a name, or a method and path', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length)
    expect(new Set(routes.map(({ method, path }) => `${method} ${path}`)).size).toBe(routes.length)
  })
})

describe('/v1/openapi.json', () => {
  test('is valid against the published schema of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  test('describes file uploads and responses that are not JSON', () => {
    const upload = document.paths['/v1/properties/csv-bulk-upload']?.post
    expect(upload?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      type: 'object',
      required: ['file'],
    })
    const template = document.paths['/v1/properties/csv-template']?.get
    expect(Object.keys(template?.responses['200']?.content ?? {})).toEqual(['text/csv'])
  })

  test('describes the events of streamed responses by name', () => {
    const asked = document.paths['/v1/home-bot/ask-lifecycle-question']?.post?.responses['200']?.content
    expect(Object.keys(asked ?? {})).toEqual(['application/json', 'text/event-stream'])
    const events = asked?.['text/event-stream']?.schema.oneOf as Json[]
    expect(events.map(({ title }) => title)).toEqual(['conversation', 'text', 'answer', 'problem'])
    expect(events[2]).toMatchObject({ properties: { response: { type: 'string' } } })
  })

  // spec: 08-38
  test('is OpenAPI 3.1 and describes every contract route and nothing else', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: 'Home Pulse AI', version: '1' })
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    )
    const promised = routes.map(
      ({ name, method, path }) => `${name} ${method.toLowerCase()} ${openApiPath(path)}`,
    )
    expect(described.sort()).toEqual(promised.sort())
  })

  describe.each(routes)('the operation $name', (route) => {
    const operation = () => document.paths[openApiPath(route.path)]?.[route.method.toLowerCase()]

    test('describes its input and output', () => {
      const { parameters = [], requestBody, responses = {}, security } = operation() ?? {}
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => `{${name}}`).sort()).toEqual(
        (openApiPath(route.path).match(/\{\w+\}/g) ?? []).sort(),
      )
      for (const parameter of inPath) expect(parameter.required).toBe(true)
      expect(requestBody !== undefined).toBe((route.body ?? route.formFiles) !== undefined)
      const takesIfMatch = parameters.some(({ name }) => name === 'if-match')
      expect(takesIfMatch).toBe(['PUT', 'DELETE'].includes(route.method) && route.access !== 'public')
      expect(Object.keys(responses).sort()).toEqual(
        [String(route.status), ...(takesIfMatch ? ['412'] : []), '4XX', '5XX'].sort(),
      )
      expect(security !== undefined).toBe(route.access !== 'public')
      for (const { description } of Object.values(responses)) expect(description).toBeTypeOf('string')
    })

    test('has no empty schema', () => {
      const { parameters = [], requestBody, responses = {} } = operation() ?? {}
      const bodies = [requestBody, ...Object.values(responses)].flatMap((part) =>
        Object.values(part?.content ?? {}).map(({ schema }) => schema),
      )
      expect(bodies.length).toBeGreaterThan(2)
      for (const schema of [...bodies, ...parameters.map((parameter) => parameter.schema)])
        expect(emptySchemasOf(schema)).toEqual([])
    })
  })

  test('describes both forms in which homes can be submitted', () => {
    const schema = JSON.stringify(
      document.paths['/v1/properties']?.post?.requestBody?.content['application/json']?.schema,
    )
    for (const word of ['brand', 'unitNumber', 'properties', 'additionalProperties', 'homeAge'])
      expect(schema).toContain(word)
  })
})

const isEmpty = (value: unknown) => JSON.stringify(value) === '{}'

/** Returns the paths of empty schemas, which allow any value. */
function emptySchemasOf(schema: unknown, path = '#'): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { description, title, default: _default, ...says } = schema as Json
  if (Object.keys(says).length === 0) return [path]
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = says
  return [
    ...Object.entries(properties as Json).flatMap(([key, part]) => emptySchemasOf(part, `${path}/${key}`)),
    ...(items === undefined ? [] : emptySchemasOf(items, `${path}/items`)),
    ...(isEmpty(additionalProperties) ? [] : emptySchemasOf(additionalProperties, `${path}/*`)),
    ...[anyOf, oneOf, allOf].flatMap((list) =>
      (list as unknown[]).flatMap((part, n) => emptySchemasOf(part, `${path}/${n}`)),
    ),
  ]
}

describe('/docs', () => {
  test('shows a page that loads nothing from other origins', async () => {
    const page = await world.app.inject('/docs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.body).toContain('swagger-ui')
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//)
    expect(String(page.headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/)
    const assets = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
    expect(assets.length).toBeGreaterThan(3)
    for (const path of assets) {
      const { pathname } = new URL(path, 'http://localhost/docs/')
      expect((await world.app.inject(pathname)).statusCode, pathname).toBe(200)
    }
  })
})
