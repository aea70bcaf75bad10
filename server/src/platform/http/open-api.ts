import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { errorCatalogue } from '@home-pulse/contract/errors'
import { wireShapeOf } from '@home-pulse/contract/primitives'
import type { Route } from '@home-pulse/contract/route'
import { routes } from '@home-pulse/contract/routes'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import { z } from 'zod'
import { checksIfMatch, hasEtags } from './precondition.ts'

/** Serves an OpenAPI 3.1 document that is generated from the validation schemas, and a page that shows it. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Home Pulse AI',
        version: '1',
        description:
          'When each part of a home will need replacing, what it will cost, how sure that is, and why.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { override: describeByShape } }),
    transformObject: (made) => {
      if (!('openapiObject' in made)) return made.swaggerObject
      // The cast narrows the library's type, which also allows older versions. The options above request version 3.1.
      const document = made.openapiObject as OpenAPIV3_1.Document
      for (const route of routes) {
        describeBytes(document, route)
        describeEvents(document, route)
        describeIfMatch(document, route)
      }
      return document
    },
  })
  app.get('/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: docsPolicy })
}

/**
 * The hash of the only inline style of the documentation page. If a new version of the library changes the style, an
 * end-to-end test fails.
 */
const markStyle = `'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='`

/**
 * The content security policy of the documentation page. It allows the page's own files, and images that are embedded
 * in its style sheet.
 */
const docsPolicy = [
  `default-src 'none'`,
  `style-src 'self' ${markStyle}`,
  ...['script-src', 'connect-src', 'font-src'].map((kind) => `${kind} 'self'`),
  `img-src 'self' data:`,
  ...['object-src', 'base-uri', 'form-action', 'frame-ancestors'].map((kind) => `${kind} 'none'`),
].join('; ')

/**
 * Describes a schema that has a hand-written parser. Such a schema does not show which JSON it accepts, so this uses
 * the schema that was registered as its shape.
 */
function describeByShape({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType
  jsonSchema: object
}): void {
  const shape = wireShapeOf(zodSchema)
  if (!shape) return
  for (const keyword of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, keyword)
  Object.assign(jsonSchema, z.toJSONSchema(shape, { io: 'input', override: describeByShape }))
}

// The cast is safe: all methods of our routes are methods of OpenAPI.
const operationOf = ({ paths }: OpenAPIV3_1.Document, { path, method }: Route) =>
  paths?.[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as OpenAPIV3_1.HttpMethods]

/**
 * Adds the header If-Match to the parameters of a route. A hook reads this header for all routes, so it is missing from
 * the routes' schemas.
 */
function describeIfMatch(document: OpenAPIV3_1.Document, route: Route): void {
  const operation = operationOf(document, route)
  const refused = operation?.responses?.['4XX']
  if (!operation?.responses || !refused || !checksIfMatch(route)) return
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      name: 'if-match',
      in: 'header',
      required: false,
      description: hasEtags(route)
        ? 'The ETag of any answer to this customer, or a list of them. The request succeeds only if no data of the customer has changed since one of these answers. `*` always holds.'
        : 'Answers about this resource carry no ETag: only `*` holds, every other value is refused.',
      schema: { type: 'string' },
    },
  ]
  operation.responses[errorCatalogue.precondition_failed.status] = {
    ...refused,
    description: 'If-Match does not hold: nothing was changed.',
  }
}

/**
 * Describes an event stream. OpenAPI 3.1 has no format for streams. So this lists the schemas of the events' data, each
 * with the event's name as its title.
 */
function describeEvents(document: OpenAPIV3_1.Document, route: Route): void {
  const answer = operationOf(document, route)?.responses?.[route.status]
  if (!route.events || !answer || '$ref' in answer) return
  const kinds = Object.entries(route.events).map(([name, schema]) => {
    const { $schema: _dialect, ...data } = z.toJSONSchema(schema, { override: describeByShape })
    return { ...data, title: name }
  })
  const schema = {
    description: `Where a client accepts it: server-sent events, each with JSON as its data. Their names are the titles here: ${Object.keys(route.events).join(', ')}.`,
    oneOf: kinds,
  }
  // The cast is safe: zod writes JSON Schema, and OpenAPI 3.1 accepts all of JSON Schema.
  const content: Record<string, unknown> = { ...answer.content, 'text/event-stream': { schema } }
  answer.content = content as NonNullable<typeof answer.content>
}

/**
 * Describes file uploads, and responses that are not JSON. They have no zod schema, so the description comes from the
 * route.
 */
function describeBytes(document: OpenAPIV3_1.Document, route: Route): void {
  const operation = operationOf(document, route)
  if (!operation) return
  const { formFiles, mediaType } = route
  if (formFiles)
    operation.requestBody = {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: Object.fromEntries(
              formFiles.map((field) => [
                field,
                { type: 'string', contentMediaType: 'application/octet-stream' },
              ]),
            ),
            required: [...formFiles],
          },
        },
      },
    }
  const answer = operation.responses?.[route.status]
  if (mediaType && answer && !('$ref' in answer))
    answer.content = { [mediaType]: { schema: { type: 'string' } } }
}
