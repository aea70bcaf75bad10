import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Work that no answer waits for: a mail whose sending must not tell how long it took. */
export interface BackgroundTasks {
  run(what: string, work: () => Promise<void>): void
}

// By then the answer is out: it took as long as if there had been no errand.
const beginAfterMs = 100

/** Whatever is under way when the server closes is waited for; what fails is logged by its name alone. */
export function makeBackgroundTasks(app: FastifyInstance): BackgroundTasks {
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })
  return {
    run(what, work) {
      const errand = pause(beginAfterMs)
        .then(work)
        .catch((err: unknown) => app.log.error({ err }, `${what} did not succeed`))
        .finally(() => underWay.delete(errand))
      underWay.add(errand)
    },
  }
}
