import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tokens } from '../../auth/session-tokens.ts'
import type { Database } from '../../database/database.ts'
import { makeYieldHook } from '../../database/event-loop-yield.ts'
import { maxOverloadWaitMs, overloadError, overloadQueueLength } from '../../database/priority-semaphore.ts'
import { verifyToken } from '../session.ts'
import type { CustomerShares } from './customer-shares.ts'

/** The event loop is overloaded if its mean delay exceeds this. A single long task does not raise the mean that far. */
const maxEventLoopDelayMs = 250
const sampleIntervalMs = 500

/**
 * Answers API requests that this process cannot handle with 503 and Retry-After, before any work is done.
 * While the event loop is overloaded, customers who use clearly more than the average get 503. If more than
 * `overloadQueueLength` requests are in progress while the event loop or the database is overloaded, every API request
 * gets 503. Even its authentication would cost too much. Health routes and pages are always served.
 */
export async function registerLoadShedding(
  app: FastifyInstance,
  { database, shares, tokens }: { database: Database; shares: CustomerShares; tokens: Tokens },
): Promise<void> {
  database.setYieldHook(makeYieldHook(app.server))
  // This hook is registered first, so it runs before `pressureHandler` below, which verifies the token.
  app.addHook('onRequest', (request, _reply, done) => {
    const isQueueLong = isApiRequest(request) && app.inFlightCounter.inFlightCount > overloadQueueLength
    const isOverloaded = () => app.isUnderPressure() || database.expectedWaitMs() > maxOverloadWaitMs
    done(isQueueLong && isOverloaded() ? overloadError() : undefined)
  })
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleIntervalMs,
    pressureHandler: async (request) => {
      if (isApiRequest(request) && (await isFromHeavyCustomer(request))) throw overloadError()
    },
  })

  async function isFromHeavyCustomer(request: FastifyRequest): Promise<boolean> {
    // A request without a valid token passes here and gets 401 later.
    await verifyToken(tokens, request).catch(() => {})
    const { verifiedToken } = request
    return verifiedToken !== undefined && shares.isAboveShare(verifiedToken.userId)
  }
}

/**
 * Returns true for a request to the API. Checks the path of the matched route, because one URL can be written in many
 * ways.
 */
const isApiRequest = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/v1/') ?? false
