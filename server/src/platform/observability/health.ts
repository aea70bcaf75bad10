import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { isAnswering } from '../tenancy/gate.ts'

/** For whoever watches the process: does it live, and can it do its work. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !app.draining.hasBegun && (await isAnswering(database))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' })
  })
}
