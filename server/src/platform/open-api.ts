import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { wireShapeOf } from '@home-pulse/contract/primitives'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** OpenAPI 3.1, made from the schemas that check the requests, and a page to browse it. */
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
  })
  app.get('/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}

/** A schema that reads by hand says nothing of its shape: the shape it is registered with does. */
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
