import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { Database } from '../database/database.ts'

const maxTextLength = 2_000

/**
 * Logs slow SQL statements with the id of their request. If several requests share a statement, the id is that of the
 * first one. The text contains no values, because the driver sends them separately.
 */
export function registerSlowQueries(app: FastifyInstance, database: Database, thresholdMs: number): void {
  const requests = new AsyncLocalStorage<string>()
  const enter: onRequestHookHandler = ({ id }, _reply, done) => requests.run(id, done)
  app.addHook('onRequest', enter)
  // When the request's body is read, the async context is lost. So this hook sets it again.
  app.addHook('preValidation', enter)
  database.watch((text, tookMs) => {
    if (tookMs < thresholdMs) return
    const statement = text.replace(/\s+/g, ' ').slice(0, maxTextLength)
    const slow = { reqId: requests.getStore(), tookMs: Math.round(tookMs), statement }
    app.log.warn(slow, 'slow query')
  })
}
