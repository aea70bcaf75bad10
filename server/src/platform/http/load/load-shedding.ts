import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tokens } from '../../auth/session-tokens.ts'
import type { Database } from '../../database/database.ts'
import { makeFairShare } from '../../database/event-loop-yield.ts'
import { crowd, longestInCrowdMs, tooMany } from '../../database/priority-semaphore.ts'
import { verifyToken } from '../session.ts'
import type { CustomerShares } from './customer-shares.ts'

/** With a mean delay like this the event loop has more to do than it can. A single long piece of work stays below it. */
const maxEventLoopDelayMs = 250
const sampleIntervalMs = 500

/**
 * Refuses requests that this process cannot carry with 503 and Retry-After, before any work is done for them. While the event
 * loop is late, customers above their share are refused. In a crowd everybody is refused, because then even the first look
 * at a request costs too much. Health routes and pages are always answered.
 */
export async function registerLoadShedding(
  app: FastifyInstance,
  { database, shares, tokens }: { database: Database; shares: CustomerShares; tokens: Tokens },
): Promise<void> {
  database.setYieldHook(makeFairShare(app.server))
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleIntervalMs,
    pressureHandler: async (request) => {
      if (isWork(request) && (await isFromHeavyCustomer(request))) throw tooMany()
    },
  })

  async function isFromHeavyCustomer(request: FastifyRequest): Promise<boolean> {
    // A request without a valid token is refused later, in the same way as ever.
    await verifyToken(tokens, request).catch(() => {})
    const { verifiedToken } = request
    return verifiedToken !== undefined && shares.isAboveShare(verifiedToken.userId)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const isCrowd = isWork(request) && app.traffic.underWay > crowd
    const isLate = () => app.isUnderPressure() || database.expectedWaitMs() > longestInCrowdMs
    done(isCrowd && isLate() ? tooMany() : undefined)
  })
}

/** The route's own address decides, because the address that was asked for may be spelled in many ways. */
const isWork = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/v1/') ?? false
