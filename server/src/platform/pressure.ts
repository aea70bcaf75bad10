import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database.ts'
import { makeFairShare } from './fair-share.ts'
import { crowd, longestInCrowdMs, tooMany } from './waiting-line.ts'

/** So late is half of all that the process does, and it has more to do than it can. */
const latestTurnMs = 250
const lookEveryMs = 500

/**
 * Sheds what this process cannot carry, before anything is done for it, so that what it takes on is answered in time.
 * What watches the process, and pages, which cost next to nothing, are always answered.
 */
export function registerPressure(app: FastifyInstance, database: Database): void {
  database.giveWayBy(makeFairShare(app.server))
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let isLate = false
  const look = setInterval(() => {
    // A single long piece of work delays everybody once; a crowd delays everybody all the time.
    isLate = delay.percentile(50) / 1e6 > latestTurnMs
    delay.reset()
  }, lookEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(look)
    delay.disable()
  })
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    // The route's own address: what was asked for may be spelled in many ways.
    const isWork = routeOptions.url?.startsWith('/v1/') && app.traffic.underWay > crowd
    done(isWork && (isLate || database.expectedWaitMs() > longestInCrowdMs) ? tooMany() : undefined)
  })
}
