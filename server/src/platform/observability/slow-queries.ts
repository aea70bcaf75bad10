import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { Database } from '../database/database.ts'

const longestText = 2_000

/**
 * Logs statements that took too long, with the request they were for. A statement that several requests share stands under
 * the first of them. Values never stand in it: they are handed to the driver beside the text.
 */
export function registerSlowQueries(app: FastifyInstance, database: Database, thresholdMs: number): void {
  const requests = new AsyncLocalStorage<string>()
  const enter: onRequestHookHandler = ({ id }, _reply, done) => requests.run(id, done)
  app.addHook('onRequest', enter)
  // What comes after the body was read has forgotten what was before it.
  app.addHook('preValidation', enter)
  database.watch((text, tookMs) => {
    if (tookMs < thresholdMs) return
    const statement = text.replace(/\s+/g, ' ').slice(0, longestText)
    const slow = { reqId: requests.getStore(), tookMs: Math.round(tookMs), statement }
    app.log.warn(slow, 'slow query')
  })
}
