import type { FastifyInstance } from 'fastify'
import { onFinished } from '../on-request-finished.ts'

/** Request counts of this process. */
export interface InFlightCounter {
  /** The number of requests that were neither answered nor aborted by the client. */
  readonly underWay: number
  /** The number of all requests since the start. */
  readonly asked: number
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly traffic: InFlightCounter
  }
}

/** Counts requests. Register it before any hook that may refuse a request. */
export function registerInFlightCounter(app: FastifyInstance): void {
  let underWay = 0
  let asked = 0
  app.decorate('traffic', {
    get underWay() {
      return underWay
    },
    get asked() {
      return asked
    },
  } satisfies InFlightCounter)
  app.addHook('onRequest', (_request, reply, done) => {
    asked += 1
    underWay += 1
    onFinished(reply, () => {
      underWay -= 1
    })
    done()
  })
}
