import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database.ts'
import { refuse } from './refusal.ts'

/** Fewer are no crowd: where they wait, it is for a slow machine or for one long piece of work, and it is worth it. */
const crowd = 64
/** Whoever of a crowd would wait longer for a connection is told to come again. */
const longestWaitMs = 1_000
/** So late is half of all that the process does, and it has more to do than it can. */
const latestTurnMs = 250
const lookEveryMs = 500
const comeBackAfterSeconds = 1

/**
 * Sheds what this process cannot carry, before anything is done for it, so that what it takes on is answered in time.
 * What watches the process, and pages, which cost next to nothing, are always answered.
 */
export function registerPressure(app: FastifyInstance, database: Database): void {
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
  app.addHook('onRequest', async ({ url }) => {
    if (app.traffic.underWay <= crowd || !url.startsWith('/v1/')) return
    if (isLate || database.expectedWaitMs() > longestWaitMs)
      throw refuse('unavailable', { retryAfterSeconds: comeBackAfterSeconds })
  })
}
