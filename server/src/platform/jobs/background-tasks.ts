import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Runs work after the response was sent, such as sending an email. */
export interface BackgroundTasks {
  run(what: string, work: () => Promise<void>): void
  finish(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly backgroundTasks: BackgroundTasks
  }
}

// A task starts only after this time, so that the response is sent first. Otherwise the response time could reveal that
// there is a task. For example, it could reveal that an email address has an account.
const beginAfterMs = 100

/**
 * Creates the runner of background tasks. It logs their errors. The server waits for unfinished tasks before it closes.
 */
export function makeBackgroundTasks(app: FastifyInstance): BackgroundTasks {
  const running = new Set<Promise<void>>()
  const tasks: BackgroundTasks = {
    run(what, work) {
      const task = pause(beginAfterMs)
        .then(work)
        .catch((err: unknown) => app.log.error({ err }, `background task failed: ${what}`))
        .finally(() => running.delete(task))
      running.add(task)
    },
    async finish() {
      await Promise.all(running)
    },
  }
  app.decorate('backgroundTasks', tasks)
  app.addHook('onClose', () => tasks.finish())
  return tasks
}
