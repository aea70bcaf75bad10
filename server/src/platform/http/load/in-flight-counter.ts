import type { FastifyInstance } from 'fastify'
import { onFinished } from '../on-request-finished.ts'

/** Counts the requests to this process: those in progress, and all since the start. */
export interface InFlightCounter {
  /** The number of requests in progress. A request ends when its response was sent or the client disconnects. */
  readonly inFlightCount: number
  readonly totalCount: number
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly inFlightCounter: InFlightCounter
  }
}

/**
 * Counts requests. Register this before all hooks that may reject a request, so that rejected requests are counted too.
 */
export function registerInFlightCounter(app: FastifyInstance): void {
  let inFlightCount = 0
  let totalCount = 0
  app.decorate('inFlightCounter', {
    get inFlightCount() {
      return inFlightCount
    },
    get totalCount() {
      return totalCount
    },
  } satisfies InFlightCounter)
  app.addHook('onRequest', (_request, reply, done) => {
    totalCount += 1
    inFlightCount += 1
    onFinished(reply, () => {
      inFlightCount -= 1
    })
    done()
  })
}
