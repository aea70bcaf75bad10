import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Work that the response does not wait for, such as an email whose sending time must stay secret. */
export interface BackgroundTasks {
  run(what: string, work: () => Promise<void>): void
}

// A task starts after the response was sent, so it cannot change the response time.
const beginAfterMs = 100

/** Runs background tasks. Closing the server waits for them. A failure is logged. */
export function makeBackgroundTasks(app: FastifyInstance): BackgroundTasks {
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })
  return {
    run(what, work) {
      const task = pause(beginAfterMs)
        .then(work)
        .catch((err: unknown) => app.log.error({ err }, `background task failed: ${what}`))
        .finally(() => underWay.delete(task))
      underWay.add(task)
    },
  }
}
