import { setTimeout as pause } from 'node:timers/promises'
import { sql as raw } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'

/**
 * Adds the health routes: `/healthz` answers 200 while the process runs, and `/readyz` answers 200 while it can serve
 * requests.
 */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !app.draining.hasBegun && (await isAnswering(database))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' })
  })
}

const waitMs = 100
const maxWaits = 15

/**
 * Resolves with false after the time limit. The limit is divided into short waits. A long block of the event loop ends
 * only one of them, so the query still has time to answer.
 */
async function failAfterLimit(): Promise<false> {
  for (let wait = 0; wait < maxWaits; wait += 1) await pause(waitMs, undefined, { ref: false })
  return false
}

async function isAnswering(database: Database): Promise<boolean> {
  const queryDatabase = async () => {
    const connection = await database.connect('reading')
    try {
      await connection.sql.execute(raw`select 1`)
      return true
    } finally {
      connection.release()
    }
  }
  return Promise.race([queryDatabase().catch(() => false), failAfterLimit()])
}
